import type { MailSocket } from './mail-socket.ts'

const CHUNK_BYTES = 64 * 1024
/** The maximum length of a reply. */
export const REPLY_BYTES_MAX = 64 * 1024
/** More than are ever pending at once. */
const REPLIES_MAX = 8
/** A hyphen after the code means that the reply continues on the next line. */
const LINE = /^\d{3}(?:[ -]|$)/
const END = Buffer.from('.\r\n')
const LINE_WITH_DOT = Buffer.from('\r\n.')
const DOT = 0x2e

const CLOSED = 'The server closed the connection.'
export const LATE = 'The server did not answer in time.'
export const UNCLEAR = 'The server gave an answer that means nothing.'

/** The connection is lost; the message says why, as a sentence. */
export class ConnectionLost extends Error {
  /** The line that the server sent out of protocol, if that was the cause. */
  readonly said: string | null

  constructor(reason: string, said: string | null = null) {
    super(reason)
    this.said = said
  }
}

/** SMTP commands and replies over a connection (RFC 5321), one after the other. */
export class SmtpExchange {
  readonly #socket: MailSocket
  #decoder = new TextDecoder()
  #text = ''
  #lines: string[] = []
  #replies: string[] = []
  #asked: { answer(reply: string): void; fail(error: ConnectionLost): void } | null = null
  #lost: ConnectionLost | null = null
  /** Set while awaiting the reply to a final dot, which can take minutes. The session's own timeout limits that. */
  #isPatient = false
  /** Releases a write that waits for the peer to accept bytes. */
  #letGo: (() => void) | null = null

  constructor(socket: MailSocket) {
    this.#socket = socket
    socket.on('data', (bytes: Uint8Array) => this.#hear(bytes))
    for (const event of ['end', 'close', 'error']) socket.on(event, () => this.fail(CLOSED))
    socket.on('timeout', () => {
      if (!this.#isPatient && (this.#asked || this.#letGo)) this.fail(LATE)
    })
  }

  /** Whether the connection is open and no unexpected reply has arrived. */
  get isFit(): boolean {
    return this.#lost === null && this.#replies.length === 0
  }

  say(...commands: readonly string[]): void {
    this.#socket.write(Buffer.from(`${commands.join('\r\n')}\r\n`))
  }

  /** Returns the next reply with its code, its lines separated by line feeds. @throws ConnectionLost */
  async reply(): Promise<string> {
    const before = this.#replies.shift()
    if (before !== undefined) return before
    if (this.#lost) throw this.#lost
    return new Promise<string>((answer, fail) => {
      this.#asked = { answer, fail }
    })
  }

  /**
   * Sends the bytes of a message. Writes the final dot only if everything before it was written, the connection is
   * still open and no reply has arrived. So a connection lost before the dot can be distinguished from one lost after
   * it.
   *
   * @param message complete, with CRLF at the end of each line
   * @returns whether the final dot may have been sent
   */
  async sayMessage(message: Buffer): Promise<boolean> {
    const bytes = stuffed(message)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      if (!this.isFit) return false
      await this.#leave(bytes.subarray(at, at + CHUNK_BYTES))
    }
    if (!this.isFit) return false
    this.#isPatient = true
    this.#socket.write(END)
    return true
  }

  /**
   * Returns the next reply, processed by `act` before anything else is read.
   *
   * @throws ConnectionLost, also if the server sent a reply unasked
   */
  async replyTo<T>(act: (reply: string) => T): Promise<T> {
    if (this.#lost) throw this.#lost
    if (this.#replies.length > 0) throw new ConnectionLost(UNCLEAR)
    return new Promise<T>((resolve, fail) => {
      this.#asked = { answer: (reply) => resolve(act(reply)), fail }
    })
  }

  /** Discards unexpected input. */
  forget(): void {
    this.#decoder = new TextDecoder()
    this.#text = ''
    this.#lines = []
    this.#replies = []
  }

  /** Ends the exchange: a pending reply is rejected with the reason. */
  fail(reason: string, said: string | null = null): void {
    this.#lost ??= new ConnectionLost(reason, said)
    const asked = this.#asked
    this.#asked = null
    asked?.fail(this.#lost)
    this.#letGo?.()
  }

  /** Resolves when bytes are written, or when the connection is lost. */
  async #leave(bytes: Uint8Array): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#letGo = resolve
      this.#socket.send(bytes).then(resolve, () => this.fail(CLOSED))
    })
    this.#letGo = null
  }

  #hear(bytes: Uint8Array): void {
    this.#text += this.#decoder.decode(bytes, { stream: true })
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).trimEnd()
      this.#text = this.#text.slice(end + 1)
      if (line === '') continue
      if (!LINE.test(line)) {
        this.#refuse(line)
        return
      }
      this.#lines.push(line)
      if (line[3] === '-') continue
      this.#answer(this.#lines.join('\n'))
      this.#lines = []
    }
    const held = this.#lines.reduce((sum, { length }) => sum + length, this.#text.length)
    if (held > REPLY_BYTES_MAX) this.#refuse()
  }

  #answer(reply: string): void {
    const asked = this.#asked
    this.#asked = null
    this.#isPatient = false
    if (asked) asked.answer(reply)
    else if (this.#replies.push(reply) > REPLIES_MAX) this.#refuse()
    this.#letGo?.()
  }

  /** Stops listening to a server that violates the protocol. */
  #refuse(said: string | null = null): void {
    this.fail(UNCLEAR, said)
    this.#socket.destroy()
  }
}

/** Doubles the dot at the beginning of a line (RFC 5321 4.5.2). */
function stuffed(message: Buffer): Buffer {
  const pieces: Buffer[] = message[0] === DOT ? [Buffer.from('.')] : []
  let from = 0
  for (let at = message.indexOf(LINE_WITH_DOT); at >= 0; at = message.indexOf(LINE_WITH_DOT, from)) {
    const end = at + LINE_WITH_DOT.length
    pieces.push(message.subarray(from, end), Buffer.from('.'))
    from = end
  }
  return pieces.length === 0 ? message : Buffer.concat([...pieces, message.subarray(from)])
}
