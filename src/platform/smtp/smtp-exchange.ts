import type { Socket } from 'node:net'

/** What a reply may be long. */
export const REPLY_BYTES_MAX = 64 * 1024

/** No reply will come any more. */
export class Gone extends Error {
  readonly why: 'timeout' | 'closed'

  constructor(why: 'timeout' | 'closed') {
    super(why)
    this.name = 'Gone'
    this.why = why
  }
}

interface Waiting {
  readonly resolve: (reply: string) => void
  readonly reject: (gone: Gone) => void
}

/** Commands over an open connection to a mail server, and what it says to them, in their order. */
export class SmtpExchange {
  readonly #socket: Socket
  readonly #waiting: Waiting[] = []
  #gone: Gone | null = null
  #line = ''
  #lines: string[] = []
  #length = 0

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#hear(chunk.toString('latin1')))
  }

  /** Writes commands in one go. @returns the reply to each, whole; rejected with `Gone` */
  ask(...commands: string[]): Promise<string>[] {
    if (!this.#gone) this.#socket.write(commands.map((command) => `${command}\r\n`).join(''))
    return commands.map(() => this.next())
  }

  /** What the server says next that nobody waits for yet. */
  next(): Promise<string> {
    const reply = new Promise<string>((resolve, reject) => {
      if (this.#gone) reject(this.#gone)
      else this.#waiting.push({ resolve, reject })
    })
    // Whoever sees that an earlier command failed may not look at it.
    reply.catch(() => {})
    return reply
  }

  /** Nothing more is to be heard. */
  end(why: 'timeout' | 'closed'): void {
    this.#gone ??= new Gone(why)
    for (const { reject } of this.#waiting.splice(0)) reject(this.#gone)
  }

  #hear(text: string): void {
    this.#length += text.length
    const lines = (this.#line + text).split(/\r?\n/)
    this.#line = lines.pop() ?? ''
    for (const line of lines) {
      if (line.trim() === '' && this.#lines.length === 0) continue
      this.#lines.push(line)
      if (/^\d{3}-/.test(line)) continue
      this.#length = this.#line.length
      const reply = Buffer.from(this.#lines.splice(0).join('\n'), 'latin1').toString()
      const waiting = this.#waiting.shift()
      // Unasked a server only says that it is about to go (RFC 5321 3.8).
      if (waiting) waiting.resolve(reply)
      else this.#leave()
    }
    if (this.#length > REPLY_BYTES_MAX) this.#leave()
  }

  #leave(): void {
    this.end('closed')
    this.#socket.destroy()
  }
}
