import type net from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MessageBody } from './message-body.ts'
import {
  abandon,
  type Inside,
  openConnection,
  type SessionOptions,
  type SmtpError,
  type SmtpTimeouts,
} from './open-connection.ts'
import type { HandOver, SmtpServer } from './port.ts'
import { Gone, SmtpExchange } from './smtp-exchange.ts'
import { codeOf, outcomeOf, SmtpFailure, type SmtpStage } from './smtp-failure.ts'

/**
 * One connection to a mail server, signed in. nodemailer opens it; messages are handed over by ourselves, since its streams and turns of the event loop let the
 * connections of a batch wait for each other, and it does not tell whether the final dot has left.
 */
export class SmtpSession {
  readonly #connection: SMTPConnection
  readonly #socket: net.Socket
  readonly #exchange: SmtpExchange
  readonly #server: SmtpServer
  readonly #timeouts: SmtpTimeouts
  readonly #extensions: ReadonlySet<string>
  readonly #sizeMax: number
  /** What came before on it is over for the server, too. */
  #isClean = true
  #isFit = true

  private constructor(connection: SMTPConnection, server: SmtpServer, timeouts: SmtpTimeouts) {
    const { _socket, _onSocketData, _supportedExtensions, _maxAllowedSize } = connection as unknown as Inside
    this.#connection = connection
    this.#socket = _socket
    this.#server = server
    this.#timeouts = timeouts
    this.#extensions = new Set(_supportedExtensions)
    this.#sizeMax = _maxAllowedSize
    _socket.off('data', _onSocketData)
    this.#exchange = new SmtpExchange(_socket)
    // nodemailer watches over the connection; without anybody to hear, an error between two messages would end the invocation.
    connection.on('error', (error: SmtpError) => this.#end(error.code === 'ETIMEDOUT' ? 'timeout' : 'closed'))
    connection.on('end', () => this.#end('closed'))
  }

  /** Whether another message may go over it. */
  get isFit(): boolean {
    return this.#isFit && !this.#socket.destroyed
  }

  /** Connects and signs in. @throws SmtpFailure */
  static async open(server: SmtpServer, options: SessionOptions): Promise<SmtpSession> {
    return new SmtpSession(await openConnection(server, options), server, options.timeouts)
  }

  /** Hands one message over. Never throws. */
  async send(envelope: Envelope, message: Buffer): Promise<HandOver> {
    if (this.#sizeMax > 0 && message.length > this.#sizeMax) {
      // By what the server said of itself; it was not asked.
      const reply = `552 5.3.4 Message size larger than allowed ${this.#sizeMax}`
      return { kind: 'refused', code: 552, reply, stage: 'mail' }
    }
    const body = new MessageBody(message, this.#socket)
    const timer = setTimeout(() => this.#end('timeout'), this.#timeouts.message)
    try {
      if (!this.#isClean) await this.#reset()
      this.#isClean = false
      const outcome = await this.#transact(envelope, message.length, body)
      this.#isClean = outcome.kind === 'accepted'
      if (outcome.kind === 'refused' && outcome.code === 421) this.close()
      return outcome
    } catch (error) {
      this.close()
      const isTimeout = error instanceof Gone && error.why === 'timeout'
      const reason = isTimeout ? 'The server did not answer in time.' : 'The server closed the connection.'
      return body.isOver ? { kind: 'unknown', reason } : { kind: 'lost', reason }
    } finally {
      clearTimeout(timer)
      body.stop()
    }
  }

  close(): void {
    this.#end('closed')
    abandon(this.#connection)
  }

  /** Says goodbye. */
  quit(): void {
    if (this.#isFit) this.#connection.quit()
    this.#isFit = false
    // Nobody waits for the answer, and a socket that is left open would keep the invocation.
    setTimeout(() => abandon(this.#connection), 1_000)
  }

  #end(why: 'timeout' | 'closed'): void {
    this.#isFit = false
    this.#exchange.end(why)
  }

  /** Begins anew after what came of the message before. */
  async #reset(): Promise<void> {
    const reply = await this.#exchange.ask('RSET')[0]!
    if (!isWell(reply)) throw new Gone('closed')
  }

  /** @throws Gone, where nobody says what came of it */
  async #transact({ from, to }: Envelope, size: number, body: MessageBody): Promise<HandOver> {
    const commands = [`MAIL FROM:<${from}>${this.#termsOf(from + to, size)}`, `RCPT TO:<${to}>`, 'DATA'] as const
    // In one go where the server takes that (RFC 2920).
    const replies = this.#extensions.has('PIPELINING') ? this.#exchange.ask(...commands) : null
    const replyTo = async (at: 0 | 1 | 2): Promise<string> =>
      await (replies?.[at] ?? this.#exchange.ask(commands[at])[0]!)
    for (const [at, stage] of [
      [0, 'mail'],
      [1, 'rcpt'],
    ] as const) {
      const reply = await replyTo(at)
      if (isWell(reply)) continue
      if (replies) await this.#takeBack(replies[2]!)
      return this.#refused(stage, reply)
    }
    const go = await replyTo(2)
    // Some say 250.
    if (!/^[23]/.test(go)) return this.#refused('data', go)
    const end = this.#exchange.next()
    body.write()
    const reply = await end
    if (isWell(reply)) return { kind: 'accepted', reply }
    const outcome = this.#refused('data', reply)
    // In the middle of a message nothing else can be said.
    if (!body.isOver) this.close()
    return outcome
  }

  /** What stands behind the sender's address. */
  #termsOf(addresses: string, size: number): string {
    const isBeyondAscii = /[^\x00-\x7f]/.test(addresses)
    const utf8 = isBeyondAscii && this.#extensions.has('SMTPUTF8') ? ' SMTPUTF8' : ''
    return `${utf8}${this.#extensions.has('SIZE') ? ` SIZE=${size}` : ''}`
  }

  /** A server that was told of a message in one go may wait for it although it refused to take one: that is left. */
  async #takeBack(data: Promise<string>): Promise<void> {
    const reply = await data.catch(() => null)
    if (reply?.startsWith('3')) this.close()
  }

  /** @throws Gone for what is no refusal either */
  #refused(stage: SmtpStage, reply: string): HandOver {
    if (codeOf(reply) < 400) throw new Gone('closed')
    return outcomeOf(new SmtpFailure(stage, 'reply', reply), this.#server)
  }
}

interface Envelope {
  readonly from: string
  readonly to: string
}

const isWell = (reply: string) => reply.startsWith('2')
