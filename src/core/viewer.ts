import type { Permission } from '../contracts/permissions.ts'

/** The plan an account has now, as limits and features. A limit of 0 means unlimited. */
export interface ViewerPlan {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly crawlsPerMonth: number
  readonly maxWebsites: number
  readonly websiteDownloadsPerDay: number
}

/** The signed-in account, as far as every verb needs it. */
export interface Viewer {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly isRoot: boolean
  readonly isAdmin: boolean
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Granted by roles, beside what every member holds. */
  readonly grants: ReadonlySet<Permission>
  /** Null without an active subscription. */
  readonly plan: ViewerPlan | null
}
