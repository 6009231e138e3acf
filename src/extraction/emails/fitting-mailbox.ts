/** Mailboxes that a whole organisation reads, the most common first. */
const GENERAL = 'info hello contact office mail post kontakt contacto contato contatti enquiries inquiries hola hallo'
  .split(' ')
  .map((local) => `${local}@`)
/** Shorter parts of a name are part of many words. */
const WORD_LENGTH_MIN = 3
const ACCENTS = /\p{M}/gu

/**
 * What makes a mailbox the one to write to first, lower-case: a person's spells a word of the name, an organisation's is one that
 * everybody there reads.
 */
export const fittingMarks = (kind: 'person' | 'organization', name: string): readonly string[] =>
  kind === 'person' ? nameWords(name) : GENERAL

/** Whether an address has one of the marks before its `@`, or ends in it there. */
export function fitsMarks(email: string, marks: readonly string[]): boolean {
  const mailbox = email.toLowerCase().slice(0, email.lastIndexOf('@') + 1)
  return marks.some((mark) => mailbox.includes(mark))
}

/** The words of a name as mailboxes spell them. */
function nameWords(name: string): string[] {
  const folded = name.toLowerCase().normalize('NFD').replace(ACCENTS, '')
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length >= WORD_LENGTH_MIN)
}
