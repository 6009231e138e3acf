import { and, eq } from 'drizzle-orm'
import type { Mailbox } from '../../contracts/mailboxes/mailboxes.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { type EmailConfig, FROM_RECORD, MAIL_PROVIDERS, type Transport } from '../../contracts/senders/email-config.ts'
import type { SmsConfig } from '../../contracts/senders/sms-config.ts'
import type { Config } from '../../core/config.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { keepInOutbox } from '../../core/outbox.ts'
import {
  type EmailSecrets,
  type EmailSettings,
  type SmsSecrets,
  type SmsSettings,
  senders,
} from '../../db/schema/data/senders.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { stopsByReply } from '../../outreach/compose/compose-sms.ts'
import { domainOfEmail } from '../../outreach/deliverability/domain-findings.ts'
import { limitOn } from '../../outreach/schedule/warm-up.ts'
import { createAwsSns } from '../../platform/sms/aws-sns.ts'
import { createCustomSms } from '../../platform/sms/custom.ts'
import { createMessagebird } from '../../platform/sms/messagebird.ts'
import { createOutboxSms } from '../../platform/sms/outbox.ts'
import type { SmsGateway } from '../../platform/sms/port.ts'
import { createTwilio } from '../../platform/sms/twilio.ts'
import { createVonage } from '../../platform/sms/vonage.ts'
import type { ConnectOptions } from '../../platform/smtp/connect-mail.ts'
import { createSmtp } from '../../platform/smtp/create-smtp.ts'
import type { DkimKey, Smtp, SmtpServer } from '../../platform/smtp/port.ts'
import { createDohResolver } from '../../platform/web/resolver.ts'
import { inboundSmsUrl, mailReportUrl } from '../delivery-reports/report-links.ts'
import type { MemberNames } from '../workspaces/member-names.ts'
import { isProofEnding, proofEnd } from './proof-terms.ts'

export type SenderRow = typeof senders.$inferSelect

/** The AWS region of senders without one. */
const DEFAULT_REGION = 'us-east-1'

/** The account's sender with an id. @throws not_found */
export async function requireSender(ctx: ServiceContext, channel: Channel, id: string): Promise<SenderRow> {
  const isOwn = and(eq(senders.id, id), eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, channel))
  const [row] = await ctx.data.select().from(senders).where(isOwn)
  return row ?? raise(notFound('Configuration'))
}

/** Where a sender's secrets are sealed. */
export const placeOfSecrets = ({ accountId, id }: Pick<SenderRow, 'accountId' | 'id'>) => ({
  accountId,
  table: 'senders',
  rowId: id,
  column: 'secrets',
})

type Sealed = Pick<SenderRow, 'accountId' | 'id' | 'secrets'>

/** @throws Error if they cannot be decrypted: sealed elsewhere, changed, or their key is gone */
export const openEmailSecrets = async (
  ctx: Pick<ServiceContext, 'sealing'>,
  sender: Sealed,
): Promise<EmailSecrets> => ({
  reportKey: null,
  ...JSON.parse(await ctx.sealing.open(sender.secrets, placeOfSecrets(sender))),
})
export const openSmsSecrets = async (ctx: Pick<ServiceContext, 'sealing'>, sender: Sealed): Promise<SmsSecrets> => ({
  reportKey: null,
  ...JSON.parse(await ctx.sealing.open(sender.secrets, placeOfSecrets(sender))),
})

/** The settings of a sender, with defaults for older ones that lack bounce addresses and reports. */
export const emailSettingsOf = ({
  settings,
}: Pick<SenderRow, 'settings'>): EmailSettings & { readonly transport: Transport } => ({
  ...{ transport: 'smtp', bounceAddress: null, collectsReplies: false, hasReportKey: false },
  ...(settings as EmailSettings),
})
export const smsSettingsOf = ({
  settings,
}: Pick<SenderRow, 'settings'>): SmsSettings & { receivesAnswers: boolean | null } => ({
  receivesAnswers: null,
  ...(settings as SmsSettings),
})

