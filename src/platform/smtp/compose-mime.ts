import MailComposer from 'nodemailer/lib/mail-composer'
import { oncePer } from '../../lib/once-per.ts'
import { readDkimKey } from './dkim-key.ts'
import type { DkimKey, OutgoingMail } from './port.ts'
import { renderMime } from './render-mime.ts'
import { signDkim } from './sign-dkim.ts'

/** Nothing that could begin another header, whoever composed it. */
const inHeader = (text: string) => text.replace(/[\r\n\0]+/g, ' ')
const BREAKING = /[\r\n\0<>]/

/** Read once for all messages of a pool. */
const keyOf = oncePer(({ privateKey }: DkimKey) => readDkimKey(privateKey))

/**
 * A message as it is transmitted: MIME with CRLF, no line longer than a header may be, signed where there is a key.
 *
 * @throws Error for an address that would break out of its place, or a key that signs nothing
 */
export async function composeMime(mail: OutgoingMail, dkim: DkimKey | null): Promise<Buffer> {
  for (const address of [mail.returnPath, mail.from.address, mail.to.address, mail.replyTo ?? '']) {
    if (BREAKING.test(address)) throw new Error('An address of the message is malformed.')
  }
  const node = new MailComposer({
    from: { name: inHeader(mail.from.name), address: mail.from.address },
    to: { name: inHeader(mail.to.name ?? ''), address: mail.to.address },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: inHeader(mail.subject),
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: inHeader(mail.messageId),
    date: mail.date,
    headers: Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name.replace(/[^\w-]/g, ''), inHeader(value)]),
    ),
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: inHeader(name),
      contentType: inHeader(type),
      // The bytes themselves: they may be large, and others are made of them at the same time.
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
    // Bodies come from customers: nothing in them may have a file or an address read.
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  }).compile()
  const message = renderMime(node)
  if (!dkim) return message
  const key = keyOf(dkim)
  if (!key) throw new Error('The DKIM key cannot sign.')
  return signDkim(message, { domain: dkim.domain, selector: dkim.selector, key })
}
