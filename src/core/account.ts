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
  /** Where what belongs to it lies: the name of a data database. */
  readonly shard: string
  /** What its rows there are numbered by. */
  readonly number: number
  /** ISO 3166-1 alpha-2: where its phone numbers without `+` are dialled. */
  readonly country: string | null
  readonly isRoot: boolean
  readonly isAdmin: boolean
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Granted by roles, beside what every member holds: names in `contracts/permissions.ts`, and of permissions that an operator added. */
  readonly grants: ReadonlySet<string>
  /** Null without an entitled subscription. */
  readonly plan: AccountPlan | null
}
