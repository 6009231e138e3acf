import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { nextTurn } from '../../../lib/steps.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { excludeRecipients, organizationPlaces, type WaitingRecipient } from './exclude-recipients.ts'
import { EXCLUSIONS, type ExclusionKind } from './exclusion.ts'

/** Counts of waiting recipients: those who would get the message now, and those excluded, by reason. */
export type Sendable = Readonly<Record<ExclusionKind | 'sendable', number>>

/** Recipients read at once. */
const STRETCH = 2_000

/** Counts the waiting recipients of a campaign who would get it now, by the same rules as sending. */
export async function countSendable(ctx: ServiceContext, campaign: CampaignRow): Promise<Sendable> {
  const counts = {
    sendable: 0,
    ...(Object.fromEntries(EXCLUSIONS.map((kind) => [kind, 0])) as Record<ExclusionKind, number>),
  }
  const places = await organizationPlaces(ctx, campaign, sql`state NOT IN ('pending', 'claimed')`)
  // Claimed recipients come before those that wait for the next batch.
  for (const state of ['claimed', 'pending']) {
    for (let after = ''; ; ) {
      const rows = await ctx.data.all<WaitingRecipient>(sql`
        SELECT id, address, contact, consent, organization FROM recipients
        WHERE campaign_id = ${campaign.id} AND state = ${state} AND id > ${after} ORDER BY id LIMIT ${STRETCH}`)
      const { exclusions } = await excludeRecipients(ctx, campaign, rows, places)
      for (const { kind } of exclusions.values()) counts[kind]++
      counts.sendable += rows.length - exclusions.size
      if (rows.length < STRETCH) break
      after = rows.at(-1)!.id
      await nextTurn()
    }
  }
  return counts
}
