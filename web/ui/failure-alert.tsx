import { CallError, messageOf } from '../lib/call-error.ts'
import { Alert } from './alert.tsx'
import { LimitAlert } from './limit-alert.tsx'

/** Why an action failed, as an alert in the page. Links to the plans if the plan lacks the feature. */
export function FailureAlert({ error, fallback }: { error: unknown; fallback: string }) {
  const message = messageOf(error, fallback)
  if (error instanceof CallError && error.status === 402) return <LimitAlert message={message} />
  return <Alert tone="danger" title={message} />
}
