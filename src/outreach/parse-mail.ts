import PostalMime, { type Email } from 'postal-mime'
import { oneLine } from '../contracts/one-line.ts'
import { nextTurn } from '../lib/steps.ts'
import { WorkBudget } from '../lib/work-budget.ts'
import type { AuthenticationHeader } from './authentication-results.ts'
import { condenseMail } from './condense-mail.ts'
import { htmlToText } from './html-to-text.ts'
import type { MailPart, ParsedMail } from './inbound/reports/mail-report.ts'

/** A mail that came in. */
export interface ReceivedMail extends ParsedMail {
  readonly from: { readonly name: string | null; readonly address: string } | null
  /** Every domain that its From names, in lower case: none, or more than one, is nobody's. */
  readonly fromDomains: readonly string[]
  /** What receivers found of it, the latest first. */
  readonly authentication: readonly AuthenticationHeader[]
  /** Every address that its headers say it was sent or forwarded to, in lower case. */
  readonly to: readonly string[]
  readonly subject: string | null
  /** Without angle brackets. */
  readonly messageId: string | null
  /** Messages that it answers to, the nearest first, without angle brackets. */
  readonly answersTo: readonly string[]
  /** What it says, as plain text. */
  readonly text: string
}

/** What the parser takes for a line, however short. */
const LINE_UNITS = 600
const NESTING_MAX = 50
const HEADERS_BYTES_MAX = 256 * 1024
const HEADER_LENGTH_MAX = 20_000
/** More of a mail is nobody's own words. */
const TEXT_LENGTH_MAX = 200_000
const HTML_LENGTH_MAX = 200_000
const LINE_LENGTH_MAX = 500
const ADDRESSES_MAX = 200
const REFERENCES_MAX = 50

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
/** What tells of other mails is kept as a part of its own, whatever else the mail holds. */
const REPORTS = /^(?:message\/|text\/rfc822-headers)/

/**
 * Reads a mail as it came (RFC 5322, RFC 2045), without the insides of attachments. What is made to keep a reader busy is counted before anything is made of
 * it.
 *
 * @returns null for one of more parts, levels or headers than anybody sends
 */
export async function parseMail(bytes: Uint8Array): Promise<ReceivedMail | null> {
  const condensed = condenseMail(bytes)
  if (!condensed) return null
  const parsed = await parseInTurns(condensed).catch(() => null)
  if (!parsed) return null
  // The body is decoded in one go, and markup read in another.
  await nextTurn()
  return toReceived(parsed)
}

/** What the parser calls for each line of a mail; its types leave that out, and a test holds it to it. */
interface LineParser {
  processLine(line: Uint8Array, isLast: boolean): Promise<void>
}

/** The parser reads a mail in one go, so its lines are counted on their way. */
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
    messageId: idsIn(email.messageId)[0] ?? null,
    // The last of the references is what they answered to, the first began it all.
    answersTo: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()])].slice(
      0,
      REFERENCES_MAX,
    ),
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

const idsIn = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, HEADER_LENGTH_MAX)
    .split(/[\s<>,]/)
    .filter((word) => /.@./.test(word))

/** Reports and headers are in UTF-8, or less. */
const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, TEXT_LENGTH_MAX))

function textOfHtml(html: string): string {
  try {
    return htmlToText(html.slice(0, HTML_LENGTH_MAX))
  } catch {
    // Markup that the reader gives up on says nothing.
    return ''
  }
}
