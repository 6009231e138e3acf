import { z } from 'zod'
import { User } from '../auth/auth.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** Larger than any passkey's response. */
const bodyBytesMax = 32_768
export const FACTORS_MAX = 10
export const TRUSTED_DAYS = 30

/** Letters, digits, hyphens and underscores, as base64url and the names of WebAuthn have. */
const Base64Url = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[\w-]*$/)

/** A passkey's signature over a challenge, as a browser returns it (WebAuthn level 3, AuthenticationResponseJSON). */
export const PasskeyProof = z.object({
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: Base64Url(200).optional(),
  }),
})
export type PasskeyProof = z.output<typeof PasskeyProof>

/** A new passkey, as a browser returns it (WebAuthn level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(16_000),
    authenticatorData: Base64Url(16_000).optional(),
    transports: z.array(Base64Url(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: Base64Url(8_000).optional(),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>

/** What browsers take to create or use a passkey. */
const PasskeyOptions = data(z.record(z.string(), z.unknown()))

/** A code of an authenticator app or a recovery code. Spaces and hyphens do not count. */
export const FactorCode = z.string('Enter the code').trim().min(1, 'Enter the code').max(60, 'This is not a code')

/** Proof of a second factor: a code or a passkey. */
export const FactorProof = z
  .object({ code: FactorCode.optional(), passkey: PasskeyProof.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    error: 'Enter the code',
    path: ['code'],
  })
export type FactorProof = z.output<typeof FactorProof>

export const FinishSignIn = z
  .object({ code: FactorCode.optional(), passkey: PasskeyProof.optional(), trusts_device: z.boolean() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    error: 'Enter the code',
    path: ['code'],
  })
export type FinishSignIn = z.output<typeof FinishSignIn>

const SignedIn = data(z.object({ token: z.string(), user: User }))
const FactorKinds = z.object({ has_totp: z.boolean(), has_passkey: z.boolean() })

/** The factors that the sign-in which waits in this browser may use. 403 once it has expired. */
export const readPendingSignIn = endpoint({
  method: 'get',
  path: '/login/factor',
  permission: 'public',
  returns: data(FactorKinds),
})

/** Completes a sign-in whose password was right. 422 on `code` if the code or passkey is wrong or was used before. */
export const finishSignIn = endpoint({
  method: 'post',
  path: '/login/factor',
  permission: 'public',
  body: FinishSignIn,
  bodyBytesMax,
  returns: SignedIn,
})

/** A challenge for a passkey as the second factor of the sign-in that waits in this browser. */
export const beginPasskeyFactor = endpoint({
  method: 'post',
  path: '/login/factor/options',
  permission: 'public',
  returns: PasskeyOptions,
})

/** A challenge for signing in with a passkey alone; it works once, for five minutes. */
export const beginPasskeySignIn = endpoint({
  method: 'post',
  path: '/login/passkey/options',
  permission: 'public',
  returns: PasskeyOptions,
})

/** Signs in with a passkey alone. */
export const signInWithPasskey = endpoint({
  method: 'post',
  path: '/login/passkey',
  permission: 'public',
  body: z.object({ passkey: PasskeyProof }),
  bodyBytesMax,
  returns: SignedIn,
})

export const Factor = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type Factor = z.infer<typeof Factor>

export const TrustedDevice = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  country: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type TrustedDevice = z.infer<typeof TrustedDevice>

export const SignInSecurity = z.object({
  factors: z.array(Factor),
  recovery_codes_left: z.number(),
  trusted_devices: z.array(TrustedDevice),
  /** False where the product is served from an IP address, for which browsers make no passkeys. */
  has_passkeys: z.boolean(),
})
export type SignInSecurity = z.infer<typeof SignInSecurity>

export const readSecurity = endpoint({
  method: 'get',
  path: '/dashboard/user/factors',
  permission: 'sessions:view',
  actsFor: 'person',
  isForMissingFactor: true,
  returns: data(SignInSecurity),
})

const Password = z.string('Password is required').min(1, 'Password is required')
const FactorName = singleLine('Name is required').min(1, 'Name is required').max(60, 'Name is too long')

export const WithPassword = z.object({ password: Password })
export type WithPassword = z.output<typeof WithPassword>

