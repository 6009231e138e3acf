import { sql } from 'drizzle-orm'
import type { SuppressionReason } from '../../contracts/suppressions.ts'
import { type Statement, statement } from '../../db/batch.ts'
import type { ServiceContext } from '../context.ts'
import { suppressionHash, suppressionHint, suppressStatement } from '../suppressions.ts'
import type { MailedRecipient } from './find-recipients.ts'

/** Statements that put a message's address on the list. What the account had put there itself it could take away again; what they said themselves it cannot. */
export async function suppressRecipient(
  ctx: Pick<ServiceContext, 'clock' | 'config'>,
  accountId: string,
  {
    address,
    campaign_id,
    channel,
  }: Pick<MailedRecipient, 'address' | 'channel'> & { readonly campaign_id: string | null },
  reason: Exclude<SuppressionReason, 'manual'>,
): Promise<readonly Statement<never>[]> {
  // Of somebody who was erased no more than a hash is left, elsewhere.
  if (address.startsWith('erased:')) return []
  const hash = await suppressionHash(ctx, accountId, channel, address)
  const entry = { accountId, channel, hash, hint: suppressionHint(channel, address) }
  return [
    suppressStatement(ctx, { ...entry, reason, campaignId: campaign_id }),
    statement(sql`UPDATE suppressions SET reason = ${reason}
      WHERE account_id = ${accountId} AND channel = ${channel} AND hash = ${hash} AND reason = 'manual'`),
  ]
}
