import { dkimKeyIn } from './dkim-findings.ts'
import { domainOfEmail } from './domain-findings.ts'
import type { CheckedSender } from './finding.ts'

type Signing = Pick<CheckedSender, 'fromEmail' | 'dkimDomain' | 'dkimPublicKey' | 'compliance'>

/**
 * Whether the From's domain, or one above it, publishes the key that a sender signs with: whoever put it there lets this sender speak for it.
 *
 * @param published the TXT records at the key's selector; null where they are not known
 */
export function signsForItself(sender: Signing, published: readonly string[] | null): boolean {
  const { fromEmail, dkimPublicKey, compliance } = sender
  const [domain, signed] = [domainOfEmail(fromEmail), sender.dkimDomain?.toLowerCase()]
  if (!compliance.use_dkim || !dkimPublicKey || !signed || !(domain === signed || domain.endsWith(`.${signed}`)))
    return false
  const keys = (published ?? []).map(dkimKeyIn).filter((key) => key !== null)
  return keys.length === 1 && keys[0] === dkimPublicKey
}
