import { z } from 'zod'
import { CHANGED_PASSWORD_LENGTH_MIN } from '../accounts/accounts.ts'
import { EmailAddress, isConfirmed, NewPassword, PASSWORDS_MATCH, PasswordConfirmation } from '../auth/auth.ts'
import { Usage } from '../billing/plans.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine, singleLine } from '../plain-text.ts'

/** A permission of a role: its name in `permissions.ts` or that of an added one, and its label. */
export const PermissionRef = z.object({ id: z.string(), name: z.string() })
export type PermissionRef = z.infer<typeof PermissionRef>
const UserRole = z.object({ id: z.string(), name: z.string(), permissions: z.array(PermissionRef) })

/** An account as administrators see it. */
export const AdminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  is_root_user: z.boolean(),
  /** False while it is suspended. */
  active: z.boolean(),
  suspended_at: z.string().nullable(),
  suspension_reason: z.string().nullable(),
  email_verified: z.boolean(),
  /** The plan it is currently entitled to. */
  plan: z.object({ id: z.string(), name: z.string(), display_name: z.string() }).nullable(),
  site_limit: z.number(),
  /** The end of the paid period; null without a plan, or if it has no end. */
  plan_expires_at: z.string().nullable(),
  /** Whether it has a second factor. */
  has_factors: z.boolean(),
  /** When its lost second factors will be removed; null if nobody asked for that. */
  factor_reset_due_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  roles: z.array(UserRole),
})
export type AdminUser = z.infer<typeof AdminUser>

export const USER_SORTS = ['name', 'email', 'status', 'last_login_at', 'created_at'] as const
export const USER_FILTERS = ['all', 'active', 'suspended', 'root', 'unverified'] as const
export const UserQuery = z.object({
  search: z.string().trim().max(100).default(''),
  filter: z.enum(USER_FILTERS).default('all'),
  role_id: z.uuid().optional(),
  sort: z.enum(USER_SORTS, 'Choose a column to sort by').default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type UserQuery = z.output<typeof UserQuery>

const base = '/dashboard/admin/users'

export const listUsers = endpoint({
  method: 'get',
  path: base,
  permission: 'users:view',
  query: pageQuery(15).extend(UserQuery.shape),
  returns: z.object({ users: z.array(AdminUser), pagination: Pagination }),
})

/** The complete list as a CSV file. */
export const exportUsers = endpoint({
  method: 'get',
  path: `${base}/export`,
  permission: 'users:view',
  query: UserQuery,
  file: 'text/csv',
  returns: nothing,
})

export const getUser = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'users:view',
  params: IdParams,
  returns: z.object({ user: AdminUser }),
})

const Name = singleLine('Name is required').min(1, 'Name is required').max(100, 'Name is too long')
/** Role ids. No one can assign a role with a permission that they lack. */
const Roles = z.array(z.uuid()).max(100)
const bodyBytesMax = 16_384

export const CreateUser = z
  .object({
    name: Name,
    email: EmailAddress,
    password: NewPassword('Password is required', CHANGED_PASSWORD_LENGTH_MIN),
    password_confirmation: PasswordConfirmation('Password confirmation is required'),
    roles: Roles.default([]),
  })
  .refine((input) => isConfirmed(input.password, input.password_confirmation), PASSWORDS_MATCH())
export type CreateUser = z.output<typeof CreateUser>

/** Its address counts as verified, because an administrator vouches for it. 409 if the address is taken. */
export const createUser = endpoint({
  method: 'post',
  path: base,
  permission: 'users:create',
  body: CreateUser,
  bodyBytesMax,
  status: 201,
  returns: z.object({ user: AdminUser }),
})

export const InviteUser = z.object({ name: Name, email: EmailAddress, roles: Roles.default([]) })
export type InviteUser = z.output<typeof InviteUser>

/**
 * Creates an account and mails its holder a link, valid for 7 days, to choose a password. 422 if the address is taken.
 */
export const inviteUser = endpoint({
  method: 'post',
  path: `${base}/invite`,
  permission: 'users:create',
  body: InviteUser,
  bodyBytesMax,
  status: 201,
  returns: z.object({ user: AdminUser }),
})

const PASSWORD_IS_THEIRS = 'Administrators cannot set passwords. Send a link to reset it instead.'

