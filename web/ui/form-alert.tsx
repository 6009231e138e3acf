import { Alert } from './alert.tsx'

/** What went wrong with a whole form; nothing when all is well. */
export function FormAlert({ message, isOffline }: { message: string | undefined; isOffline: boolean }) {
  if (!message) return null
  return (
    <Alert tone="danger" title={message}>
      {isOffline ? 'No answer came from the server. Check your connection and try again.' : null}
    </Alert>
  )
}
