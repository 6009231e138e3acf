import type { ServiceContext } from '../../../core/context.ts'
import { findLatestByAddress, knownMessageIds } from '../../../domain/recipients/outcomes/find-recipients.ts'
import { normalizedAddress } from '../../../outreach/recipients/address.ts'
import type { MessageSummary } from '../../../platform/mailboxes/port.ts'

/** The holder of the mailbox. */
export interface MailboxHolder {
  readonly accountId: string
  readonly senderId: string
}

/**
 * Selects the messages to download: those that reply to a message of the account, come from a person whom a campaign of
 * this sender has written to, or may be delivery reports. All others stay unread.
 */
export async function selectMessages(
  ctx: ServiceContext,
  { accountId, senderId }: MailboxHolder,
  messages: readonly MessageSummary[],
): Promise<readonly MessageSummary[]> {
  const addressOf = ({ from }: MessageSummary) => from && normalizedAddress('email', from)
  const others = messages.filter(({ isReport }) => !isReport)
  const addresses = [...new Set(others.flatMap((message) => addressOf(message) || []))]
  const [known, recipients] = await Promise.all([
    knownMessageIds(ctx, accountId, [...new Set(others.flatMap(({ answersTo }) => answersTo))]),
    findLatestByAddress(ctx, accountId, addresses, senderId),
  ])
  const writtenTo = new Set(recipients.map(({ address }) => address))
  return messages.filter(
    (message) =>
      message.isReport || message.answersTo.some((id) => known.has(id)) || writtenTo.has(addressOf(message) ?? ''),
  )
}
