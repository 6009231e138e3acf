import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../src/contracts/auth/auth.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { canUsePasskeys, signWithPasskey } from '../../lib/passkeys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Signs in with a passkey, without address and password. Absent where the browser knows no passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (signedIn: { token: string; user: User }) => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!canUsePasskeys()) return null
  async function press() {
    setIsBusy(true)
    setFailure(null)
    try {
      const { data: options } = await call(beginPasskeySignIn)
      const passkey = await signWithPasskey(options)
      if (passkey) onSignedIn((await call(signInWithPasskey, { body: { passkey } })).data)
    } catch (error) {
      setFailure(messageOf(error, 'Your passkey could not be used. Please sign in another way.'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <Button size="lg" isBlock icon={KeyRound} isLoading={isBusy} onClick={() => void press()}>
        Sign in with a passkey
      </Button>
    </>
  )
}
