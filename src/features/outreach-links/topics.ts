import { sql } from 'drizzle-orm'
import type { Unsubscribing } from '../../contracts/outreach-links/outreach-links.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { LinkTarget } from '../../domain/outreach-links/outreach-links.ts'

/** A message whose unsubscribe link was opened, in a context with the data of its account. */
interface Opened {
  readonly at: ServiceContext
  readonly target: LinkTarget
}

/** Returns the topics of a message's sender, the message's own first, and which of them the address has left. */
export async function readTopics({ at, target }: Opened, hashes: readonly string[]): Promise<Unsubscribing['topics']> {
  const { accountId, recipientId, channel } = target
  const rows = await at.data.all<{
    id: string
    name: string
    description: string | null
    is_of_message: number
    has_left: number
  }>(sql`
    SELECT id, name, description, id IS (
        SELECT campaigns.topic_id FROM recipients JOIN campaigns ON campaigns.id = recipients.campaign_id
        WHERE recipients.id = ${recipientId} AND recipients.account_id = ${accountId}) AS is_of_message,
      EXISTS (SELECT 1 FROM topic_opt_outs WHERE topic_id = topics.id AND channel = ${channel}
        AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))) AS has_left
    FROM topics WHERE account_id = ${accountId} ORDER BY is_of_message DESC, folded`)
  return rows.map(({ is_of_message, has_left, ...topic }) => ({
    ...topic,
    is_of_message: is_of_message === 1,
    has_left: has_left === 1,
  }))
}
