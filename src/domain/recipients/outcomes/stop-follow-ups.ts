import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isMailProvider } from '../../../extraction/site/mail-providers.ts'
import { siteOfEmail } from '../../../lib/site-of-email.ts'
import { step } from '../steps.ts'

const REASONS = {
  person: 'Stopped from the inbox for this person.',
  company: 'Stopped from the inbox for this company.',
} as const

/**
 * Skips what campaigns of the account still have for a person, at any of their addresses, or for everybody at their
 * company: messages that wait in campaigns that run, are paused or are scheduled. Messages that are being sent are not
 * stopped.
 *
 * @param recipientId the message by which the person is known
 * @returns how many messages were stopped
 */
export async function stopFollowUps(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  { recipientId, address }: { readonly recipientId: string; readonly address: string },
  scope: 'person' | 'company',
): Promise<number> {
  const { becomes, isBefore } = step('skipped', 'pending')
  const isPerson = sql`recipients.address = one.address OR recipients.contact = one.contact`
  const site = address.includes('@') ? siteOfEmail(address) : null
  const isAtSite: SQL =
    site === null || isMailProvider(site)
      ? sql`false`
      : sql`(recipients.organization = ${site} OR recipients.address LIKE ${`%@${site}`} OR recipients.address LIKE ${`%.${site}`})`
  const isMeant =
    scope === 'person' ? isPerson : sql`${isPerson} OR recipients.organization = one.organization OR ${isAtSite}`
  const rows = await data.all<{ id: string }>(sql`
    UPDATE recipients SET ${becomes}, state_reason = ${REASONS[scope]}, next_at = NULL
    WHERE id IN (
      SELECT recipients.id FROM recipients AS one
      JOIN campaigns ON campaigns.account_id = one.account_id AND campaigns.status IN ('sending', 'paused', 'scheduled')
      JOIN recipients ON recipients.campaign_id = campaigns.id AND ${isBefore}
      WHERE one.id = ${recipientId} AND one.account_id = ${accountId} AND (${isMeant}))
      AND ${isBefore} RETURNING id`)
  return rows.length
}
