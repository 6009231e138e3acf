import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Papa from 'papaparse'
import PostalMime from 'postal-mime'

/** A message labelled by people. */
export interface LabelledMessage {
  readonly isSpam: boolean
  readonly subject: string
  readonly content: string
  /** Its source folder or file: messages of one set may have more in common than their label. */
  readonly set: string
  /** The author, if known, because many messages of one sender are not evidence from many senders. */
  readonly sender: string
}

/**
 * Reads a set of labelled messages: a folder with folders of mail files named after their content (`spam`, `spam_2`,
 * `easy_ham`), or files of rows with a label and a text, such as `SMSSpamCollection` or `spam.csv`. Ignores other
 * files.
 */
export async function readLabelled(path: string): Promise<LabelledMessage[]> {
  const messages: LabelledMessage[] = []
  for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) messages.push(...(await readFolder(inner, entry.name)))
    else if (/\.(?:tsv|csv|txt)$|SMSSpamCollection$/i.test(entry.name)) messages.push(...(await readRows(inner)))
  }
  return messages
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

async function readFolder(path: string, name: string): Promise<LabelledMessage[]> {
  const label = /spam|phish/i.test(name) ? 'spam' : /ham|legit|newsletter|wanted/i.test(name) ? 'ham' : null
  if (label === null) return await readLabelled(path)
  const files = readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'cmds' && !entry.name.endsWith('.json'))
    .sort(byName)
  const messages: LabelledMessage[] = []
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const { sender, ...mail } = await readMail(readFileSync(file))
    messages.push({ isSpam: label === 'spam', ...mail, set: name, sender: sender ?? file })
  }
  return messages
}

const LABEL = /^(?:label|category|class|v1|spam|type)$/i
const TEXT = /^(?:text|message|content|body|v2|email|sms)$/i

async function readRows(path: string): Promise<LabelledMessage[]> {
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
  const messages: LabelledMessage[] = []
  for (const [line, row] of data.slice(hasHead ? 1 : 0).entries()) {
    const named = row[label]?.trim().toLowerCase() ?? ''
    if (!/^(?:spam|ham|1|0)$/.test(named) || row[body] === undefined) continue
    const read = await readMail(row[body].replaceAll('\\n', '\n'))
    const isSpam = named === 'spam' || named === '1'
    const set = `${basename(dirname(path))}-${isSpam ? 'spam' : 'ham'}`
    messages.push({
      isSpam,
      subject: row[subject] || read.subject,
      content: read.content,
      set,
      sender: read.sender ?? `${path}:${line}`,
    })
  }
  return messages
}

const SUBJECT_MAX = 120
const HEADER =
  /^(?:from \S+@|(?:return-path|received|delivered-to|x-[\w-]+|message-id|date|from|to|mime-version|reply-to):)/i

/**
 * Reads the subject and the visible content of a mail file, HTML in preference to text; a text that is not a mail is
 * its own content. Other headers are ignored, because campaigns have none. The sender is the site of the From address.
 */
export async function readMail(
  source: string | Uint8Array,
): Promise<{ subject: string; content: string; sender: string | null }> {
  const start = typeof source === 'string' ? source : Buffer.from(source).toString('latin1')
  const only = /^subject ?:([^\r\n]*)\r?\n?/i.exec(start)
  // Rows without their line breaks do not show where the subject ends.
  if (only && only[0].length === start.length && start.length > SUBJECT_MAX)
    return { subject: '', content: only[1]!.trim(), sender: null }
  if (only && !/^[\w-]+: /.test(start.slice(only[0].length)))
    return { subject: only[1]!.trim(), content: start.slice(only[0].length), sender: null }
  if (!HEADER.test(start)) return { subject: '', content: start, sender: null }
  // The line before the headers is the mailbox's own.
  const skipped = /^from [^\n]*\n/i.exec(start)?.[0].length ?? 0
  const { subject, html, text, from } = await PostalMime.parse(source.slice(skipped))
  const address = from?.address?.toLowerCase() ?? ''
  return {
    subject: subject ?? '',
    content: (html?.trim() ? html : (text ?? '')).trimEnd(),
    sender: address.slice(address.lastIndexOf('@') + 1) || null,
  }
}
