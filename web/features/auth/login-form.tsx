import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { Login, OwnAddress } from '../../../src/contracts/auth/auth.ts'
import {
  connectPendingIdentity,
  type IdentityProvider,
  PROVIDER_LABELS,
} from '../../../src/contracts/identities/identities.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OtherWays } from './other-ways.tsx'
import { ProviderButtons } from './provider-part.ts'
import { ResendVerification } from './resend-verification.tsx'
import { signIn } from './session.ts'

const connect = async (provider: IdentityProvider) => (await import('./connect-pending.ts')).connectPending(provider)

const FactorStep = lazyPart(async () => (await import('./factor-step.tsx')).FactorStep)

const NOTICE = 'Please verify your email before logging in. Check your inbox for the verification link.'

export interface LoginFormProps {
  email?: string
  /** A verification email was just sent, for example after registration. */
  isEmailSent?: boolean
  /** The session in this browser has expired. */
  hasSessionEnded?: boolean
  /** Other ways to sign in that the operator offers. */
  providers?: readonly IdentityProvider[]
  /** The provider that signing in connects to the account, since its address is the same. */
  connects?: IdentityProvider
  /** Why the way through a provider failed. */
  failure?: string
  /** Called once the user is signed in. */
  onSignedIn: (userId: string) => void
}

/**
 * Email and password, a provider, a passkey, or a mailed link. Offers another verification email if the address is not
 * verified, and asks for a second factor if the account has one.
 */
export function LoginForm({
  email = '',
  isEmailSent = false,
  hasSessionEnded = false,
  providers = [],
  connects,
  failure,
  onSignedIn,
}: LoginFormProps) {
  const mayConnect = useAllowed()(connectPendingIdentity)
  const [isUnverified, setIsUnverified] = useState(false)
  const [needsFactor, setNeedsFactor] = useState(false)
  const form = useContractForm(Login, {
    defaultValues: { email, password: '' },
    failureMessage: 'Login failed. Please check your credentials.',
  })

  const finish = (signedIn: Parameters<typeof signIn>[0]) => {
    signIn(signedIn)
    if (connects && mayConnect) void connect(connects)
    onSignedIn(signedIn.user.id)
  }

  const onSubmit = form.submit(async (body) => {
    try {
      const { data } = await call(contract.logIn, { body })
      finish(data)
    } catch (error) {
      if (error instanceof CallError && error.code === 'factor_required') {
        form.resetField('password')
        return setNeedsFactor(true)
      }
      setIsUnverified(isForVerification(error))
      if (!isForVerification(error)) throw error
    }
  })

  /** Reads the value when the button is pressed, so that the form does not render on every keystroke. */
  const getEmail = () => givenEmail(form)

  if (needsFactor) return <FactorStep onSignedIn={finish} onBack={() => setNeedsFactor(false)} />
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <LoginNotice
        {...{ email, isEmailSent, hasSessionEnded, connects, failure, isUnverified, getEmail }}
        hasFailed={Boolean(form.formMessage)}
      />
      {connects || providers.length === 0 ? null : <ProviderButtons providers={providers} />}
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <Field label="Email" error={form.errorOf('email')}>
        <Input
          {...form.register('email')}
          type="email"
          size="lg"
          autoComplete="username"
          placeholder="you@company.com"
        />
      </Field>
      <Field
        label="Password"
        error={form.errorOf('password')}
        aside={<TextLink href={paths.forgotPassword.to()}>Forgot password?</TextLink>}
      >
        <PasswordInput {...form.register('password')} size="lg" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" isBlock className="mt-2" isLoading={form.isSubmitting}>
        {form.isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
      <OtherWays onSignedIn={finish} getEmail={getEmail} />
    </form>
  )
}

/** The address in the form; null if it is none, which the field then says. */
function givenEmail(form: Pick<UseFormReturn<z.input<typeof Login>>, 'getValues' | 'setError'>): string | null {
  const email = form.getValues('email')
  const given = OwnAddress.safeParse({ email })
  if (given.success) return given.data.email
  const message = email.trim() === '' ? 'Please enter your email address first' : 'Invalid email address'
  form.setError('email', { message }, { shouldFocus: true })
  return null
}

interface LoginNoticeProps
  extends Pick<LoginFormProps, 'email' | 'isEmailSent' | 'hasSessionEnded' | 'connects' | 'failure'> {
  isUnverified: boolean
  /** The form shows why signing in failed, which is more recent than why the person came. */
  hasFailed: boolean
  getEmail: () => string | null
}

/** Why the person is here, or what keeps them from signing in. */
function LoginNotice({ email, isEmailSent, hasSessionEnded, connects, failure, ...state }: LoginNoticeProps) {
  if (state.isUnverified) return <ResendVerification tone="warning" message={NOTICE} getEmail={state.getEmail} />
  if (state.hasFailed) return null
  if (isEmailSent)
    return <ResendVerification tone="info" message={NOTICE} sentTo={email || undefined} getEmail={state.getEmail} />
  if (failure) return <Alert tone="danger" title={failure} />
  if (connects)
    return (
      <Alert tone="info" title={`You already have an account with ${email}`}>
        {`Sign in once as you usually do. After that, ${PROVIDER_LABELS[connects]} signs you in as well.`}
      </Alert>
    )
  return hasSessionEnded ? <Alert tone="info" title="Your session has ended. Please sign in again." /> : null
}

function isForVerification(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'email_unverified' || /email not verified|verify your email/i.test(error.message)
}
