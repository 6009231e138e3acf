import { oneLine } from '../../lib/text/one-line.ts'
import type { OutgoingMail } from '../../platform/smtp/port.ts'
import { headerLine, messageIdOf, shortened, threadHeaders } from './compose-message.ts'

export interface DirectMessageToCompose {
  readonly sender: { readonly fromName: string; readonly fromEmail: string }
  readonly to: { readonly address: string; readonly name: string | null }
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** The `Message-ID` that it replies to, and those of its conversation, oldest first, without their brackets. */
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  /** Unique for every message and the same for every attempt; the `Message-ID` contains it. */
  readonly reference: string
  /** The bounce address; null for the sender's address. */
  readonly returnPath: string | null
  readonly replyTo: string | null
  readonly date: Date
}

/**
 * Composes a single message as it is: no merging, no footer, no tracking, no unsubscribe headers.
 *
 * @throws validation_failed if a header value contains line breaks or is too long
 */
export function composeDirectMessage(message: DirectMessageToCompose): OutgoingMail {
  const { sender, to, subject, text, html, reference, returnPath, replyTo, date } = message
  return {
    returnPath: headerLine('from_email', returnPath ?? sender.fromEmail),
    from: { name: headerLine('from_name', sender.fromName), address: headerLine('from_email', sender.fromEmail) },
    to: { name: shortened(oneLine(to.name ?? '')) || null, address: headerLine('to', to.address) },
    replyTo: replyTo && headerLine('reply_to', replyTo),
    subject: headerLine('subject', shortened(subject)),
    html,
    text,
    messageId: `<${headerLine('reference', messageIdOf(reference, sender.fromEmail))}>`,
    date,
    headers: threadHeaders(threadOf(message)),
    attachments: [],
  }
}

/**
 * How many ids `References` has at most: the first, which starts the conversation, and the last ones (RFC 5322 has no
 * limit, but servers limit the header).
 */
const REFERENCES_MAX = 20
/** A `Message-ID` that a header can repeat: visible ASCII without brackets. */
const MESSAGE_ID = /^[\x21-\x3b\x3d\x3f-\x7e]{3,300}$/

/** RFC 5322 3.6.4: `References` ends with the message replied to. */
function threadOf({ inReplyTo, references }: Pick<DirectMessageToCompose, 'inReplyTo' | 'references'>): string[] {
  const all = [...references.filter((id) => id !== inReplyTo), ...(inReplyTo === null ? [] : [inReplyTo])]
  const ids = [...new Set(all)].filter((id) => MESSAGE_ID.test(id))
  return ids.length <= REFERENCES_MAX ? ids : [ids[0]!, ...ids.slice(1 - REFERENCES_MAX)]
}
