import { judgeReply } from '../../outcomes/judge-reply.ts'
import type { ReplyClass } from '../../outcomes/reply-class.ts'
import { isServerReport } from './is-report.ts'
import type { MailReport, ParsedMail } from './mail-report.ts'
import { readSesMail } from './ses-notification.ts'
import { readTextReport } from './text-report.ts'

/** The maximum per report; our messages have one recipient each. */
const RECIPIENTS_MAX = 50
const TEXT_LENGTH_MAX = 100_000

/**
 * Parses a machine's report about a message: a delivery status notification (RFC 3464), a complaint (RFC 5965, or
 * Hotmail's, which has no machine-readable part), a notification of Amazon SES, or a mail server's plain text.
 *
 * @returns null for a person's mail; an empty list for another kind of report, such as a read receipt
 */
export function readMailReport(mail: ParsedMail): readonly MailReport[] | null {
  const partOf = (...types: string[]) => mail.parts.find(({ contentType }) => types.includes(mediaType(contentType)))
  const original = partOf(
    'message/rfc822',
    'text/rfc822-headers',
    'message/rfc822-headers',
    'message/global',
    'message/global-headers',
  )
  const about = original ? readGroups(original.text)[0] : undefined
  const complaint = partOf('message/feedback-report')
  if (complaint) return readComplaint(complaint.text, about)
  const hotmail = readHotmailComplaint(mail, about)
  if (hotmail) return [hotmail]
  const status = partOf('message/delivery-status', 'message/global-delivery-status')
  const told = status ? readDeliveryStatus(status.text, about, mail.text ?? '') : []
  if (told.length > 0) return told
  // Another kind of report, such as a read receipt (RFC 8098).
  if (partOf('message/disposition-notification', 'message/tracking-status')) return []
  const json = readSesMail(mail)
  if (json) return json
  if (!isServerReport(mail)) return null
  return (mail.text ?? '').trim() === '' ? [] : [readTextReport(mail)]
}

/**
 * Microsoft's junk mail reporting sends the reported message, without a machine-readable part.
 *
 * @see https://sendersupport.olc.protection.outlook.com/pm/services.aspx
 */
function readHotmailComplaint(mail: ParsedMail, about: Fields | undefined): MailReport | null {
  const recipient = about?.get('x-hmxmroriginalrecipient') ?? mail.headers['x-hmxmroriginalrecipient'] ?? null
  const isComplaint = recipient !== null || /^complaint about message from /i.test((mail.subject ?? '').slice(0, 100))
  if (!isComplaint || !about) return null
  return {
    ...{ kind: 'complaint', status: null, action: null, class: null, text: 'abuse', messageId: messageIdIn(about) },
    recipient: mailbox(recipient) ?? mailbox(about.get('to') ?? null),
  }
}

type Fields = ReadonlyMap<string, string>

