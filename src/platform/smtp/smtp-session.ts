import { SMTP_PORTS } from '../../contracts/senders/email-config.ts'
import { type ConnectOptions, connectMail } from './connect-mail.ts'
import type { MailSocket } from './mail-socket.ts'
import { type Abilities, openSession } from './open-session.ts'
import type { DeliveryResult, SmtpServer } from './port.ts'
import { ConnectionLost, LATE, SmtpExchange, UNCLEAR } from './smtp-exchange.ts'
import { codeOf, outcomeOf, SmtpFailure, type SmtpStage } from './smtp-failure.ts'
import { isAscii } from './wire-address.ts'

export interface SessionOptions extends ConnectOptions {
  /** The host name that we announce. */
  readonly name: string
  readonly timeouts: SmtpTimeouts
}

/** In milliseconds. */
export interface SmtpTimeouts {
  /** To connect, secure the connection and receive the greeting. */
  readonly open: number
  /** For the reply to a command, and for the server to accept more of a message. */
  readonly reply: number
  /** For a message up to its final dot, and again for the reply to the dot. */
  readonly message: number
}

export interface Envelope {
  readonly from: string
  readonly to: string
  /** Whether an address in the envelope or the header contains non-ASCII letters (RFC 6531). */
  readonly needsUtf8: boolean
}

/** One authenticated connection to a mail server. */
export class SmtpSession {
  readonly #exchange: SmtpExchange
  readonly #socket: MailSocket
  readonly #abilities: Abilities
  readonly #server: SmtpServer
  readonly #timeouts: SmtpTimeouts
  /** Whether the server, too, has finished the previous transaction. */
  #isClean = true
  #isClosed = false
  #clock: ReturnType<typeof setTimeout> | undefined

  private constructor(
    exchange: SmtpExchange,
    socket: MailSocket,
    abilities: Abilities,
    server: SmtpServer,
    timeouts: SmtpTimeouts,
  ) {
    this.#exchange = exchange
    this.#socket = socket
    this.#abilities = abilities
    this.#server = server
    this.#timeouts = timeouts
    socket.setTimeout(timeouts.reply)
  }

  /** Whether the connection can carry another message. */
  get isFit(): boolean {
    return !this.#isClosed && this.#exchange.isFit
  }

  /** Connects and authenticates. @throws SmtpFailure */
  static async open(server: SmtpServer, options: SessionOptions): Promise<SmtpSession> {
    const { open: openMs, reply: replyMs } = options.timeouts
    const socket = await connectMail(server, SMTP_PORTS, options, openMs)
    const exchange = new SmtpExchange(socket)
    socket.setTimeout(Math.max(openMs, replyMs)).resume()
    try {
      const abilities = await openSession(exchange, socket, server, { name: options.name, openMs, replyMs })
      return new SmtpSession(exchange, socket, abilities, server, options.timeouts)
    } catch (error) {
      socket.destroy()
      throw error
    }
  }

