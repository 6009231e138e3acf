import { and, eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { recipients } from '../../../db/schema/data/campaigns.ts'
import type { EmailSettings } from '../../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { blockedAddresses } from '../../../domain/recipients/eligibility/blocked-addresses.ts'
import { REFUSED_REASON } from '../../../domain/recipients/eligibility/exclusion.ts'
import { chargeTestMessage, isOwnAddress, unprovenText } from '../../../domain/senders/message-limits.ts'
import { requireSender, type SenderRow } from '../../../domain/senders/senders.ts'
import { chargeStatements, dayOverStatement, nextDay, nextHour } from '../../../domain/senders/spends.ts'
import { suppressionHash } from '../../../domain/suppressions/suppressions.ts'
import { conflict, invalid, notFound, raise, tooManyRequests } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { normalizedAddress } from '../../../outreach/recipients/address.ts'
import { requireCampaign } from '../queries.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'
import { openTransport, stopUrlsOf } from './open-transport.ts'

/**
 * Sends a campaign's message once, as a recipient would receive it: to the account's own address, or to any address if
 * the account has proved that it owns the sender's From address. It counts towards the sender's limits and nowhere
 * else. Its links concern that address only.
 *
 * @throws not_found, validation_failed, too_many_requests if the sender's limits or the hourly limit of test messages
 *   is reached, conflict with the server's response
 */
export async function sendTestMessage(
  ctx: ServiceContext,
  id: string,
  { to, recipient_id }: { readonly to: string; readonly recipient_id?: string | null | undefined },
): Promise<void> {
  const campaign = await requireCampaign(ctx, id)
  if (!campaign.senderId) throw invalid({ sender_missing: ['Choose a sender first'] })
  const sender = await requireSender(ctx, campaign.type, campaign.senderId)
  if (campaign.type === 'email' && !(sender.settings as EmailSettings).postalAddress?.trim())
    throw invalid({ sender_address_missing: ['The sender has no postal address, which every message must have.'] })
  const recipient = await standIn(ctx, campaign, to, recipient_id ?? null)
  const isOwn = campaign.type === 'email' && isOwnAddress(ctx, recipient.address)
  if (campaign.type === 'email' && sender.fromProof === null && !isOwn) throw invalid({ to: [unprovenText(sender)] })
  const carrier = await openTransport(ctx, campaign, sender, await stopUrlsOf(ctx, campaign, [recipient]))
  try {
    const message = await carrier.prepare(recipient)
    await chargeTestMessage(ctx, sender.accountId, { to: recipient.address, isOwn })
    await book(ctx, sender)
    const { state, reason } = await message.deliver({ attempts: 1, secondsSinceFirst: 0 })
    if (state !== 'sent') throw conflict(reason ?? 'The message was not taken.')
  } finally {
    await carrier.close()
  }
}

/** Returns a recipient with the test address, and with the fields of a given recipient or of the account. */
async function standIn(
  ctx: ServiceContext,
  campaign: CampaignRow,
  to: string,
  recipientId: string | null,
): Promise<ClaimedRecipient> {
  const { id, accountId, type } = campaign
  const address = normalizedAddress(type, to)
  if (address === null)
    throw invalid({ to: [type === 'email' ? 'Enter a valid email address' : 'Enter the number with its country code'] })
  const block = (await blockedAddresses(ctx, type, [address])).blocks.get(address)
  if (block)
    throw invalid({ to: [block === 'suppressed' ? 'This address is on the suppression list' : REFUSED_REASON] })
  const facts = {
    name: accountOf(ctx).name,
    company: null,
    fields: null,
    dataSource: 'Test',
    consent: 'A test',
    timeZone: null,
  }
  const [row] = recipientId
    ? await ctx.data
        .select()
        .from(recipients)
        .where(and(eq(recipients.id, recipientId), eq(recipients.campaignId, id), eq(recipients.accountId, accountId)))
    : [facts]
  const { name, company, fields, dataSource, consent, timeZone } = row ?? raise(notFound('Recipient'))
  return {
    ...{ id: newId(), address, name, company, fields, dataSource, consent, timeZone },
    ...{ attempts: 0, firstTriedAt: null, hash: await suppressionHash(ctx, accountId, type, address) },
  }
}

/**
 * Charges one message to the sender's hour and day. A test does not start the warm-up, which concerns messages to
 * strangers.
 *
 * @throws too_many_requests
 */
async function book(ctx: ServiceContext, sender: SenderRow): Promise<void> {
  const now = ctx.clock.now()
  const [, , booked, rows] = await runBatch(ctx.data, [...chargeStatements(sender, now), dayOverStatement(sender, now)])
  if (booked.length === 2) return
  const freeAt = rows[0]?.is_day_over ? nextDay(now) : nextHour(now)
  throw tooManyRequests(
    `The sender may not send more this ${rows[0]?.is_day_over ? 'day' : 'hour'}.`,
    Math.ceil((freeAt.getTime() - now.getTime()) / 1_000),
  )
}
