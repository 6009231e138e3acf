import { z } from 'zod'
import { ASSIGNABLE_ROLES } from '../../rules/workspaces/workspace-roles.ts'
import { OwnAddress, User } from '../auth/auth.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { OauthReturn } from '../oauth-return.ts'
import { singleLine } from '../plain-text.ts'
import { WithPassword } from '../sign-in-factors/sign-in-factors.ts'

const bodyBytesMax = 16_384
const base = '/dashboard/workspace/single-sign-on'
export const SSO_DOMAINS_MAX = 20

export const SsoDomain = z.object({
  id: z.string(),
  /** In ASCII. */
  domain: z.string(),
  /** Null while it is not verified. */
  verified_at: z.string().nullable(),
  /** When the DNS last gave an answer. */
  checked_at: z.string().nullable(),
  /** The record to set, which proves whose the domain is. */
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
})
export type SsoDomain = z.infer<typeof SsoDomain>

export const SsoSettings = z.object({
  /** Whether the plan has single sign-on; settings of a plan that has it no longer stay, and do nothing. */
  is_in_plan: z.boolean(),
  /** The redirect address to register with the provider. */
  redirect_url: z.string(),
  /** Null while it is not set up. The client secret is never returned. */
  provider: z
    .object({
      issuer: z.string(),
      client_id: z.string(),
      default_role: z.enum(ASSIGNABLE_ROLES),
      is_required: z.boolean(),
      updated_at: z.string(),
    })
    .nullable(),
  domains: z.array(SsoDomain),
})
export type SsoSettings = z.infer<typeof SsoSettings>

export const getSso = endpoint({
  method: 'get',
  path: base,
  permission: 'workspace:edit',
  returns: data(SsoSettings),
})

const required = (message: string, lengthMax: number) => singleLine(message).min(1, message).max(lengthMax, 'Too long')
export const SsoProvider = z.object({
  /** The provider's issuer identifier, as its ID tokens name it. Its endpoints are asked for when it is saved. */
  issuer: required('Issuer is required', 500),
  client_id: required('Client ID is required', 500),
  client_secret: required('Client secret is required', 2_000),
  /** The role of people who join by signing in. */
  default_role: z.enum(ASSIGNABLE_ROLES).default('member'),
  /** Whether members with addresses of its domains, except the owner, must sign in with it. */
  is_required: z.boolean().default(false),
})
export const SaveSso = WithPassword.extend({
  issuer: SsoProvider.shape.issuer.optional(),
  client_id: SsoProvider.shape.client_id.optional(),
  /** Kept if it is absent or blank and the issuer stays the same. */
  client_secret: singleLine().max(2_000, 'Too long').optional(),
  default_role: z.enum(ASSIGNABLE_ROLES).optional(),
  is_required: z.boolean().optional(),
})
export type SaveSso = z.output<typeof SaveSso>

/** Sets up single sign-on, or changes it: what is omitted stays. 422 if the issuer does not answer as one. */
export const saveSso = endpoint({
  method: 'put',
  path: base,
  permission: 'workspace:edit',
  body: SaveSso,
  bodyBytesMax,
  returns: nothing,
})

/** Ends single sign-on. Members stay, and sign in another way. */
export const deleteSso = endpoint({
  method: 'delete',
  path: base,
  permission: 'workspace:edit',
  body: WithPassword,
  bodyBytesMax,
  returns: nothing,
})

export const AddSsoDomain = z.object({ domain: required('Enter a domain', 253) })
/** Adds an email domain, which waits for its record. */
export const addSsoDomain = endpoint({
  method: 'post',
  path: `${base}/domains`,
  permission: 'workspace:edit',
  body: AddSsoDomain,
  bodyBytesMax,
  status: 201,
  returns: data(z.object({ domain: SsoDomain })),
})

/** Looks for the record now. */
export const checkSsoDomain = endpoint({
  method: 'post',
  path: `${base}/domains/:id/check`,
  permission: 'workspace:edit',
  params: IdParams,
  returns: data(z.object({ domain: SsoDomain, problem: z.string().nullable() })),
})

export const deleteSsoDomain = endpoint({
  method: 'delete',
  path: `${base}/domains/:id`,
  permission: 'workspace:edit',
  params: IdParams,
  returns: nothing,
})

/**
 * Begins to sign in by the address's domain. 400 if the domain has no single sign-on; whether an account has the address
 * is never said.
 */
export const beginSsoSignIn = endpoint({
  method: 'post',
  path: '/login/single-sign-on',
  permission: 'public',
  actsFor: 'person',
  body: OwnAddress,
  bodyBytesMax,
  returns: data(z.object({ url: z.string() })),
})

/** Completes what the provider of a workspace returned, once, in the browser that began; 403 `factor_required`. */
export const finishSsoSignIn = endpoint({
  method: 'post',
  path: '/login/single-sign-on/finish',
  permission: 'public',
  actsFor: 'person',
  /** `workspace`: from the path of the redirect address. */
  body: OauthReturn.extend({ workspace: singleLine().min(1).max(60) }),
  bodyBytesMax,
  returns: data(z.object({ token: z.string(), user: User, is_new: z.boolean() })),
})
