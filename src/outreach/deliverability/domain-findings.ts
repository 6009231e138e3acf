import type { DomainFinding } from '../../contracts/senders/deliverability.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { dkimFindings } from './dkim-findings.ts'
import { dmarcFindings } from './dmarc-findings.ts'
import { answerOf, type CheckedSender, finding, type Questions, unknownOf } from './finding.ts'
import type { DnsAnswers, DnsQuestion } from './spf.ts'
import { spfFindings } from './spf-findings.ts'

export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * What the DNS of a sender's domain and its settings mean for its mail, most urgent first (RFC 7208, 6376, 7489).
 *
 * @returns the findings, and the queries whose answers are missing: resolve them and call it again, until there are
 * none
 */
export function domainFindings(
  sender: CheckedSender,
  answers: DnsAnswers,
): { findings: DomainFinding[]; wanted: DnsQuestion[] } {
  const wanted = new Set<DnsQuestion>()
  const questions: Questions = { answers, ask: (question) => wanted.add(question) }
  const domain = domainOfEmail(sender.fromEmail)
  const findings = [
    ...spfFindings(sender, domain, questions),
    ...dkimFindings(sender, questions),
    ...dmarcFindings(sender, domain, siteOfEmail(sender.fromEmail) ?? domain, questions),
    ...mxFindings(domain, questions),
    ...settingsFindings(sender),
  ]
  const rank = { problem: 0, unknown: 1, advice: 2, good: 3 } as const
  return { findings: findings.sort((a, b) => rank[a.level] - rank[b.level]), wanted: [...wanted] }
}

function mxFindings(domain: string, questions: Questions): DomainFinding[] {
  const servers = answerOf(questions, `MX ${domain}`)
  if (!servers) return [unknownOf('mx', 'MX', domain)]
  if (servers.length > 0 && servers.every((server) => /^\d+ +\.?$/.test(server.trim()))) {
    const text = `${domain} says that it takes no mail (RFC 7505), so replies and bounces are lost, and many receivers refuse mail from it.`
    return [finding('mx', 'problem', 'mx_null', 'The sender domain takes no mail', text, servers.join('\n'))]
  }
  if (servers.length > 0) {
    return [finding('mx', 'good', 'mx_good', 'Replies and bounces arrive', `${domain} has mail servers.`)]
  }
  const text = `${domain} has no mail server, so replies and bounces are lost, and many receivers refuse mail from it. Publish an MX record.`
  return [finding('mx', 'problem', 'mx_missing', 'No mail server for replies', text)]
}

function settingsFindings({ postalAddress, compliance, encryption }: CheckedSender): DomainFinding[] {
  const found: DomainFinding[] = []
  if (!postalAddress?.trim()) {
    const text =
      'Every message that markets something must name the valid postal address of its sender (CAN-SPAM, 15 U.S.C. 7704(a)(5)). No campaign starts without one.'
    found.push(finding('postal_address', 'problem', 'postal_address_missing', 'No postal address', text))
  }
  if (!compliance.include_unsubscribe) {
    const text =
      'Gmail and Yahoo require a link to unsubscribe in marketing mail, and so does the law of most countries. Switch it on.'
    found.push(finding('unsubscribe', 'problem', 'unsubscribe_off', 'No unsubscribe link', text))
  }
  if (!compliance.require_opt_in) {
    const text =
      'Mail to people who did not agree to it is unlawful in many countries, and ends as spam in all. Require it where you can.'
    found.push(finding('opt_in', 'advice', 'opt_in_off', 'Consent is not required', text))
  }
  if (encryption === 'none') {
    const text =
      'Your password and your messages travel to the mail server in the clear. Use TLS at port 587, or SSL at port 465.'
    found.push(finding('encryption', 'problem', 'encryption_none', 'The connection is not encrypted', text))
  }
  return found
}
