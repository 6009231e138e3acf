import PostalMime, { type Email } from 'postal-mime'
import { answeredMessageIds, messageIdsIn } from '../../lib/message-ids.ts'
import { nextTurn } from '../../lib/steps.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { htmlToText } from '../compose/html-to-text.ts'
import type { AuthenticationHeader } from './authentication-results.ts'
import { condenseMail } from './condense-mail.ts'
import type { MailPart, ParsedMail } from './reports/mail-report.ts'

/** An incoming mail. */
export interface ReceivedMail extends ParsedMail {
  readonly from: { readonly name: string | null; readonly address: string } | null
  /** All domains in its From, in lower case. If there is not exactly one, the sender cannot be authenticated. */
  readonly fromDomains: readonly string[]
  /** The receivers' authentication headers, latest first. */
  readonly authentication: readonly AuthenticationHeader[]
  /** All addresses that its headers name as recipients or forwarding targets, in lower case. */
  readonly to: readonly string[]
  readonly subject: string | null
  /** Without angle brackets. */
  readonly messageId: string | null
  /** The Message-IDs of the messages it replies to, nearest first, without angle brackets. */
  readonly answersTo: readonly string[]
  /** Its content, as plain text. */
  readonly text: string
}

/** The cost of parsing a line, however short. */
const LINE_UNITS = 600
const NESTING_MAX = 50
const HEADERS_BYTES_MAX = 256 * 1024
const HEADER_LENGTH_MAX = 20_000
/** Longer texts are not a person's own words. */
const TEXT_LENGTH_MAX = 200_000
const HTML_LENGTH_MAX = 200_000
const LINE_LENGTH_MAX = 500
const ADDRESSES_MAX = 200

const SENT_TO = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'x-forwarded-to',
  'envelope-to',
  'x-envelope-to',
  'resent-to',
]
/** Parts about other mails are kept as separate parts, whatever else the mail contains. */
const REPORTS = /^(?:message\/|text\/rfc822-headers)/

/**
 * Parses a raw mail (RFC 5322, RFC 2045), without the content of attachments. Limits are checked before anything is
 * built, so that crafted mail cannot keep the parser busy.
 *
 * @returns null if it has more parts, levels or headers than any real mail
 */
export async function parseMail(bytes: Uint8Array): Promise<ReceivedMail | null> {
  const condensed = condenseMail(bytes)
  if (!condensed) return null
  const parsed = await parseInTurns(condensed).catch(() => null)
  if (!parsed) return null
  // Decoding the body and reading the markup run in separate tasks.
  await nextTurn()
  return toReceived(parsed)
}

/** The method that the parser calls for each line of a mail. Its types omit it; a test checks that it exists. */
interface LineParser {
  processLine(line: Uint8Array, isLast: boolean): Promise<void>
}

/** The parser reads a mail in one go, so its lines are counted as they pass. */
function parseInTurns(bytes: Uint8Array<ArrayBuffer>): Promise<Email> {
  const work = WorkBudget.unlimited()
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: NESTING_MAX,
    maxHeadersSize: HEADERS_BYTES_MAX,
  })
  const lines = parser as unknown as LineParser
  const parseLine = lines.processLine.bind(parser)
  lines.processLine = async (line, isLast) => {
    work.trySpend(LINE_UNITS + line.length)
    if (work.isTurnOver) await work.yieldTurn()
    await parseLine(line, isLast)
  }
  return parser.parse(bytes.buffer)
}

function toReceived(email: Email): ReceivedMail {
  const headers: Record<string, string> = Object.create(null)
  const to: string[] = []
  const fromDomains: string[] = []
  const authentication: AuthenticationHeader[] = []
  for (const { key, value } of email.headers) {
    const short = value.slice(0, HEADER_LENGTH_MAX)
    headers[key] ??= short
    if (key === 'from') fromDomains.push(...addressesIn(short).map((word) => word.slice(word.lastIndexOf('@') + 1)))
    if (key === 'authentication-results' || key === 'arc-authentication-results')
      authentication.push({ name: key, value: short })
    if (SENT_TO.includes(key) && to.length < ADDRESSES_MAX) to.push(...addressesIn(short))
  }
  return {
    contentType: headers['content-type'] ?? '',
    headers,
    parts: email.attachments.flatMap((attachment): MailPart[] =>
      REPORTS.test(attachment.mimeType) ? [{ contentType: attachment.mimeType, text: textOf(attachment.content) }] : [],
    ),
    from: mailboxOf(email),
    fromDomains: [...new Set(fromDomains)],
    authentication,
    to: to.slice(0, ADDRESSES_MAX),
    subject: lineOf(email.subject),
    messageId: messageIdsIn(email.messageId)[0] ?? null,
    answersTo: answeredMessageIds(email.inReplyTo, email.references),
    text: (email.text?.trim() ? email.text : textOfHtml(email.html ?? '')).slice(0, TEXT_LENGTH_MAX).toWellFormed(),
  }
}

const lineOf = (text: string | undefined): string | null =>
  oneLine((text ?? '').slice(0, 4 * LINE_LENGTH_MAX))
    .slice(0, LINE_LENGTH_MAX)
    .toWellFormed() || null

function mailboxOf({ from, sender }: Email): ReceivedMail['from'] {
  const [first] = [from, sender].flatMap((one) => (one?.address ? [one] : (one?.group ?? [])))
  const address = first?.address
    ?.slice(0, 2 * LINE_LENGTH_MAX)
    .trim()
    .toLowerCase()
  return address ? { name: lineOf(first?.name), address: address.slice(0, LINE_LENGTH_MAX) } : null
}

const addressesIn = (header: string): string[] =>
  header
    .split(/[\s<>,;:"()]/)
    .filter((word) => /.@./.test(word))
    .map((word) => word.toLowerCase())

/** Reports and headers are in UTF-8 or a subset of it. */
const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, TEXT_LENGTH_MAX))

function textOfHtml(html: string): string {
  try {
    return htmlToText(html.slice(0, HTML_LENGTH_MAX))
  } catch {
    // Markup that cannot be parsed has no text.
    return ''
  }
}
