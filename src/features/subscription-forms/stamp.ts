import type { Config } from '../../core/config.ts'
import { isLinkSignature, signLink } from '../../lib/link-signature.ts'

const PURPOSE = 'subscription-form'
/** Programs send a form at once; people need longer than this to read it. */
const TOO_FAST_MS = 1_500
const VALID_MS = 24 * 60 * 60 * 1_000

/** `missing`: none, or not signed by us for this form. */
export type StampState = 'valid' | 'missing' | 'too-fast' | 'expired'

/** When a form was shown, signed: it goes with the form, so that programs cannot send it without having loaded it. */
export async function stampOf(config: Pick<Config, 'jwtSecret'>, code: string, at: Date): Promise<string> {
  const shown = String(at.getTime())
  return `${shown}.${await signLink(config.jwtSecret, PURPOSE, [code, shown])}`
}

/** Judges the stamp of a submission. */
export async function judgeStamp(
  config: Pick<Config, 'jwtSecret'>,
  code: string,
  stamp: string,
  now: Date,
): Promise<StampState> {
  const [shown = '', signature = ''] = stamp.split('.', 2)
  if (!/^\d{13}$/.test(shown) || !(await isLinkSignature(config.jwtSecret, PURPOSE, [code, shown], signature)))
    return 'missing'
  const age = now.getTime() - Number(shown)
  return age < TOO_FAST_MS ? 'too-fast' : age > VALID_MS ? 'expired' : 'valid'
}
