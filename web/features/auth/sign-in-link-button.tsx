import { Mail } from 'lucide-react'
import { useState } from 'react'
import { requestSignInLink } from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * Requests a mailed sign-in link.
 *
 * @param props.getEmail returns the form's email address, or null, with an error at the field, if there is none
 */
export function SignInLinkButton({ getEmail }: { getEmail: () => string | null }) {
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'danger' | 'success'; title: string } | null>(null)
  async function send() {
    setOutcome(null)
    const email = getEmail()
    if (!email) return
    setIsSending(true)
    try {
      await call(requestSignInLink, { body: { email } })
      setOutcome({ tone: 'success', title: 'Check your inbox' })
    } catch (error) {
      setOutcome({ tone: 'danger', title: messageOf(error, 'The link could not be sent. Please try again.') })
    } finally {
      setIsSending(false)
    }
  }
  return (
    <>
      {outcome ? (
        <Alert tone={outcome.tone} title={outcome.title}>
          {outcome.tone === 'success'
            ? 'If that address has an account, a sign-in link is on its way. It works once, for 15 minutes.'
            : null}
        </Alert>
      ) : null}
      <Button size="lg" isBlock icon={Mail} isLoading={isSending} onClick={() => void send()}>
        Email me a sign-in link
      </Button>
    </>
  )
}
