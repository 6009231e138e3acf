import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'

/**
 * Calls the `verification_url` of an emailed link, once. Accepts only the URL of this site's own verification endpoint;
 * any other URL counts as no link.
 */
export const verificationQuery = (verificationUrl: string | null) =>
  queryOptions({
    queryKey: ['email-verification', verificationUrl],
    queryFn: async ({ signal }) => {
      const input = inputOf(verificationUrl)
      if (!input) throw new BadLink()
      await call(contract.verifyEmail, { ...input, signal })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reason for a failed verification, as shown to the user. */
export function verificationFailure(error: unknown): string {
  if (error instanceof BadLink) return error.message
  if (error instanceof CallError && error.status === 403) {
    return 'This verification link has expired or is invalid. Please request a new one.'
  }
  return messageOf(error, 'Failed to verify email. Please try again or request a new verification link.')
}

class BadLink extends Error {
  override readonly message = 'Invalid verification link. Please check your email and try again.'
}

/** The call input of a verification link, or null if the link is not ours. */
function inputOf(verificationUrl: string | null) {
  const url = URL.parse(verificationUrl ?? '')
  const [, id, token] = /^\/api\/email\/verify\/([\w-]+)\/([\w-]+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || url.origin !== location.origin || !id || !token) return null
  const expires = url.searchParams.get('expires') ?? ''
  const signature = url.searchParams.get('signature') ?? ''
  return { params: { id, token }, query: { expires, signature } }
}
