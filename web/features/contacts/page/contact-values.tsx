import { AtSign, type LucideIcon, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { editContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckBadge } from '../../../ui/check-badge.tsx'
import { mailboxes, phoneKinds } from '../../../ui/value-words.ts'
import { LikelyEmail } from './likely-email.tsx'
import { useEdit } from './use-edit.ts'
import { ValueRow, type ValueRowProps } from './value-row.tsx'

/**
 * All email addresses and phone numbers that were found, each with its evidence. A likely address is in a separate box.
 */
export function ContactValues({ contact }: { contact: ContactDetails }) {
  const { edit, isBusy } = useEdit(contact.id)
  const { emails, phones, addresses, likely_email } = contact
  const rowOf = (
    { item_id, value, evidence }: Pick<ContactDetails['emails'][number], 'item_id' | 'value' | 'evidence'>,
    index: number,
    total: number,
  ): Omit<ValueRowProps, 'marks'> => ({
    value,
    evidence,
    isBusy,
    isFirst: index === 0 && total > 1,
    onPrefer: index === 0 ? undefined : () => void edit({ prefer_item_id: item_id }, `${value} is now the primary one`),
    onRemove: () => void edit({ remove_item_ids: [item_id] }, `${value} removed from this contact`),
  })
  return (
    <Card isFlush title="Contact details">
      {emails.length + phones.length + addresses.length === 0 && !likely_email ? (
        <p className="px-4 py-8 text-center text-muted text-sm">
          No email or phone found. <Allowed to={editContact}>Select Edit to add one.</Allowed>
        </p>
      ) : null}
      <Group title="Emails" icon={AtSign} isEmpty={emails.length === 0 && !likely_email}>
        {emails.length > 0 ? (
          <ul aria-label="Emails" className="divide-y divide-line">
            {emails.map((email, index) => (
              <ValueRow
                key={email.item_id}
                {...rowOf(email, index, emails.length)}
                marks={
                  <>
                    {email.check ? <CheckBadge check={email.check} mailbox={email.mailbox} /> : null}
                    {email.mailbox === 'role' ? (
                      <span title={mailboxes.role.text}>
                        <Badge>{mailboxes.role.label}</Badge>
                      </span>
                    ) : null}
                  </>
                }
              />
            ))}
          </ul>
        ) : null}
        {likely_email ? <LikelyEmail likely={likely_email} /> : null}
      </Group>
      <Group title="Phones" icon={Phone} isEmpty={phones.length === 0}>
        <ul aria-label="Phones" className="divide-y divide-line">
          {phones.map((phone, index) => (
            <ValueRow
              key={phone.item_id}
              {...rowOf({ ...phone, value: phoneText(phone.normalized) }, index, phones.length)}
              written={phone.value}
              copied={phone.normalized}
              marks={phone.kind === 'voice' ? null : <Badge>{phoneKinds[phone.kind]}</Badge>}
            />
          ))}
        </ul>
      </Group>
      <Group title="Addresses" icon={MapPin} isEmpty={addresses.length === 0}>
        <ul aria-label="Addresses" className="divide-y divide-line">
          {addresses.map((address, index) => (
            <ValueRow
              key={address.item_id}
              {...rowOf(address, index, addresses.length)}
              marks={address.country ? <Badge>{countryName(address.country)}</Badge> : null}
            />
          ))}
        </ul>
      </Group>
    </Card>
  )
}

function Group({
  title,
  icon: Icon,
  isEmpty,
  children,
}: {
  title: string
  icon: LucideIcon
  isEmpty: boolean
  children: ReactNode
}) {
  if (isEmpty) return null
  return (
    <section className="border-line border-b last:border-b-0">
      <h3 className="flex items-center gap-1.5 px-4 pt-3 pb-1 font-medium text-muted text-xs">
        <Icon aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} />
        {title}
      </h3>
      {children}
    </section>
  )
}
