import { oneLine } from '../contracts/one-line.ts'
import { invalid } from '../lib/errors.ts'
import type { OutgoingMail } from '../platform/smtp/port.ts'
import { closedHtml } from './content-html.ts'
import { mergeFields } from './merge-fields.ts'
import { footerHtml, footerText, type MessageFooter, sourceLine } from './message-footer.ts'
import { documentOf, pixelHtml, splitDocument } from './message-html.ts'
import { messageTemplate, prepareTemplate } from './message-template.ts'
import { type NamedRecipient, recipientValues } from './recipient-values.ts'
import { choicesOf, namesUnsubscribe } from './settled-choices.ts'

/** What a campaign says, as its row has it. */
export interface CampaignText {
  readonly id: string
  readonly subject: string | null
  readonly content: string
  /** The plain part as it was written; null makes one of `content`. */
  readonly textContent: string | null
  /** Adds a visible link where the content has not `{{unsubscribe_url}}`. The headers for it are always there. */
  readonly includeUnsubscribe: boolean
  /** A page of the sender's own about it; it stands beside ours, which alone suppresses. */
  readonly unsubscribeUrl: string | null
  readonly trackOpens: boolean
  readonly trackClicks: boolean
}

/** Who it is from, as the email configuration has it. */
export interface EmailSender {
  readonly id: string
  readonly fromName: string
  readonly fromEmail: string
  readonly replyTo: string | null
  readonly postalAddress: string | null
  readonly unsubscribeUrl: string | null
}

/** Whom it goes to, as the ledger has them. */
export interface MessageRecipient extends NamedRecipient {
  /** As `Crawl of acme.com`. */
  readonly dataSource: string
  readonly consent: string | null
}

/** Public addresses of one message. */
export interface MessageUrls {
  /** Ours, for one click and for people. */
  readonly unsubscribe: string
  /** Asked for only where opens are tracked. */
  readonly open?: () => string
  /** Asked for only where clicks are tracked. @param target one of `trackedLinks` */
  readonly click?: (target: string) => string
}

export interface EmailToCompose {
  readonly campaign: CampaignText
  readonly sender: EmailSender
  readonly recipient: MessageRecipient
  readonly urls: MessageUrls
  /** Ours, other for every message, as the recipient's id; it makes the `Message-ID`. Letters, digits, dots, hyphens. */
  readonly reference: string
  /** `Message-ID`s of the thread that it answers in, without their brackets, the first first. */
  readonly thread?: readonly string[]
  /** Where bounces go; left out, the sender's address. */
  readonly returnPath?: string | null
  readonly date: Date
}

export interface ComposedEmail {
  readonly mail: OutgoingMail
  /** Fields that are named and that the recipient has not, without a fallback. */
  readonly missing: readonly string[]
}

/**
 * The `Message-ID` of a message, without its angle brackets: what the ledger keeps, and what bounces and complaints name.
 */
export const messageIdOf = (reference: string, fromEmail: string): string =>
  `${reference}@${fromEmail.slice(fromEmail.lastIndexOf('@') + 1).toLowerCase()}`

const ownPageOf = (campaign: CampaignText, sender: Pick<EmailSender, 'unsubscribeUrl'>): string | null =>
  campaign.unsubscribeUrl ?? sender.unsubscribeUrl

/**
 * Reads the content of a campaign ahead of `composeEmail`, in turns: once for all the recipients of a batch.
 *
 * @param countsClicks whether `urls.click` will be given where clicks are tracked
 */
export const prepareEmail = (
  campaign: CampaignText,
  sender: Pick<EmailSender, 'unsubscribeUrl'>,
  countsClicks: boolean,
): Promise<void> => prepareTemplate(campaign.content, campaign.trackClicks && countsClicks, ownPageOf(campaign, sender))

/**
 * Makes the email that a recipient gets; for previews, tests and sending alike.
 *
 * @throws validation_failed where something that becomes a header has line breaks
 */
