import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { nextTurn } from '../../../lib/steps.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { excludeRecipients, organizationPlaces, type WaitingRecipient } from './exclude-recipients.ts'
import { EXCLUSIONS, type ExclusionKind } from './exclusion.ts'

/** Of the recipients that wait: how many would get the message now, and how many would be left out, by the reason. */
export type Sendable = Readonly<Record<ExclusionKind | 'sendable', number>>

/** Recipients that are looked at at once. */
const STRETCH = 2_000

/** Who of a campaign's waiting recipients would get it now, as sending decides it. */
export async function countSendable(ctx: ServiceContext, campaign: CampaignRow): Promise<Sendable> {
  const counts = {
    sendable: 0,
    ...(Object.fromEntries(EXCLUSIONS.map((kind) => [kind, 0])) as Record<ExclusionKind, number>),
  }
  const places = await organizationPlaces(ctx, campaign, sql`state NOT IN ('pending', 'claimed')`)
  // What a batch has claimed comes before what waits for the next one.
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
