import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

const CHUNK_BYTES = 64 * 1024
const END = Buffer.from('.\r\n')
const LINE_WITH_DOT = Buffer.from('\r\n.')
const DOT = 0x2e

/**
 * The bytes of a message, on their way to a server that waits for them. The final dot is written only when all before it has left and nobody has hung up, so that
 * a connection that is lost before the dot can be told from one that is lost after it.
 *
 * They go to the connection at once rather than through the streams that nodemailer would put between, whose every step waits for all else that is under way.
 */
export class MessageBody extends EventEmitter {
  readonly #bytes: Buffer
  readonly #socket: Socket
  #at = 0
  #isStopped = false
  /** The final dot may be on its way. */
  isOver = false

  /** @param message whole, with CRLF at the end of each line */
  constructor(message: Buffer, socket: Socket) {
    super()
    this.#bytes = stuffed(message)
    this.#socket = socket
  }

  /** For nodemailer, which asks of a message only that it be piped, and destroyed where it is not wanted any more. */
  get asStream(): Readable {
    return this as unknown as Readable
  }

  get hasBegun(): boolean {
    return this.#at > 0
  }

  /** The server waits for the message. */
  pipe(unused: Writable & { unpipe(from: Writable): void }): void {
    unused.unpipe(this.#socket)
    this.#write()
  }

  destroy(): void {
    this.stop()
  }

  /** Something came of it: no more of it is to be written. */
  stop(): void {
    this.#isStopped = true
  }

  #write(): void {
    if (this.#isStopped || this.#socket.destroyed) return
    if (this.#at === this.#bytes.length) {
      this.isOver = true
      this.#socket.write(END)
      return
    }
    const chunk = this.#bytes.subarray(this.#at, this.#at + CHUNK_BYTES)
    this.#at += chunk.length
    // No timer in between: the runtime lets them pass one by one, over all connections of a batch.
    this.#socket.write(chunk, (error) => {
      if (!error) this.#write()
    })
  }
}

/** A line that begins with a dot gets another one (RFC 5321 4.5.2). */
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
