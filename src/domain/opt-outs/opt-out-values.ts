import { siteOfEmail } from '../../lib/site-of-email.ts'
import type { ContactValue } from '../contacts/contact-values.ts'
import type { OptOutValue } from './opt-outs.ts'

/** What is said of a value that is not taken since its owner opted out. */
export const OPT_OUT_REASON = 'The owner asked not to be collected'

/** An address is out by itself or with its whole site. */
export function emailValues({ normalized }: ContactValue): OptOutValue[] {
  const value = normalized.toLowerCase()
  const site = siteOfEmail(value)
  return [{ kind: 'email', value }, ...(site ? [{ kind: 'site' as const, value: site }] : [])]
}

/** Of its normal form. */
export const phoneValue = ({ normalized }: ContactValue): OptOutValue => ({ kind: 'phone', value: normalized })
