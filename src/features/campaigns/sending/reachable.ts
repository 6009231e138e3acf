import { type SQL, sql } from 'drizzle-orm'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'
import { DOMAIN } from './domain-of.ts'
import { isIn, type Place } from './open-time-zones.ts'

/**
 * SQL condition on waiting recipients of a campaign: their window is open, their subject is decided, and their domain has
 * not had its messages of the day.
 *
 * @param places where recipients may be contacted now; null for everywhere
 * @param day UTC, such as `2026-11-27`
 */
export const isReachable = (campaign: CampaignRow, places: readonly Place[] | null, day: string): SQL =>
  sql`${isIn(places)} AND ${hasSubject(campaign)} AND ${hasDomainRoom(campaign, day)}`

/** SQL condition on rows of `recipients`: their domain may get another message of a campaign on a day. */
const hasDomainRoom = ({ accountId, domainLimit }: CampaignRow, day: string): SQL =>
  domainLimit === null
    ? sql`true`
    : sql`NOT EXISTS (SELECT 1 FROM domain_spends
        WHERE account_id = ${accountId} AND day = ${day} AND domain = ${DOMAIN} AND used >= ${domainLimit})`
