import type { DomainFinding } from '../../contracts/senders/deliverability.ts'
import { checkHost } from './check-host.ts'
import { answerOf, type CheckedSender, finding, type Questions, unknownOf } from './finding.ts'
import { LOOKUPS_MAX, readSpf, VOID_LOOKUPS_MAX } from './spf.ts'
import { spfRecordsOf } from './spf-grammar.ts'

/** How many addresses of the mail server are checked. */
const ADDRESSES_MAX = 2

/** Checks the SPF record of a domain (RFC 7208). */
export function spfFindings(
  { compliance, fromEmail, host }: CheckedSender,
  domain: string,
  questions: Questions,
): DomainFinding[] {
  const bad = compliance.use_spf ? 'problem' : 'advice'
  const texts = answerOf(questions, `TXT ${domain}`)
  if (!texts) return [unknownOf('spf', 'SPF', domain)]
  const records = spfRecordsOf(texts)
  if (records.length === 0) {
    const text = `${domain} does not say which servers may send for it, so mailbox providers have no reason to trust its mail. Publish a TXT record at ${domain}, and name your mail provider's servers in it.`
    return [finding('spf', bad, 'spf_missing', 'No SPF record', text, `v=spf1 mx a:${host} ~all`)]
  }
  if (records.length > 1) {
    const text = `${domain} has ${records.length} SPF records. Receivers then ignore them all (RFC 7208 4.5). Join them into one.`
    return [finding('spf', bad, 'spf_multiple', 'Several SPF records', text, records.join('\n'))]
  }
  const reading = readSpf(domain, questions.answers, questions.ask)
  if (!reading) return [unknownOf('spf', 'SPF', domain)]
  const { record, lookups, voids, errors, usesPtr, rest, isPartial } = reading
  const found: DomainFinding[] = []
  const add = (level: DomainFinding['level'], code: string, title: string, text: string) =>
    found.push(finding('spf', level, code, title, text, record))
  if (lookups > LOOKUPS_MAX) {
    const text = `Reading the record of ${domain} takes more than ${LOOKUPS_MAX} look-ups with all that it includes, after which receivers give up. Remove providers that you no longer use, or name addresses by ip4 and ip6.`
    add(bad, 'spf_too_many_lookups', 'SPF needs too many look-ups', text)
  }
  if (voids.length > VOID_LOOKUPS_MAX) {
    const text = `${voids.length} names in the record have no records themselves (${[...new Set(voids)].slice(0, 5).join(', ')}); receivers give up after ${VOID_LOOKUPS_MAX}. Remove them.`
    add(bad, 'spf_void_lookups', 'SPF names servers that do not exist', text)
  } else if (voids.length > 0) {
    const names = [...new Set(voids)]
    const text = `${names.join(' and ')} in the record of ${domain} ${names.length === 1 ? 'has' : 'have'} no records. Remove what no longer exists.`
    add('advice', 'spf_void_lookup', 'SPF names a server that does not exist', text)
  }
  if (errors.length > 0) {
    const text = `Receivers cannot read the record of ${domain}: ${errors.slice(0, 3).join('; ')}.`
    add(bad, 'spf_invalid', 'The SPF record has an error', text)
  }
  if (rest === '+') {
    const text = `The record of ${domain} ends in "+all": anybody may send for it, so it proves nothing. End it in "~all" or "-all".`
    add(bad, 'spf_pass_all', 'SPF lets everybody send', text)
  } else if ((rest === '?' || rest === '') && !isPartial) {
    const text = `The record of ${domain} says nothing of servers that it does not name. End it in "~all" or "-all".`
    add('advice', 'spf_neutral', 'SPF leaves everybody else open', text)
  }
  if (usesPtr)
    add('advice', 'spf_ptr', 'SPF uses "ptr"', '"ptr" is slow and should not be used (RFC 7208 5.5). Name addresses.')
  if (isPartial && found.length === 0) return [unknownOf('spf', 'SPF', domain)]
  if (found.length === 0) {
    const text = `${domain} says which servers may send for it. ${sayServer(host, fromEmail, questions)}`
    add('good', 'spf_good', 'SPF is published', text)
  }
  return found
}

/**
 * Whether the mail server's own addresses pass. Many servers relay mail through others, so a failure is not a finding.
 */
function sayServer(host: string, sender: string, questions: Questions): string {
  const addresses = /^[\d.]+$/.test(host)
    ? [host]
    : [...(answerOf(questions, `A ${host}`) ?? []), ...(answerOf(questions, `AAAA ${host}`) ?? [])]
  const results = addresses
    .slice(0, ADDRESSES_MAX)
    .map((ip) => checkHost({ ip, sender, helo: host }, questions.answers, questions.ask))
  if (results.length === 0 || results.some((result) => result === null || result === 'temperror'))
    return 'Whether your mail server is among them, your provider knows.'
  if (results.every((result) => result === 'pass')) return `The addresses of ${host} are among them.`
  return `Those of ${host} are not all among them: ask your provider which servers send its mail, and whether the record names them.`
}
