import { z } from 'zod'
import { EmailAddress, isConfirmed, NewPassword, PASSWORDS_MATCH, PasswordConfirmation } from '../auth/auth.ts'
import { CountryCode } from '../country-code.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** The minimum for a signed-in user who changes a password; higher than at registration (spec 2, section 9). */
export const CHANGED_PASSWORD_LENGTH_MIN = 8
/** Larger than any form of this feature. An oversized body is rejected before a password is hashed. */
const bodyBytesMax = 16_384

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO 3166-1 alpha-2: the country assumed for phone numbers without `+`. */
  country: z.string().nullable(),
  email_verified: z.boolean(),
  /** A new email address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  /** The monthly website limit for accounts whose plan sets none. */
  site_limit: z.number(),
  subscription: z
    .object({
      status: z.string(),
      /**
       * Whether the subscription entitles the account to its plan now. True for a cancelled one that is still paid for.
       */
      is_entitled: z.boolean(),
      plan: z.object({ display_name: z.string(), max_websites: z.number() }),
    })
    .nullable(),
  created_at: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  method: 'get',
  path: '/dashboard/user/profile',
  permission: 'profile:view',
  returns: data(Profile),
})

export const UpdateProfile = z.object({
  name: singleLine('Name is required').min(1, 'Name is required').max(100, 'Name is too long'),
  email: EmailAddress,
  /** Unchanged when omitted; null clears it. */
  country: CountryCode.nullable().optional(),
  /** Required when the email address changes. */
  current_password: z.string().optional(),
})
export type UpdateProfile = z.output<typeof UpdateProfile>

/** A new address stays pending until it is confirmed by mail. 403 if the current password is missing. */
export const updateProfile = endpoint({
  method: 'put',
  path: '/dashboard/user/profile',
  permission: 'profile:edit',
  body: UpdateProfile,
  bodyBytesMax,
  returns: data(Profile),
})

/** Discards an email address that awaits confirmation. */
export const cancelEmailChange = endpoint({
  method: 'delete',
  path: '/dashboard/user/pending-email',
  permission: 'profile:edit',
  returns: data(Profile),
})

/** The token in the link mailed for a change of address. */
export const EmailChangeToken = z.object({ token: z.string().min(1).max(200) })

/** Confirms a pending address through the mailed link. 400 if the link is invalid, used or expired. */
export const confirmEmailChange = endpoint({
  method: 'post',
  path: '/email/change/confirm',
  permission: 'public',
  body: EmailChangeToken,
  bodyBytesMax,
  returns: data(z.object({ email: z.string() })),
})

/** Restores the former address and ends every session, through the link mailed to that address. */
export const undoEmailChange = endpoint({
  method: 'post',
  path: '/email/change/undo',
  permission: 'public',
  body: EmailChangeToken,
  bodyBytesMax,
  returns: data(z.object({ email: z.string() })),
})

export const ChangePassword = z
  .object({
    current_password: z.string('Current password is required').min(1, 'Current password is required'),
    new_password: NewPassword('New password is required', CHANGED_PASSWORD_LENGTH_MIN),
    new_password_confirmation: PasswordConfirmation('Password confirmation is required'),
  })
  .refine(
    ({ new_password, new_password_confirmation }) => isConfirmed(new_password, new_password_confirmation),
    PASSWORDS_MATCH('new_password', 'new_password_confirmation'),
  )
export type ChangePassword = z.output<typeof ChangePassword>

/** Ends every other session. 422 on `current_password` if it is wrong. */
export const changePassword = endpoint({
  method: 'post',
  path: '/dashboard/user/change-password',
  permission: 'profile:edit',
  body: ChangePassword,
  bodyBytesMax,
  returns: nothing,
})

export const AccountStats = z.object({
  account_age_days: z.number(),
  total_websites: z.number(),
  total_emails: z.number(),
  total_phones: z.number(),
  total_names: z.number(),
  total_addresses: z.number(),
  email_verified: z.boolean(),
})
export type AccountStats = z.infer<typeof AccountStats>

export const getAccountStats = endpoint({
  method: 'get',
  path: '/dashboard/user/account-stats',
  permission: 'profile:view',
  returns: data(AccountStats),
})

export const DeleteAccount = z.object({
  password: z.string('Password is required').min(1, 'Password is required'),
  confirm_deletion: z.literal(true),
})
export type DeleteAccount = z.output<typeof DeleteAccount>

/** Closes the account permanently: it is unusable at once, and all its data is deleted soon after. */
export const removeAccount = endpoint({
  method: 'delete',
  path: '/dashboard/user/account',
  permission: 'account:delete',
  body: DeleteAccount,
  bodyBytesMax,
  returns: nothing,
})

/** A signed-in browser. */
export const Session = z.object({
  id: z.string(),
  /** Whether this is the session of the request. */
  is_current: z.boolean(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** Where it was opened: ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  /** To within five minutes; null if it was not used since it was opened. */
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type Session = z.infer<typeof Session>

/** Newest first. */
export const listSessions = endpoint({
  method: 'get',
  path: '/dashboard/user/sessions',
  permission: 'sessions:view',
  returns: data(z.array(Session)),
})

export const endSession = endpoint({
  method: 'delete',
  path: '/dashboard/user/sessions/:id',
  permission: 'sessions:end',
  params: IdParams,
  returns: nothing,
})

/** Ends all sessions except the current one. */
export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/dashboard/user/sessions',
  permission: 'sessions:end',
  returns: data(z.object({ ended: z.number() })),
})

/** Exports all data of the account as one JSON file. */
export const exportAccount = endpoint({
  method: 'get',
  path: '/dashboard/user/export',
  permission: 'account:export',
  returns: nothing,
  file: 'application/json',
})
