import type { Evidence } from '../../../src/contracts/data/data.ts'
import type { DataType } from '../../../src/contracts/data/items.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { phoneText } from '../../lib/phone-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Reading order of a card: names first, then contact details. */
const ORDER: readonly DataType[] = ['names', 'emails', 'phones', 'addresses', 'companies']

/** The contact of a value, with all its values. The value that is already open is no button. */
export function ContactCard({
  contact,
  itemId,
  onOpen,
}: {
  contact: NonNullable<Evidence['contact']>
  itemId: string
  onOpen: (id: string) => void
}) {
  const { name, company, email, phone } = contact
  const title = name ?? company ?? email ?? (phone && phoneText(phone)) ?? 'Contact'
  return (
    <section aria-label="Contact" className="rounded-lg border border-line-strong bg-raised p-4 shadow-xs">
      <div className="flex items-center gap-3">
        <Avatar name={title} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-base text-ink">{title}</p>
          <p className="truncate text-muted text-sm">
            {contact.job_title ?? (contact.kind === 'person' ? 'Person' : 'Organisation')}
          </p>
        </div>
        <TextLink href={paths.contactDetail.to(contact.id)} className="shrink-0 self-start text-sm">
          Open contact
        </TextLink>
      </div>
      <ul className="mt-3 flex flex-col gap-1">
        {inOrder(contact).map((part) => {
          const { icon: Icon } = dataTypes[part.type]
          const isPhone = part.type === 'phones'
          const shown = isPhone ? phoneText(part.normalized) : part.value
          return (
            <li key={part.item_id} className="flex items-center gap-2 text-sm">
              <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
              {part.item_id === itemId ? (
                <span className="min-w-0 flex-1 truncate font-medium text-ink">{shown}</span>
              ) : (
                <button
                  type="button"
                  className="min-w-0 flex-1 truncate rounded-sm text-left text-muted hover:text-ink hover:underline"
                  onClick={() => onOpen(part.item_id)}
                >
                  {shown}
                </button>
              )}
              <CopyButton value={isPhone ? part.normalized : part.value} label={`Copy ${shown}`} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Sorted by type. The contact's primary email address comes first. */
function inOrder({ parts, email }: NonNullable<Evidence['contact']>) {
  const rank = ({ type, value }: (typeof parts)[number]) => ORDER.indexOf(type) * 2 + (value === email ? 0 : 1)
  return parts.toSorted((one, other) => rank(one) - rank(other))
}
