import type { confirmEmailChange, undoEmailChange } from '../../../src/contracts/accounts.ts'
import { CallError } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'

export type EmailLinkEndpoint = typeof confirmEmailChange | typeof undoEmailChange

/** A mailed link about an address, from when it is opened until it has done what it stands for, or is known to be dead. */
export function useEmailLink(endpoint: EmailLinkEndpoint, token: string | null) {
  const { mutate, data, error, isPending } = useCall(endpoint)
  return {
    status: data ? 'done' : !token || isRefused(error) ? 'dead' : isPending ? 'working' : 'ready',
    /** The account's address since. */
    email: data?.data.email ?? '',
    error,
    follow: (onDone?: () => void) => token && mutate({ body: { token } }, { onSuccess: onDone }),
  } as const
}

/** The link itself is no good. Without an answer, asked too often or of a server in trouble it may still be. */
const isRefused = (error: Error | null): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 429
