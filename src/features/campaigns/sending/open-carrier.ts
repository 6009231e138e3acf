import type { CampaignBatchJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { LinkTarget } from '../../../core/outreach-links.ts'
import { reportUrl } from '../../../core/report-links.ts'
import {
  dkimKeyOf,
  emailSettingsOf,
  openEmailSecrets,
  openSmsSecrets,
  type SenderRow,
  smsGatewayOf,
  smsSettingsOf,
  smtpOf,
  smtpServerOf,
} from '../../../core/senders.ts'
import { composeEmail, composeSms } from '../../../outreach/compose-message.ts'
import { judgeHandOver, judgeSms } from '../../../outreach/judge-hand-over.ts'
import type { CampaignRow } from '../queries.ts'
import type { Carrier } from './carrier.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'
import { messageUrls } from './message-links.ts'
import { CONNECTIONS } from './policy.ts'

/** Opens what carries a campaign's messages: connections to its mail server, or its provider of text messages. */
export const openCarrier = (ctx: ServiceContext, campaign: CampaignRow, sender: SenderRow): Promise<Carrier> =>
  campaign.type === 'email' ? openMail(ctx, campaign, sender) : openSms(ctx, campaign, sender)

async function openMail(ctx: ServiceContext, campaign: CampaignRow, sender: SenderRow): Promise<Carrier> {
  const settings = emailSettingsOf(sender)
  const secrets = await openEmailSecrets(ctx, sender)
  const pool = smtpOf(ctx).open(smtpServerOf(sender, secrets), {
    connections: CONNECTIONS,
    dkim: dkimKeyOf(sender, secrets),
  })
  return {
    async prepare(recipient) {
      const { mail } = composeEmail({
        campaign,
        sender: { id: sender.id, ...settings },
        recipient,
        urls: await messageUrls(ctx, campaign, targetOf(campaign, recipient)),
        reference: referenceOf(campaign, recipient),
        date: ctx.clock.now(),
      })
      const messageId = mail.messageId.slice(1, -1)
      return {
        messageId,
        handOver: async (tried) => ({ ...judgeHandOver(await pool.send(mail), tried), messageId }),
      }
    },
    close: () => pool.close(),
  }
}

async function openSms(ctx: ServiceContext, campaign: CampaignRow, sender: SenderRow): Promise<Carrier> {
  const { provider } = smsSettingsOf(sender)
  const gateway = smsGatewayOf(ctx, sender, await openSmsSecrets(ctx, sender))
  return {
    async prepare(recipient) {
      const urls = await messageUrls(ctx, campaign, targetOf(campaign, recipient))
      const { text } = composeSms({ campaign, recipient, urls })
      const reference = referenceOf(campaign, recipient)
      const message = { accountId: sender.accountId, senderId: sender.id, recipientId: recipient.id }
      const tellsAt = await reportUrl(ctx, provider, message)
      return {
        messageId: null,
        async handOver(tried) {
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
 * What a message goes by: the same when it is handed over again, by which mail programs show it once; another one where the campaign is sent again.
 */
const referenceOf = (campaign: CampaignRow, { id }: ClaimedRecipient): string =>
  `${id}.${Date.parse(campaign.startedAt ?? campaign.createdAt).toString(36)}`

/** The message that lets a batch go on. */
export const jobOf = ({ accountId, id }: Pick<CampaignRow, 'accountId' | 'id'>): CampaignBatchJob => ({
  account_id: accountId,
  campaign_id: id,
})
