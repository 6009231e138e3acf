import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { directMessages } from '../../db/schema/data/direct-messages.ts'
import { unavailable } from '../../lib/errors.ts'
import type { DeliveryNotification } from '../../platform/mail-reports/port.ts'
import { recipientOfMessageId } from '../recipients/outcomes/find-recipients.ts'
import { outcomeOfReport } from '../recipients/outcomes/record-mail-reports.ts'
import type { DirectMessageRow } from './direct-messages.ts'
import { recordMessageEvent } from './message-events.ts'

/** A delivery report with what names its message. */
export interface DirectReport {
  readonly told: DeliveryNotification
  /** The id in the return path that it came to; null if it came to none. */
  readonly returned: string | null
  /** `Message-ID`s without brackets. */
  readonly messageIds: readonly string[]
}

/**
 * Records what mail servers and providers report of direct messages, as for those of campaigns: bounces and complaints
 * suppress the address.
 *
 * @returns of each report whether it is about one of them
 * @throws unavailable while a message is still being sent
 */
export async function recordDirectReports(
  ctx: ServiceContext,
  accountId: string,
  reports: readonly DirectReport[],
): Promise<readonly boolean[]> {
  const ids = reports.flatMap(({ returned, messageIds }) =>
    [returned, ...messageIds.map(recipientOfMessageId)].filter((id) => id !== null),
  )
  const messageIds = reports.flatMap((report) => report.messageIds)
  if (ids.length + messageIds.length === 0) return reports.map(() => false)
  const rows = await ctx.data
    .select()
    .from(directMessages)
    .where(sql`account_id = ${accountId} AND id IN (
      SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])})
      UNION SELECT id FROM direct_messages WHERE message_id IN (SELECT value FROM json_each(${JSON.stringify(messageIds)})))`)
  if (rows.some(({ state }) => state === 'sending'))
    throw unavailable('This message is being handed over. Please try again in a minute.')
  const about = reports.map((report) => rows.find((one) => isAbout(one, report)))
  for (const [place, { told }] of reports.entries()) {
    const row = about[place]
    if (row) await recordMessageEvent(ctx, row, outcomeOfReport(told, row.messageId))
  }
  return about.map((row) => row !== undefined)
}

function isAbout({ id, messageId }: DirectMessageRow, { returned, messageIds }: DirectReport): boolean {
  if (returned !== null) return returned === id
  return messageIds.some((one) => one === messageId || recipientOfMessageId(one) === id)
}
