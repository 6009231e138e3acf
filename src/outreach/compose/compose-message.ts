import type { MessageFormat } from '../../contracts/campaigns/message-format.ts'
import { invalid } from '../../lib/errors.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import type { OutgoingMail } from '../../platform/smtp/port.ts'
import { closedHtml } from './content-html.ts'
import { mergeFields, type UsedField } from './merge-fields.ts'
import { footerHtml, footerText, type MessageFooter, plainFooterHtml, sourceLine } from './message-footer.ts'
import { documentOf, pixelHtml, plainDocumentOf, splitDocument } from './message-html.ts'
import { messageTemplate, prepareTemplate } from './message-template.ts'
import { type NamedRecipient, recipientValues } from './recipient-values.ts'
import { choicesOf, namesUnsubscribe } from './settled-choices.ts'
import type { ChoiceTrace } from './template-syntax.ts'

/** The content of a campaign, as stored in its row. */
export interface CampaignText {
  readonly id: string
  readonly subject: string | null
  readonly content: string
  /** The plain-text part as written; null generates it from `content`. */
  readonly textContent: string | null
  /** `plain`: the message looks like a personal mail; `textContent` is not used. */
  readonly format?: MessageFormat
  /** Adds a visible link if the content lacks `{{unsubscribe_url}}`. The headers are always added. */
  readonly includeUnsubscribe: boolean
  /** The sender's own unsubscribe page. It is shown beside ours, which is the only one that suppresses the address. */
  readonly unsubscribeUrl: string | null
  readonly trackOpens: boolean
  readonly trackClicks: boolean
}

/** The sender, as stored in the email configuration. */
export interface EmailSender {
  readonly id: string
  readonly fromName: string
  readonly fromEmail: string
  readonly replyTo: string | null
  readonly postalAddress: string | null
  readonly unsubscribeUrl: string | null
}

/** The recipient, as stored in the campaign's ledger. */
export interface MessageRecipient extends NamedRecipient {
  /** Such as `Crawl of acme.com`. */
  readonly dataSource: string
  readonly consent: string | null
}

/** The public URLs of one message. */
export interface MessageUrls {
  /** Our unsubscribe URL, for one-click programs and for people. */
  readonly unsubscribe: string
  /** Called only if opens are tracked. */
  readonly open?: () => string
  /** Called only if clicks are tracked. @param target one of `trackedLinks` */
  readonly click?: (target: string) => string
}

export interface EmailToCompose {
  readonly campaign: CampaignText
  readonly sender: EmailSender
  readonly recipient: MessageRecipient
  readonly urls: MessageUrls
  /**
   * Our reference, unique for every message, such as the recipient's id; the `Message-ID` contains it. Letters, digits,
   * dots, hyphens.
   */
  readonly reference: string
  /** Decides among alternatives, the same for a recipient; the reference by default. */
  readonly seed?: string
  /** `Message-ID`s of the thread that it continues, without their brackets, oldest first. */
  readonly thread?: readonly string[]
  /** The bounce address; the sender's address by default. */
  readonly returnPath?: string | null
  readonly date: Date
  /** Records what was chosen and merged, for previews. */
  readonly trace?: MessageTrace
}

/** Records how a message came about. The parts of a message report the same choices and fields again. */
export interface MessageTrace extends ChoiceTrace {
  field(field: UsedField): void
}

export interface ComposedEmail {
  readonly mail: OutgoingMail
  /** Fields that the message names, that the recipient lacks, and that have no fallback. */
  readonly missing: readonly string[]
}

/**
 * The `Message-ID` of a message, without angle brackets: stored in the ledger, and quoted by bounces and complaints.
 */
export const messageIdOf = (reference: string, fromEmail: string): string =>
  `${reference}@${fromEmail.slice(fromEmail.lastIndexOf('@') + 1).toLowerCase()}`

const ownPageOf = (campaign: CampaignText, sender: Pick<EmailSender, 'unsubscribeUrl'>): string | null =>
  campaign.unsubscribeUrl ?? sender.unsubscribeUrl

/**
 * Parses a campaign's content before `composeEmail`, in steps, once for all recipients of a batch.
 *
 * @param countsClicks whether `urls.click` will be given if clicks are tracked
 */
export const prepareEmail = (
  campaign: CampaignText,
  sender: Pick<EmailSender, 'unsubscribeUrl'>,
  countsClicks: boolean,
): Promise<void> =>
  prepareTemplate(campaign.content, campaign.trackClicks && countsClicks, ownPageOf(campaign, sender), campaign.format)

/**
 * Composes the email for a recipient, for previews, tests and sending.
 *
 * @throws validation_failed if a header value contains line breaks
 */
