import type { EmailCheck, MailboxKind } from '../../contracts/email-checks.ts'
import type { DataType, SourceType } from '../../contracts/items.ts'

export interface MarkedTerms {
  readonly type?: DataType
  readonly source_type?: SourceType
  /** One of `CONFIDENCE_STEPS`. */
  readonly min_confidence?: number
  readonly email_check?: EmailCheck
  readonly mailbox?: MailboxKind
}

/** Begin the marks that the triggers on `items` write beside an item's text. */
const MARK = '\uE000'
const START_MARK = '\uE001'
const WORDS_MAX = 12
const CHECK_CODES: Readonly<Record<EmailCheck, string>> = {
  deliverable: 'd',
  disposable: 'x',
  undeliverable: 'n',
  unknown: 'u',
}

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
  if (lengthOf(text) < 3) return quote(lengthOf(text) === 2 ? START_MARK + text : START_MARK + START_MARK + text)
  const words = text.split(' ')
  const isPhrase = words.some((word) => lengthOf(word) < 3) || words.length > WORDS_MAX
  return isPhrase ? quote(text) : [...new Set(words)].map(quote).join(' AND ')
}

/** What the index is asked for by filters, each of them a mark beside an item's text. */
export function markExpressions({ type, source_type, min_confidence, email_check, mailbox }: MarkedTerms): string[] {
  const parts: string[] = []
  if (type) parts.push(quote(`${MARK}t${type[0]}`))
  if (source_type) parts.push(quote(`${MARK}s${source_type[0]}`))
  if (min_confidence !== undefined) parts.push(quote(`${MARK}c${Math.round(min_confidence * 10)}`))
  if (email_check) parts.push(quote(`${MARK}e${CHECK_CODES[email_check]}`))
  if (mailbox) parts.push(quote(`${MARK}m${mailbox[0]}`))
  return parts
}

/** Composed, without accents and surrogates that stand alone, control characters and marks of ours, and as addresses are kept. */
function tidy(search: string): string {
  return search
    .normalize('NFC')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/(?<=^|\s)https?:\/\//gi, '')
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
