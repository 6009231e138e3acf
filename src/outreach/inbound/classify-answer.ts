import type { MailReplyKind } from '../../contracts/replies/replies.ts'
import { fold } from '../../lib/fold.ts'
import { machineMark, suppressesAnswers } from './machine-marks.ts'
import {
  AUTOMATIC_SUBJECT,
  AWAY_SUBJECT,
  HAS_LEFT,
  IS_AWAY,
  MACHINE_WORDS,
  NOBODYS_MAILBOX,
  RECEIPT_WORDS,
} from './machine-phrases.ts'
import { findOptOut, type OptOut } from './opt-out/find-opt-out.ts'
import { clausesOf } from './opt-out/patterns.ts'
import { NO_MORE_ALONE } from './opt-out/single-words.ts'
import { splitReply } from './split-reply.ts'

export interface AnswerMail {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly subject: string | null
  /** The plain-text part. */
  readonly text: string
  /** The sender in lower case, if known. */
  readonly from?: string | null
  /** The plain text of the message it replies to, if known. */
  readonly sent?: string | null
}

/** The classification of a reply. */
export interface ClassifiedAnswer {
  readonly kind: MailReplyKind
  /** Whether it may be an opt-out: the sequence stops, and a person decides. */
  readonly isUnsure: boolean
  /** The author's own words; empty if they cannot be separated from the quotation. */
  readonly own: string
  /** The reason for the decision, in words. */
  readonly why: string
}

/** The topic of a reply is at its beginning; legal notes are at its end. */
const READ_LENGTH_MAX = 2_000
/** The maximum number of words of a reply that is little more than an opt-out. */
const ALONE_WORDS_MAX = 8
/** An absence is announced in the first sentences. */
const AWAY_LENGTH_MAX = 400
/** Reply prefixes of mail programs; a subject with one of them is ours. */
const ANSWER_PREFIX =
  /^\s{0,4}(?:re|aw|sv|vs|antw|rif|ref|res|r|odp|ynt|yan|fwd?|wg|tr|rv|enc|i|回复|答复|转发|返信|رد)\s{0,3}(?:\[\d{1,4}\]|\(\d{1,4}\))?\s{0,3}[:：]/i
