import type { SQL } from 'drizzle-orm'
import type { CampaignStatus } from '../../contracts/campaigns/campaign-states.ts'
import { isIn, type StateColumn, type Steps } from '../../db/state-steps.ts'

/** The allowed status transitions of campaigns. The trigger `campaigns_status` is generated from this list. */
export const CAMPAIGN_STEPS = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending', 'cancelled'],
  sending: ['paused', 'sent', 'failed', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: ['draft'],
  failed: ['draft'],
  cancelled: [],
} as const satisfies Steps<CampaignStatus>

export const CAMPAIGN_STATUS: StateColumn = {
  table: 'campaigns',
  column: 'status',
  trigger: 'campaigns_status',
  error: 'campaign step not allowed',
}

/** Whether a campaign may change from one status to another. */
export const mayBecome = (from: CampaignStatus, to: CampaignStatus): boolean =>
  (CAMPAIGN_STEPS[from] as readonly CampaignStatus[]).includes(to)

/** A condition on rows of `campaigns`: their status may change to `to`. */
export const isBefore = (to: CampaignStatus): SQL =>
  isIn(
    'campaigns.status',
    (Object.keys(CAMPAIGN_STEPS) as CampaignStatus[]).filter((from) => mayBecome(from, to)),
  )
