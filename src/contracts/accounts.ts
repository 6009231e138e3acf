import { z } from 'zod'
import { EmailAddress, isConfirmed, NewPassword, PASSWORDS_MATCH, PasswordConfirmation } from './auth.ts'
import { CountryCode } from './country-code.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { singleLine } from './plain-text.ts'

/** Chosen by somebody who is signed in, a password is longer than one at registration (spec 2, section 9). */
export const CHANGED_PASSWORD_LENGTH_MIN = 8
/** No form of this feature is larger, and a password is refused before it is hashed. */
const bodyBytesMax = 16_384

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO 3166-1 alpha-2: where phone numbers without `+` are dialled. */
  country: z.string().nullable(),
  email_verified: z.boolean(),
  /** An address that the account is to have once its mailbox confirms it. */
  pending_email: z.string().nullable(),
  /** Websites a month where no plan says how many. */
  site_limit: z.number(),
  subscription: z
    .object({
      status: z.string(),
      /** Whether it gives the account its plan now: also one that is cancelled and still paid for. */
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
  /** Left out, it stays; null forgets it. */
  country: CountryCode.nullable().optional(),
  /** Asked for where the address changes. */
  current_password: z.string().optional(),
})
export type UpdateProfile = z.output<typeof UpdateProfile>

/** A new address is only pending until its mailbox confirms it. 403 where it is given without the current password. */
export const updateProfile = endpoint({
  method: 'put',
  path: '/dashboard/user/profile',
  permission: 'profile:edit',
  body: UpdateProfile,
  bodyBytesMax,
  returns: data(Profile),
})

/** Forgets an address that waits to be confirmed. */
export const cancelEmailChange = endpoint({
  method: 'delete',
  path: '/dashboard/user/pending-email',
  permission: 'profile:edit',
  returns: data(Profile),
})

/** What a mailed link of a change of address carries. */
export const EmailChangeToken = z.object({ token: z.string().min(1).max(200) })

/** Makes a pending address the account's, by the link mailed to it. 400 for a link that is wrong, used or expired. */
export const confirmEmailChange = endpoint({
  method: 'post',
  path: '/email/change/confirm',
  permission: 'public',
  body: EmailChangeToken,
  bodyBytesMax,
  returns: data(z.object({ email: z.string() })),
})

/** Gives the account its former address back and ends every session, by the link mailed there. */
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

/** Every other session ends. 422 beside `current_password` where that is wrong. */
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

/** Ends the account for good: it can be used no more at once, and all that it holds is deleted soon after. */
export const removeAccount = endpoint({
  method: 'delete',
  path: '/dashboard/user/account',
  permission: 'account:delete',
  body: DeleteAccount,
  bodyBytesMax,
  returns: nothing,
})

/** A browser that is signed in. */
export const Session = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
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

/** Ends all but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/dashboard/user/sessions',
  permission: 'sessions:end',
  returns: data(z.object({ ended: z.number() })),
})

/** Everything that the account holds, as one JSON file. */
export const exportAccount = endpoint({
  method: 'get',
  path: '/dashboard/user/export',
  permission: 'account:export',
  returns: nothing,
  file: 'application/json',
})
