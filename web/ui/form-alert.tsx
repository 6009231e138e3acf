import { Alert } from './alert.tsx'
import { LimitAlert } from './limit-alert.tsx'

/** An error that concerns the whole form. Renders nothing without an error. */
export function FormAlert({
  message,
  isOffline,
  needsPlan = false,
}: {
  message: string | undefined
  isOffline: boolean
  /** No form field can fix the error, but a larger plan can. */
  needsPlan?: boolean
}) {
  if (!message) return null
  if (needsPlan) return <LimitAlert message={message} />
  return (
    <Alert tone="danger" title={message}>
      {isOffline ? "The server didn't respond. Check your connection and try again." : null}
    </Alert>
  )
}
