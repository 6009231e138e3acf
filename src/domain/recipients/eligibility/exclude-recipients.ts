import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { furtherAddresses } from '../../contacts/person-addresses.ts'
import { blockFacts } from './block-facts.ts'
import { type Exclusion, exclusionOf, type OrganizationPlaces, takesPlace } from './exclusion.ts'
import { leftTopic } from './left-topic.ts'
import { type Before, messagesBefore } from './messages-before.ts'

/** A recipient waiting for a campaign's message. */
export interface WaitingRecipient {
  readonly id: string
  /** Normalised. */
  readonly address: string
  /** The number of the contact; null if unknown. */
  readonly contact: number | null
  readonly consent: string | null
  /** As `organizationKey` returns it. */
  readonly organization: string | null
}

export interface Excluded {
  /** By recipient id; eligible recipients are missing. */
  readonly exclusions: ReadonlyMap<string, Exclusion>
  /** For a follow-up: the earlier messages of the sequence, by address. */
  readonly before: ReadonlyMap<string, Before>
}

/**
 * Decides which of a campaign's waiting recipients must not get the message, and why. Validation, forecast, start and
 * sending all use it.
 *
 * @param waiting a few thousand at most, in the order of their ids
 * @param places organisations that already have their message; eligible recipients are added to it. Null if the
 * campaign sends to every address
 * @throws the database's error: a caller that cannot check must not send
 */
export async function excludeRecipients(
  ctx: ServiceContext,
  campaign: CampaignRow,
  waiting: readonly WaitingRecipient[],
  places: OrganizationPlaces | null,
): Promise<Excluded> {
  const further = await furtherAddresses(ctx, campaign.accountId, campaign.type, waiting)
  const own = waiting.map(({ address }) => address)
  const [factsOf, before, hasLeft] = await Promise.all([
    blockFacts(ctx, campaign.type, own, further),
    messagesBefore(ctx, campaign, waiting, further),
    leftTopic(ctx, campaign, own, further),
  ])
  const exclusions = new Map<string, Exclusion>()
  for (const { id, address, consent, organization } of waiting) {
    const facts = {
      ...factsOf(address),
      hasLeftTopic: hasLeft(address),
      hasConsent: consent !== null,
      stop: before.get(address)?.refusal ?? null,
    }
    const exclusion = exclusionOf(facts, campaign) ?? (places && takesPlace({ id, organization }, places))
    if (exclusion) exclusions.set(id, exclusion)
  }
  return { exclusions, before }
}

/** Whether a campaign sends to only one address per organisation. Follow-ups go to those who got the first one. */
export const takesOneEach = ({ onePerOrganization, followsId }: CampaignRow): boolean =>
  onePerOrganization && followsId === null

/**
 * The organisations of a campaign that already have a recipient, among those a condition selects: one who got the
 * message, or waits for it. Null if the campaign does not limit this.
 */
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
