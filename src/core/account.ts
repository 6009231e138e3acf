import type { Permission } from '../contracts/permissions.ts'
import type { Allowances, Feature } from '../contracts/plan-limits.ts'

/** The plan an account is entitled to now. */
export interface AccountPlan {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly allowances: Allowances
  readonly features: ReadonlySet<Feature>
}

/** The account that is acted for, as far as every verb needs it. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isRoot: boolean
  readonly isAdmin: boolean
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Granted by roles, beside what every member holds. */
  readonly grants: ReadonlySet<Permission>
  /** Null without an entitled subscription. */
  readonly plan: AccountPlan | null
}
