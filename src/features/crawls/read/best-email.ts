import type { ContactFinding } from '../../../extraction/contacts.ts'

/** Mailboxes that a whole organisation reads. */
const GENERAL = 'info hello contact office mail post kontakt contacto contato contatti enquiries inquiries hola hallo'
  .split(' ')
  .map((local) => `${local}@`)
/** Shorter parts of a name are part of many words. */
const WORD_LENGTH_MIN = 3
const ACCENTS = /\p{M}/gu

export interface BestEmail {
  readonly email: string | undefined
  /** What makes an address fit this contact, lower-case; null when the one above has none of it. */
  readonly marks: readonly string[] | null
}

/**
 * The address to write to first: a person's that spells the name, an organisation's that everybody there reads. Before
 * the booth for repairs, say, that stands beside a name on one page.
 */
export function bestEmail({ kind, findings }: ContactFinding): BestEmail {
  const emails = findings.filter(({ type }) => type === 'emails').map(({ value }) => value)
  const marks = kind === 'person' ? wordsOf(findings.find(({ type }) => type === 'names')?.value ?? '') : GENERAL
  const fitting = emails.find((email) => marks.some((mark) => isIn(email, mark)))
  return fitting === undefined ? { email: emails[0], marks: null } : { email: fitting, marks }
}

const isIn = (email: string, mark: string) =>
  email
    .toLowerCase()
    .slice(0, email.lastIndexOf('@') + 1)
    .includes(mark)

/** The words of a name as mailboxes spell them. */
function wordsOf(name: string): string[] {
  const folded = name.toLowerCase().normalize('NFD').replace(ACCENTS, '')
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length >= WORD_LENGTH_MIN)
}
