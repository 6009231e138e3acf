import { useState } from 'react'
import { useLocation } from 'wouter'
import { finishProviderSignIn, PROVIDER_LABELS } from '../../../src/contracts/identities/identities.ts'
import type { OauthReturn } from '../../../src/contracts/oauth-return.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { FactorStep } from '../../features/auth/factor-step.tsx'
import { signIn, useSession } from '../../features/auth/session.ts'
import { call } from '../../lib/call.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { takeNext } from '../../lib/next-page.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'
import { useOauthReturn } from '../oauth-return.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

const settings = paths.settings.to({ tab: 'security' })

/** Where an identity provider returns people who sign in with it, or connect it in the settings. */
export default function ProviderReturnPage() {
  const [, navigate] = useLocation()
  const [needsFactor, setNeedsFactor] = useState(false)
  const { user } = useSession()
  const toLogin = (state: object) => navigate(paths.login.to(), { state, replace: true })
  const enter = (signedIn: Parameters<typeof signIn>[0], isNew = false) => {
    signIn(signedIn)
    navigate(takeNext() ?? (isNew ? paths.welcome.to() : paths.dashboard.to()), { replace: true })
  }
  async function finish(body: OauthReturn) {
    try {
      const { data } = await call(finishProviderSignIn, { body })
      if (data.outcome === 'signed_in') enter(data, data.is_new)
      else if (data.outcome === 'must_prove') toLogin({ email: data.email, connects: data.provider })
      else {
        toast.success(`${PROVIDER_LABELS[data.provider]} is connected`)
        navigate(settings, { replace: true })
      }
    } catch (error) {
      if (error instanceof CallError && error.code === 'factor_required') return setNeedsFactor(true)
      const failure = messageOf(error, 'You could not be signed in. Please try again.')
      if (!user) return toLogin({ failure })
      toast.error(failure)
      navigate(settings, { replace: true })
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
