import type { Allowances, Feature } from '../rules/billing/plan-limits.ts'
import type { WorkspaceRole } from '../rules/workspaces/workspace-roles.ts'

/** The plan an account is entitled to now. */
export interface AccountPlan {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly allowances: Allowances
  readonly features: ReadonlySet<Feature>
  /** Since when people who work on it need a second factor; null if they do not. */
  readonly requiresFactorSince: string | null
}

/**
 * The account that a context acts for, with what every service function needs of it. It is a workspace: the person whom
 * it was created for, and its other members, act for it.
 */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The name of the data database that holds its data. */
  readonly shard: string
  /** The account's number in that database, which its rows refer to. */
  readonly number: number
  /** ISO 3166-1 alpha-2: the country for parsing phone numbers without `+`. */
  readonly country: string | null
  readonly isRoot: boolean
  readonly isAdmin: boolean
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /**
   * Permissions from roles, in addition to those every member has: names in `rules/roles/permissions.ts`, and
   * permissions an operator added.
   */
  readonly grants: ReadonlySet<string>
  /** Null without an entitled subscription. */
  readonly plan: AccountPlan | null
  /** The role of the person who acts; `owner` for background work, null for somebody who is not a member. */
  readonly role: WorkspaceRole | null
  /** Whether the workspace that was meant opens only after single sign-on. */
  readonly needsSso?: boolean
}
