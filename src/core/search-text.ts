/** Begins a mark that stands beside a row's text in a search index (`item_search_rows`, `contact_search_rows` in `migrations/data`). */
export const MARK = '\uE000'
/** Two of them begin the text. */
const START_MARK = '\uE001'
const WORDS_MAX = 12

/**
 * What the search index is asked for by words: every one somewhere in the text, in any case and with or without accents.
 * The index holds pieces of three characters, so a word of one or two makes the whole text one phrase, and a text that
 * short is looked for at the start of values only.
 *
 * @returns an FTS5 expression, or null for a text without a character that anyone could look for
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

/** Composed, without accents and surrogates that stand alone, control characters and marks of ours, and as addresses are kept. */
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

/** Digits as the index keeps them: numbers are written with other separators and prefixes than they are looked for. */
function phoneForms(text: string): string[] {
  if (!/^[+()\d\s./-]{3,}$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  const national = digits.replace(/^0+/, '')
  const forms = new Set([digits, national.length >= 5 ? national : digits])
  return [...forms].filter((form) => form.length >= 3 && form !== text)
}

const lengthOf = (text: string) => [...text].length
/** A string of FTS5, in which only quotes are special. */
export const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
/** Any of these marks. */
export const anyMark = (marks: readonly string[]) => `(${marks.map((mark) => quote(MARK + mark)).join(' OR ')})`
