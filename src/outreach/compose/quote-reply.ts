/** Of a long message, this much is quoted. */
const QUOTED_LENGTH_MAX = 4_000
/** A reply prefix of a mail program, in the languages that have their own. */
const REPLY_PREFIX = /^\s{0,5}(?:re|aw|sv|vs|antw|odp|rv|rif|r|ynt|回复|答复)\s{0,3}(?:\[\d{1,3}\])?\s{0,3}[:：]/iu

export interface Quoted {
  /** The name or address of the author. */
  readonly author: string
  readonly text: string
  readonly at: Date
}

/** A message as it is quoted below an answer, with the line that attributes it. */
export function quoteOf({ author, text, at }: Quoted): string {
  const cut = text.length > QUOTED_LENGTH_MAX ? `${text.slice(0, QUOTED_LENGTH_MAX).toWellFormed()}…` : text
  const lines = cut.trim().split('\n')
  return `On ${at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC, ${author} wrote:\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}`
}

/** The text of an answer with what it quotes below. */
export const withQuote = (text: string, quote: string): string => `${text.trimEnd()}\n\n${quote}\n`

/** Splits an answer into its text and what it quotes, given the quote that it may end with. */
export function splitQuote(text: string): { readonly own: string; readonly quoted: string | null } {
  const at = text.search(QUOTE_BEGIN)
  return at < 0 ? { own: text, quoted: null } : { own: text.slice(0, at).trimEnd(), quoted: text.slice(at).trim() }
}

/** The line that `quoteOf` writes, followed by the quotation. */
const QUOTE_BEGIN = /\n\nOn [^\n]{1,400} wrote:\n>/

/** The subject of an answer: `Re:` once, whatever the language of the prefix that is there. */
export function replySubject(subject: string | null): string {
  const written = subject?.trim() ?? ''
  if (written === '') return 'Re:'
  return REPLY_PREFIX.test(written) ? written : `Re: ${written}`
}
