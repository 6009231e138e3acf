import { getDomain } from 'tldts'
import type { DomainFinding } from '../../contracts/senders/deliverability.ts'
import { answerOf, type CheckedSender, finding, type Questions, tagsOf, unknownOf } from './finding.ts'

const POLICIES = ['none', 'quarantine', 'reject']

/** Checks the domain's DMARC policy, and whether the sender's mail would pass it (RFC 7489). */
export function dmarcFindings(
  sender: CheckedSender,
  domain: string,
  organisation: string,
  questions: Questions,
): DomainFinding[] {
  const bad = sender.compliance.use_dmarc ? 'problem' : 'advice'
  const own = recordsAt(domain, questions)
  // The domain's own policy, otherwise that of its organisation (RFC 7489 6.6.3).
  const isOwn = own === null || own.length > 0 || domain === organisation
  const records = isOwn ? own : recordsAt(organisation, questions)
  if (records === null) return [unknownOf('dmarc', 'DMARC', domain), ...fromFindings(sender, domain, false)]
  const record = records[0]
  if (record === undefined) {
    const text = `${domain} does not say what is to become of mail that only pretends to be from it. Gmail, Yahoo and Outlook require such a record of bulk senders; "p=none" suffices. Publish this TXT record at _dmarc.${organisation}.`
    const example = `v=DMARC1; p=none; rua=mailto:dmarc@${organisation}`
    return [
      finding('dmarc', bad, 'dmarc_missing', 'No DMARC record', text, example),
      ...fromFindings(sender, domain, false),
    ]
  }
  if (records.length > 1) {
    const text = `_dmarc.${isOwn ? domain : organisation} has ${records.length} DMARC records. Receivers then ignore them all. Keep one.`
    return [
      finding('dmarc', bad, 'dmarc_multiple', 'Several DMARC records', text, records.join('\n')),
      ...fromFindings(sender, domain, false),
    ]
  }
  const tags = tagsOf(record)
  const policy = ((isOwn ? undefined : tags.get('sp')) ?? tags.get('p') ?? '').toLowerCase()
  return [policyFinding(policy, domain, record, bad), ...fromFindings(sender, domain, tags.get('adkim') === 's')]
}

const recordsAt = (name: string, questions: Questions) =>
  answerOf(questions, `TXT _dmarc.${name}`)?.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text)) ?? null

function policyFinding(policy: string, domain: string, record: string, bad: 'problem' | 'advice'): DomainFinding {
  if (!POLICIES.includes(policy)) {
    const text = `The record says nothing valid with "p=", so receivers ignore it. It has to be none, quarantine or reject.`
    return finding('dmarc', bad, 'dmarc_invalid', 'The DMARC record has an error', text, record)
  }
  if (policy === 'none') {
    const text = `Mail that only pretends to be from ${domain} is let through. That satisfies mailbox providers; once your own mail passes, "p=quarantine" protects your name.`
    return finding('dmarc', 'advice', 'dmarc_none', 'DMARC only watches', text, record)
  }
  if (policy === 'quarantine') {
    const text = `Mail from ${domain} that neither SPF nor DKIM vouches for is put aside as spam. Make sure that your mail server is among those that may send.`
    return finding('dmarc', 'good', 'dmarc_quarantine', 'DMARC puts forgeries aside', text, record)
  }
  const text = `Mail from ${domain} that neither SPF nor DKIM vouches for is refused. Make sure that your mail server is among those that may send, or all of it bounces.`
  return finding('dmarc', 'good', 'dmarc_reject', 'DMARC refuses forgeries', text, record)
}

/**
 * Checks whether the From address and the signature align: the same domain or, if that suffices, the same organisation
 * (RFC 7489 3.1).
 */
function fromFindings({ compliance, dkimDomain }: CheckedSender, domain: string, isStrict: boolean): DomainFinding[] {
  if (!compliance.use_dkim || !dkimDomain) return []
  const signing = dkimDomain.toLowerCase()
  const organisationOf = (name: string) => getDomain(name, { allowPrivateDomains: true }) ?? name
  const isAligned = isStrict ? signing === domain : organisationOf(signing) === organisationOf(domain)
  if (isAligned) return []
  const text = `Messages are from ${domain} but signed by ${signing}, so the signature does not count for DMARC${isStrict ? ', which asks for the very same domain ("adkim=s")' : ''}. Sign with a key of ${domain}, or send from ${signing}.`
  return [finding('from', 'problem', 'from_misaligned', 'From and signature do not match', text)]
}
