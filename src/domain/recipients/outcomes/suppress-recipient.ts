import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import { strengthenStatement, suppressStatement } from '../../suppressions/list-statements.ts'
import { suppressionHash, suppressionHashes, suppressionHint } from '../../suppressions/suppressions.ts'
import type { MailedRecipient } from './find-recipients.ts'

/**
 * Statements that add a message's address to the suppression list. If the recipient decided so themselves, an existing
 * entry that the account could remove becomes permanent.
 *
 * @param decidedBy the recipient, or software that recognised it in a mail
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
  // Of an erased recipient only a hash remains, stored elsewhere.
  if (address.startsWith('erased:')) return []
  const hash = await suppressionHash(ctx, accountId, channel, address)
  const hashes = await suppressionHashes(ctx, accountId, channel, address)
  const entry = { accountId, channel, hash, hint: suppressionHint(channel, address) }
  return [
    suppressStatement(ctx, { ...entry, reason, decidedBy, campaignId: campaign_id, recipientId: id }),
    strengthenStatement({ accountId, channel, hashes }, { reason, decidedBy }),
  ]
}
