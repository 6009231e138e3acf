import type { MailReplyKind } from '../contracts/replies.ts'
import { fold } from '../lib/fold.ts'
import { HAS_LEFT, IS_AWAY, NO_MORE_ALONE, WANTS_NO_MORE } from './mail-reply-phrases.ts'
import { withoutQuoted } from './without-quoted.ts'

export interface MailReply {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly subject: string | null
  /** The plain part. */
  readonly text: string
}

/** What an answer is about stands at its beginning; legal notes stand at its end. */
const READ_LENGTH_MAX = 2_000
/** Words of an answer that is little else than a wish to have no more. */
const ALONE_WORDS_MAX = 6

/** Tells what an answer to a message means, by its headers and by what it says in English, German, French, Spanish, Italian, Portuguese or Dutch. */
export function classifyMailReply({ headers, subject, text }: MailReply): MailReplyKind {
  const own = padded(withoutQuoted(text))
  const title = padded(withoutPrefixes(subject ?? ''))
  const isAway = says(title, IS_AWAY) || says(own, IS_AWAY)
  const isMachines = isAutomatic(headers) || says(title, IS_AWAY)
  if (!isMachines && wantsNoMore(own, title)) return 'unsubscribe'
  if (says(own, HAS_LEFT)) return 'left'
  if (isAway) return 'out_of_office'
  return isMachines ? 'automatic' : 'reply'
}

/** RFC 3834, and what servers wrote before it. */
function isAutomatic(headers: MailReply['headers']): boolean {
  const of = (name: string) => headers[name]?.trim().toLowerCase() ?? ''
  const submitted = of('auto-submitted')
  if (submitted !== '' && !submitted.startsWith('no')) return true
  if (of('x-autoreply') !== '' && of('x-autoreply') !== 'no') return true
  if (of('x-autorespond') !== '' || of('x-autoresponder') !== '') return true
  return /^(?:auto[_-]?reply|bulk|junk)$/.test(of('precedence'))
}

function wantsNoMore(own: string, title: string): boolean {
  if (says(own, WANTS_NO_MORE)) return true
  const words = own.trim().split(' ')
  if (isWish(own.trim()) || (words.length <= ALONE_WORDS_MAX && words.some(isWish))) return true
  // Nothing but a subject that they changed themselves.
  return own.trim() === '' ? isWish(title.trim()) || says(title, WANTS_NO_MORE) : isWish(title.trim())
}

const isWish = (words: string) => NO_MORE_ALONE.has(words)

const says = (text: string, phrases: readonly string[]) => phrases.some((phrase) => text.includes(phrase))

const padded = (text: string) => ` ${fold(text.slice(0, READ_LENGTH_MAX)).replaceAll('\n', ' ')} `

/** What mail programs put before the subject that they answer to; such a subject is ours. */
const ANSWER_PREFIX = /^\s*(?:re|aw|sv|antw|rif|ref|res|r|fwd?|wg|tr|rv|enc)\s*:/i

/** A subject that answers to ours says nothing of theirs. */
const withoutPrefixes = (subject: string) => (ANSWER_PREFIX.test(subject.slice(0, 100)) ? '' : subject)