const TICKET =
  /[[(]?#\s?\w{0,12}-?\d{3,}|\b(?:ticket|case|request|incident|anfrage|vorgang|ticket-?nr|dossier|caso|chamado|zgloszenie)\b[^\d\n]{0,15}\d{3,}/i

/**
 * Classifies a reply to a message. First headers, then words decide whether a machine wrote it; only a person can opt
 * out.
 *
 * @see RFC 3834 for automatic responses
 */
export function classifyAnswer({ headers, subject, text, from = null, sent = null }: AnswerMail): ClassifiedAnswer {
  const { own } = splitReply(text, sent)
  const of = (kind: MailReplyKind, why: string, isUnsure = false): ClassifiedAnswer => ({ kind, isUnsure, own, why })
  const words = padded(own.slice(0, READ_LENGTH_MAX))
  const title = padded(withoutOurs(subject ?? ''))
  const mark = machineMark(headers)
  const byTitle = AUTOMATIC_SUBJECT.some((phrase) => title.startsWith(phrase))
    ? 'the subject names an automatic reply'
    : AWAY_SUBJECT.some((phrase) => title.startsWith(phrase)) || says(title, IS_AWAY)
      ? 'the subject names an absence'
      : null
  const machine = mark === null ? byTitle : `the header ${mark} says that a machine wrote it`

  if (machine !== null) {
    if (says(words, HAS_LEFT) || says(title, HAS_LEFT)) return of('left', `${machine}; the words say that they left`)
    const isAway =
      says(words, IS_AWAY) || says(title, IS_AWAY) || AWAY_SUBJECT.some((phrase) => title.startsWith(phrase))
    if (isAway) return of('out_of_office', machine)
    // A header alone means an automatic answer. With such a subject it is an absence notice, unless it looks like a
    // receipt or a ticket.
    const isReceipt =
      mark !== null && !byTitle ? true : receiptMarks(words, subject ?? '') > 1 || says(words, MACHINE_WORDS)
    return isReceipt ? of('automatic', machine) : of('out_of_office', machine)
  }

  const optOut = singleWord(own, title) ?? findOptOut(own)
  if (optOut?.certainty === 'sure') return of('unsubscribe', `they write "${optOut.clause}"`)
  if (optOut) return of('reply', `they write "${optOut.clause}", which may be an opt-out`, true)
  if (says(words, HAS_LEFT)) return of('left', 'the words say that they left')

  const isTalking = /[?？؟]/.test(own.slice(0, READ_LENGTH_MAX))
  const receipts = receiptMarks(words, subject ?? '') + (suppressesAnswers(headers) ? 1 : 0) + (isNobody(from) ? 1 : 0)
  if (says(words, MACHINE_WORDS) && !isTalking) return of('automatic', 'the words are those of a machine')
  if (receipts >= 2 && !isTalking) return of('automatic', 'it only confirms that a message arrived')
  if (!isTalking && says(padded(own.slice(0, AWAY_LENGTH_MAX)), IS_AWAY) && isOnlyAway(own))
    return of('out_of_office', 'the words only announce an absence')
  return of('reply', own === '' ? 'it has no words of its own' : 'a person wrote it')
}

/** Counts the signs of a receipt in a mail. */
function receiptMarks(words: string, subject: string): number {
  const byWords = RECEIPT_WORDS.filter((phrases) => says(words, phrases)).length
  return byWords + (TICKET.test(subject.slice(0, 300)) ? 1 : 0)
}

const isNobody = (from: string | null): boolean => from !== null && NOBODYS_MAILBOX.test(from.split('@')[0] ?? '')

/** Words of people who are away but want something. */
const WANTS_SOMETHING =
  / (?:please send|send me|send us|call me|call you|lets talk|let us talk|can we|could you|can you|interested|price|pricing|quote|offer|demo|meet|meeting|before then|talk|but|works|suits|speak|ring|passt|sprechen|aber|convient|parler|mais|hablar|pero|falar|mas|parlare|maar|bellen|ale|porozmawia\w*|men|tala|tale|ama|lekin|angebot|preis|senden sie|schicken sie|rufen|interesse|termin|devis|rappelez|interesse par|prix|presupuesto|precio|interesado|interesada|llam\w*|orcamento|preco|preventivo|prezzo|offerte|prijs|zainteresowan\w*|ofert\w*|intresserad|interesseret|fiyat|teklif) /

const isOnlyAway = (own: string): boolean => !WANTS_SOMETHING.test(padded(own.slice(0, READ_LENGTH_MAX)))

/** A reply, or its own subject, that is little more than one opt-out word. */
function singleWord(own: string, title: string): OptOut | null {
  const clauses = clausesOf(own.slice(0, READ_LENGTH_MAX)).flat()
  const count = clauses.reduce((sum, clause) => sum + clause.length, 0)
  if (count > ALONE_WORDS_MAX || own.includes('?')) return null
  const alone = clauses.find((clause) => NO_MORE_ALONE.has(clause.join(' ')))
  if (alone) return { certainty: 'sure', clause: alone.join(' ') }
  const wanted = title.trim()
  return NO_MORE_ALONE.has(wanted) ? { certainty: 'sure', clause: wanted } : findOptOut(wanted)
}

const says = (text: string, phrases: readonly string[]) => phrases.some((phrase) => text.includes(phrase))

const padded = (text: string) => ` ${fold(text).replaceAll('\n', ' ')} `

/** Drops a subject that only replies to ours, because it says nothing about the reply. */
const withoutOurs = (subject: string) => (ANSWER_PREFIX.test(subject.slice(0, 100)) ? '' : subject.slice(0, 300))
