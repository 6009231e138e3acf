import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type NamedPayment, verificationOf } from './verification.ts'

const ASK_AGAIN_MS = 5000
const ASK_FOR_MS = 60_000

/** The state of a payment. Polls every few seconds, for a minute, while the provider has no result. */
export function useVerification(payment: NamedPayment) {
  const [until, setUntil] = useState(() => Date.now() + ASK_FOR_MS)
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...verificationOf(payment),
    refetchInterval: ({ state }) =>
      state.data?.kind === 'pending' && state.error === null && Date.now() < until ? ASK_AGAIN_MS : false,
  })
  return {
    verification: data,
    error,
    isAsking: isFetching,
    /** Whether polling ended without a result. */
    isSpent: data?.kind === 'pending' && dataUpdatedAt >= until,
    askAgain: () => {
      setUntil(Date.now() + ASK_FOR_MS)
      void refetch()
    },
  }
}
