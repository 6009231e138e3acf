/**
 * Starts a mark, stored beside a row's text in a search index (`item_search_rows`, `contact_search_rows` in
 * `migrations/data`).
 */
export const MARK = '\uE000'
/** The indexed text starts with two of these. */
const START_MARK = '\uE001'
const WORDS_MAX = 12

/**
 * Builds the query of a full-text search: every word must occur somewhere in the text, in any case and with or without
 * accents. The index holds trigrams, so a word of one or two characters makes the whole text a single phrase, and a
 * text that short only matches at the start of values.
 *
 * @returns an FTS5 expression, or null for a text without a searchable character
 * @see https://www.sqlite.org/fts5.html#the_trigram_tokenizer
 */
export function textExpression(search: string): string | null {
  const text = tidy(search)
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return null
  const digits = phoneForms(text)
  if (digits.length > 0) return `(${[text, ...digits].map(quote).join(' OR ')})`
  if (lengthOf(text) < 3) return quote((lengthOf(text) === 2 ? START_MARK : START_MARK + START_MARK) + text)
  const words = text.split(' ')
  const isPhrase = words.some((word) => lengthOf(word) < 3) || words.length > WORDS_MAX
  return isPhrase ? quote(text) : [...new Set(words)].map(quote).join(' AND ')
}

/**
 * Normalises a search: NFC, without accents, lone surrogates, control characters, marks of ours, or the `https://` and
 * `www.` that stored addresses lack.
 */
function tidy(search: string): string {
  return search
    .normalize('NFC')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/(?<=^|\s)https?:\/\//gi, '')
    .replace(/(?<=^|\s)www\.(?=\S)/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Digits as the index stores them: people search for numbers with other separators and prefixes than were written. */
function phoneForms(text: string): string[] {
  if (!/^[+()\d\s./-]{3,}$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  const national = digits.replace(/^0+/, '')
  const forms = new Set([digits, national.length >= 5 ? national : digits])
  return [...forms].filter((form) => form.length >= 3 && form !== text)
}

const lengthOf = (text: string) => [...text].length
/** Quotes a string for FTS5, in which only quotes are special. */
export const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
/** Matches any of these marks. */
export const anyMark = (marks: readonly string[]) => `(${marks.map((mark) => quote(MARK + mark)).join(' OR ')})`
