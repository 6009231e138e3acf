import { z } from 'zod'
import { singleLine } from './plain-text.ts'

/** What an OAuth provider adds to the redirect address (RFC 6749, 4.1.2). */
export const OauthReturn = z.object({
  state: singleLine().min(1).max(200),
  code: singleLine().min(1).max(4_096).nullish(),
  /** The provider's error code (RFC 6749, 4.1.2.1). */
  error: singleLine().max(200).nullish(),
  /** The provider's issuer, where it names it (RFC 9207). */
  iss: singleLine().max(500).nullish(),
})
export type OauthReturn = z.output<typeof OauthReturn>
