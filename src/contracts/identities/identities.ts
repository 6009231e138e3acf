import { z } from 'zod'
import { User } from '../auth/auth.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { OauthReturn } from '../oauth-return.ts'
import { WithPassword } from '../sign-in-factors/sign-in-factors.ts'

const bodyBytesMax = 16_384

export const IDENTITY_PROVIDERS = ['google', 'microsoft'] as const
/** Providers that everybody may sign in with, where the operator has registered with them. */
export const IdentityProvider = z.enum(IDENTITY_PROVIDERS)
export type IdentityProvider = z.infer<typeof IdentityProvider>
/** Who says who somebody is: a provider for everybody, or that of a workspace, by the workspace's id. */
export type IdentitySource = IdentityProvider | `sso:${string}`
export const PROVIDER_LABELS: Readonly<Record<IdentityProvider, string>> = { google: 'Google', microsoft: 'Microsoft' }

/** The page of the provider to go to. The way back works in this browser only, for ten minutes. */
const GoTo = data(z.object({ url: z.string() }))

/** Begins a sign-in with a provider. 503 if the operator does not offer it. */
export const beginProviderSignIn = endpoint({
  method: 'post',
  path: '/login/provider',
  permission: 'public',
  actsFor: 'person',
  body: z.object({ provider: IdentityProvider }),
  bodyBytesMax,
  returns: GoTo,
})

/**
 * What came of a sign-in at a provider. `must_prove`: an account with the address exists, and signing in to it in this
 * browser connects the two (`connectPendingIdentity`). `connected`: the signed-in person connected it in the settings.
 */
export const ProviderOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), token: z.string(), user: User, is_new: z.boolean() }),
  z.object({ outcome: z.literal('must_prove'), email: z.string(), provider: IdentityProvider }),
  z.object({ outcome: z.literal('connected'), provider: IdentityProvider }),
])
export type ProviderOutcome = z.infer<typeof ProviderOutcome>

/** Completes what a provider returned, once, in the browser that began; 403 `factor_required` as after a password. */
export const finishProviderSignIn = endpoint({
  method: 'post',
  path: '/login/provider/finish',
  permission: 'public',
  actsFor: 'person',
  body: OauthReturn,
  bodyBytesMax,
  returns: data(ProviderOutcome),
})

/** Connects the identity that waits in this browser to the account that has been signed in to since. */
export const connectPendingIdentity = endpoint({
  method: 'post',
  path: '/dashboard/user/identities/pending',
  permission: 'profile:edit',
  actsFor: 'person',
  isForMissingFactor: true,
  returns: data(z.object({ provider: IdentityProvider })),
})

export const Identity = z.object({
  id: z.string(),
  provider: IdentityProvider,
  /** The address there. */
  email: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type Identity = z.infer<typeof Identity>

export const listIdentities = endpoint({
  method: 'get',
  path: '/dashboard/user/identities',
  permission: 'sessions:view',
  actsFor: 'person',
  isForMissingFactor: true,
  returns: data(
    z.object({
      identities: z.array(Identity),
      /** The providers that the operator offers. */
      available: z.array(IdentityProvider),
      /** False for accounts that were created with a provider and have set none since. */
      has_password: z.boolean(),
    }),
  ),
})

/** Begins to connect a provider to the account. */
export const beginConnectIdentity = endpoint({
  method: 'post',
  path: '/dashboard/user/identities',
  permission: 'profile:edit',
  actsFor: 'person',
  body: WithPassword.extend({ provider: IdentityProvider }),
  bodyBytesMax,
  returns: GoTo,
})

/** The provider no longer signs in to the account. */
export const disconnectIdentity = endpoint({
  method: 'delete',
  path: '/dashboard/user/identities/:id',
  permission: 'profile:edit',
  actsFor: 'person',
  params: IdParams,
  body: WithPassword,
  bodyBytesMax,
  returns: nothing,
})
