import { Mail } from 'lucide-react'
import { useState } from 'react'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

export interface ResendVerificationProps {
  /** `warning` after a failed sign-in, `info` right after registration. */
  tone: 'warning' | 'info'
  message: string
  /** The address that the email went to, if known. */
  sentTo?: string
  /** Returns the form's email address, or null, with an error at the field, if there is none. */
  getEmail: () => string | null
}

/** Says that the address is not verified, and offers to send another link. */
export function ResendVerification({ tone, message, sentTo, getEmail }: ResendVerificationProps) {
  const [isSending, setIsSending] = useState(false)

  async function resend() {
    const email = getEmail()
    if (!email) return
    setIsSending(true)
    try {
      await call(contract.resendVerification, { body: { email } })
      toast.success('Verification email sent! Please check your inbox.')
    } catch (error) {
      const isThrottled = error instanceof CallError && error.code === 'too_many_requests'
      toast.error('Unable to resend verification email. Please try again.', {
        description: isThrottled ? error.message : undefined,
      })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Alert
      tone={tone}
      title={message}
      actions={
        <Button size="sm" icon={Mail} onClick={resend} isLoading={isSending}>
          Resend verification email
        </Button>
      }
    >
      {sentTo ? (
        <>
          We sent the link to <strong className="wrap-anywhere font-medium text-ink">{sentTo}</strong>.
        </>
      ) : null}
    </Alert>
  )
}
