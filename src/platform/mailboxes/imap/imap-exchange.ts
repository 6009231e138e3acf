import { INBOUND_MAIL_BYTES_MAX } from '../../../contracts/replies/replies.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import { inTime } from '../../smtp/in-time.ts'
import type { MailSocket } from '../../smtp/mail-socket.ts'
import { MailboxError, type MailboxFailure } from '../port.ts'

/** One response of the server, one character per byte; each literal stands between two pieces of text. */
export type ImapPieces = readonly (string | Uint8Array<ArrayBuffer>)[]

/** The tagged response to a command, with the untagged ones before it. */
export interface ImapReply {
  readonly status: 'OK' | 'NO' | 'BAD'
  /** With its response code, such as `[AUTHENTICATIONFAILED] Invalid credentials`. */
  readonly text: string
  readonly untagged: readonly ImapPieces[]
}

export interface CommandOptions {
  readonly timeoutMs: number
  /** Sent when the server asks for it (`+`). */
  readonly continuation?: string
  /** How much of each literal is kept; the rest is received and dropped. 0 by default. */
  readonly literalBytesMax?: number
  /** Runs before anything after the tagged response is read; whatever follows in the clear is dropped. */
  readonly whenOk?: () => void
}

/** The text of one response, without literals. Longer than any that our commands cause. */
export const RESPONSE_TEXT_BYTES_MAX = 128 * 1024
/** Everything that the server sends from one command to the next: the longest mail, and room for its surroundings. */
export const COMMAND_BYTES_MAX = INBOUND_MAIL_BYTES_MAX + 6 * 1024 * 1024
export const RESPONSES_MAX = 5_000
const LITERALS_MAX = 20
const WORDS_LENGTH_MAX = 300
const LF = 0x0a
const TAGGED = /^(\S{1,20}) (OK|NO|BAD)(?: (.*))?$/i

interface Asked {
  /** Null for the greeting. */
  readonly tag: string | null
  readonly options: Omit<CommandOptions, 'timeoutMs'>
  readonly untagged: ImapPieces[]
  hasContinued: boolean
  answer(reply: ImapReply): void
  fail(error: MailboxError): void
}

/** Words of a server for its user: one line, decoded as UTF-8 and truncated. */
export const wordsOf = (text: string): string =>
  oneLine(Buffer.from(text.slice(0, 4 * WORDS_LENGTH_MAX), 'latin1').toString())
    .slice(0, WORDS_LENGTH_MAX)
    .toWellFormed()

/**
 * IMAP commands and responses over a connection (RFC 3501 2.2), one command after the other. Bytes, lines and time are
 * bounded; a server that exceeds a bound or leaves the protocol is disconnected.
 */
export class ImapExchange {
  readonly #socket: MailSocket
  readonly #place: string
  #asked: Asked | null = null
  #lost: MailboxError | null = null
  #commands = 0
  #bytes = 0
  #isLeaving = false
  /** The response that is being received. */
  #pieces: (string | Uint8Array<ArrayBuffer>)[] = []
  #text: Buffer[] = []
  #textBytes = 0
  #literal: { left: number; room: number; kept: Buffer[] } | null = null

