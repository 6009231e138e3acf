import type { campaigns } from '../../db/schema/data/campaigns.ts'

/** A campaign, or one of its follow-ups. */
export type CampaignRow = typeof campaigns.$inferSelect
