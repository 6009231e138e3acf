import { connect } from 'cloudflare:sockets'
import { EventEmitter } from 'node:events'
import type { Encryption } from '../../contracts/senders/email-config.ts'

/**
 * The interval for checking whether the peer has been silent for too long: a timer per reply would cost more than the
 * reply.
 */
const LOOK_MS = 500

/**
 * A connection to a mail server that emits `data`, `end`, `error`, `timeout` and `close`. Uses the runtime's own
 * sockets: through the streams of node:net a short reply takes three times as long.
 */
export class MailSocket extends EventEmitter {
  #socket: Socket
  #writer: WritableStreamDefaultWriter<Uint8Array>
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  #activeAt = Date.now()
  #looking: ReturnType<typeof setInterval> | null = null
  destroyed = false

  private constructor(socket: Socket) {
    super()
    this.#socket = socket
    this.#writer = socket.writable.getWriter()
    // The reader gets this error; an unhandled rejection would fail the invocation.
    socket.closed.catch(() => {})
  }

  /** @throws the runtime's error if the connection fails, or is not secure */
  static async open(host: string, port: number, encryption: Encryption): Promise<MailSocket> {
    const secureTransport = ({ ssl: 'on', tls: 'starttls', none: 'off' } as const)[encryption]
    const socket = connect({ hostname: host, port }, { secureTransport, allowHalfOpen: false })
    socket.closed.catch(() => {})
    try {
      await socket.opened
    } catch (error) {
      socket.close().catch(() => {})
      throw error
    }
    return new MailSocket(socket)
  }

  get writable(): boolean {
    return !this.destroyed
  }

  /** Resolves once the bytes are written. @throws if writing fails */
  async send(bytes: Uint8Array): Promise<void> {
    if (this.destroyed) throw new Error('The connection is closed.')
    this.#activeAt = Date.now()
    await this.#writer.write(bytes)
  }

  write(bytes: Uint8Array): boolean {
    // The reader gets the error.
    this.send(bytes).catch(() => {})
    return true
  }

  /** Starts reading. */
  resume(): this {
    if (!this.#reader && !this.destroyed) void this.#read()
    return this
  }

  /** Upgrades to TLS; the certificate is checked against the host name. @throws if it is not valid */
  async secure(): Promise<void> {
    const reader = this.#reader
    this.#reader = null
    reader?.releaseLock()
    this.#writer.releaseLock()
    this.#socket = this.#socket.startTls()
    this.#socket.closed.catch(() => {})
    this.#writer = this.#socket.writable.getWriter()
    await this.#socket.opened
    this.resume()
  }

  /** Emits `timeout` after this long without traffic; 0 disables it. */
  setTimeout(ms: number): this {
    if (this.#looking) clearInterval(this.#looking)
    this.#activeAt = Date.now()
    this.#looking =
      ms === 0
        ? null
        : setInterval(() => {
            if (Date.now() - this.#activeAt >= ms) this.emit('timeout')
          }, LOOK_MS)
    return this
  }

  end(): this {
    return this.destroy()
  }

  destroy(): this {
    if (this.destroyed) return this
    this.destroyed = true
    this.setTimeout(0)
    this.#socket.close().catch(() => {})
    queueMicrotask(() => this.emit('close'))
    return this
  }

  async #read(): Promise<void> {
    const reader = this.#socket.readable.getReader()
    this.#reader = reader
    try {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) break
        this.#activeAt = Date.now()
        this.emit('data', Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      }
      if (this.destroyed) return
      this.emit('end')
    } catch (error) {
      // The reader was released to upgrade to TLS.
      if (this.#reader !== reader || this.destroyed) return
      if (this.listenerCount('error') > 0) this.emit('error', error)
    }
    this.destroy()
  }
}
