import type { confirmEmailChange, undoEmailChange } from '../../../src/contracts/accounts/accounts.ts'
import type { stopFactorReset } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { CallError } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'

export type EmailLinkEndpoint = typeof confirmEmailChange | typeof undoEmailChange | typeof stopFactorReset

/** State of an emailed link about an address: ready, working, done, or dead if it is invalid. */
export function useEmailLink(endpoint: EmailLinkEndpoint, token: string | null) {
  const { mutate, data, error, isPending } = useCall(endpoint)
  return {
    status: data ? 'done' : !token || isRefused(error) ? 'dead' : isPending ? 'working' : 'ready',
    /** The account's address after the change. */
    email: data?.data.email ?? '',
    error,
    follow: (onDone?: () => void) => token && mutate({ body: { token } }, { onSuccess: onDone }),
  } as const
}

/** Whether the link itself is invalid. After a network error, a 429 or a server error it may still be valid. */
const isRefused = (error: Error | null): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 429
