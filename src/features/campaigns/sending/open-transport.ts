import { eq } from 'drizzle-orm'
import type { CampaignBatchJob } from '../../../contracts/queues.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { replyAddress, returnPathOf } from '../../../domain/delivery-reports/mail-addresses.ts'
import { reportUrl } from '../../../domain/delivery-reports/report-links.ts'
import { linkOriginOf } from '../../../domain/link-domains/link-domains.ts'
import { MAILBOX_LANES, openMailSender } from '../../../domain/mailboxes/open-mail-sender.ts'
import type { LinkTarget } from '../../../domain/outreach-links/outreach-links.ts'
import { keepStopLinks } from '../../../domain/outreach-links/stop-links.ts'
import {
  emailSettingsOf,
  openEmailSecrets,
  openSmsSecrets,
  type SenderRow,
  smsGatewayOf,
  smsSettingsOf,
} from '../../../domain/senders/senders.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { composeEmail, prepareEmail } from '../../../outreach/compose/compose-message.ts'
import { composeSms, stopsByReply } from '../../../outreach/compose/compose-sms.ts'
import { subjectFor } from '../../../outreach/compose/message-subject.ts'
import { classifySmtpResponse, judgeSms } from '../../../outreach/outcomes/classify-smtp-response.ts'
import { loadAttachments, messagesAtOnce } from '../attachments/load-attachments.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'
import { messageUrls, signLinks } from './message-links.ts'
import { CONNECTIONS } from './policy.ts'
import type { Transport } from './transport.ts'

/**
 * Opens the transport for a campaign's messages: connections to its mail server, or its SMS provider.
 *
 * @param stopUrls for text messages, the URLs by recipient that `stopUrlsOf` returns
 */
export const openTransport = (
  ctx: ServiceContext,
  campaign: CampaignRow,
  sender: SenderRow,
  stopUrls: StopUrls,
): Promise<Transport> =>
  campaign.type === 'email' ? openMail(ctx, campaign, sender) : openSms(ctx, campaign, sender, stopUrls)

type StopUrls = ReadonlyMap<string, string>

/** Stores and returns the short unsubscribe links of text messages, before the first one is sent. Empty for email. */
export const stopUrlsOf = async (
  ctx: ServiceContext,
  { type }: Pick<CampaignRow, 'type'>,
  recipients: readonly ClaimedRecipient[],
): Promise<StopUrls> => (type === 'sms' ? keepStopLinks(ctx, accountOf(ctx), recipients) : new Map())

async function openMail(ctx: ServiceContext, campaign: CampaignRow, sender: SenderRow): Promise<Transport> {
  const settings = emailSettingsOf(sender)
  const secrets = await openEmailSecrets(ctx, sender)
  const attachments = await loadAttachments(ctx, campaign)
  const lanes = messagesAtOnce(attachments, settings.transport === 'smtp' ? CONNECTIONS : MAILBOX_LANES)
  const first = await followedBy(ctx, campaign)
  const links = await signLinks(ctx, campaign)
  const origin = await linkOriginOf(ctx, { ...settings, accountId: sender.accountId })
  await prepareEmail(campaign, settings, true)
  const pool = openMailSender(ctx, sender, secrets, { connections: lanes })
  return {
    lanes,
    async prepare(recipient) {
      const { returnPath, replyTo } = await returnAddresses(ctx, sender, recipient)
      const { mail } = composeEmail({
        campaign: { ...campaign, subject: subjectFor(campaign, first, recipient.variant ?? null) },
        thread: campaign.subject === null ? (recipient.thread ?? []) : [],
        sender: { id: sender.id, ...settings, replyTo },
        returnPath,
        recipient,
        urls: await messageUrls(ctx, campaign, targetOf(campaign, recipient), links, origin),
        reference: referenceOf(campaign, recipient),
        // Without the start, so that a preview shows the alternatives that will be sent.
        seed: recipient.id,
        date: ctx.clock.now(),
      })
      const messageId = mail.messageId.slice(1, -1)
      return {
        messageId,
        async deliver(tried) {
          const result = await pool.send({ ...mail, attachments }, null)
          const sentAs = result.kind === 'accepted' ? result.messageId : undefined
          return { ...classifySmtpResponse(result, tried), messageId: sentAs ?? messageId }
        },
      }
    },
    close: () => pool.close(),
  }
}

/** Returns the campaign that a follow-up belongs to; null for a campaign. */
async function followedBy(ctx: ServiceContext, { followsId }: CampaignRow) {
  if (followsId === null) return null
  const { subject, subjectB } = campaigns
  const [first] = await ctx.data.select({ subject, subjectB }).from(campaigns).where(eq(campaigns.id, followsId))
  return first ?? raise(notFound('Campaign'))
}

/** Returns the addresses for bounces of a message and for replies to it. */
async function returnAddresses(ctx: ServiceContext, sender: SenderRow, { id: recipientId }: ClaimedRecipient) {
  const { bounceAddress, collectsReplies, replyTo } = emailSettingsOf(sender)
  const message = { accountId: sender.accountId, recipientId }
  return {
    returnPath: bounceAddress && (await returnPathOf(ctx, bounceAddress, message)),
    replyTo: (collectsReplies ? await replyAddress(ctx, message) : null) ?? replyTo,
  }
}

async function openSms(
  ctx: ServiceContext,
  campaign: CampaignRow,
  sender: SenderRow,
  stopUrls: StopUrls,
): Promise<Transport> {
  const settings = smsSettingsOf(sender)
  const { provider } = settings
  const isReply = stopsByReply(settings)
  const gateway = smsGatewayOf(ctx, sender, await openSmsSecrets(ctx, sender))
  return {
    lanes: CONNECTIONS,
    async prepare(recipient) {
      const urls = { unsubscribe: stopUrls.get(recipient.id)! }
      const { text } = composeSms({ campaign, recipient, urls, stopsByReply: isReply })
      const reference = referenceOf(campaign, recipient)
      const message = { accountId: sender.accountId, senderId: sender.id, recipientId: recipient.id }
      const tellsAt = await reportUrl(ctx, provider, message)
      return {
        messageId: null,
        async deliver(tried) {
          const outcome = await gateway.send({ to: recipient.address, text, reference, reportUrl: tellsAt })
          return { ...judgeSms(outcome, tried), messageId: outcome.kind === 'accepted' ? outcome.id || null : null }
        },
      }
    },
    close: async () => {},
  }
}

const targetOf = (campaign: CampaignRow, { id, hash }: ClaimedRecipient): LinkTarget => ({
  ...{ accountId: campaign.accountId, recipientId: id },
  ...{ channel: campaign.type, hash },
})

/**
 * The reference of a message. It stays the same when delivery is retried, so that mail programs show the message once,
 * and changes when the campaign is sent again.
 */
const referenceOf = (campaign: CampaignRow, { id }: ClaimedRecipient): string =>
  `${id}.${Date.parse(campaign.startedAt ?? campaign.createdAt).toString(36)}`

/** The queue message that continues a campaign. */
export const jobOf = ({ accountId, id }: Pick<CampaignRow, 'accountId' | 'id'>): CampaignBatchJob => ({
  account_id: accountId,
  campaign_id: id,
})
