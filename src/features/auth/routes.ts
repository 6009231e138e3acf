import { Hono } from 'hono'
import * as contract from '../../contracts/auth/auth.ts'
import * as identities from '../../contracts/identities/identities.ts'
import * as factors from '../../contracts/sign-in-factors/sign-in-factors.ts'
import * as sso from '../../contracts/single-sign-on/single-sign-on.ts'
import { accountOf, personIdOf } from '../../core/context.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { raise, unauthenticated } from '../../lib/errors.ts'
import {
  beginPasskeyFactor,
  beginPasskeySignIn,
  finishSignIn,
  readPendingSignIn,
  signInWithPasskey,
} from './finish-sign-in.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { beginConnectIdentity, disconnectIdentity, listIdentities } from './own-identities.ts'
import { connectPending } from './pending-identity.ts'
import { findUser } from './queries.ts'
import { registerAccount } from './register-account.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { signInWithLink } from './sign-in-with-link.ts'
import { beginProviderSignIn, finishProviderSignIn } from './sign-in-with-provider.ts'
import { beginSsoSignIn, finishSsoSignIn } from './sign-in-with-sso.ts'
import { verifyEmail } from './verify-email.ts'

export const authRoutes = new Hono<HttpEnv>()

mount(authRoutes, contract.logIn, async ({ ctx, body, headers }) => ({
  message: 'Login successful',
  data: await logIn(ctx, body, headers.get('cookie') ?? ''),
}))

mount(authRoutes, factors.readPendingSignIn, async ({ ctx, headers }) => ({
  data: await readPendingSignIn(ctx, headers.get('cookie') ?? ''),
}))

mount(authRoutes, factors.finishSignIn, async ({ ctx, body, headers, addHeader }) => {
  const { cookies, ...signedIn } = await finishSignIn(ctx, body, headers.get('cookie') ?? '')
  for (const cookie of cookies) addHeader('set-cookie', cookie)
  return { message: 'Login successful', data: signedIn }
})

mount(authRoutes, factors.beginPasskeyFactor, async ({ ctx, headers }) => ({
  data: { ...(await beginPasskeyFactor(ctx, headers.get('cookie') ?? '')) },
}))

mount(authRoutes, factors.beginPasskeySignIn, async ({ ctx }) => ({ data: { ...(await beginPasskeySignIn(ctx)) } }))

mount(authRoutes, factors.signInWithPasskey, async ({ ctx, body }) => ({
  message: 'Login successful',
  data: await signInWithPasskey(ctx, body.passkey),
}))

mount(authRoutes, contract.requestSignInLink, async ({ ctx, body }) => {
  await requestSignInLink(ctx, body)
  return { message: 'If that address has an account, a sign-in link is on its way.' }
})

mount(authRoutes, contract.signInWithLink, async ({ ctx, body, headers }) => ({
  message: 'Login successful',
  data: await signInWithLink(ctx, body.token, headers.get('cookie') ?? ''),
}))

mount(authRoutes, identities.beginProviderSignIn, async ({ ctx, body, headers, addHeader }) => {
  const { url, cookie } = await beginProviderSignIn(ctx, body.provider, headers.get('cookie') ?? '')
  addHeader('set-cookie', cookie)
  return { data: { url } }
})

mount(authRoutes, identities.finishProviderSignIn, async ({ ctx, body, headers, addHeader }) => {
  const { state, code = null, error = null, iss = null } = body
  const { outcome, cookies } = await finishProviderSignIn(ctx, { state, code, error, iss }, headers.get('cookie') ?? '')
  for (const cookie of cookies) addHeader('set-cookie', cookie)
  return { data: outcome }
})

mount(authRoutes, sso.beginSsoSignIn, async ({ ctx, body, headers, addHeader }) => {
  const { url, cookie } = await beginSsoSignIn(ctx, body.email, headers.get('cookie') ?? '')
  addHeader('set-cookie', cookie)
  return { data: { url } }
})

mount(authRoutes, sso.finishSsoSignIn, async ({ ctx, body, headers }) => {
  const { workspace, state, code = null, error = null, iss = null } = body
  return { data: await finishSsoSignIn(ctx, workspace, { state, code, error, iss }, headers.get('cookie') ?? '') }
})

mount(authRoutes, identities.connectPendingIdentity, async ({ ctx, headers, addHeader }) => {
  const { provider, cookie } = await connectPending(ctx, headers.get('cookie') ?? '')
  addHeader('set-cookie', cookie)
  return { message: `${identities.PROVIDER_LABELS[provider]} is connected`, data: { provider } }
})

mount(authRoutes, identities.listIdentities, async ({ ctx }) => ({ data: await listIdentities(ctx) }))

mount(authRoutes, identities.beginConnectIdentity, async ({ ctx, body, headers, addHeader }) => {
  const { url, cookie } = await beginConnectIdentity(ctx, body, headers.get('cookie') ?? '')
  addHeader('set-cookie', cookie)
  return { data: { url } }
})

mount(authRoutes, identities.disconnectIdentity, async ({ ctx, params, body }) => {
  await disconnectIdentity(ctx, params.id, body.password)
  return { message: 'Disconnected' }
})

mount(authRoutes, contract.register, async ({ ctx, body }) => {
  await registerAccount(ctx, body)
  return { message: 'Registration successful! Please check your email to verify your account.' }
})

mount(authRoutes, contract.resendVerification, async ({ ctx, body }) => {
  await resendVerification(ctx, body)
  return { message: 'Verification email sent! Please check your inbox.' }
})

mount(authRoutes, contract.verifyEmail, async ({ ctx, params, query }) => {
  await verifyEmail(ctx, { ...params, ...query })
  return { message: 'Your email has been verified successfully!' }
})

mount(authRoutes, contract.requestPasswordReset, async ({ ctx, body }) => {
  await requestPasswordReset(ctx, body)
  return { message: 'Password reset link sent! Check your email.' }
})

mount(authRoutes, contract.resetPassword, async ({ ctx, body }) => {
  await resetPassword(ctx, body)
  return { message: 'Password reset successful! Redirecting to login...' }
})

mount(authRoutes, contract.logOut, async ({ ctx }) => {
  await logOut(ctx)
  return { message: 'Logged out successfully' }
})

mount(authRoutes, contract.profile, async ({ ctx }) => ({
  data:
    (await findUser(ctx.db, personIdOf(ctx), ctx.clock.now(), ctx.actor, accountOf(ctx))) ?? raise(unauthenticated()),
}))
