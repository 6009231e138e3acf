import { wordsOfLanguages } from '../../facts/tables.ts'
import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { runToEnd, type Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { spend } from '../steps.ts'
import { indexWords } from '../word-index.ts'
import { ANY_DOT } from './at-and-dot-words.ts'
import { atSignsIn } from './at-signs.ts'
import { NO_SEAMS, type Seams } from './element-seams.ts'
import { type EmailMatch, toHalfWidth } from './find-written-emails.ts'
import { endsWithMailLabel, isMailboxWord, isProseWord } from './mailbox-words.ts'
import { isSampleEmail, parseEmail } from './parse-email.ts'
import { domainBehind, hasSpelledDot, localBefore, withDots } from './spelled-parts.ts'

/** Units of work for a sign and the text around it. */
const SIGN_UNITS = 300

/** Returns the addresses in a text with spelled-out signs, such as `info [at] firm (dot) com`. */
export function revealEmails(text: string): EmailAddress[] {
  return findSpelledEmails(text).map(({ email }) => email)
}

/**
 * Finds addresses with a spelled-out `@`, in order: `[at]`, `(arroba)`, ` AT … DOT ` and similar. Words between spaces
 * count only if the whole looks like an address; "meet us at example dot com" does not.
 *
 * @param seams boundaries in the markup that the text does not show
 * @param wordsOf returns the word positions of a text, for callers that have an index already
 */
export const findSpelledEmails = (shown: string): EmailMatch[] =>
  runToEnd(spelledEmailsInSteps(shown, WorkBudget.unlimited()))

/** Step-by-step version of `findSpelledEmails`, for `runInTurns`. */
export function* spelledEmailsInSteps(
  shown: string,
  budget: WorkBudget,
  seams: Seams = NO_SEAMS,
  wordsOf = indexWords,
): Steps<EmailMatch[]> {
  const matches: EmailMatch[] = []
  const text = toHalfWidth(shown)
  for (const { 0: sign, groups, index } of atSignsIn(text, wordsOf)) {
    yield* spend(budget, SIGN_UNITS)
    const domainStart = index + sign.length
    const run = domainBehind(text, domainStart)
    if (!run) continue
    const domain = run.slice(0, seams.before(domainStart, domainStart + run.length) - domainStart)
    const before = text.slice(Math.max(0, index - 120), index)
    // A plain sign counts only together with a spelled-out dot. Checking that first is cheaper than reading the local
    // part.
    if (groups?.sign && !hasSpelledDot(domain) && !hasSpelledDot(before)) continue
    const localRun = localBefore(before)
    if (!localRun || /[@/]$/.test(before.slice(0, before.length - localRun.length))) continue
    const start = seams.after(index - localRun.length, index)
    const local = text.slice(start, index)
    if (groups?.sign && !hasSpelledDot(local) && !hasSpelledDot(domain)) continue
    const match = readDomain(local, domain, start, domainStart)
    if (!match) continue
    const isMeant =
      !groups?.weak || isListSender(text, match, local, seams) || isSpoken(text, match, local, sign, domain)
    if (isMeant) matches.push(match)
  }
  return matches
}

/** Reads the longest run of labels that ends in a public suffix; in "… dot com dot Call us" other words follow it. */
function readDomain(local: string, domain: string, start: number, domainStart: number): EmailMatch | null {
  const written = withDots(local)
  const ends = [...domain.matchAll(ANY_DOT)].map(({ index }) => index)
  for (const end of [domain.length, ...ends.slice(1).reverse()]) {
    const address = `${written}@${withDots(domain.slice(0, end))}`
    if (isSampleEmail(address)) return null
    const email = parseEmail(address)
    if (email) return { email, start, end: domainStart + end }
  }
  return null
}

/**
 * Whether an address is a sender in a mailing list's archive: `<ann at firm.com>`, or `ann at firm.com` as a link to
 * write to them.
 */
function isListSender(text: string, { start, end }: EmailMatch, local: string, seams: Seams): boolean {
  if (isProseWord(local)) return false
  if (text[start - 1] === '<' && text[end] === '>') return true
  return local === local.toLowerCase() && LIST_LINK.test(seams.linkOf(start, end) ?? '')
}

const LIST_LINK = /^mailto:|\/(?:mailman|listinfo|pipermail|lists?)\//i

const SHOUTED_AT = /AT/

/** Whether " at " or "(a)" joins a mailbox and a domain rather than two words of a sentence. */
function isSpoken(text: string, { start, end }: EmailMatch, local: string, sign: string, domain: string): boolean {
  if (isProseWord(local) || /^\d+$/.test(local) || NO_DOMAIN.test(domain) || sign.includes('\n')) return false
  if (!/\s/.test(sign) || (SHOUTED_AT.test(sign) && hasSpelledDot(domain))) return true
  const isMailboxLike = isMailboxWord(local) || /[._\d]/.test(local)
  if (SHOUTED_AT.test(sign) && isMailboxLike && local === local.toLowerCase()) return true
  const before = text.slice(Math.max(0, start - 30), start)
  if (endsWithMailLabel(before)) return isMailboxLike || /[:：=]\s{0,2}$/.test(before)
  const isPlain = local === local.toLowerCase()
  if (hasSpelledDot(domain)) return isMailboxLike || (isPlain && INVITES.test(before))
  const isAlone = /(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(text.charAt(end))
  return isAlone && isPlain && (/[._\d]/.test(local) || sign.includes('(') || SHOUTED_AT.test(sign))
}

const INVITATIONS = wordsOfLanguages(({ contactTexts }) => contactTexts?.mails?.invitations)
const INVITES = new RegExp(`(?:^|[\\n\\t:(|•–—-])\\s?$|${INVITATIONS.join('|')}`, 'i')
const DETERMINERS = wordsOfLanguages(({ contactTexts }) => contactTexts?.mails?.determiners)
const NO_DOMAIN = new RegExp(`^(?:${DETERMINERS.join('|')}|asp|\\d+)\\b`, 'i')
