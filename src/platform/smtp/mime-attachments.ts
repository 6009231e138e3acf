import MailComposer from 'nodemailer/lib/mail-composer'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import type { OutgoingMail } from './port.ts'

const BASE64_LINE_BYTES = 57
/** How much of an attachment is encoded at a time. */
const CHUNK_BYTES = BASE64_LINE_BYTES * 4_096

type Attachments = OutgoingMail['attachments']

const inHeader = (text: string) => text.replace(/[\r\n\0]+/g, ' ')

/** The MIME parts of attachments with their headers, encoded once for all messages that share them. */
export const attachmentParts: (attachments: Attachments) => readonly (readonly Uint8Array[])[] = memoizeByObject(
  (attachments: Attachments) => {
    const root = new MailComposer({
      text: 'Beside them.',
      attachments: attachments.map(({ name, type, content }) => ({
        filename: inHeader(name),
        contentType: inHeader(type),
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      })),
      // Customer content must not make the composer read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile()
    return root.childNodes.slice(1).map((node, at) => {
      const { content } = attachments[at]!
      const head = Buffer.from(`${node.buildHeaders()}\r\n\r\n`, 'latin1')
      // An attached message must not be encoded (RFC 2046 5.2.1).
      return [head, ...(node.getTransferEncoding() === 'base64' ? base64Lines(content) : [inLines(content)])]
    })
  },
)

/**
 * Converts every line ending to CRLF: servers treat others differently, and the text after one could pass for a
 * command.
 */
const inLines = (bytes: Uint8Array): Buffer =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/\r\n|\r|\n/g, '\r\n'),
    'latin1',
  )

/** Splits base64 into lines; the last one has no line ending. */
export function base64Lines(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const length = Math.min(CHUNK_BYTES, bytes.length - from)
    const base64 = Buffer.from(bytes.buffer, bytes.byteOffset + from, length).toString('base64')
    const lines = base64.replace(/.{76}(?=.)/g, '$&\r\n')
    pieces.push(Buffer.from(from > 0 ? `\r\n${lines}` : lines, 'latin1'))
  }
  return pieces
}