  /** @param place the server's host and port, for messages */
  constructor(socket: MailSocket, place: string) {
    this.#socket = socket
    this.#place = place
    socket.on('data', (bytes: Buffer) => this.#hear(bytes))
    for (const event of ['end', 'close', 'error'])
      socket.on(event, () => this.#fail('later', `${place} closed the connection.`))
  }

  /** The server's greeting (RFC 3501 7.1), such as `OK ready`, `PREAUTH` or `BYE`. @throws MailboxError */
  async greeting(timeoutMs: number): Promise<string> {
    const { text } = await this.#ask(null, { timeoutMs })
    return text
  }

  /** Sends a command and returns the response to it. @throws MailboxError */
  async run(command: string, options: CommandOptions): Promise<ImapReply> {
    const tag = `c${++this.#commands}`
    const reply = this.#ask(tag, options)
    if (!this.#lost) this.#socket.write(Buffer.from(`${tag} ${command}\r\n`, 'latin1'))
    return reply
  }

  /** Ends the session without waiting for the server. */
  leave(): void {
    this.#isLeaving = true
    if (!this.#lost) this.#socket.write(Buffer.from(`c${++this.#commands} LOGOUT\r\n`))
  }

  async #ask(tag: string | null, { timeoutMs, ...options }: CommandOptions): Promise<ImapReply> {
    if (this.#lost) throw this.#lost
    this.#bytes = 0
    const reply = new Promise<ImapReply>((answer, fail) => {
      this.#asked = { tag, options, untagged: [], hasContinued: false, answer, fail }
    })
    return inTime(reply, timeoutMs).catch((error: Error & { code?: string }) => {
      if (error.code === 'ETIMEDOUT') this.#fail('later', `${this.#place} did not answer in time.`)
      throw this.#lost ?? error
    })
  }

  #fail(kind: MailboxFailure['kind'], reason: string): void {
    this.#lost ??= new MailboxError({ kind, reason, retryAfterSeconds: null })
    const asked = this.#asked
    this.#asked = null
    asked?.fail(this.#lost)
    this.#socket.destroy()
  }

  #refuse(said = ''): void {
    const words = wordsOf(said)
    this.#fail('refused', `${this.#place} does not answer as a mail server should (IMAP)${words && `: ${words}`}.`)
  }

  #hear(bytes: Buffer): void {
    this.#bytes += bytes.length
    let rest: Buffer | null = bytes
    while (rest && rest.length > 0 && !this.#lost) rest = this.#literal ? this.#takeLiteral(rest) : this.#takeText(rest)
    if (this.#bytes > COMMAND_BYTES_MAX) this.#fail('refused', `${this.#place} sent more than was asked for.`)
  }

  /** @returns what follows; null if that is to be dropped */
  #takeText(bytes: Buffer): Buffer | null {
    const end = bytes.indexOf(LF)
    const part = end < 0 ? bytes : bytes.subarray(0, end)
    this.#text.push(part)
    this.#textBytes += part.length
    if (this.#textBytes > RESPONSE_TEXT_BYTES_MAX) {
      this.#fail('refused', `${this.#place} sent a line without end.`)
      return null
    }
    if (end < 0) return null
    const rest = bytes.subarray(end + 1)
    const whole = Buffer.concat(this.#text).toString('latin1')
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    this.#text = []
    const size = literalSize(line)
    if (size === null) {
      this.#pieces.push(line)
      return this.#end() ? rest : null
    }
    this.#pieces.push(line.slice(0, line.lastIndexOf('{')))
    if (this.#pieces.length > 2 * LITERALS_MAX || size > COMMAND_BYTES_MAX) {
      this.#fail('refused', `${this.#place} sent more than was asked for.`)
      return null
    }
    this.#literal = { left: size, room: this.#asked?.options.literalBytesMax ?? 0, kept: [] }
    return size === 0 ? this.#takeLiteral(rest) : rest
  }

  #takeLiteral(bytes: Buffer): Buffer {
    const literal = this.#literal!
    const part = bytes.subarray(0, literal.left)
    literal.left -= part.length
    const kept = part.subarray(0, literal.room)
    literal.room -= kept.length
    if (kept.length > 0) literal.kept.push(kept)
    if (literal.left === 0) {
      this.#pieces.push(new Uint8Array(Buffer.concat(literal.kept)))
      this.#literal = null
    }
    return bytes.subarray(part.length)
  }

  /** A response is complete. @returns whether to read on */
  #end(): boolean {
    const pieces = this.#pieces
    this.#pieces = []
    this.#textBytes = 0
    const [first] = pieces as [string]
    if (first.startsWith('* ')) this.#untagged(first.slice(2), pieces)
    else if (first.startsWith('+')) this.#continue(first)
    else return this.#tagged(first)
    return true
  }

  #untagged(text: string, pieces: ImapPieces): void {
    const asked = this.#asked
    if (asked?.tag === null) {
      this.#asked = null
      asked.answer({ status: 'OK', text, untagged: [] })
    } else if (/^BYE\b/i.test(text)) {
      const words = this.#isLeaving ? '' : wordsOf(text.slice('BYE'.length))
      this.#fail('later', `${this.#place} closed the connection${words && `: ${words}`}.`)
    } else if (asked && asked.untagged.push(pieces) > RESPONSES_MAX) this.#refuse()
  }

  #continue(said: string): void {
    const { options, hasContinued = true } = this.#asked ?? {}
    if (options?.continuation === undefined || hasContinued) {
      this.#refuse(said)
      return
    }
    this.#asked!.hasContinued = true
    this.#socket.write(Buffer.from(`${options.continuation}\r\n`, 'latin1'))
  }

  #tagged(line: string): boolean {
    const [, tag, status, text = ''] = TAGGED.exec(line) ?? []
    const asked = this.#asked
    if (!asked || tag !== asked.tag || status === undefined) {
      if (!this.#isLeaving) this.#refuse(line)
      return false
    }
    this.#asked = null
    const isOk = status.toUpperCase() === 'OK'
    if (isOk) asked.options.whenOk?.()
    asked.answer({ status: status.toUpperCase() as ImapReply['status'], text, untagged: asked.untagged })
    return !(isOk && asked.options.whenOk)
  }
}

/** The size of the literal that a line announces at its end (`{42}`), in bytes; null if it announces none. */
function literalSize(line: string): number | null {
  if (!line.endsWith('}')) return null
  const digits = line.slice(line.lastIndexOf('{') + 1, -1)
  return line.includes('{') && /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
