import { useEffect, useState } from 'react'
import { onFactorRequired } from '../../lib/call.ts'

/** Ends the request: whether the factor was proved. */
type Answer = (isProved: boolean) => void

/**
 * The call that waits for a second factor, or null. One for the whole dashboard, so that no screen has to know which
 * calls need it; the dialog's code loads with the first of them.
 */
export function useFactorRequests(): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    onFactorRequired(
      () =>
        new Promise<boolean>((resolve) => {
          // A second call that needs a factor meanwhile fails: it can be repeated once this one is done.
          setAnswer((waiting: Answer | null) => {
            if (waiting) resolve(false)
            return waiting ?? resolve
          })
        }),
    )
    return () => onFactorRequired(async () => false)
  }, [])
  if (!answer) return null
  return (isProved) => {
    setAnswer(null)
    answer(isProved)
  }
}
