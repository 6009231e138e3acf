import type { DomainFinding } from '../../contracts/senders/deliverability.ts'
import { answerOf, type CheckedSender, finding, type Questions, tagsOf, unknownOf } from './finding.ts'

/** The base64 length of a public key: 216 characters for 1,024 bits, 392 for 2,048 bits. */
const LENGTH_OF_2048_BITS = 380

/** The DNS name of a DKIM key (RFC 6376 3.6.2.1). */
export const dkimNameOf = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`.toLowerCase()

/** The key of a record in base64, empty if revoked; null if the record is something else. */
export const dkimKeyIn = (record: string): string | null => tagsOf(record).get('p')?.replace(/\s/g, '') ?? null

/** Checks the published DKIM key of a sender (RFC 6376). */
export function dkimFindings(sender: CheckedSender, questions: Questions): DomainFinding[] {
  const { compliance, dkimSelector, dkimDomain, dkimPublicKey } = sender
  if (!compliance.use_dkim) {
    const text =
      'Messages leave here unsigned. That is fine where your mail server signs them itself; where it does not, large providers refuse bulk mail. Ask your provider, or switch DKIM on.'
    return [finding('dkim', 'advice', 'dkim_off', 'DKIM signing is off', text)]
  }
  if (!dkimSelector || !dkimDomain || !dkimPublicKey) {
    const missing = [!dkimSelector && 'selector', !dkimDomain && 'domain', !dkimPublicKey && 'private key']
    const text = `DKIM signing is on, but its ${missing.filter(Boolean).join(', ')} is missing, so nothing is signed.`
    return [finding('dkim', 'problem', 'dkim_incomplete', 'DKIM is not set up', text)]
  }
  const name = dkimNameOf(dkimSelector, dkimDomain)
  const wanted = `v=DKIM1; k=rsa; p=${dkimPublicKey}`
  const texts = answerOf(questions, `TXT ${name}`)
  if (!texts) return [unknownOf('dkim', 'DKIM', dkimDomain)]
  const records = texts.filter((text) => dkimKeyIn(text) !== null)
  if (records.length === 0) {
    const text = `There is no key at ${name}, so receivers cannot check the signatures. Publish this TXT record there.`
    return [finding('dkim', 'problem', 'dkim_missing', 'The DKIM key is not published', text, wanted)]
  }
  if (records.length > 1) {
    const text = `${name} has ${records.length} keys; which of them receivers take is left to chance (RFC 6376 3.6.2.2). Keep one.`
    return [finding('dkim', 'problem', 'dkim_multiple', 'Several DKIM keys', text, records.join('\n'))]
  }
  const record = records[0] ?? ''
  const tags = tagsOf(record)
  const published = dkimKeyIn(record)
  if (published === '') {
    const text = `The key at ${name} was revoked (an empty "p="), so every signature fails. Publish a key, or sign with another.`
    return [finding('dkim', 'problem', 'dkim_revoked', 'The DKIM key is revoked', text, record)]
  }
  if (published !== dkimPublicKey) {
    const text = `The key at ${name} is not the one that belongs to your private key, so every signature fails. Publish this record instead.`
    return [finding('dkim', 'problem', 'dkim_mismatch', 'Another DKIM key is published', text, wanted)]
  }
  const found: DomainFinding[] = []
  if (published.length < LENGTH_OF_2048_BITS) {
    const text = 'The key is shorter than 2,048 bits, which providers begin to distrust (RFC 8301). Make a longer one.'
    found.push(finding('dkim', 'advice', 'dkim_short', 'The DKIM key is short', text, record))
  }
  if (tags.get('t')?.split(':').includes('y')) {
    const text = 'The record says that the domain only tests DKIM ("t=y"), so receivers may take no notice. Remove it.'
    found.push(finding('dkim', 'advice', 'dkim_testing', 'DKIM is in test mode', text, record))
  }
  if (found.length > 0) return found
  return [
    finding('dkim', 'good', 'dkim_good', 'DKIM signatures can be checked', `The key at ${name} is yours.`, record),
  ]
}