/** The SMTP server of a sender. */
export function smtpServerOf(sender: Pick<SenderRow, 'settings'>, { username, password }: EmailSecrets): SmtpServer {
  const { host, port, encryption } = emailSettingsOf(sender)
  return { host, port, encryption, username, password }
}

/** The DKIM key of a sender; null if signing is off, or a setting it needs is missing. */
export function dkimKeyOf(sender: Pick<SenderRow, 'settings'>, { dkimPrivateKey }: EmailSecrets): DkimKey | null {
  const { compliance, dkimDomain: domain, dkimSelector: selector } = emailSettingsOf(sender)
  return compliance.use_dkim && domain && selector && dkimPrivateKey
    ? { domain, selector, privateKey: dkimPrivateKey }
    : null
}

/** What guards connections to customers' mail servers. One resolver per isolate, so that DNS lookups are shared. */
const guardBy: (config: Config) => ConnectOptions = memoizeByObject((config) => ({
  resolver: createDohResolver({ fetch, baseUrl: config.dnsUrl }),
  allowPrivateNetwork: config.allowPrivateNetwork,
  allowedNetworks: config.allowedNetworks,
}))
export const mailServerGuard = ({ config }: Pick<ServiceContext, 'config'>): ConnectOptions => guardBy(config)

/** The SMTP client. */
const smtpBy: (config: Config) => Smtp = memoizeByObject((config) =>
  createSmtp({ ...guardBy(config), name: new URL(config.appUrl).hostname }),
)
export const smtpOf = ({ config }: Pick<ServiceContext, 'config'>): Smtp => smtpBy(config)

/** The SMS provider of a sender; in development, the outbox for providers without a configured URL. */
export function smsGatewayOf(
  ctx: Pick<ServiceContext, 'config' | 'web' | 'db' | 'clock'>,
  sender: Pick<SenderRow, 'settings'>,
  { apiKey, apiSecret }: SmsSecrets,
): SmsGateway {
  const { provider, fromNumber: from, region, custom } = smsSettingsOf(sender)
  const { config, web } = ctx
  if (provider === 'custom')
    return custom
      ? createCustomSms({ relay: web.relay, custom, from, key: apiKey, secret: apiSecret })
      : raise(new Error('A custom provider without a template.'))
  const baseUrl = config.smsUrls[provider]
  if (baseUrl === null) return outboxOf(ctx, from)
  switch (provider) {
    case 'twilio':
      return createTwilio({ baseUrl, accountSid: apiKey, authToken: apiSecret, from })
    case 'aws_sns':
      return createAwsSns({
        ...{ baseUrl, region: region ?? DEFAULT_REGION, from },
        ...{ accessKeyId: apiKey, secretAccessKey: apiSecret },
      })
    case 'messagebird':
      // Its form labels the originator as the secret.
      return createMessagebird({ baseUrl, accessKey: apiKey, originator: apiSecret })
    case 'vonage':
      return createVonage({ baseUrl, apiKey, apiSecret, from })
  }
}

