import { createHash, createSign, type KeyObject } from 'node:crypto'

/**
 * Headers to sign if present. Those listed twice are signed once more than they occur, so that no one can add another
 * above (RFC 6376 8.15); nodemailer's own signer lists each once.
 */
const SIGNED = [
  ...['from', 'from', 'subject', 'subject', 'to', 'date', 'message-id', 'reply-to', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'list-unsubscribe', 'list-unsubscribe-post', 'feedback-id'],
]
const LINE_LENGTH_MAX = 74

export interface SigningKey {
  readonly domain: string
  readonly selector: string
  readonly key: KeyObject
}

/**
 * Prepends a DKIM signature to a message (RFC 6376, rsa-sha256, relaxed/relaxed).
 *
 * @param message complete, with CRLF at the end of each line
 */
export function signDkim(message: Buffer, { domain, selector, key }: SigningKey): Buffer {
  const text = message.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const headers = headersOf(text.slice(0, end < 0 ? text.length : end + 2))
  const bodyHash = createHash('sha256')
    .update(relaxedBody(end < 0 ? '' : text.slice(end + 4)), 'latin1')
    .digest('base64')
  const names: string[] = []
  const lines: string[] = []
  const present = new Set(headers.map(({ name }) => name))
  for (const name of SIGNED) {
    if (!present.has(name)) continue
    // The first entry refers to the header, the second to one that does not exist.
    if (!names.includes(name)) lines.push(headers.findLast((header) => header.name === name)!.relaxed)
    names.push(name)
  }
  const tags = ['v=1', 'a=rsa-sha256', 'c=relaxed/relaxed', `d=${domain}`, `s=${selector}`, `bh=${bodyHash}`]
  const unsigned = `DKIM-Signature: ${folded([...tags, `h=${names.join(':')}`].join('; '))};\r\n b=`
  const signer = createSign('RSA-SHA256')
  signer.update([...lines, relaxedHeader(unsigned)].join('\r\n'), 'latin1')
  const signature = signer.sign(key, 'base64').replace(/.{70}/g, '$&\r\n ').trimEnd()
  return Buffer.concat([Buffer.from(`${unsigned}${signature}\r\n`, 'latin1'), message])
}

function headersOf(block: string): { name: string; relaxed: string }[] {
  return block
    .split(/\r\n(?![ \t])/)
    .filter((line) => line.includes(':'))
    .map((line) => ({ name: nameOf(line), relaxed: relaxedHeader(line) }))
}

const nameOf = (line: string) => line.slice(0, line.indexOf(':')).trim().toLowerCase()

/** RFC 6376 3.4.2. */
const relaxedHeader = (line: string): string =>
  `${nameOf(line)}:${line
    .slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '')}`

/** RFC 6376 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`
}

/** Folds the header between tags and between header names, where white space has no meaning. */
function folded(tags: string): string {
  let line = 'DKIM-Signature: '
  let text = ''
  for (const piece of tags.split(/(?<=; |:)/)) {
    if (line.length + piece.length > LINE_LENGTH_MAX) {
      text += '\r\n '
      line = ' '
    }
    text += piece
    line += piece
  }
  return text
}
