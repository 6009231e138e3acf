import { EventEmitter } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { MailSocket } from '../../src/platform/smtp/mail-socket.ts'

/** `MailSocket` on Node's sockets, for tests outside the Worker. */
export class NodeMailSocket extends EventEmitter {
  destroyed = false
  #socket: Socket
  readonly #ca: string | undefined

  private constructor(socket: Socket, ca: string | undefined) {
    super()
    this.#socket = socket
    this.#ca = ca
  }

  /**
   * @param ca the only trusted certificate, as PEM
   */
  static async open(port: number, { isTls = false, ca }: { isTls?: boolean; ca?: string } = {}): Promise<MailSocket> {
    const socket = isTls ? connectTls({ host: '127.0.0.1', port, ca }) : connectPlain({ host: '127.0.0.1', port })
    await new Promise<void>((resolve, reject) => {
      socket.once(isTls ? 'secureConnect' : 'connect', resolve)
      socket.once('error', reject)
    })
    return new NodeMailSocket(socket, ca) as unknown as MailSocket
  }

  resume(): this {
    const socket = this.#socket
    socket.on('data', (bytes) => {
      if (socket === this.#socket) this.emit('data', bytes)
    })
    for (const event of ['end', 'close'])
      socket.on(event, () => {
        if (socket === this.#socket) this.emit(event)
      })
    socket.on('error', (error) => {
      if (socket === this.#socket && this.listenerCount('error') > 0) this.emit('error', error)
    })
    return this
  }

  write(bytes: Uint8Array): boolean {
    this.#socket.write(bytes)
    return true
  }

  async secure(): Promise<void> {
    this.#socket.removeAllListeners('data')
    const socket = connectTls({ socket: this.#socket, host: '127.0.0.1', ca: this.#ca })
    this.#socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve)
      socket.once('error', reject)
    })
    this.resume()
  }

  destroy(): this {
    this.destroyed = true
    this.#socket.destroy()
    return this
  }
}
