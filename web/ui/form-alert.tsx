import { Alert } from './alert.tsx'
import { LimitAlert } from './limit-alert.tsx'

/** What went wrong with a whole form; nothing when all is well. */
export function FormAlert({
  message,
  isOffline,
  needsPlan = false,
}: {
  message: string | undefined
  isOffline: boolean
  /** Nothing in the form can mend it; a larger plan can. */
  needsPlan?: boolean
}) {
  if (!message) return null
  if (needsPlan) return <LimitAlert message={message} />
  return (
    <Alert tone="danger" title={message}>
      {isOffline ? 'No answer came from the server. Check your connection and try again.' : null}
    </Alert>
  )
}
