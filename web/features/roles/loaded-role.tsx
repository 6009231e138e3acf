import type { ReactNode } from 'react'
import type { Role } from '../../../src/contracts/roles/roles.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'

const FAILURE = 'Failed to fetch role data'

export interface LoadedRoleProps {
  answer: { data: Role | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean }
  rows: number
  children: (role: Role) => ReactNode
}

/** Renders a role once it is loaded, until then a placeholder or the error. */
export function LoadedRole({ answer: { data, error, refetch, isFetching }, rows, children }: LoadedRoleProps) {
  useFailureToast(error, FAILURE)
  if (data) return children(data)
  if (!error) return <TableSkeleton rows={rows} label="Loading the role" />
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching }
  if (error instanceof CallError && error.status === 403) return <CallFailure error={error} {...retry} />
  return <ErrorState {...retry}>{messageOf(error, FAILURE)}</ErrorState>
}
