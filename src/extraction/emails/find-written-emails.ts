import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { runToEnd, type Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { spend } from '../steps.ts'
import { domainReadings, trimLocal, withoutNoise } from './clean-parts.ts'
import { NO_SEAMS, type Seams } from './element-seams.ts'
import { endsWithMailLabel, isMailboxWord, isProseWord } from './mailbox-words.ts'
import { isSampleEmail, parseEmail } from './parse-email.ts'
import { reverse } from './text-ciphers.ts'

/** An address and its position in the text. */
export interface EmailMatch {
  readonly email: EmailAddress
  readonly start: number
  readonly end: number
}

const AT = /@/g
const ANY_AT = /[@﹫]/g
/** With the full-width sign, which `toHalfWidth` replaces. */
const SOME_AT = /[@﹫＠]/
const LOCAL_LENGTH_MAX = 64
const DOMAIN_LENGTH_MAX = 253
/** Units of work for a sign and the text around it. */
const SIGN_UNITS = 1_000
const ASCII_LOCAL = /[a-z0-9._%+'&~-]/i
const LATIN = /[\p{Script=Latin}\p{M}]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u
/** Anti-spam words in brackets, removed before the address is read: `user [no spam] @…` and `user@[remove]…`. */
const NOISE_WORD = 'no[-_ ]?spam|spam|anti[-_ ]?spam|remove(?:[-_ ]?(?:this|me))?|delete(?:[-_ ]?(?:this|me))?'
const NOISE_BEFORE = new RegExp(`\\s?[[({<]\\s?(?:${NOISE_WORD})\\s?[\\])}>]\\s?$`, 'i')
const NOISE_BEHIND = new RegExp(`^\\s?[[({<]\\s?(?:${NOISE_WORD})\\s?[\\])}>]\\s?`, 'i')

/**
 * Finds addresses with an `@` in plain text, in order. Handles glued labels and sentences, and spaces and anti-spam
 * words around the sign. Skips handles, versions, keys and credentials in URLs.
 *
 * @param seams boundaries in the markup that the text does not show
 */
export const findWrittenEmails = (shown: string): EmailMatch[] =>
  runToEnd(writtenEmailsInSteps(shown, WorkBudget.unlimited()))

/** Step-by-step version of `findWrittenEmails`, for `runInTurns`. */
export function* writtenEmailsInSteps(shown: string, budget: WorkBudget, seams: Seams = NO_SEAMS): Steps<EmailMatch[]> {
  const matches: EmailMatch[] = []
  if (!SOME_AT.test(shown)) return matches
  const text = toHalfWidth(shown)
  for (const { index } of text.matchAll(text.includes('﹫') ? ANY_AT : AT)) {
    yield* spend(budget, SIGN_UNITS)
    const match = readAround(text, index, seams)
    if (match) matches.push(match)
  }
  return matches
}

function readAround(text: string, at: number, seams: Seams): EmailMatch | null {
  const before = text.slice(Math.max(0, at - 100), at)
  const behind = text.slice(at + 1, at + 1 + DOMAIN_LENGTH_MAX + 20)
  const noiseBefore = NOISE_BEFORE.exec(before)?.[0] ?? ''
  const noiseBehind = NOISE_BEHIND.exec(behind)?.[0] ?? ''
  const spaceBefore = noiseBefore === '' ? (/ {1,2}$/.exec(before)?.[0] ?? '') : ''
  const spaceBehind = noiseBehind === '' ? (/^(?: {1,2}|\n)/.exec(behind)?.[0] ?? '') : ''
  const localEnd = at - noiseBefore.length - spaceBefore.length
  const widest = seams.after(startOfLocal(text, localEnd), localEnd)
  const domainStart = at + 1 + noiseBehind.length + spaceBehind.length
  const domainEnd = seams.before(domainStart, endOfDomain(text, domainStart))
  // `_ann@firm.com_` is emphasis in plain text.
  const localStart = text[widest] === '_' && text[domainEnd] === '_' ? widest + 1 : widest
  if (localStart === localEnd || domainStart === domainEnd) return null
  const local = text.slice(localStart, localEnd)
  if (isPartOfAddress(text, localStart) || isPath(text, domainEnd, local)) return null

  const email = readEmail(local, text.slice(domainStart, domainEnd))
  if (!email) return null
  const match = { email: email.address, start: localStart + email.localSkipped, end: domainStart + email.domainLength }
  const isSpaced = spaceBefore !== '' || spaceBehind !== ''
  return isSpaced && !isCredible(text, match, local, spaceBefore !== '', spaceBehind !== '') ? null : match
}

/**
 * Converts full-width letters and signs of East Asian typing to ASCII, one character each, so that offsets stay the
 * same.
 */
export function toHalfWidth(text: string): string {
  return /[\uff01-\uff5e]/.test(text)
    ? text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    : text
}

/** The start of a local part. It stays within one script, which excludes a glued label in another script. */
function startOfLocal(text: string, end: number): number {
  const nearest = text[end - 1] ?? ''
  const isForeign = !ASCII_LOCAL.test(nearest) && !LATIN.test(nearest)
  const belongs = (character: string) =>
    ASCII_LOCAL.test(character) || (isForeign ? LETTER.test(character) : character > '\x7f' && LATIN.test(character))
  let start = end
  while (start > 0 && end - start < LOCAL_LENGTH_MAX + 20 && belongs(text[start - 1]!)) start -= 1
  return start
}

function endOfDomain(text: string, start: number): number {
  let end = start
  while (end < text.length && end - start < DOMAIN_LENGTH_MAX) {
    const character = text[end]!
    if (
      !/[a-z0-9.-]/i.test(character) &&
      !(character > '\x7f' && (LETTER.test(character) || /[。．｡]/.test(character)))
    )
      break
    end += 1
  }
  return end
}

/**
 * Whether an address is part of another identifier: `@name@server`, `https://user@host`, `https://user:key@host`,
 * `xmpp:user@host`.
 */
function isPartOfAddress(text: string, start: number): boolean {
  if (/[@﹫]/.test(text[start - 1] ?? '')) return true
  return /(?:\/\/|\/\/[^\s/@]{1,80}:|\b(?:sips?|xmpp|acct|ssh|git|sftp|ftp|matrix):)$/i.test(
    text.slice(Math.max(0, start - 90), start),
  )
}

/** Whether an address is part of a path or of another identifier: `git@host:group/project.git`, `a@b.com@c`. */
function isPath(text: string, end: number, local: string): boolean {
  const next = text.slice(end, end + 60)
  return (
    /^[@﹫]/.test(next) ||
    /^:[\w~./-]*(?:\/|\.git\b)/.test(next) ||
    (/^(?:git|hg|svn)$/i.test(local) && /^[:/]/.test(next))
  )
}

interface ReadEmail {
  readonly address: EmailAddress
  /** Characters at the start of the local part that belong to the text before it. */
  readonly localSkipped: number
  readonly domainLength: number
}

/** Parses the local part and the domain as written, then without glued text, then reversed, as CSS may display them. */
function readEmail(local: string, domain: string): ReadEmail | null {
  const localPart = trimLocal(local)
  // «Рейтинг@Mail.ru» is a brand: non-Latin mailboxes exist only on non-ASCII domains.
  if (FOREIGN_LETTER.test(localPart) && /^[\x21-\x7e]*$/.test(domain)) return null
  for (const domainPart of domainReadings(domain)) {
    const written = `${withoutNoise(localPart)}@${withoutNoise(domainPart)}`
    if (isSampleEmail(written)) return null
    const address = parseEmail(written)
    if (address) return { address, localSkipped: local.length - localPart.length, domainLength: domainPart.length }
  }
  const backwards = /^[a-z]{2,24}\.[a-z0-9.-]+$/i.test(local) ? parseEmail(reverse(`${local}@${domain}`)) : null
  return backwards && { address: backwards, localSkipped: 0, domainLength: domain.length }
}

/**
 * Whether an address with spaces around its sign is credible. Without further evidence it may be prose ("meet us @
 * joes.com").
 */
function isCredible(text: string, match: EmailMatch, local: string, isBefore: boolean, isBehind: boolean): boolean {
  if (isProseWord(local) || /^\d+$/.test(local)) return false
  const before = text.slice(Math.max(0, match.start - 30), match.start)
  if (endsWithMailLabel(before)) return true
  if (isBefore && !isBehind) return false
  if (!isBefore) return true
  if (isMailboxWord(local) || /[._\d]/.test(local)) return true
  if (local !== local.toLowerCase()) return false
  return /[:：]\s?$/.test(before) || (/(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(text.charAt(match.end)))
}
