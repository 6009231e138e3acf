import { wordsOfLanguages } from '../../facts/tables.ts'

/** Mailboxes that a whole organisation reads. */
const GENERAL = wordsOfLanguages(({ contactTexts }) => contactTexts?.mails?.general).map((local) => `${local}@`)
/** Minimum length of a name's word; shorter ones occur in many mailboxes by chance. */
const WORD_LENGTH_MIN = 3
const ACCENTS = /\p{M}/gu

/**
 * Returns marks of the mailboxes to prefer for a contact, in lower case: the words of a person's name, or an
 * organisation's general mailboxes.
 */
export const fittingMarks = (kind: 'person' | 'organization', name: string): readonly string[] =>
  kind === 'person' ? nameWords(name) : GENERAL

/** Whether the part of an address up to its `@` contains one of the marks. */
export function fitsMarks(email: string, marks: readonly string[]): boolean {
  const mailbox = email.toLowerCase().slice(0, email.lastIndexOf('@') + 1)
  return marks.some((mark) => mailbox.includes(mark))
}

/** The words of a name as mailboxes spell them. */
function nameWords(name: string): string[] {
  const folded = name.toLowerCase().normalize('NFD').replace(ACCENTS, '')
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length >= WORD_LENGTH_MIN)
}