export function composeEmail(message: EmailToCompose): ComposedEmail {
  const { campaign, sender, recipient, urls, reference, date, trace } = message
  const own = ownPageOf(campaign, sender)
  const isPlain = campaign.format === 'plain'
  const written = isPlain ? null : campaign.textContent
  const { click, open } = urls
  const template = messageTemplate(campaign.content, campaign.trackClicks && click !== undefined, own, campaign.format)
  const values = {
    ...recipientValues('email', recipient),
    ...Object.fromEntries(Array.from(template.clicks, ([field, target]) => [field, click!(target)])),
    unsubscribe_url: urls.unsubscribe,
  }
  const settled = choicesOf(values, message.seed ?? reference, trace)
  const onUsed = trace && { onUsed: (field: UsedField) => trace.field(field) }
  const subject = mergeFields(settled(headerLine('subject', campaign.subject ?? '')), values, {
    as: 'header',
    ...onUsed,
  })
  const title = shortened(subject.text)
  const content = template.settlesTags
    ? splitDocument(closedHtml(settled(`${template.head}${template.tail}`)))
    : { head: settled(template.head), tail: template.tail, isDocument: template.isDocument }
  const head = mergeFields(content.head, values, { as: 'html', ...onUsed })
  const tail = mergeFields(content.tail, values, { as: 'html', ...onUsed })
  const plain = mergeFields(settled(written ?? template.text), values, { as: 'text', ...onUsed })

  const senderName = sender.fromName || sender.fromEmail
  const footer = (hasUnsubscribe: boolean): MessageFooter => ({
    source: sourceLine(recipient.dataSource, { senderName, hasConsented: recipient.consent !== null }),
    senderName,
    postalAddress: sender.postalAddress,
    unsubscribeUrl: campaign.includeUnsubscribe && !hasUnsubscribe ? urls.unsubscribe : null,
    preferencesUrl: campaign.includeUnsubscribe ? own : null,
  })
  const pixel = campaign.trackOpens && open ? pixelHtml(open()) : ''
  const markup = { head: head.text, tail: tail.text, isDocument: content.isDocument }
  const hasTextLink = written === null ? template.hasUnsubscribe : namesUnsubscribe(written)
  const below = isPlain ? plainFooterHtml : footerHtml
  return {
    mail: {
      returnPath: headerLine('from_email', message.returnPath ?? sender.fromEmail),
      from: { name: headerLine('from_name', sender.fromName), address: headerLine('from_email', sender.fromEmail) },
      to: { name: shortened(oneLine(recipient.name ?? '')) || null, address: headerLine('to', recipient.address) },
      replyTo: sender.replyTo && headerLine('reply_to', sender.replyTo),
      subject: headerLine('subject', title),
      html: (isPlain ? plainDocumentOf : documentOf)(markup, below(footer(template.hasUnsubscribe)) + pixel, title),
      text: `${plain.text}\n\n${footerText(footer(hasTextLink))}`,
      messageId: `<${headerLine('reference', messageIdOf(reference, sender.fromEmail))}>`,
      date,
      headers: { ...headersOf(campaign, sender, urls), ...threadHeaders(message.thread ?? []) },
      attachments: [],
    },
    missing: [...new Set([...subject.missing, ...head.missing, ...tail.missing, ...plain.missing])],
  }
}

/**
 * RFC 8058 requires both unsubscribe headers. Gmail reports complaints by the identifiers in `Feedback-ID`, the last of
 * which identifies the sender.
 */
function headersOf(campaign: CampaignText, sender: EmailSender, urls: MessageUrls): Record<string, string> {
  return {
    'List-Unsubscribe': `<${headerLine('unsubscribe_url', urls.unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${shortId(campaign.id)}:campaign:email:${shortId(sender.id)}`,
  }
}

/** RFC 5322 3.6.4: mail programs group the message with the previous ones. */
export function threadHeaders(thread: readonly string[]): Record<string, string> {
  const ids = thread.map((id) => `<${headerLine('thread', id)}>`)
  const last = ids.at(-1)
  return last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') }
}

/** The end of an id is random; its beginning is a timestamp. */
const shortId = (id: string) => id.replace(/[^0-9a-z]/gi, '').slice(-12)

/**
 * RFC 5322 2.1.1 allows 998 characters per line, including the header's name; a longer value without spaces cannot be
 * folded.
 */
const HEADER_LENGTH_MAX = 900
/** Limits a subject or a name after merging, because field values may be long. */
const MERGED_LENGTH_MAX = 400

/** @throws validation_failed if a value cannot be one line of a header */
export function headerLine(field: string, value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) throw invalid({ [field]: ['Line breaks are not allowed here'] })
  if (value.length > HEADER_LENGTH_MAX) throw invalid({ [field]: ['This is too long'] })
  return value
}

export const shortened = (text: string) => text.slice(0, MERGED_LENGTH_MAX).toWellFormed()