const outboxOf = ({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>, from: string): SmsGateway =>
  createOutboxSms(({ to, text, reference: id }) => {
    const message = { id, to, text, html: '', subject: `Text message from ${from}` }
    return keepInOutbox(db, { ...message, channel: 'sms', createdAt: clock.now().toISOString() })
  })

const shownOf = (row: SenderRow, names: MemberNames) => ({
  id: row.id,
  name: row.name,
  is_active: row.isActive,
  is_verified: row.isVerified,
  is_default: row.isDefault,
  limits: { max_recipients_per_hour: row.perHour, max_recipients_per_day: row.perDay },
  problem: row.problem,
  created_by: names.get(row.createdBy ?? '') ?? null,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})

/** Fields of an email configuration that are derived from the installation's key. */
export type EmailLinks = Pick<EmailConfig, 'report_urls' | 'from_record'>
type Ctx = Pick<ServiceContext, 'config'>

/**
 * The report URL of each mail provider for a sender, and the DNS record that proves that its From domain belongs to the
 * account.
 */
export async function emailLinksOf(
  ctx: Ctx,
  row: Pick<SenderRow, 'accountId' | 'id' | 'settings'>,
): Promise<EmailLinks> {
  const { accountId, id: senderId } = row
  const urls = MAIL_PROVIDERS.map(
    async (provider) => [provider, await mailReportUrl(ctx, provider, { accountId, senderId })] as const,
  )
  return {
    report_urls: Object.fromEntries(await Promise.all(urls)) as EmailConfig['report_urls'],
    from_record: await fromRecordOf(ctx, row),
  }
}

/** The record depends only on account and domain, so that one record covers all the account's addresses there. */
export async function fromRecordOf(
  ctx: Ctx,
  row: Pick<SenderRow, 'accountId' | 'settings'>,
): Promise<EmailConfig['from_record']> {
  const domain = domainOfEmail(emailSettingsOf(row).fromEmail)
  const hash = await keyedHash(ctx, `from-record:${row.accountId}:${domain}`)
  return { name: `${FROM_RECORD}.${domain}`, value: `contactory-sender=${hash.slice(0, 40)}` }
}

export interface EmailConfigFacts {
  readonly deliveryRate: number | null
  readonly links: EmailLinks
  readonly mailbox: Mailbox | null
  readonly names: MemberNames
  readonly now: Date
}

/**
 * An email configuration as the API returns it, without secrets.
 *
 * @param facts.deliveryRate percent; null while there are no outcomes
 */
export function toEmailConfig(
  row: SenderRow,
  { deliveryRate, links, mailbox, names, now }: EmailConfigFacts,
): EmailConfig {
  const settings = emailSettingsOf(row)
  return {
    ...shownOf(row, names),
    ...links,
    transport: settings.transport,
    mailbox,
    is_verified: row.isVerified && row.fromProof !== null,
    host: settings.host,
    port: settings.port,
    encryption: settings.encryption,
    from_name: settings.fromName,
    from_email: settings.fromEmail,
    from_proof: row.fromProof,
    from_proof_ends_at: proofEnd(row.fromProof, row.fromProvenAt),
    is_from_proof_ending: isProofEnding(row.fromProof, row.fromProvenAt, now),
    reply_to: settings.replyTo,
    postal_address: settings.postalAddress,
    unsubscribe_url: settings.unsubscribeUrl,
    link_domain: settings.linkDomain ?? 'auto',
    dkim_selector: settings.dkimSelector,
    dkim_domain: settings.dkimDomain,
    has_dkim_key: settings.hasDkimKey,
    username_end: settings.usernameEnd,
    reputation: { delivery_rate: deliveryRate },
    compliance: settings.compliance,
    bounce_address: settings.bounceAddress,
    collect_replies: settings.collectsReplies,
    has_report_key: settings.hasReportKey,
    warm_up: row.warmUpFrom === null ? null : { from: row.warmUpFrom, step: row.warmUpStep ?? 0 },
    limit_today: limitOn(row, now.toISOString().slice(0, 'YYYY-MM-DD'.length)),
  }
}

/** An SMS configuration as the API returns it, without secrets. */
export async function toSmsConfig(
  ctx: Pick<ServiceContext, 'config'>,
  row: SenderRow,
  names: MemberNames,
): Promise<SmsConfig> {
  const settings = smsSettingsOf(row)
  const { provider } = settings
  return {
    ...shownOf(row, names),
    provider,
    from_number: settings.fromNumber,
    region: settings.region,
    custom: settings.custom,
    api_key_end: settings.apiKeyEnd,
    has_report_key: settings.hasReportKey ?? false,
    receives_answers: settings.receivesAnswers,
    stops_by_reply: stopsByReply(settings),
    answers_url:
      provider === 'aws_sns'
        ? null
        : await inboundSmsUrl(ctx, provider, { accountId: row.accountId, senderId: row.id }),
  }
}
