import type { plans } from '../../db/schema/control/plans.ts'
import type { subscriptions } from '../../db/schema/control/subscriptions.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export type PlanRow = typeof plans.$inferSelect