export function composeEmail(message: EmailToCompose): ComposedEmail {
  const { campaign, sender, recipient, urls, reference, date } = message
  const own = ownPageOf(campaign, sender)
  const { click, open } = urls
  const template = messageTemplate(campaign.content, campaign.trackClicks && click !== undefined, own)
  const values = {
    ...recipientValues('email', recipient),
    ...Object.fromEntries(Array.from(template.clicks, ([field, target]) => [field, click!(target)])),
    unsubscribe_url: urls.unsubscribe,
  }
  const settled = choicesOf(values, reference)
  const subject = mergeFields(settled(headerLine('subject', campaign.subject ?? '')), values, { as: 'header' })
  const title = shortened(subject.text)
  const content = template.settlesTags
    ? splitDocument(closedHtml(settled(`${template.head}${template.tail}`)))
    : { head: settled(template.head), tail: template.tail, isDocument: template.isDocument }
  const head = mergeFields(content.head, values, { as: 'html' })
  const tail = mergeFields(content.tail, values, { as: 'html' })
  const plain = mergeFields(settled(campaign.textContent ?? template.text), values, { as: 'text' })

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
  const hasTextLink = campaign.textContent === null ? template.hasUnsubscribe : namesUnsubscribe(campaign.textContent)
  return {
    mail: {
      returnPath: headerLine('from_email', message.returnPath ?? sender.fromEmail),
      from: { name: headerLine('from_name', sender.fromName), address: headerLine('from_email', sender.fromEmail) },
      to: { name: shortened(oneLine(recipient.name ?? '')) || null, address: headerLine('to', recipient.address) },
      replyTo: sender.replyTo && headerLine('reply_to', sender.replyTo),
      subject: headerLine('subject', title),
      html: documentOf(markup, footerHtml(footer(template.hasUnsubscribe)) + pixel, title),
      text: `${plain.text}\n\n${footerText(footer(hasTextLink))}`,
      messageId: `<${headerLine('reference', messageIdOf(reference, sender.fromEmail))}>`,
      date,
      headers: { ...headersOf(campaign, sender, urls), ...threadHeaders(message.thread ?? []) },
      attachments: [],
    },
    missing: [...new Set([...subject.missing, ...head.missing, ...tail.missing, ...plain.missing])],
  }
}

/** RFC 8058 asks for both; Gmail reports complaints by the identifiers of `Feedback-ID`, of which the last stands for the sender. */
function headersOf(campaign: CampaignText, sender: EmailSender, urls: MessageUrls): Record<string, string> {
  return {
    'List-Unsubscribe': `<${headerLine('unsubscribe_url', urls.unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${shortId(campaign.id)}:campaign:email:${shortId(sender.id)}`,
  }
}

/** RFC 5322 3.6.4: mail programs put it where the messages before it are. */
function threadHeaders(thread: readonly string[]): Record<string, string> {
  const ids = thread.map((id) => `<${headerLine('thread', id)}>`)
  const last = ids.at(-1)
  return last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') }
}

/** The end of an id is at random; its beginning is a time. */
const shortId = (id: string) => id.replace(/[^0-9a-z]/gi, '').slice(-12)

/** RFC 5322 2.1.1 allows 998 of a line, which has the header's name as well; what is longer and has no spaces cannot be folded. */
const HEADER_LENGTH_MAX = 900
/** What fields make of a subject or a name may be long; nobody reads so much of it. */
const MERGED_LENGTH_MAX = 400

/** @throws validation_failed when a value cannot be one line of a header */
function headerLine(field: string, value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) throw invalid({ [field]: ['Line breaks are not allowed here'] })
  if (value.length > HEADER_LENGTH_MAX) throw invalid({ [field]: ['This is too long'] })
  return value
}

const shortened = (text: string) => text.slice(0, MERGED_LENGTH_MAX).toWellFormed()
