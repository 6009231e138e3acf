import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { AddressOfContact } from '../../contacts/person-addresses.ts'

/** What campaigns of the account have to do with somebody. */
export interface MessagesElsewhere {
  /** Whether they are a recipient of a campaign that is scheduled, sending or paused. */
  readonly isInCampaign: boolean
  /** When they last got a message, ISO 8601; null if never. */
  readonly lastSentAt: string | null
}

const IS_RUNNING = sql`campaigns.status IN ('scheduled', 'sending', 'paused')`
/** Campaigns that are searched for organisations; nobody runs more at once. */
const RUNNING_MAX = 200

export interface AddressOfOrganization extends AddressOfContact {
  /** As `organizationKey` returns it, to find campaigns that write to others there; null finds none. */
  readonly organization: string | null
}

/**
 * Finds the messages of an account's campaigns to some people: at these addresses, at others of the same contacts, and
 * to their organisations by campaigns that run.
 *
 * @param some normalised addresses, a few thousand at most
 * @param exceptId a campaign to ignore, with its follow-ups
 * @returns by address; those without any message are missing
 */
export async function messagesElsewhere(
  ctx: ServiceContext,
  some: readonly AddressOfOrganization[],
  exceptId: string | null,
): Promise<ReadonlyMap<string, MessagesElsewhere>> {
  if (some.length === 0) return new Map()
  const given = JSON.stringify(
    some.map(({ address, contact, organization }) => ({ address, contact: contact ?? null, organization })),
  )
  const account = accountOf(ctx).id
  const rows = await ctx.data.all<{ address: string; is_in_campaign: number; last_sent_at: string | null }>(sql`
    WITH live AS MATERIALIZED (
      SELECT id FROM campaigns WHERE account_id = ${account} AND ${IS_RUNNING} AND follows_id IS NULL LIMIT ${RUNNING_MAX}),
    meant AS MATERIALIZED (
      SELECT given.value ->> 'address' AS address, own.rowid AS row FROM json_each(${given}) AS given
      CROSS JOIN recipients AS own ON own.account_id = ${account} AND own.address = given.value ->> 'address'
      UNION
      SELECT given.value ->> 'address', own.rowid FROM json_each(${given}) AS given
      CROSS JOIN recipients AS own ON own.contact = given.value ->> 'contact'
      WHERE own.contact IS NOT NULL AND own.account_id = ${account}),
    found AS (
      SELECT meant.address, recipients.sent_at, recipients.state, recipients.campaign_id
      FROM meant CROSS JOIN recipients ON recipients.rowid = meant.row
      UNION ALL
      SELECT given.value ->> 'address', NULL, own.state, own.campaign_id FROM live CROSS JOIN json_each(${given}) AS given
      CROSS JOIN recipients AS own ON own.campaign_id = live.id AND own.organization = given.value ->> 'organization'
      WHERE own.organization IS NOT NULL)
    SELECT found.address, max(found.sent_at) AS last_sent_at,
      max(${IS_RUNNING} AND found.state NOT IN ('skipped', 'failed', 'bounced')) AS is_in_campaign
    FROM found CROSS JOIN campaigns ON campaigns.id = found.campaign_id
    WHERE coalesce(campaigns.follows_id, campaigns.id) IS NOT ${exceptId}
    GROUP BY found.address`)
  return new Map(
    rows.map(({ address, is_in_campaign, last_sent_at }) => [
      address,
      { isInCampaign: is_in_campaign === 1, lastSentAt: last_sent_at },
    ]),
  )
}
