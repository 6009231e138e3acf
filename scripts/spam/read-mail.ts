import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

/** A message that people have judged. */
export interface LabelledMessage {
  readonly isSpam: boolean
  readonly subject: string
  readonly content: string
}

/**
 * Reads a set of labelled messages: a folder with folders of mail files named for what they hold (`spam`, `spam_2`, `easy_ham`), or files of
 * rows with a label and a text, as `SMSSpamCollection` or `spam.csv` have them. What else lies there is left alone.
 */
export function readLabelled(path: string): LabelledMessage[] {
  const messages: LabelledMessage[] = []
  for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) messages.push(...readFolder(inner, entry.name))
    else if (/\.(?:tsv|csv|txt)$|SMSSpamCollection$/i.test(entry.name)) messages.push(...readRows(inner))
  }
  return messages
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

function readFolder(path: string, name: string): LabelledMessage[] {
  const label = /spam|phish/i.test(name) ? 'spam' : /ham|legit|newsletter|wanted/i.test(name) ? 'ham' : null
  if (label === null) return readLabelled(path)
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return files
    .sort(byName)
    .filter((entry) => entry.name !== 'cmds')
    .map((entry) => ({
      isSpam: label === 'spam',
      ...readMail(readFileSync(join(entry.parentPath, entry.name), 'latin1')),
    }))
}

const LABEL = /^(?:label|category|class|v1|spam|type)$/i
const TEXT = /^(?:text|message|content|body|v2|email|sms)$/i

function readRows(path: string): LabelledMessage[] {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
  const isTabbed = /^(?:spam|ham)\t/.test(text)
  const { data } = Papa.parse<string[]>(text, isTabbed ? { delimiter: '\t', quoteChar: '\u0000' } : {})
  const head = data[0] ?? []
  const at = (pattern: RegExp, otherwise: number) => {
    const found = head.findIndex((name) => pattern.test(name.trim()))
    return found < 0 ? otherwise : found
  }
  const hasHead = !isTabbed && head.some((name) => TEXT.test(name.trim()))
  const [label, body, subject] = hasHead ? [at(LABEL, 0), at(TEXT, 1), at(/^subject$/i, -1)] : [0, 1, -1]
  return data.slice(hasHead ? 1 : 0).flatMap((row) => {
    const named = row[label]?.trim().toLowerCase() ?? ''
    if (!/^(?:spam|ham|1|0)$/.test(named) || row[body] === undefined) return []
    const read = readMail(row[body].replaceAll('\\n', '\n'))
    return [{ isSpam: named === 'spam' || named === '1', subject: row[subject] || read.subject, content: read.content }]
  })
}

/** The subject and what people see of a mail file; a text that is none is its own content. Other headers are not looked at: campaigns have none. */
export function readMail(source: string): { subject: string; content: string } {
  const mail = source.replaceAll('\r\n', '\n')
  const only = /^subject ?:([^\n]*)\n?/i.exec(mail)
  if (only && !/^[\w-]+: /.test(mail.slice(only[0].length)))
    return { subject: only[1]!.trim(), content: mail.slice(only[0].length) }
  if (
    !/^(?:from \S+@|(?:return-path|received|delivered-to|x-[\w-]+|message-id|date|from|to|mime-version|reply-to):)/i.test(
      mail,
    )
  )
    return { subject: '', content: mail }
  const { headers, body } = partOf(mail)
  return { subject: decodeWords(headers.subject ?? ''), content: contentOf(headers, body, 0) }
}

function partOf(text: string): { headers: Record<string, string>; body: string } {
  const end = text.search(/\n\n/)
  const head = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ')
  const headers: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] ??= line.slice(colon + 1).trim()
  }
  return { headers, body: end < 0 ? '' : text.slice(end + 2) }
}

/** HTML is preferred, as mail programs do. */
function contentOf(headers: Record<string, string>, body: string, depth: number): string {
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";\n]+)/i.exec(type)?.[1]
  if (boundary !== undefined && depth < 4) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .map((part) => partOf(part.replace(/^\n/, '')))
      .filter((part) => /^(?:text|multipart|message)/i.test(part.headers['content-type'] ?? 'text/plain'))
    const best = parts.find((part) => /html|multipart/i.test(part.headers['content-type'] ?? '')) ?? parts[0]
    return best === undefined ? '' : contentOf(best.headers, best.body, depth + 1)
  }
  const encoding = (headers['content-transfer-encoding'] ?? '').toLowerCase()
  if (encoding.includes('base64')) return Buffer.from(body, 'base64').toString('latin1')
  return encoding.includes('quoted') ? fromQuotedPrintable(body) : body
}

const fromQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const decodeWords = (text: string) =>
  text.replaceAll(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('latin1')
      : fromQuotedPrintable(word.replaceAll('_', ' ')),
  )
