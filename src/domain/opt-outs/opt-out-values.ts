import { siteOfEmail } from '../../lib/site-of-email.ts'
import type { ContactValue } from '../contacts/contact-values.ts'
import type { OptOutValue } from './opt-outs.ts'

/** The reason shown for a value that is not stored because its owner opted out. */
export const OPT_OUT_REASON = 'The owner asked not to be collected'

/** The opt-outs that cover an email address: of the address itself, and of its whole site. */
export function emailValues({ normalized }: ContactValue): OptOutValue[] {
  const value = normalized.toLowerCase()
  const site = siteOfEmail(value)
  return [{ kind: 'email', value }, ...(site ? [{ kind: 'site' as const, value: site }] : [])]
}

/** The opt-out value of a phone number, from its normalised form. */
export const phoneValue = ({ normalized }: ContactValue): OptOutValue => ({ kind: 'phone', value: normalized })
