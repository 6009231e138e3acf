import { runBatch } from '../../../../../src/db/batch.ts'
import { writeSenders } from '../../../../../src/features/campaigns/campaign-senders.ts'
import { dataOf } from '../../../support/factories.ts'
import { addSequence } from '../follow-ups/support.ts'

type Given = Parameters<typeof addSequence>[1]

/** A due campaign that rotates senders, with follow-ups if any are given. */
export async function addRotated(
  accountId: string,
  senderIds: readonly string[],
  { follow = [], ...given }: Omit<Given, 'senderId' | 'follow'> & Partial<Pick<Given, 'follow'>> & Pick<Given, 'to'>,
) {
  const campaign = await addSequence(accountId, { senderId: senderIds[0]!, follow, ...given })
  await runBatch(dataOf(accountId), writeSenders({ id: campaign.id, accountId }, senderIds))
  return campaign
}
