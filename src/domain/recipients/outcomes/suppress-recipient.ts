import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import { strengthenStatement, suppressStatement } from '../../suppressions/list-statements.ts'
import { suppressionHash, suppressionHashes, suppressionHint } from '../../suppressions/suppressions.ts'
import type { MailedRecipient } from './find-recipients.ts'

/**
 * Statements that put a message's address on the list. An entry that the account may remove becomes one that it may not, where the recipient now says so
 * themselves.
 *
 * @param decidedBy the recipient, or a program that read it from a mail
 */
export async function suppressRecipient(
  ctx: Pick<ServiceContext, 'clock' | 'config'>,
  accountId: string,
  {
    id,
    address,
    campaign_id,
    channel,
  }: Pick<MailedRecipient, 'address' | 'channel'> & { readonly id: string | null; readonly campaign_id: string | null },
  reason: Exclude<SuppressionReason, 'manual'>,
  decidedBy: SuppressionDecider,
): Promise<readonly Statement<never>[]> {
  // Of somebody who was erased no more than a hash is left, elsewhere.
  if (address.startsWith('erased:')) return []
  const hash = await suppressionHash(ctx, accountId, channel, address)
  const hashes = await suppressionHashes(ctx, accountId, channel, address)
  const entry = { accountId, channel, hash, hint: suppressionHint(channel, address) }
  return [
    suppressStatement(ctx, { ...entry, reason, decidedBy, campaignId: campaign_id, recipientId: id }),
    strengthenStatement({ accountId, channel, hashes }, { reason, decidedBy }),
  ]
}