  /** Sends one message. Never throws. */
  async send(envelope: Envelope, message: Buffer): Promise<DeliveryResult> {
    this.#startClock()
    try {
      if (!this.#isClean && !(await this.#reset()))
        return { kind: 'lost', reason: 'The server had closed the connection.' }
      const outcome = await this.#transact(envelope, message)
      this.#isClean = outcome.kind === 'accepted'
      if (outcome.kind === 'lost' || outcome.kind === 'unknown' || (outcome.kind === 'refused' && outcome.code === 421))
        this.close()
      return outcome
    } finally {
      clearTimeout(this.#clock)
    }
  }

  /**
   * Checks whether the server accepts a sender's address, and resets the transaction.
   *
   * @throws SmtpFailure
   */
  async checkSender(address: string): Promise<void> {
    try {
      this.#exchange.say(`MAIL FROM:<${address}>`)
      const reply = await this.#exchange.reply()
      if (!reply.startsWith('2')) throw new SmtpFailure('mail', codeOf(reply) >= 400 ? 'reply' : 'closed', reply)
      await this.#reset()
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
      throw new SmtpFailure('mail', error.message === LATE ? 'timeout' : 'closed')
    }
  }

  #startClock(): void {
    clearTimeout(this.#clock)
    this.#clock = setTimeout(() => this.#exchange.fail(LATE), this.#timeouts.message)
  }

  close(): void {
    this.#isClosed = true
    this.#socket.destroy()
  }

  /** Sends QUIT and closes the connection. */
  quit(): void {
    if (this.isFit) this.#exchange.say('QUIT')
    this.#isClosed = true
    // The reply is not awaited, and an open socket would prolong the invocation.
    setTimeout(() => this.#socket.destroy(), 1_000)
  }

  async #transact(envelope: Envelope, message: Buffer): Promise<DeliveryResult> {
    const { extensions, bytesMax } = this.#abilities
    if (envelope.needsUtf8 && !extensions.has('SMTPUTF8'))
      return { kind: 'refused', code: 553, reply: NO_UTF8, stage: isAscii(envelope.to) ? 'mail' : 'rcpt' }
    // Larger than the limit the server announced, so the message is not sent.
    if (bytesMax > 0 && message.length > bytesMax)
      return { kind: 'refused', code: 552, reply: `552 5.3.4 Larger than the ${bytesMax} bytes allowed`, stage: 'mail' }
    let stage: SmtpStage = 'mail'
    let hasEnded = false
    let refusal: DeliveryResult | null = null
    const exchange = this.#exchange
    try {
      const commands = commandsOf(envelope, message.length, extensions)
      const isPipelined = extensions.has('PIPELINING')
      if (isPipelined) exchange.say(...commands)
      for (const [at, command] of commands.entries()) {
        if (refusal && !isPipelined) break
        if (!isPipelined) exchange.say(command)
        stage = STAGES[at]!
        const reply = await exchange.reply()
        const isWell = stage === 'data' ? /^[23]/.test(reply) : reply.startsWith('2')
        // Commands after a rejected one fail because of it, so the first rejection counts.
        if (!isWell) refusal ??= this.#refusedWith(reply, stage)
        else if (refusal && stage === 'data') await this.#endEmpty(refusal)
      }
      if (refusal) return refusal
      hasEnded = await exchange.sayMessage(message)
      this.#startClock()
      const reply = await exchange.reply()
      // The server still reads the message and would take the next command as part of it.
      if (!hasEnded) this.close()
      if (hasEnded && reply.startsWith('2')) return { kind: 'accepted', reply }
      return codeOf(reply) >= 400 ? this.#refusedWith(reply, stage) : undone(UNCLEAR, hasEnded)
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
      return refusal ?? undone(error.message, hasEnded)
    }
  }

  /**
   * Sends an empty message if the server expects one although it rejected the recipient. If it rejected the sender, the
   * connection is closed instead, because the server cannot be trusted with it.
   */
  async #endEmpty(refusal: DeliveryResult): Promise<void> {
    if (refusal.kind !== 'refused' || refusal.stage !== 'rcpt') return this.close()
    this.#exchange.say('.')
    await this.#exchange.reply()
  }

  /** Resets the transaction of the previous message. */
  async #reset(): Promise<boolean> {
    if (!this.isFit) return false
    this.#exchange.say('RSET')
    return this.#exchange.reply().then(
      (reply) => reply.startsWith('2'),
      () => false,
    )
  }

  #refusedWith(reply: string, stage: SmtpStage): DeliveryResult {
    if (codeOf(reply) < 400) return undone(UNCLEAR, false)
    return outcomeOf(new SmtpFailure(stage, 'reply', reply), this.#server)
  }
}

const STAGES = ['mail', 'rcpt', 'data'] as const

/** The result of an interrupted message: `unknown` if it was sent completely, otherwise `lost`. */
const undone = (reason: string, hasEnded: boolean): DeliveryResult => ({ kind: hasEnded ? 'unknown' : 'lost', reason })

/** RFC 6531 3.5. Our own reply: the message is not sent. */
const NO_UTF8 =
  '553 5.6.7 The mail server does not offer SMTPUTF8 (RFC 6531), which an address with letters beyond ASCII needs'

function commandsOf(
  { from, to, needsUtf8 }: Envelope,
  bytes: number,
  extensions: ReadonlySet<string>,
): readonly string[] {
  const size = extensions.has('SIZE') ? ` SIZE=${bytes}` : ''
  const utf8 = needsUtf8 ? ' SMTPUTF8' : ''
  return [`MAIL FROM:<${from}>${utf8}${size}`, `RCPT TO:<${to}>`, 'DATA']
}
