import { and, asc, eq } from 'drizzle-orm'
import type { previewCampaign as contract } from '../../contracts/campaigns/sending.ts'
import type { BodyOf, ReturnsOf } from '../../contracts/endpoint.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { recipients } from '../../db/schema/data/campaigns.ts'
import { type EmailSettings, senders } from '../../db/schema/data/senders.ts'
import { unsubscribeUrl } from '../../domain/outreach-links/outreach-links.ts'
import { notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { composeEmail, type MessageRecipient, prepareEmail } from '../../outreach/compose/compose-message.ts'
import { composeSms } from '../../outreach/compose/compose-sms.ts'
import { smsStopOf } from './count-sms-parts.ts'
import { requireCampaign } from './queries.ts'

type Preview = ReturnsOf<typeof contract>['data']

/** An id that belongs to no row. Links in a preview are as long as real ones but have no effect. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const NO_HASH = '0'.repeat(64)

/** Returns an unsubscribe link for a preview. It unsubscribes nobody. */
const previewUnsubscribeUrl = (ctx: ServiceContext): Promise<string> =>
  unsubscribeUrl(ctx, { accountId: NOBODY, recipientId: NOBODY, channel: 'email', hash: NO_HASH })

/**
 * Renders a message as a recipient would receive it: the given recipient, else the campaign's first one, else an
 * example. Nothing is tracked, and the unsubscribe links suppress nobody.
 *
 * @throws not_found for a campaign, recipient or sender that does not belong to the account, validation_failed for a
 * subject with line breaks
 */
export async function previewCampaign(ctx: ServiceContext, body: BodyOf<typeof contract>): Promise<Preview> {
  const recipient = await recipientOf(ctx, body)
  if (body.type === 'sms') {
    const { text, missing, parts } = composeSms({
      campaign: { content: body.content, includeUnsubscribe: body.include_unsubscribe ?? true },
      recipient,
      ...(await smsStopOf(ctx, body.sms_config_id)),
    })
    return { subject: '', html: null, text, missing: [...missing], sms: parts }
  }
  const campaign = {
    id: body.campaign_id ?? NOBODY,
    subject: body.subject ?? null,
    content: body.content,
    textContent: body.format === 'plain' ? null : body.text_content || null,
    format: body.format ?? 'html',
    includeUnsubscribe: body.include_unsubscribe ?? true,
    unsubscribeUrl: null,
    trackOpens: false,
    trackClicks: false,
  }
  const sender = await senderOf(ctx, body.email_config_id)
  await prepareEmail(campaign, sender, false)
  const { mail, missing } = composeEmail({
    campaign,
    sender,
    recipient,
    urls: { unsubscribe: await previewUnsubscribeUrl(ctx) },
    reference: newId(),
    date: ctx.clock.now(),
  })
  return { subject: mail.subject, html: mail.html, text: mail.text, missing: [...missing], sms: null }
}

const EXAMPLE: Omit<MessageRecipient, 'address'> = {
  name: 'Ada Example',
  company: 'Example Ltd',
  fields: { job_title: 'Head of Sales', site: 'example.com', country: 'GB' },
  dataSource: 'Entered by hand',
  consent: null,
}

async function recipientOf(
  ctx: ServiceContext,
  { type, campaign_id, recipient_id }: BodyOf<typeof contract>,
): Promise<MessageRecipient> {
  const example = { ...EXAMPLE, address: type === 'email' ? 'ada@example.com' : '+442079460123' }
  if (campaign_id) await requireCampaign(ctx, campaign_id)
  if (!campaign_id && !recipient_id) return example
  const wanted = and(
    eq(recipients.accountId, accountOf(ctx).id),
    campaign_id ? eq(recipients.campaignId, campaign_id) : undefined,
    recipient_id ? eq(recipients.id, recipient_id) : undefined,
  )
  const [row] = await ctx.data.select().from(recipients).where(wanted).orderBy(asc(recipients.id)).limit(1)
  if (!row && recipient_id) throw notFound('Recipient')
  return row ?? example
}

async function senderOf(ctx: ServiceContext, id: string | null) {
  if (id === null) {
    const { name, email } = accountOf(ctx)
    const nothing = { replyTo: null, postalAddress: null, unsubscribeUrl: null }
    return { id: NOBODY, fromName: name, fromEmail: email, ...nothing }
  }
  const isOwn = and(eq(senders.id, id), eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, 'email'))
  const [sender] = await ctx.data.select().from(senders).where(isOwn)
  if (!sender) throw notFound('Email configuration')
  return { id: sender.id, ...(sender.settings as EmailSettings) }
}
