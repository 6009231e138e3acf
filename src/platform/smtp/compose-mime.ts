import { foldLines } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { readDkimKey } from './dkim-key.ts'
import { attachmentParts, base64Lines } from './mime-attachments.ts'
import type { DkimKey, OutgoingMail } from './port.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { signDkim } from './sign-dkim.ts'

/** Removes everything that could start another header. */
const inHeader = (text: string) => text.replace(/[\r\n\0]+/g, ' ')
const BREAKING = /[\r\n\0<>]/
const LF = 0x0a

/** Parsed once for all messages of a pool. */
const keyOf = memoizeByObject(({ privateKey }: DkimKey) => readDkimKey(privateKey))

/**
 * Composes a message for transmission: MIME with CRLF, no line longer than allowed, and signed if there is a key.
 * nodemailer writes headers and attachments; building its node tree for each message would take four times as long.
 *
 * @throws Error for an address that would break out of its header, or a key that cannot sign
 */
export async function composeMime(mail: OutgoingMail, dkim: DkimKey | null): Promise<Buffer> {
  for (const address of [mail.returnPath, mail.from.address, mail.to.address, mail.replyTo ?? '']) {
    if (BREAKING.test(address)) throw new Error('An address of the message is malformed.')
  }
  const { type, encoding, bytes } = bodyOf(mail)
  const head = [...headOf(mail), 'MIME-Version: 1.0', ...contentHead(type, encoding)].join('\r\n')
  // Only addresses put UTF-8 into headers (RFC 6532).
  const pieces = [Buffer.from(`${head}\r\n\r\n`), ...bytes]
  if (bytes.at(-1)?.at(-1) !== LF) pieces.push(Buffer.from('\r\n'))
  const message = Buffer.concat(pieces)
  if (!dkim) return message
  const key = keyOf(dkim)
  if (!key) throw new Error('The DKIM key cannot sign.')
  return signDkim(message, { domain: dkim.domain, selector: dkim.selector, key })
}

/** A body with its content type and transfer encoding. */
interface Part {
  readonly type: string
  readonly encoding: string | null
  readonly bytes: readonly Uint8Array[]
}

const contentHead = (type: string, encoding: string | null): string[] => [
  ...(encoding === null ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
  `Content-Type: ${type}`,
]

function bodyOf({ text, html, attachments }: OutgoingMail): Part {
  const plain = textPart('text/plain', text)
  const content =
    html === null ? plain : multipart('alternative', [written(plain), written(textPart('text/html', html))])
  return attachments.length === 0 ? content : multipart('mixed', [written(content), ...attachmentParts(attachments)])
}

const written = ({ type, encoding, bytes }: Part): Uint8Array[] => [
  Buffer.from(`${contentHead(type, encoding).join('\r\n')}\r\n\r\n`, 'latin1'),
  ...bytes,
]

function multipart(kind: 'alternative' | 'mixed', parts: readonly (readonly Uint8Array[])[]): Part {
  // Random, so that no customer content can match it.
  const boundary = `=_${crypto.randomUUID()}`
  const bytes = parts.flatMap((part, at) => [Buffer.from(`${at > 0 ? '\r\n' : ''}--${boundary}\r\n`), ...part])
  return {
    type: `multipart/${kind};\r\n boundary="${boundary}"`,
    encoding: null,
    bytes: [...bytes, Buffer.from(`\r\n--${boundary}--\r\n`)],
  }
}

/** Short ASCII lines with the line endings of any system. */
const SEVEN_BIT = /^(?:[\t\x20-\x7e]{0,76}(?:\r?\n|$))*$/

function textPart(mime: string, text: string): Part {
  const type = `${mime}; charset=utf-8`
  if (SEVEN_BIT.test(text))
    return { type, encoding: '7bit', bytes: [Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1')] }
  const raw = Buffer.from(text)
  const quoted = quotedPrintable(raw)
  // If most characters need quoting, base64 is shorter.
  if (quoted.length <= raw.length * BASE64_GROWTH) return { type, encoding: 'quoted-printable', bytes: [quoted] }
  return { type, encoding: 'base64', bytes: base64Lines(raw) }
}

/** Four characters for three bytes, plus line endings. */
const BASE64_GROWTH = 1.37

/** A header without a value. A value may itself end in a colon. */
const NAME_ALONE = /^[\w-]*:\s*$/

/** The header lines, each folded. */
function headOf(mail: OutgoingMail): string[] {
  const { from, to, replyTo, subject, messageId, date, headers } = mail
  return [
    addressLine('From', from.name, from.address),
    addressLine('To', to.name, to.address),
    ...(replyTo ? [addressLine('Reply-To', null, replyTo)] : []),
    line('Subject', inHeader(subject)),
    line('Message-ID', inHeader(messageId)),
    line('Date', date.toUTCString().replace('GMT', '+0000')),
    ...Object.entries(headers).map(([name, value]) => line(name.replace(/[^\w-]/g, ''), inHeader(value))),
  ].filter((written) => !NAME_ALONE.test(written))
}

/** Encodes values. Created on first use, because it needs random numbers. */
let node: MimeNode | undefined
/** Caches the last line of each header: most are the same in all messages of a campaign. */
const lastLines = new Map<string, { readonly value: string; readonly line: string }>()
const HEADERS_MAX = 50

/** @param meant the encoder's input, if it differs from the value */
function line(name: string, value: string, meant: string | { name: string; address: string } = value): string {
  const last = lastLines.get(name)
  if (last?.value === value) return last.line
  node ??= new MimeNode('text/plain')
  const made = foldLines(`${name}: ${node.encodeHeaderValue(name, meant)}`, 76)
  if (lastLines.size >= HEADERS_MAX) lastLines.clear()
  lastLines.set(name, { value, line: made })
  return made
}

const addressLine = (header: string, name: string | null, address: string) =>
  line(header, JSON.stringify([name, address]), { name: inHeader(name ?? ''), address })
