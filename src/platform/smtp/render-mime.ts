import type MailComposer from 'nodemailer/lib/mail-composer'
import { encode, wrap } from 'nodemailer/lib/qp'

type MimeNode = ReturnType<MailComposer['compile']>

const BASE64_LINE_BYTES = 57
/** So much of an attachment is encoded at a time. */
const CHUNK_BYTES = BASE64_LINE_BYTES * 4_096

/**
 * The bytes of a composed message, at once. nodemailer's own streams make the same of it, but take a dozen turns of the event loop, and with several messages
 * under way each of those waits for all the others.
 */
export function renderMime(root: MimeNode): Buffer {
  const pieces: Buffer[] = []
  render(root, pieces)
  if (pieces.findLast(({ length }) => length > 0)?.at(-1) !== LF) pieces.push(Buffer.from('\r\n'))
  return Buffer.concat(pieces)
}

const LF = 0x0a

function render(node: MimeNode, pieces: Buffer[]): void {
  const encoding = node.getTransferEncoding()
  pieces.push(inLines(`${node.buildHeaders()}\r\n\r\n`))
  const { content } = node
  if (typeof content === 'string') pieces.push(...encoded(Buffer.from(content), encoding))
  else if (content instanceof Uint8Array) pieces.push(...encoded(content, encoding))
  if (!node.multipart) return
  for (const [at, child] of node.childNodes.entries()) {
    pieces.push(inLines(`${at > 0 ? '\r\n' : ''}--${node.boundary}\r\n`))
    render(child, pieces)
  }
  pieces.push(inLines(`\r\n--${node.boundary}--\r\n`))
}

function encoded(bytes: Uint8Array, encoding: string | false): Buffer[] {
  if (encoding === 'base64') return base64Of(bytes)
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return [inLines(encoding === 'quoted-printable' ? wrap(encode(plain)) : plain.toString('latin1'))]
}

/** A line ends with CRLF and nothing else does: servers differ in what they make of others, and what follows one could pass for a command. */
const inLines = (text: string): Buffer => Buffer.from(text.replace(/\r\n|\r|\n/g, '\r\n'), 'latin1')

function base64Of(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const length = Math.min(CHUNK_BYTES, bytes.length - from)
    const base64 = Buffer.from(bytes.buffer, bytes.byteOffset + from, length).toString('base64')
    const lines = base64.replace(/.{76}(?=.)/g, '$&\r\n')
    pieces.push(Buffer.from(from > 0 ? `\r\n${lines}` : lines, 'latin1'))
  }
  return pieces
}
