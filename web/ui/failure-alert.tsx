import { CallError, messageOf } from '../lib/call-error.ts'
import { Alert } from './alert.tsx'
import { LimitAlert } from './limit-alert.tsx'

/** Why something did not work, in the page: with the way to a plan where one is what is missing. */
export function FailureAlert({ error, fallback }: { error: unknown; fallback: string }) {
  const message = messageOf(error, fallback)
  if (error instanceof CallError && error.status === 402) return <LimitAlert message={message} />
  return <Alert tone="danger" title={message} />
}