export const UpdateUser = z.object({
  name: Name.optional(),
  /**
   * A new address is unverified until confirmed by mail. Every session ends, and the former address can undo the
   * change.
   */
  email: EmailAddress.optional(),
  /**
   * Always rejected, because an administrator who sets a password can sign in as the user. `sendResetLink` lets the
   * holder set one.
   */
  password: z.literal('', PASSWORD_IS_THEIRS).optional(),
  /** Unchanged when omitted. */
  roles: Roles.optional(),
  /** Only a root user may change it; at least one root user always remains. */
  is_root_user: z.boolean().optional(),
  site_limit: z.number().int().min(0).max(1_000_000).optional(),
})
export type UpdateUser = z.output<typeof UpdateUser>

export const updateUser = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'users:edit',
  params: IdParams,
  body: UpdateUser,
  bodyBytesMax,
  returns: z.object({ user: AdminUser }),
})

/** Mails the holder a link to set a new password. */
export const sendResetLink = endpoint({
  method: 'post',
  path: `${base}/:id/send-reset-link`,
  permission: 'users:edit',
  params: IdParams,
  returns: nothing,
})

export const ChangeUserPlan = z
  .object({
    /** Null removes the plan. */
    plan_id: z.uuid().nullable(),
    /** The end of the plan (ISO 8601); null for no end. */
    ends_at: z.iso.datetime('Not a date').nullish(),
    reason: multiLine().trim().min(1, 'Enter a reason for the audit trail').max(500),
  })
  .refine(({ plan_id, ends_at }) => plan_id !== null || ends_at == null, {
    error: 'Without a plan nothing can end',
    path: ['ends_at'],
  })
export type ChangeUserPlan = z.output<typeof ChangeUserPlan>

/** Grants a plan free of charge, or removes a free one. 409 during a paid period: cancel or refund it first. */
export const changeUserPlan = endpoint({
  method: 'post',
  path: `${base}/:id/plan`,
  permission: 'plans:manage',
  params: IdParams,
  body: ChangeUserPlan,
  returns: nothing,
})

/** Mails the holder a link to confirm the address. 409 if it is already verified. */
export const sendVerificationMail = endpoint({
  method: 'post',
  path: `${base}/:id/send-verification`,
  permission: 'users:edit',
  params: IdParams,
  returns: nothing,
})

/** Signs the user out everywhere. */
export const endUserSessions = endpoint({
  method: 'post',
  path: `${base}/:id/end-sessions`,
  permission: 'users:edit',
  params: IdParams,
  returns: data(z.object({ ended: z.number() })),
})

export const RequestFactorReset = z.object({
  reason: multiLine().trim().min(1, 'Enter a reason for the audit trail').max(500),
})
export type RequestFactorReset = z.output<typeof RequestFactorReset>

/**
 * Removes the second factors of a user who lost them, three days later. The holder gets a mail right away and can
 * stop it; a sign-in with a factor stops it too. 409 without factors, or while a reset is waiting.
 */
export const requestFactorReset = endpoint({
  method: 'post',
  path: `${base}/:id/factor-reset`,
  permission: 'users:edit',
  params: IdParams,
  body: RequestFactorReset,
  bodyBytesMax,
  returns: z.object({ user: AdminUser }),
})

/** Cancels a reset that is waiting. */
export const cancelFactorReset = endpoint({
  method: 'delete',
  path: `${base}/:id/factor-reset`,
  permission: 'users:edit',
  params: IdParams,
  returns: z.object({ user: AdminUser }),
})

/** Usage figures of an account; the data itself stays private. */
export const UserFigures = z.object({
  sessions: z.number(),
  api_keys: z.number(),
  webhooks: z.number(),
  crawls: z.number(),
  last_crawl_at: z.string().nullable(),
  campaigns: z.number(),
  payments: z.number(),
  usage: Usage,
})
export type UserFigures = z.infer<typeof UserFigures>

export const userFigures = endpoint({
  method: 'get',
  path: `${base}/:id/figures`,
  permission: 'users:view',
  params: IdParams,
  returns: data(UserFigures),
})

export const USER_HOLDING_KINDS = ['crawls', 'campaigns', 'api_keys'] as const
export const UserHoldingKind = z.enum(USER_HOLDING_KINDS)
export type UserHoldingKind = z.infer<typeof UserHoldingKind>