/** Begins to add an authenticator app. It counts once a code of it is confirmed; a new begin voids an earlier one. */
export const beginTotp = endpoint({
  method: 'post',
  path: '/dashboard/user/factors/totp',
  permission: 'profile:edit',
  actsFor: 'person',
  isForMissingFactor: true,
  body: WithPassword,
  bodyBytesMax,
  returns: data(
    z.object({
      id: z.string(),
      /** The key to type in, base32. */
      secret: z.string(),
      /** The content of the QR code: `otpauth://totp/...`. */
      uri: z.string(),
    }),
  ),
  revealsSecret: true,
})

/** New recovery codes, shown once; null if the account has some already. */
const FirstCodes = data(z.object({ recovery_codes: z.array(z.string()).nullable() }))

export const ConfirmTotp = z.object({ name: FactorName, code: FactorCode })
export type ConfirmTotp = z.output<typeof ConfirmTotp>

/** 422 on `code` for a wrong one. */
export const confirmTotp = endpoint({
  method: 'post',
  path: '/dashboard/user/factors/totp/:id/confirm',
  permission: 'profile:edit',
  actsFor: 'person',
  isForMissingFactor: true,
  params: IdParams,
  body: ConfirmTotp,
  bodyBytesMax,
  returns: FirstCodes,
  revealsSecret: true,
})

export const beginPasskey = endpoint({
  method: 'post',
  path: '/dashboard/user/factors/passkeys/options',
  permission: 'profile:edit',
  actsFor: 'person',
  isForMissingFactor: true,
  body: WithPassword,
  bodyBytesMax,
  returns: PasskeyOptions,
})

export const AddPasskey = z.object({ name: FactorName, passkey: NewPasskey })
export type AddPasskey = z.output<typeof AddPasskey>

export const addPasskey = endpoint({
  method: 'post',
  path: '/dashboard/user/factors/passkeys',
  permission: 'profile:edit',
  actsFor: 'person',
  isForMissingFactor: true,
  body: AddPasskey,
  bodyBytesMax,
  returns: FirstCodes,
  revealsSecret: true,
})

export const RenameFactor = z.object({ name: FactorName })
export type RenameFactor = z.output<typeof RenameFactor>

export const renameFactor = endpoint({
  method: 'put',
  path: '/dashboard/user/factors/:id',
  permission: 'profile:edit',
  actsFor: 'person',
  params: IdParams,
  body: RenameFactor,
  bodyBytesMax,
  returns: nothing,
})

/** Removing the last factor also removes recovery codes and trusted devices. */
export const removeFactor = endpoint({
  method: 'delete',
  path: '/dashboard/user/factors/:id',
  permission: 'profile:edit',
  actsFor: 'person',
  params: IdParams,
  body: WithPassword,
  bodyBytesMax,
  returns: nothing,
})

/** Voids the former recovery codes and returns ten new ones, shown once. */
export const renewRecoveryCodes = endpoint({
  method: 'post',
  path: '/dashboard/user/recovery-codes',
  permission: 'profile:edit',
  actsFor: 'person',
  body: WithPassword,
  bodyBytesMax,
  returns: data(z.object({ recovery_codes: z.array(z.string()) })),
  revealsSecret: true,
})

/** A challenge to prove a passkey in the current session. */
export const beginConfirmation = endpoint({
  method: 'post',
  path: '/dashboard/user/confirm-identity/options',
  permission: 'sessions:view',
  actsFor: 'person',
  returns: PasskeyOptions,
})

/**
 * Proves a second factor in the current session. For five minutes, calls that answered `factor_required` then work in
 * this session.
 */
export const confirmFactor = endpoint({
  method: 'post',
  path: '/dashboard/user/confirm-identity',
  permission: 'sessions:view',
  actsFor: 'person',
  body: FactorProof,
  bodyBytesMax,
  returns: nothing,
})

/** In that browser, the second factor is asked for again. */
export const removeTrustedDevice = endpoint({
  method: 'delete',
  path: '/dashboard/user/trusted-devices/:id',
  permission: 'sessions:end',
  actsFor: 'person',
  params: IdParams,
  returns: nothing,
})

/** Stops the reset of lost factors by the mailed link, which works once and without a session. */
export const stopFactorReset = endpoint({
  method: 'post',
  path: '/factor-reset/stop',
  permission: 'public',
  actsFor: 'person',
  body: z.object({ token: z.string().min(1).max(200) }),
  bodyBytesMax,
  returns: data(z.object({ email: z.string() })),
})
