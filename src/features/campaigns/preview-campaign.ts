import { and, asc, eq } from 'drizzle-orm'
import type { previewCampaign as contract } from '../../contracts/campaigns/sending.ts'
import type { BodyOf, ReturnsOf } from '../../contracts/endpoint.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { recipients } from '../../db/schema/data/campaigns.ts'
import { type EmailSettings, senders } from '../../db/schema/data/senders.ts'
import { stretchOf } from '../../domain/contacts/resolve-filter.ts'
import { unsubscribeUrl } from '../../domain/outreach-links/outreach-links.ts'
import { notFound } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { composeEmail, type MessageRecipient, prepareEmail } from '../../outreach/compose/compose-message.ts'
import { composeSms } from '../../outreach/compose/compose-sms.ts'
import { wordingProblems } from './content-problems.ts'
import { smsStopOf } from './count-sms-parts.ts'
import { PreviewTrace } from './preview-trace.ts'
import { requireCampaign } from './queries.ts'
import { candidatesOf } from './recipients/of-contacts.ts'
import { unknownFields } from './unknown-fields.ts'

type Preview = ReturnsOf<typeof contract>['data']

/** An id that belongs to no row. Links in a preview are as long as real ones but have no effect. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const NO_HASH = '0'.repeat(64)

/** Returns an unsubscribe link for a preview. It unsubscribes nobody. */
const previewUnsubscribeUrl = (ctx: ServiceContext): Promise<string> =>
  unsubscribeUrl(ctx, { accountId: NOBODY, recipientId: NOBODY, channel: 'email', hash: NO_HASH })

/**
 * Renders a message as a recipient would receive it: the given recipient, else the campaign's first one, else an
 * example; or as a contact would. Nothing is tracked, and the unsubscribe links suppress nobody.
 *
 * @throws not_found for a campaign, recipient or sender that does not belong to the account, validation_failed for a
 * subject with line breaks
 */
export async function previewCampaign(ctx: ServiceContext, body: BodyOf<typeof contract>): Promise<Preview> {
  const { recipient, seed, isExample } = await recipientOf(ctx, body)
  const trace = new PreviewTrace()
  const about = {
    recipient: isExample ? null : { name: recipient.name, address: recipient.address },
    problems: await problemsOf(ctx, body),
  }
  if (body.type === 'sms') {
    const { text, missing, parts } = composeSms({
      campaign: { content: body.content, includeUnsubscribe: body.include_unsubscribe ?? true },
      recipient,
      ...(await smsStopOf(ctx, body.sms_config_id)),
      trace,
    })
    return { subject: '', html: null, text, missing: [...missing], sms: parts, ...about, ...trace.result() }
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
    reference: seed,
    date: ctx.clock.now(),
    trace,
  })
  const { subject, html, text } = mail
  return { subject, html, text, missing: [...missing], sms: null, ...about, ...trace.result() }
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
  { type, campaign_id, recipient_id, contact_id }: BodyOf<typeof contract>,
): Promise<{ recipient: MessageRecipient; seed: string; isExample: boolean }> {
  const recipient = { ...EXAMPLE, address: type === 'email' ? 'ada@example.com' : '+442079460123' }
  const example = { recipient, seed: NOBODY, isExample: true }
  if (campaign_id) await requireCampaign(ctx, campaign_id)
  if (contact_id && !recipient_id) return { ...(await contactOf(ctx, type, contact_id)), isExample: false }
  if (!campaign_id && !recipient_id) return example
  const wanted = and(
    eq(recipients.accountId, accountOf(ctx).id),
    campaign_id ? eq(recipients.campaignId, campaign_id) : undefined,
    recipient_id ? eq(recipients.id, recipient_id) : undefined,
  )
  const [row] = await ctx.data.select().from(recipients).where(wanted).orderBy(asc(recipients.id)).limit(1)
  if (!row && recipient_id) throw notFound('Recipient')
  // The id decides among alternatives, so the preview shows those that this recipient gets.
  return row ? { recipient: row, seed: row.id, isExample: false } : example
}

/** @throws not_found for an id that is not a contact of the account, or one without an address of the channel */
async function contactOf(ctx: ServiceContext, type: Channel, id: string) {
  const number = numberOfId(id)
  const { low, high } = stretchOf(ctx)
  const isOwn = number !== null && number >= low && number <= high
  const [candidate] = isOwn ? await candidatesOf(ctx, type, [number], null) : []
  if (!candidate?.address) throw notFound('Contact')
  const { address, name, company, fields = null, dataSource, consent } = candidate
  return { recipient: { address, name, company, fields, dataSource, consent }, seed: id }
}

/** Without a campaign, its recipients' columns are unknown, so only the syntax is checked. */
async function problemsOf(ctx: ServiceContext, body: BodyOf<typeof contract>) {
  const written = {
    type: body.type,
    format: body.format ?? 'html',
    subject: body.subject ?? null,
    subjectB: null,
    content: body.content,
    textContent: body.text_content || null,
  }
  const wording = wordingProblems(written)
  return body.campaign_id ? [...wording, ...(await unknownFields(ctx, { ...written, id: body.campaign_id }))] : wording
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
