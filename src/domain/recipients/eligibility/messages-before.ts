import { sql } from 'drizzle-orm'
import type { RecipientState } from '../../../contracts/campaigns/campaign-states.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type EarlierMessage, whyNoMessage } from '../../../outreach/schedule/judge-follow-up.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { sequenceId } from '../../campaigns/family.ts'

/** What has to be known about a recipient before sending to them. */
export interface Before {
  /** Why they must not get the message, as a sentence. */
  readonly reason: string | null
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
  addresses: readonly string[],
  further: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, Before>> {
  const isFollowUp = campaign.followsId !== null
  const asked = new Set([...(isFollowUp ? addresses : []), ...[...further.values()].flat()])
  if (asked.size === 0) return new Map()
  const rootId = sequenceId(campaign)
  const rows = await ctx.data.all<Row>(sql`
    WITH family AS MATERIALIZED (SELECT id, step, subject FROM campaigns WHERE id = ${rootId} OR follows_id = ${rootId})
    SELECT recipients.address, family.step, family.step > 1 AND family.subject IS NOT NULL AS has_subject, recipients.state, recipients.message_id,
      replied_at IS NOT NULL AS replied, unsubscribed_at IS NOT NULL AS unsubscribed, bounced_at IS NOT NULL AS bounced,
      complained_at IS NOT NULL AS complained, clicked_at IS NOT NULL AS clicked
    FROM family CROSS JOIN json_each(${JSON.stringify([...asked])}) AS given
    CROSS JOIN recipients ON recipients.campaign_id = family.id AND recipients.address = given.value
    ORDER BY family.step`)
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  const rowsOf = (address: string) => byAddress.get(address) ?? []
  return new Map(
    addresses.map((address) => {
      const own = rowsOf(address).filter(({ step }) => step < campaign.step)
      const others = (further.get(address) ?? []).flatMap(rowsOf)
      const thread = own.flatMap(({ has_subject, message_id }) => (has_subject ? [] : (message_id ?? [])))
      return [address, { reason: whyNoMessage(campaign, own.map(toMessage), others.map(toMessage)), thread }]
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
})
