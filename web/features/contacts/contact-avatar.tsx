import type { ListedContact } from '../../../src/contracts/contacts/contact.ts'
import { cn } from '../../ui/cn.ts'
import { contactKinds, nameOf } from './labels.ts'

/**
 * Tints by which neighbouring rows differ. Each has enough contrast in both themes. Green, amber and red are not among
 * them: they say how something went.
 */
const TINTS = ['bg-brand-soft text-brand-text', 'bg-sunken text-muted', 'bg-info-soft text-info-text']

/** The first letters of the first and the last word, or of a single one. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    [...(word ?? '')].slice(0, 1),
  )
  return letters.join('').toLocaleUpperCase()
}

const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % TINTS.length]

/**
 * A contact's initials, round for people and square for organisations. Where there is no name, the icon of its kind.
 * Nothing is loaded for it, least of all from the contact's own website, which would see who looks.
 */
export function ContactAvatar({ contact, size = 'sm' }: { contact: ListedContact; size?: 'sm' | 'lg' }) {
  const { icon: Icon, one } = contactKinds[contact.kind]
  const name = nameOf(contact)
  const isNamed = contact.kind === 'organization' ? (contact.name ?? contact.company) !== null : contact.name !== null
  const initials = isNamed ? initialsOf(name) : ''
  return (
    <span
      role="img"
      aria-label={one}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center font-semibold',
        size === 'sm' ? 'size-7 text-2xs' : 'size-11 text-base',
        contact.kind === 'person' ? 'rounded-full' : 'rounded-md',
        initials ? tintOf(name) : 'bg-sunken text-faint',
      )}
    >
      {initials || <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />}
    </span>
  )
}
