import { CONFIDENCE_STEPS } from '../../contracts/data.ts'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks.ts'
import type { DataType, SourceType } from '../../contracts/items.ts'
import { CHECK_CODES, MAILBOX_CODES, SOURCE_BITS, TYPE_CODES } from '../../db/codes.ts'

export interface MarkedTerms {
  readonly type?: DataType
  readonly source_type?: SourceType
  /** One of `CONFIDENCE_STEPS`. */
  readonly min_confidence?: number
  readonly email_check?: EmailCheck
  readonly mailbox?: MailboxKind
}

/** Begin the marks that stand beside an item's text (`item_search_rows` in `migrations/data`). */
const MARK = '\uE000'
const START_MARK = '\uE001'
const WORDS_MAX = 12
/** What an item has that was not checked, or is of no mailbox. */
const NO_CODE = -1
/** Stands for neither; the others count from it, three for each check. */
const FIRST_STATE = 'e'.charCodeAt(0)
/** Every set of types of source, as bits. */
const SOURCE_TYPES = [1, 2, 3, 4, 5, 6, 7]
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

/**
 * What the index is asked for by filters. A mark says two things at once, since each costs three pieces of the index: of what type
 * an item is and which types of source saw it; how sure it is, and how its address was checked and whose mailbox it is.
 */
export function markExpressions({ type, source_type, min_confidence, email_check, mailbox }: MarkedTerms): string[] {
  const parts: string[] = []
  if (type || source_type) {
    const types = type ? [TYPE_CODES[type]] : Object.values(TYPE_CODES)
    const sources = SOURCE_TYPES.filter((bits) => !source_type || bits & SOURCE_BITS[source_type])
    parts.push(anyOf(types.flatMap((code) => sources.map((bits) => `${code}${bits}`))))
  }
  if (min_confidence !== undefined || email_check || mailbox) {
    const steps = [0, ...CONFIDENCE_STEPS].filter((step) => step >= (min_confidence ?? 0))
    const checks = email_check ? [CHECK_CODES[email_check]] : [...Object.values(CHECK_CODES), NO_CODE]
    const mailboxes = mailbox ? [MAILBOX_CODES[mailbox]] : [...Object.values(MAILBOX_CODES), NO_CODE]
    const states = checks.flatMap((check) =>
      mailboxes.map((kind) => String.fromCharCode(FIRST_STATE + check * 3 + kind)),
    )
    parts.push(anyOf(steps.flatMap((step) => states.map((state) => `${Math.round(step * 10)}${state}`))))
  }
  return parts
}

const anyOf = (marks: readonly string[]) => `(${marks.map((mark) => quote(MARK + mark)).join(' OR ')})`

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
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
