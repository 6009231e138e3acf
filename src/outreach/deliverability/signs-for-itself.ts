import { dkimKeyIn } from './dkim-findings.ts'
import { domainOfEmail } from './domain-findings.ts'
import type { CheckedSender } from './finding.ts'

type Signing = Pick<CheckedSender, 'fromEmail' | 'dkimDomain' | 'dkimPublicKey' | 'compliance'>

/**
 * Whether the From address's domain, or a parent domain, publishes the sender's DKIM key, and so authorises this
 * sender.
 *
 * @param published the TXT records at the key's selector; null if unknown
 */
export function signsForItself(sender: Signing, published: readonly string[] | null): boolean {
  const { fromEmail, dkimPublicKey, compliance } = sender
  const [domain, signed] = [domainOfEmail(fromEmail), sender.dkimDomain?.toLowerCase()]
  if (!compliance.use_dkim || !dkimPublicKey || !signed || !(domain === signed || domain.endsWith(`.${signed}`)))
    return false
  const keys = (published ?? []).map(dkimKeyIn).filter((key) => key !== null)
  return keys.length === 1 && keys[0] === dkimPublicKey
}
