import { useState } from 'react'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { signIn } from './session.ts'

const FactorStep = lazyPart(async () => (await import('./factor-step.tsx')).FactorStep)

export interface SignInLinkFormProps {
  /** From the mailed link. */
  token: string
  /** Called once the user is signed in. */
  onSignedIn: (userId: string) => void
  /** Back to the password. */
  onBack: () => void
}

/** Uses a mailed sign-in link, and asks for a second factor if the account has one. */
export function SignInLinkForm({ token, onSignedIn, onBack }: SignInLinkFormProps) {
  const [needsFactor, setNeedsFactor] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const finish = (signedIn: Parameters<typeof signIn>[0]) => {
    signIn(signedIn)
    onSignedIn(signedIn.user.id)
  }
  async function press() {
    setIsBusy(true)
    setFailure(null)
    try {
      finish((await call(contract.signInWithLink, { body: { token } })).data)
    } catch (error) {
      if (error instanceof CallError && error.code === 'factor_required') return setNeedsFactor(true)
      setFailure(messageOf(error, 'You could not be signed in. Please try again.'))
    } finally {
      setIsBusy(false)
    }
  }
  if (needsFactor) return <FactorStep onSignedIn={finish} onBack={onBack} />
  return (
    <div className="flex flex-col gap-4">
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <Button variant="primary" size="lg" isBlock isLoading={isBusy} onClick={() => void press()}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
    </div>
  )
}
