import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { OauthReturn } from '../../../src/contracts/oauth-return.ts'
import { finishSsoSignIn } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { FactorStep } from '../../features/auth/factor-step.tsx'
import { signIn } from '../../features/auth/session.ts'
import { call } from '../../lib/call.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { takeNext } from '../../lib/next-page.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useOauthReturn } from '../oauth-return.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

/** Where the identity provider of a workspace returns people who sign in. */
export default function SsoReturnPage() {
  const { id: workspace = '' } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const [needsFactor, setNeedsFactor] = useState(false)
  const toLogin = (state: object) => navigate(paths.login.to(), { state, replace: true })
  const enter = (signedIn: Parameters<typeof signIn>[0]) => {
    signIn(signedIn)
    navigate(takeNext() ?? paths.dashboard.to(), { replace: true })
  }
  async function finish(returned: OauthReturn) {
    try {
      enter((await call(finishSsoSignIn, { body: { ...returned, workspace } })).data)
    } catch (error) {
      if (error instanceof CallError && error.code === 'factor_required') return setNeedsFactor(true)
      toLogin({ failure: messageOf(error, 'You could not be signed in. Please try again.') })
    }
  }
  useOauthReturn((returned) => void finish(returned), paths.login.to())
  if (needsFactor)
    return (
      <GuestLayout title="Welcome back">
        <FactorStep onSignedIn={enter} onBack={() => toLogin({})} />
      </GuestLayout>
    )
  return (
    <GuestLayout title="Signing you in">
      <p role="status" className="flex items-center gap-2 text-muted text-sm">
        <Spinner className="text-brand-text" />
        One moment...
      </p>
    </GuestLayout>
  )
}