/** @param words the report's text for people */
function readDeliveryStatus(text: string, about: Fields | undefined, words: string): MailReport[] {
  return readGroups(text)
    .filter((fields) => fields.has('action') || fields.has('final-recipient'))
    .slice(0, RECIPIENTS_MAX)
    .map((fields) => {
      const action =
        fields
          .get('action')
          ?.split(/[\s(;]/)[0]
          ?.toLowerCase() ?? null
      const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? null
      const diagnostic = typed(fields.get('diagnostic-code')) ?? supplementary(fields.get('x-supplementary-info'))
      const kind = kindOf(action, status)
      return {
        kind,
        recipient: mailbox(typed(fields.get('original-recipient'))) ?? mailbox(typed(fields.get('final-recipient'))),
        status,
        action,
        messageId: messageIdIn(about),
        class: kind === 'bounce' ? classOf({ status, diagnostic, words }) : null,
        text: diagnostic,
      }
    })
}

function kindOf(action: string | null, status: string | null): MailReport['kind'] {
  if (action === 'delayed') return 'delay'
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'delivery'
  if (action === 'failed') return 'bounce'
  return status?.[0] === '2' ? 'delivery' : status?.[0] === '4' ? 'delay' : 'bounce'
}

interface Failure {
  readonly status: string | null
  readonly diagnostic: string | null
  /** The report's text for people. */
  readonly words: string
}

/**
 * Classifies a failure by the server's response and its status together. A reported failure is final, even with a 4.x.x
 * status: the server retried until it gave up.
 */
function classOf({ status, diagnostic, words }: Failure): ReplyClass {
  const said = diagnostic ?? ''
  // A status without detail is less specific than the response text.
  const reply = status === null || /^\d\.\d\.0$/.test(status) ? `${said} ${status ?? ''}` : `${status} ${said}`
  const code = /(?:^|\D)(5\d{2})(?![.\d])/.exec(said)?.[1]
  const isTemporary = status?.[0] === '4' || /^\s*4\d{2}\b/.test(said)
  const judged = judgeReply({ code: code ? Number(code) : 550, reply })
  if (isTemporary) return judged.kind === 'hard' && SAYS_NO_USER.test(said) ? 'hard' : 'soft'
  if (judged.isCertain) return judged.kind
  return readTextReport({ contentType: '', headers: {}, parts: [], text: words }).class ?? judged.kind
}

/** A server that searched for a mailbox for days without finding it. */
const SAYS_NO_USER = /user unknown|unknown user|no such user|does not exist/i

/** The format of Cisco's gateways: `<192.0.2.7 #5.0.0 smtp; 550 "Unknown User">`. */
const supplementary = (value: string | undefined): string | null =>
  value === undefined ? null : (typed(value)?.replace(/>\s*$/, '') ?? null)

function readComplaint(text: string, about: Fields | undefined): MailReport[] {
  const fields = readGroups(text)[0] ?? new Map<string, string>()
  // RFC 5965 also has types for mail that is not spam.
  if (fields.get('feedback-type')?.trim().toLowerCase() === 'not-spam') return []
  return [
    {
      kind: 'complaint',
      recipient: mailbox(fields.get('original-rcpt-to') ?? null) ?? mailbox(about?.get('to') ?? null),
      status: null,
      action: null,
      messageId: messageIdIn(about),
      class: null,
      text: fields.get('feedback-type')?.trim().toLowerCase() ?? null,
    },
  ]
}

/** Groups of header fields, separated by blank lines; folded lines are joined. */
function readGroups(text: string): Fields[] {
  const groups: Map<string, string>[] = []
  let group: Map<string, string> | undefined
  let last: string | undefined
  for (const line of text.slice(0, TEXT_LENGTH_MAX).split(/\r\n|\r|\n/)) {
    if (line.trim() === '') {
      group = undefined
      last = undefined
      continue
    }
    if (!group) {
      group = new Map()
      groups.push(group)
    }
    if (/^[ \t]/.test(line)) {
      if (last !== undefined) group.set(last, `${group.get(last)} ${line.trim()}`)
      continue
    }
    const colon = line.indexOf(':')
    last = colon > 0 ? line.slice(0, colon).trim().toLowerCase() : undefined
    if (last !== undefined && !group.has(last)) group.set(last, line.slice(colon + 1).trim())
    else last = undefined
  }
  return groups
}

const mediaType = (contentType: string) => contentType.split(';')[0]!.trim().toLowerCase()

/** The value after a type, as in `rfc822; ann@acme.com` and `smtp; 550 5.1.1 unknown`. */
function typed(value: string | undefined): string | null {
  if (value === undefined) return null
  const semicolon = value.indexOf(';')
  return (semicolon < 0 ? value : value.slice(semicolon + 1)).trim() || null
}

function mailbox(text: string | null): string | null {
  const words = text?.slice(0, TEXT_LENGTH_MAX).split(/[\s<>,;:"()]/) ?? []
  return words.find((word) => /.@./.test(word))?.toLowerCase() ?? null
}

function messageIdIn(about: Fields | undefined): string | null {
  const written = about?.get('message-id')?.trim()
  return written ? written.replace(/^</, '').replace(/>.*$/s, '') : null
}
