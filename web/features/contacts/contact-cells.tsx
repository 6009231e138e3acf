import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ListedContact } from '../../../src/contracts/contacts/contact.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckBadge } from '../../ui/check-badge.tsx'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import { phoneKinds } from '../../ui/value-words.ts'
import { ContactAvatar } from './contact-avatar.tsx'
import { isCalledByPhone, LIKELY, labelKinds, nameOf, roleOf } from './labels.ts'

/**
 * A contact's name, linked to its page, with role and company below.
 *
 * @param isNameOnly whether other columns show role and company
 * @param wrap wraps the link, for editing the name in place
 */
export function WhoCell({
  contact,
  isNameOnly = false,
  wrap = (link) => link,
}: {
  contact: ListedContact
  isNameOnly?: boolean
  wrap?: (link: ReactNode) => ReactNode
}) {
  const role = isNameOnly ? '' : roleOf(contact)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <ContactAvatar contact={contact} />
      <span className="min-w-0 flex-1">
        {wrap(
          <Link
            href={paths.contactDetail.to(contact.id)}
            className="wrap-anywhere line-clamp-2 min-w-10 whitespace-normal rounded-sm hover:underline hover:underline-offset-3 pointer-coarse:py-2.5"
          >
            {isCalledByPhone(contact) ? <PhoneNumber number={contact.phone} /> : nameOf(contact)}
          </Link>,
        )}
        {role ? (
          <span
            title={role}
            className="line-clamp-2 whitespace-normal font-normal text-muted text-xs pointer-coarse:-mt-2"
          >
            {role}
          </span>
        ) : null}
      </span>
    </span>
  )
}

/** The primary email address with its check. A likely address is not shown here, only mentioned. */
export function EmailCell({ contact }: { contact: ListedContact }) {
  const { email, email_check, mailbox, has_likely_email, total_emails } = contact
  if (!email) return has_likely_email ? <LikelyBadge /> : '–'
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="min-w-0 truncate text-ink">{email}</span>
      {email_check ? <CheckBadge check={email_check} mailbox={mailbox} /> : null}
      <More total={total_emails} of="email address" many="email addresses" />
    </span>
  )
}

/** Marks a guessed address. */
export function LikelyBadge() {
  return (
    <span title="No address was found. This one is guessed from the company's email pattern.">
      <Badge tone="warning">{LIKELY}</Badge>
    </span>
  )
}

/** The primary phone number, with its kind unless it is for voice calls. */
export function PhoneCell({ contact }: { contact: ListedContact }) {
  const { phone, phone_kind, total_phones } = contact
  if (!phone) return '–'
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="truncate">
        <PhoneNumber number={phone} />
      </span>
      {phone_kind && phone_kind !== 'voice' ? (
        <span className="text-faint text-xs">{phoneKinds[phone_kind]}</span>
      ) : null}
      <More total={total_phones} of="phone number" />
    </span>
  )
}

/** The number of further values besides the one shown. */
function More({ total, of, many }: { total: number; of: string; many?: string }) {
  if (total < 2) return null
  return (
    <span title={pluralize(total, of, many)} className="text-faint text-xs tabular-nums">
      {total - 1} more
    </span>
  )
}

const LABELS_SHOWN = 2

/** A contact's lists and tags: the first ones by name, the rest as a count. */
export function LabelsCell({ labels }: Pick<ListedContact, 'labels'>) {
  if (labels.length === 0) return '–'
  const hidden = labels.slice(LABELS_SHOWN)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      {labels.slice(0, LABELS_SHOWN).map(({ id, kind, name }) => (
        <Badge key={id} icon={labelKinds[kind].icon} className="max-w-32">
          <span className="truncate">{name}</span>
        </Badge>
      ))}
      {hidden.length > 0 ? (
        <span title={hidden.map(({ name }) => name).join(', ')} className="text-faint text-xs tabular-nums">
          +{hidden.length}
        </span>
      ) : null}
    </span>
  )
}
