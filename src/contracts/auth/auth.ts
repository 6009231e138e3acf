import { z } from 'zod'
import { foldAddress } from '../../lib/text/fold-address.ts'
import { WORKSPACE_ROLES } from '../../rules/workspaces/workspace-roles.ts'
import { data, endpoint, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** bcrypt reads only the first 72 bytes of a password and silently ignores the rest, so longer ones are rejected. */
export const PASSWORD_BYTES_MAX = 72
export const PASSWORD_LENGTH_MIN = 6

/**
 * Any address the spec allows, without invisible characters and without those that would split it into several in a
 * mail header (RFC 5322).
 */
const ADDRESS = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\]+$/u

export const EmailAddress = z
  .string('Email is required')
  .overwrite(foldAddress)
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Invalid email address', abort: true })
  .regex(ADDRESS, 'Invalid email address')

/** A new password. Only the server can check whether it is too common. */
export const NewPassword = (missing = 'Password is required', lengthMin = PASSWORD_LENGTH_MIN) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .min(lengthMin, `Password must be at least ${lengthMin} characters`)
    .refine((password) => new TextEncoder().encode(password).byteLength <= PASSWORD_BYTES_MAX, {
      error: `Password is too long: it may have ${PASSWORD_BYTES_MAX} letters at most, and accents and emoji count as several`,
    })

export const PasswordConfirmation = (missing = 'Please confirm your password') => z.string(missing).min(1, missing)

/** Checked even while other fields are invalid, so that a form shows every error at once. */
export const PASSWORDS_MATCH = (field = 'password', confirmation = 'password_confirmation') => ({
  error: 'Passwords do not match',
  path: [confirmation],
  when: ({ value }: { value: unknown }) => {
    const given = value as Record<string, unknown> | null
    return Boolean(given?.[field]) && Boolean(given?.[confirmation])
  },
})
export const isConfirmed = (password: string, confirmation: string) => password === confirmation

export const Login = z.object({
  email: EmailAddress,
  password: z.string('Password is required').min(1, 'Password is required'),
})
export type Login = z.output<typeof Login>

export const Register = z
  .object({
    name: singleLine('Name is required').min(1, 'Name is required').max(100, 'Name is too long'),
    email: EmailAddress,
    password: NewPassword(),
    password_confirmation: PasswordConfirmation(),
  })
  .refine((input) => isConfirmed(input.password, input.password_confirmation), PASSWORDS_MATCH())
export type Register = z.output<typeof Register>

export const OwnAddress = z.object({ email: EmailAddress })
export type OwnAddress = z.output<typeof OwnAddress>

export const ResetPassword = z
  .object({
    token: z.string().max(200),
    email: EmailAddress,
    password: NewPassword(),
    password_confirmation: PasswordConfirmation(),
  })
  .refine((input) => isConfirmed(input.password, input.password_confirmation), PASSWORDS_MATCH())
export type ResetPassword = z.output<typeof ResetPassword>

/** The plan details that the dashboard's frame needs. */
export const PlanSummary = z.object({
  name: z.string(),
  display_name: z.string(),
  has_email_campaigns: z.boolean(),
  has_sms_campaigns: z.boolean(),
  has_webhooks: z.boolean(),
  has_ai_extraction: z.boolean(),
  has_priority_support: z.boolean(),
  has_sso: z.boolean(),
})
export type PlanSummary = z.infer<typeof PlanSummary>

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  is_root_user: z.boolean(),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Permissions that roles grant, by the names in `permissions.ts`. */
  permissions: z.array(z.string()),
  /** The active subscription, otherwise the latest; null if there never was one. */
  subscription: z.object({ status: z.string(), plan: PlanSummary }).nullable(),
  /** The plan of an active subscription. */
  plan: PlanSummary.nullable(),
  email_verified: z.boolean(),
  /** Whether they have to add a second factor before anything else. Optional, like `workspace`. */
  must_add_factor: z.boolean().optional(),
  created_at: z.string(),
  /** The administrator who impersonates this account in the session; null in the holder's own session. */
  impersonated_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /**
   * The workspace that the session acts for, to which the subscription belongs. The role is null for somebody who is no
   * longer a member. Optional, since browsers keep users that were stored before there were workspaces.
   */
  workspace: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.enum(WORKSPACE_ROLES).nullable(),
      /** How many workspaces the person can switch between. */
      count: z.number(),
    })
    .optional(),
})
export type User = z.infer<typeof User>

/** Larger than any form of this feature. An oversized body is rejected before a password is hashed. */
const bodyBytesMax = 16_384

export const logIn = endpoint({
  method: 'post',
  path: '/login',
  permission: 'public',
  actsFor: 'person',
  body: Login,
  bodyBytesMax,
  returns: data(z.object({ token: z.string(), user: User })),
})

export const register = endpoint({
  method: 'post',
  path: '/register',
  permission: 'public',
  actsFor: 'person',
  body: Register,
  bodyBytesMax,
  returns: nothing,
})

/** Responds identically whether or not the address has an account. */
export const resendVerification = endpoint({
  method: 'post',
  path: '/email/resend',
  permission: 'public',
  actsFor: 'person',
  body: OwnAddress,
  bodyBytesMax,
  returns: nothing,
})

/** The signed link in the verification mail; it may be followed more than once. 403 if it is expired or altered. */
export const verifyEmail = endpoint({
  method: 'get',
  path: '/email/verify/:id/:token',
  permission: 'public',
  actsFor: 'person',
  params: z.object({ id: z.string(), token: z.string() }),
  query: z.object({ expires: z.string().default(''), signature: z.string().default('') }),
  returns: nothing,
})

/** Responds identically whether or not the address has an account. */
export const requestPasswordReset = endpoint({
  method: 'post',
  path: '/password/email',
  permission: 'public',
  actsFor: 'person',
  body: OwnAddress,
  bodyBytesMax,
  returns: nothing,
})

export const resetPassword = endpoint({
  method: 'post',
  path: '/password/reset',
  permission: 'public',
  actsFor: 'person',
  body: ResetPassword,
  bodyBytesMax,
  returns: nothing,
})

/** Mails a link that signs in. Responds identically whether or not the address has an account. */
export const requestSignInLink = endpoint({
  method: 'post',
  path: '/login/link/email',
  permission: 'public',
  actsFor: 'person',
  body: OwnAddress,
  bodyBytesMax,
  returns: nothing,
})

export const SignInWithLink = z.object({ token: z.string().min(1).max(200) })
export type SignInWithLink = z.output<typeof SignInWithLink>

/** Signs in by a mailed link, which works once; 403 `factor_required` as after a password. */
export const signInWithLink = endpoint({
  method: 'post',
  path: '/login/link',
  permission: 'public',
  actsFor: 'person',
  body: SignInWithLink,
  bodyBytesMax,
  returns: data(z.object({ token: z.string(), user: User })),
})

export const logOut = endpoint({
  method: 'post',
  path: '/dashboard/logout',
  permission: 'session:end',
  actsFor: 'person',
  isForMissingFactor: true,
  impersonation: 'allowed',
  returns: nothing,
})

export const profile = endpoint({
  method: 'get',
  path: '/dashboard/profile',
  permission: 'profile:view',
  actsFor: 'workspace',
  isForMissingFactor: true,
  returns: data(User),
})
