import { X } from 'lucide-react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RecipientChoice } from './recipient-choice.ts'

/** How many of the chosen contacts are listed by name. */
const NAMED = 10

export interface ChosenPreviewProps {
  choice: RecipientChoice
  type: Channel
  onChange: (choice: RecipientChoice) => void
}

/**
 * The chosen recipients: the first ten by name, then the number of others. Describes a segment or a file as a whole.
 */
export function ChosenPreview({ choice, type, onChange }: ChosenPreviewProps) {
  const { contacts, manual, segment, file } = choice
  const addressOf = ({ email, phone }: { email: string | null; phone: string | null }) =>
    type === 'email' ? email : phone && phoneText(phone)
  const people = [
    ...contacts.map((contact) => ({
      key: contact.id,
      label: contact.name ?? addressOf(contact),
      detail: contact.name ? addressOf(contact) : null,
      remove: () => onChange({ ...choice, contacts: contacts.filter(({ id }) => id !== contact.id) }),
    })),
    ...manual.map((typed, index) => ({
      key: `manual-${index}`,
      label: typed.name || addressOf(typed),
      detail: typed.name ? addressOf(typed) : null,
      remove: () => onChange({ ...choice, manual: manual.filter((_, other) => other !== index) }),
    })),
  ]
  const more = people.length - NAMED
  return (
    <ul aria-label="Selected recipients" className="divide-y divide-line rounded-lg border border-line text-sm">
      {segment ? (
        <Chosen
          label={segment.words}
          detail={`From the address book · ${pluralize(segment.total, 'contact')} now`}
          onRemove={() => onChange({ ...choice, segment: null })}
        />
      ) : null}
      {file ? (
        <Chosen
          label={file.file.name}
          detail={`CSV file · ${pluralize(file.rows, 'row')}`}
          onRemove={() => onChange({ ...choice, file: null })}
        />
      ) : null}
      {people.slice(0, NAMED).map(({ key, label, detail, remove }) => (
        <Chosen key={key} label={label ?? 'Unnamed'} detail={detail} onRemove={remove} />
      ))}
      {more > 0 ? <li className="px-3 py-2 text-muted text-xs">+{formatNumber(more)} more</li> : null}
    </ul>
  )
}

function Chosen({ label, detail, onRemove }: { label: string; detail: string | null; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-2 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 truncate">
        <span className="text-ink">{label}</span>
        {detail ? <span className="text-faint text-xs"> {detail}</span> : null}
      </span>
      <IconButton icon={X} size="sm" label={`Remove ${label}`} onClick={onRemove} />
    </li>
  )
}
