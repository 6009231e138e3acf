import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { beginSsoSignIn } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { keepNext } from '../../lib/next-page.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

export interface SsoButtonProps {
  /** The form's email address, or null, with an error at the field, if there is none. */
  getEmail: () => string | null
  /** Leaves for the provider's page. */
  goTo?: (url: string) => void
}

/** Leads to the identity provider of the address's domain. */
export function SsoButton({ getEmail, goTo = (url) => window.location.assign(url) }: SsoButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function press() {
    setFailure(null)
    const email = getEmail()
    if (!email) return
    setIsBusy(true)
    try {
      const { data } = await call(beginSsoSignIn, { body: { email } })
      keepNext()
      goTo(data.url)
    } catch (error) {
      setFailure(messageOf(error, 'Single sign-on could not be reached. Please try again.'))
      setIsBusy(false)
    }
  }
  return (
    <>
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <Button size="lg" isBlock icon={Building2} isLoading={isBusy} onClick={() => void press()}>
        Continue with single sign-on
      </Button>
    </>
  )
}
