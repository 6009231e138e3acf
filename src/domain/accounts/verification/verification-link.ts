import type { Config } from '../../../core/config.ts'
import { sha256 } from '../../../lib/hash.ts'
import { isLinkSignature, signLink } from '../../../lib/link-signature.ts'
import { paths } from '../../../rules/site/app-paths.ts'

export const VERIFICATION_SECONDS = 24 * 60 * 60

export interface VerificationParts {
  readonly id: string
  /** Hash of the address, so that a link becomes invalid when the address changes. */
  readonly token: string
  /** Seconds since 1970, as text. */
  readonly expires: string
}

const PURPOSE = 'verify-email'

/**
 * The link of a verification mail: a page of the web application, which then calls the signed API URL. Its host comes
 * from the configuration, never from a request.
 */
export async function verificationLink(config: Config, account: { id: string; email: string }, now: Date) {
  const token = await sha256(account.email)
  const expires = String(Math.floor(now.getTime() / 1000) + VERIFICATION_SECONDS)
  const signature = await signLink(config.jwtSecret, PURPOSE, [account.id, token, expires])
  const address = `${config.appUrl}/api/email/verify/${account.id}/${token}?${new URLSearchParams({ expires, signature })}`
  return `${config.appUrl}${paths.verifyEmail.to({ verification_url: address })}`
}

/** Whether a link was signed by us, is unaltered and has not expired. */
export async function isVerificationLink(config: Config, parts: VerificationParts & { signature: string }, now: Date) {
  const { id, token, expires, signature } = parts
  const isOurs = await isLinkSignature(config.jwtSecret, PURPOSE, [id, token, expires], signature)
  return isOurs && Number(expires) * 1000 > now.getTime()
}
