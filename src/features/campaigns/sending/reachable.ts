import { type SQL, sql } from 'drizzle-orm'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'
import { DOMAIN } from './domain-of.ts'

/**
 * SQL condition on waiting recipients of a campaign: their window is open, their subject is decided, and their domain has
 * not had its messages of the day.
 *
 * @param zones the time zones in which recipients may be contacted now; null for all
 * @param day UTC, such as `2026-11-27`
 */
export const isReachable = (campaign: CampaignRow, zones: readonly (string | null)[] | null, day: string): SQL => {
  const isOpen = zones
    ? sql`coalesce(time_zone, '') IN (SELECT value FROM json_each(${JSON.stringify(zones.map((zone) => zone ?? ''))}))`
    : sql`true`
  return sql`${isOpen} AND ${hasSubject(campaign)} AND ${hasDomainRoom(campaign, day)}`
}

/** SQL condition on rows of `recipients`: their domain may get another message of a campaign on a day. */
const hasDomainRoom = ({ accountId, domainLimit }: CampaignRow, day: string): SQL =>
  domainLimit === null
    ? sql`true`
    : sql`NOT EXISTS (SELECT 1 FROM domain_spends
        WHERE account_id = ${accountId} AND day = ${day} AND domain = ${DOMAIN} AND used >= ${domainLimit})`
