import type { ServiceContext } from '../../core/context.ts'
import { linkOriginOf } from '../../domain/link-domains/link-domains.ts'
import { messageUrls } from '../../domain/outreach-links/message-links.ts'
import { type LinkTarget, signLinkTarget } from '../../domain/outreach-links/outreach-links.ts'
import { emailSettingsOf, type SenderRow } from '../../domain/senders/senders.ts'
import { suppressionHash } from '../../domain/suppressions/suppressions.ts'
import { invalid } from '../../lib/errors.ts'
import { composeEmail } from '../../outreach/compose/compose-message.ts'
import { mergeFields } from '../../outreach/compose/merge-fields.ts'
import { recipientValues } from '../../outreach/compose/recipient-values.ts'
import { choicesOf, namesUnsubscribe } from '../../outreach/compose/settled-choices.ts'
import { trackedLinks } from '../../outreach/compose/tracked-links.ts'

/** What a message says, with its fields not yet merged in. */
export interface Wording {
  readonly subject: string
  /** Null for a message of plain text alone. */
  readonly html: string | null
  /** Null generates it from `html`. */
  readonly text: string | null
}

export interface MessageToWrite {
  /** The message's id, which its links contain. */
  readonly id: string
  readonly wording: Wording
  /** `address` is normalised. */
  readonly to: { readonly address: string; readonly name: string | null }
  readonly fields: Readonly<Record<string, string>>
  readonly isMarketing: boolean
  readonly trackOpens: boolean
  readonly trackClicks: boolean
}

export interface WrittenMessage {
  readonly subject: string
  readonly html: string | null
  readonly text: string
  /** Null if the message has no such link. */
  readonly unsubscribeUrl: string | null
}

/** A longer link is not tracked: the tracking URL contains it. */
const TARGET_LENGTH_MAX = 2_000
const LENGTH_MAX = 900_000

/**
 * Writes a single message as a campaign's would be written: fields merged in, links and opens tracked if asked for. A
 * marketing message gets the footer of campaigns.
 *
 * @throws validation_failed if a field has no value and no fallback, or the message is too long
 */
export async function writeMessage(
  ctx: ServiceContext,
  sender: SenderRow,
  message: MessageToWrite,
): Promise<WrittenMessage> {
  const { id, wording, to, fields, isMarketing, trackOpens, trackClicks } = message
  const settings = emailSettingsOf(sender)
  const { accountId } = sender
  const hash = await suppressionHash(ctx, accountId, 'email', to.address)
  const target: LinkTarget = { accountId, recipientId: id, channel: 'email', hash }
  const origin = await linkOriginOf(ctx, { ...settings, accountId })
  const recipient = { address: to.address, name: to.name, company: null, fields }
  const content = wording.html ?? ''
  const merged = trackClicks ? mergedLinks(content, recipientValues('email', recipient), id) : new Map<string, string>()
  const signed = await signShort(ctx, accountId, merged)
  const urls = await messageUrls(ctx, { trackOpens, trackClicks }, target, signed, origin)
  const click = (link: string) => (signed.has(link) ? urls.click!(link) : merged.get(link)!)
  const { mail, missing } = composeEmail({
    campaign: {
      ...{ id, subject: wording.subject, content, textContent: wording.text, unsubscribeUrl: null },
      ...{ includeUnsubscribe: isMarketing, trackOpens, trackClicks },
    },
    sender: { id: sender.id, ...settings },
    recipient: { ...recipient, dataSource: 'API', consent: null },
    urls: { ...urls, ...(urls.click && { click }) },
    reference: id,
    date: ctx.clock.now(),
    isBulk: isMarketing,
  })
  if (missing.length > 0) throw invalid({ fields: [`Give a value or a fallback for: ${missing.join(', ')}`] })
  const html = wording.html === null ? null : mail.html
  if ((html?.length ?? 0) + mail.text.length > LENGTH_MAX) throw invalid({ html: ['The message is too long'] })
  const hasLink = isMarketing || [content, wording.text ?? '', wording.subject].some(namesUnsubscribe)
  return { subject: mail.subject, html, text: mail.text, unsubscribeUrl: hasLink ? urls.unsubscribe : null }
}

/** The links of a content with their fields merged in: of a single message, no recipient is looked up later. */
function mergedLinks(
  content: string,
  values: ReturnType<typeof recipientValues>,
  reference: string,
): ReadonlyMap<string, string> {
  const settled = choicesOf(values, reference)
  return new Map(trackedLinks(content).map((link) => [link, mergeFields(settled(link), values, { as: 'url' }).text]))
}

async function signShort(
  ctx: ServiceContext,
  accountId: string,
  links: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const short = [...links].filter(([, url]) => url.length <= TARGET_LENGTH_MAX)
  return new Map(
    await Promise.all(short.map(async ([link, url]) => [link, await signLinkTarget(ctx, accountId, url)] as const)),
  )
}