/** A crawl, campaign or API key as an administrator may see it: without its results, content or key. */
export const UserHolding = z.object({
  id: z.string(),
  /** The website or keywords of a crawl, or the name of a campaign or a key. */
  name: z.string(),
  /** For a key `active`, `off` or `expired`; otherwise the status shown in its own list. */
  status: z.string(),
  /** The reason for the status, as a sentence; null if there is none. */
  reason: z.string().nullable(),
  /** Pages read or messages sent; null for a key. */
  done: z.number().nullable(),
  /** When the crawl ended, the campaign sent its last message, or the key was last used. */
  last_at: z.string().nullable(),
  created_at: z.string(),
})
export type UserHolding = z.infer<typeof UserHolding>

/** Lists an account's crawls, campaigns or keys, newest first. */
export const listUserHoldings = endpoint({
  method: 'get',
  path: `${base}/:id/holdings/:kind`,
  permission: 'users:view',
  params: IdParams.extend({ kind: UserHoldingKind }),
  query: pageQuery(10),
  returns: z.object({ data: z.array(UserHolding), pagination: Pagination }),
})

export const BULK_USER_ACTIONS = [
  'suspend',
  'reactivate',
  'end_sessions',
  'send_verification',
  'send_reset_link',
] as const
export type BulkUserAction = (typeof BULK_USER_ACTIONS)[number]
export const BULK_USERS_MAX = 50
export const BulkUsers = z.object({
  action: z.enum(BULK_USER_ACTIONS, 'Choose what to do'),
  ids: z
    .array(z.uuid())
    .min(1, 'Choose at least one user')
    .max(BULK_USERS_MAX, `At most ${BULK_USERS_MAX} users at once`),
  /** The reason for a suspension. */
  reason: multiLine().trim().max(500).default(''),
})
export type BulkUsers = z.output<typeof BulkUsers>

/** Applies one action to several users; a rejected one does not stop the others. */
export const bulkUsers = endpoint({
  method: 'post',
  path: `${base}/bulk`,
  permission: 'users:edit',
  body: BulkUsers,
  returns: data(
    z.object({
      done: z.number(),
      refused: z.array(z.object({ id: z.string(), message: z.string() })),
    }),
  ),
})

/** Deletes the account permanently, as if its holder deleted it. 409 for a root user and for oneself. */
export const deleteUser = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'users:delete',
  params: IdParams,
  returns: nothing,
})

const RoleChoice = z.object({ role_id: z.uuid() })

export const assignRole = endpoint({
  method: 'post',
  path: `${base}/:id/roles`,
  permission: 'users:edit',
  params: IdParams,
  body: RoleChoice,
  returns: z.object({ user: AdminUser }),
})

export const removeRole = endpoint({
  method: 'delete',
  path: `${base}/:id/roles`,
  permission: 'users:edit',
  params: IdParams,
  body: RoleChoice,
  returns: z.object({ user: AdminUser }),
})

export const SuspendUser = z.object({ reason: multiLine().trim().max(500).default('') })
export type SuspendUser = z.output<typeof SuspendUser>

/** Blocks sign-in, API keys and all background work until the suspension is lifted; no data is lost. */
export const suspendUser = endpoint({
  method: 'post',
  path: `${base}/:id/suspend`,
  permission: 'users:edit',
  params: IdParams,
  body: SuspendUser,
  returns: z.object({ user: AdminUser }),
})

export const reactivateUser = endpoint({
  method: 'post',
  path: `${base}/:id/reactivate`,
  permission: 'users:edit',
  params: IdParams,
  returns: z.object({ user: AdminUser }),
})

export const ImpersonateUser = z.object({
  reason: multiLine().trim().min(1, 'Say why, for the audit trail').max(500),
})
export type ImpersonateUser = z.output<typeof ImpersonateUser>

/**
 * Starts a one-hour session as another user, who must not be a root user or have a permission that the administrator
 * lacks.
 */
export const impersonateUser = endpoint({
  method: 'post',
  path: `${base}/:id/impersonate`,
  permission: 'users:impersonate',
  params: IdParams,
  body: ImpersonateUser,
  returns: data(z.object({ token: z.string(), expires_at: z.string() })),
})

/** Ends the impersonation; 409 in one's own session. */
export const endImpersonation = endpoint({
  method: 'post',
  path: '/dashboard/impersonation/end',
  permission: 'session:end',
  impersonation: 'allowed',
  returns: nothing,
})
