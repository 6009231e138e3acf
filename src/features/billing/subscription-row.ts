import type { plans, subscriptions } from '../../db/schema/control/billing.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export type PlanRow = typeof plans.$inferSelect
