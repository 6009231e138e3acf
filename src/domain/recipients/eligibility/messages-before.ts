import { type SQL, sql } from 'drizzle-orm'
import type { RecipientState } from '../../../contracts/campaigns/campaign-states.ts'
import type { ServiceContext } from '../../../core/context.ts'
import {
  type Colleague,
  type EarlierMessage,
  type StepRefusal,
  whyNoStep,
} from '../../../outreach/schedule/judge-follow-up.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { sequenceId } from '../../campaigns/family.ts'

/** What has to be known about a recipient before sending to them. */
export interface Before {
  /** Why they must not get the message. */
  readonly refusal: StepRefusal | null
  /** `Message-ID`s of the thread to reply in, oldest first. */
  readonly thread: readonly string[]
}

interface Row {
  address: string
  step: number
  /** Whether it started a new thread. */
  has_subject: number
  state: RecipientState
  message_id: string | null
  replied: number
  unsubscribed: number
  bounced: number
  complained: number
  clicked: number
  opened: number
  away: number
  passed: number
}

/**
 * The outcome of a campaign's other messages to the same people, by address: messages before a follow-up, and all
 * messages to their other addresses.
 *
 * @param further other addresses of the same people, by address
 */
export async function messagesBefore(
  ctx: ServiceContext,
  campaign: CampaignRow,
  waiting: readonly { readonly address: string; readonly organization: string | null }[],
  further: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, Before>> {
  const isFollowUp = campaign.followsId !== null
  const addresses = waiting.map(({ address }) => address)
  const asked = new Set([...(isFollowUp ? addresses : []), ...[...further.values()].flat()])
  if (asked.size === 0 && !campaign.stopsOrganization) return new Map()
  const rootId = sequenceId(campaign)
  const isAway =
    campaign.condition === 'out_of_office'
      ? sql`EXISTS (SELECT 1 FROM replies WHERE recipient_id = recipients.id AND replies.kind = 'out_of_office' AND proof <> 'none')`
      : sql`0`
  const [colleagues, later] = await Promise.all([
    colleaguesOf(ctx, campaign, waiting),
    isFollowUp
      ? ctx.data.all(
          sql`SELECT 1 FROM campaigns WHERE follows_id = ${rootId} AND step > ${campaign.step} AND condition = 'answered' LIMIT 1`,
        )
      : [],
  ])
  const judged = { ...campaign, leadsToAnswered: later.length > 0 }
  const rows = await ctx.data.all<Row>(sql`
    WITH family AS MATERIALIZED (SELECT id, step, subject FROM campaigns WHERE id = ${rootId} OR follows_id = ${rootId})
    SELECT recipients.address, family.step, family.step > 1 AND family.subject IS NOT NULL AS has_subject, recipients.state, recipients.message_id,
      replied_at IS NOT NULL AS replied, unsubscribed_at IS NOT NULL AS unsubscribed, bounced_at IS NOT NULL AS bounced,
      complained_at IS NOT NULL AS complained, clicked_at IS NOT NULL AS clicked,
      opened_at IS NOT NULL AS opened, passed_at IS NOT NULL AS passed, ${isAway} AS away
    FROM family CROSS JOIN json_each(${JSON.stringify([...asked])}) AS given
    CROSS JOIN recipients ON recipients.campaign_id = family.id AND recipients.address = given.value
    ORDER BY family.step`)
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  const rowsOf = (address: string) => byAddress.get(address) ?? []
  return new Map(
    waiting.map(({ address, organization }) => {
      const own = rowsOf(address).filter(({ step }) => step < campaign.step)
      const others = (further.get(address) ?? []).flatMap(rowsOf)
      const thread = own.flatMap(({ has_subject, message_id }) => (has_subject ? [] : (message_id ?? [])))
      const besides = (colleagues.get(organization ?? '') ?? []).filter((one) => one.address !== address)
      const refusal = whyNoStep(judged, own.map(toMessage), others.map(toMessage), besides)
      return [address, { refusal, thread }]
    }),
  )
}

const toMessage = (row: Row): EarlierMessage => ({
  step: row.step,
  state: row.state,
  hasReplied: row.replied === 1,
  hasUnsubscribed: row.unsubscribed === 1,
  hasBounced: row.bounced === 1 || row.state === 'bounced',
  hasComplained: row.complained === 1,
  hasClicked: row.clicked === 1,
  hasOpened: row.opened === 1,
  isAway: row.away === 1,
  hasPassed: row.passed === 1,
})

interface NamedColleague extends Colleague {
  readonly address: string
}

/**
 * Recipients of a sequence who answered or unsubscribed, by organisation, for a campaign in which one answer stops the
 * messages to all of their organisation; empty for others.
 */
async function colleaguesOf(
  ctx: ServiceContext,
  campaign: CampaignRow,
  waiting: readonly { readonly organization: string | null }[],
): Promise<ReadonlyMap<string, readonly NamedColleague[]>> {
  const organizations = [...new Set(waiting.flatMap(({ organization }) => organization ?? []))]
  if (!campaign.stopsOrganization || organizations.length === 0) return new Map()
  const rootId = sequenceId(campaign)
  const rows = await ctx.data.all<{
    organization: string
    address: string
    name: string | null
    replied: number
    unsubscribed: number
  }>(sql`
    WITH family AS MATERIALIZED (SELECT id FROM campaigns WHERE id = ${rootId} OR follows_id = ${rootId})
    SELECT DISTINCT recipients.organization, address, name, replied_at IS NOT NULL AS replied, unsubscribed_at IS NOT NULL AS unsubscribed
    FROM family CROSS JOIN json_each(${JSON.stringify(organizations)}) AS given
    CROSS JOIN recipients ON recipients.campaign_id = family.id AND recipients.organization = given.value
    WHERE replied_at IS NOT NULL OR unsubscribed_at IS NOT NULL`)
  return Map.groupBy(
    rows.map(({ organization, address, name, replied, unsubscribed }) => ({
      ...{ organization, address, name: name ?? address },
      ...{ hasReplied: replied === 1, hasUnsubscribed: unsubscribed === 1 },
    })),
    ({ organization }) => organization,
  )
}

/**
 * A condition on rows of `recipients`: somebody answered, unsubscribed, complained or bounced since the batch claimed
 * them, at this address, another of the same contact, or in a campaign that stops by organisation anyone there. Checked
 * as delivery begins; why is said when they are claimed again.
 */
export function hasStopped(campaign: CampaignRow): SQL {
  const rootId = sequenceId(campaign)
  const family = sql`(SELECT id FROM campaigns WHERE id = ${rootId} OR follows_id = ${rootId})`
  const isOver = sql`(earlier.replied_at IS NOT NULL OR earlier.unsubscribed_at IS NOT NULL OR earlier.complained_at IS NOT NULL OR earlier.bounced_at IS NOT NULL)`
  const stopped = sql`EXISTS (SELECT 1 FROM recipients AS earlier WHERE earlier.campaign_id IN ${family} AND earlier.address = recipients.address
      AND earlier.id <> recipients.id AND ${isOver})
    OR recipients.contact IS NOT NULL AND EXISTS (SELECT 1 FROM recipients AS earlier WHERE earlier.contact = recipients.contact
      AND earlier.campaign_id IN ${family} AND earlier.id <> recipients.id AND ${isOver})`
  if (!campaign.stopsOrganization) return sql`(${stopped})`
  return sql`(${stopped} OR recipients.organization IS NOT NULL AND EXISTS (
    SELECT 1 FROM recipients AS earlier WHERE earlier.campaign_id IN ${family} AND earlier.organization = recipients.organization
      AND earlier.id <> recipients.id AND (earlier.replied_at IS NOT NULL OR earlier.unsubscribed_at IS NOT NULL)))`
}
