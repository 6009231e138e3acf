import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { furtherAddresses } from '../../contacts/person-addresses.ts'
import { blockedAddresses } from './blocked-addresses.ts'
import { type Exclusion, exclusionOf, type OrganizationPlaces, takesPlace } from './exclusion.ts'
import { type Before, messagesBefore } from './messages-before.ts'

/** A recipient who waits for a campaign's message. */
export interface WaitingRecipient {
  readonly id: string
  /** Normalised. */
  readonly address: string
  /** The number of the contact; null where none is known. */
  readonly contact: number | null
  readonly consent: string | null
  /** As `organizationKey` gives it. */
  readonly organization: string | null
}

export interface Excluded {
  /** By the recipient's id; those who may be written to are missing. */
  readonly exclusions: ReadonlyMap<string, Exclusion>
  /** Of a follow-up: what is known of the messages before, by address. */
  readonly before: ReadonlyMap<string, Before>
}

/**
 * Which of a campaign's waiting recipients may not be written to, and why: the one answer for validation, forecast, start and sending.
 *
 * @param waiting some thousands at most, in the order of their ids
 * @param places which organisations have their message already; the recipients who get theirs are added. Null where a campaign takes every address
 * @throws the database's error: callers that cannot ask must not send
 */
export async function excludeRecipients(
  ctx: ServiceContext,
  campaign: CampaignRow,
  waiting: readonly WaitingRecipient[],
  places: OrganizationPlaces | null,
): Promise<Excluded> {
  const further = await furtherAddresses(ctx, campaign.accountId, campaign.type, waiting)
  const own = waiting.map(({ address }) => address)
  const others = [...further.values()].flat()
  const [{ blocks, suppressions }, before] = await Promise.all([
    blockedAddresses(ctx, campaign.type, [...new Set([...own, ...others])]),
    messagesBefore(ctx, campaign, own, further),
  ])
  const hasUnsubscribed = (address: string) => {
    const reason = suppressions.get(address)
    return reason === 'unsubscribed' || reason === 'complained'
  }
  const exclusions = new Map<string, Exclusion>()
  for (const { id, address, consent, organization } of waiting) {
    const facts = {
      block: blocks.get(address) ?? null,
      hasUnsubscribedElsewhere: (further.get(address) ?? []).some(hasUnsubscribed),
      hasConsent: consent !== null,
      stopReason: before.get(address)?.reason ?? null,
    }
    const exclusion = exclusionOf(facts, campaign) ?? (places && takesPlace({ id, organization }, places))
    if (exclusion) exclusions.set(id, exclusion)
  }
  return { exclusions, before }
}

/** Whether a campaign writes to one address of each organisation. Follow-ups go to whoever got the message before. */
export const takesOneEach = ({ onePerOrganization, followsId }: CampaignRow): boolean =>
  onePerOrganization && followsId === null

/** Which organisations of a campaign have their place already, by the recipients that a condition chooses: one who got the message, or waits for it. */
export async function organizationPlaces(
  ctx: ServiceContext,
  campaign: CampaignRow,
  isMeant: SQL,
): Promise<OrganizationPlaces | null> {
  if (!takesOneEach(campaign)) return null
  const rows = await ctx.data.all<{ organization: string; first: string }>(sql`
    SELECT organization, min(iif(state IN ('pending', 'claimed'), id, '')) AS first FROM recipients
    WHERE campaign_id = ${campaign.id} AND organization IS NOT NULL AND state <> 'skipped' AND ${isMeant} GROUP BY organization`)
  return new Map(rows.map(({ organization, first }) => [organization, first]))
}
