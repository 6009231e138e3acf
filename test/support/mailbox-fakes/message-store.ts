import { randomBytes } from 'node:crypto'

/** A message in a mailbox. */
export interface StoredMessage {
  readonly id: string
  readonly threadId: string
  readonly messageId: string
  readonly subject: string
  readonly from: string
  readonly to: string
  /** In MIME format. */
  readonly raw: Buffer
  folder: 'inbox' | 'sent' | 'drafts'
  /** Its position in the mailbox's history; increases with every change. */
  historyId: number
  readonly receivedAt: Date
}

const headOf = (raw: Buffer): string => {
  const end = raw.indexOf('\r\n\r\n')
  return raw
    .subarray(0, end < 0 ? raw.length : end)
    .toString()
    .replace(/\r\n[ \t]+/g, ' ')
}

/** The value of a header; empty if missing. */
export const headerOf = (raw: Buffer, name: string): string =>
  headOf(raw)
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim() ?? ''

/** The address in a header such as From or To. */
export const addressIn = (value: string): string => (/<([^>]*)>/.exec(value)?.[1] ?? value).trim().toLowerCase()

const baseSubject = (subject: string) => subject.replace(/^(?:re|aw|fwd?): */i, '').trim()

/** The messages of one mailbox, with threads and a history, as both providers keep them. */
export class MessageStore {
  readonly address: string
  readonly messages: StoredMessage[] = []
  /** Deleted messages, with their position in the history. */
  readonly deleted: { readonly id: string; readonly historyId: number }[] = []
  historyId = 1_000
  /** Positions before this one have expired. */
  historyFrom = 0

  constructor(address: string) {
    this.address = address
  }

  find(id: string): StoredMessage | undefined {
    return this.messages.find((message) => message.id === id)
  }

  /** Adds a message to the given thread, the thread it refers to, or a new one. */
  add(raw: Buffer, folder: StoredMessage['folder'], threadId?: string): StoredMessage {
    const message: StoredMessage = {
      id: randomBytes(8).toString('hex'),
      threadId: threadId ?? this.#threadOf(raw) ?? randomBytes(8).toString('hex'),
      messageId: headerOf(raw, 'Message-ID'),
      subject: headerOf(raw, 'Subject'),
      from: addressIn(headerOf(raw, 'From')),
      to: addressIn(headerOf(raw, 'To')),
      raw,
      folder,
      historyId: ++this.historyId,
      receivedAt: new Date(),
    }
    this.messages.push(message)
    return message
  }

  move(message: StoredMessage, folder: StoredMessage['folder']): void {
    message.folder = folder
    message.historyId = ++this.historyId
  }

  remove(id: string): void {
    const at = this.messages.findIndex((message) => message.id === id)
    if (at < 0) return
    this.messages.splice(at, 1)
    this.deleted.push({ id, historyId: ++this.historyId })
  }

  /** Messages added or changed after a position in the history, oldest first. */
  since(historyId: number): StoredMessage[] {
    return this.messages
      .filter((message) => message.historyId > historyId)
      .toSorted((a, b) => a.historyId - b.historyId)
  }

  /** Whether a message belongs to a thread: it refers to one of its messages and has the same subject. */
  fits(raw: Buffer, threadId: string): boolean {
    const [first] = this.messages.filter((message) => message.threadId === threadId)
    const refers = this.#threadOf(raw) === threadId
    return first !== undefined && refers && baseSubject(first.subject) === baseSubject(headerOf(raw, 'Subject'))
  }

  #threadOf(raw: Buffer): string | undefined {
    const named = `${headerOf(raw, 'References')} ${headerOf(raw, 'In-Reply-To')}`
    return this.messages.findLast(({ messageId }) => messageId !== '' && named.includes(messageId))?.threadId
  }
}
