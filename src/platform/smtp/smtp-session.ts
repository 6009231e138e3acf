import net from 'node:net'
import tls from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Resolver } from '../web/resolver.ts'
import { checkSmtpHost, isSmtpHostAllowed } from './guard-host.ts'
import { MessageBody } from './message-body.ts'
import type { HandOver, SmtpServer } from './port.ts'
import { Gone, REPLY_BYTES_MAX, SmtpExchange } from './smtp-exchange.ts'
import { codeOf, outcomeOf, SmtpFailure, type SmtpStage } from './smtp-failure.ts'

export interface SessionOptions {
  readonly resolver: Resolver
  readonly allowPrivateNetwork: boolean
  /** What we call ourselves. */
  readonly name: string
  readonly timeouts: SmtpTimeouts
}

/** In milliseconds. */
export interface SmtpTimeouts {
  /** To connect, secure and be greeted. */
  readonly open: number
  /** For the server to say anything at all (RFC 5321 4.5.3.2 allows minutes, an invocation does not last that long). */
  readonly reply: number
  /** For a whole message. */
  readonly message: number
}

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
}

/** What nodemailer keeps to itself. */
interface Inside {
  _socket: net.Socket
  /** Hears replies. */
  _onSocketData: (chunk: Buffer) => void
  /** As the server listed them; those that nodemailer knows. */
  _supportedExtensions: readonly string[]
  /** 0 where the server names none. */
  _maxAllowedSize: number
  servername: string | false
  _upgradeConnection(callback: (error: Error | null, isSecured?: boolean) => void): void
}

/** The runtime checks a certificate against the name that was connected to, and takes no other with STARTTLS. */
function suitTls(connection: SMTPConnection): void {
  const upgradable = connection as unknown as Inside
  const upgrade = upgradable._upgradeConnection
  upgradable.servername = false
  upgradable._upgradeConnection = (callback) => {
    upgrade.call(connection, callback)
    endQuietly(upgradable._socket)
  }
}

interface TlsInside {
  _handle?: { readonly socket: { close(): Promise<unknown> } } | null
  _destroySSL?: () => void
}

/** Where TLS fails, the runtime closes the socket once more and hears of no failure of that: the whole invocation would be blamed for it. */
function endQuietly(socket: unknown): void {
  const inside = socket as TlsInside
  inside._destroySSL = () => {
    inside._handle?.socket.close().catch(() => {})
  }
}

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
    await assertAllowed(server, options)
    const { socket, done } = await connect(server, options.timeouts.open)
    const isSsl = server.encryption === 'ssl'
    const connection = new SMTPConnection({
      host: server.host,
      port: server.port,
      connection: socket,
      secure: isSsl,
      secured: isSsl,
      requireTLS: server.encryption === 'tls',
      ignoreTLS: server.encryption === 'none',
      name: options.name,
      connectionTimeout: options.timeouts.open,
      greetingTimeout: options.timeouts.open,
      socketTimeout: options.timeouts.reply,
      maxResponseSize: REPLY_BYTES_MAX,
      logger: false,
    })
    done()
    suitTls(connection)
    try {
      await greet(connection)
      await signIn(connection, server, options.timeouts.reply)
    } catch (error) {
      abandon(connection)
      throw error
    }
    return new SmtpSession(connection, server, options.timeouts)
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

async function assertAllowed(server: SmtpServer, { resolver, allowPrivateNetwork }: SessionOptions): Promise<void> {
  if (!isSmtpHostAllowed(server.host, server.port, { allowPrivateNetwork }))
    throw new SmtpFailure('name', 'not-allowed')
  if (allowPrivateNetwork) return
  const found = await checkSmtpHost(server.host, resolver).catch(() => null)
  if (found === null) throw new SmtpFailure('name', 'name-unknown')
  if (found === 'unknown') throw new SmtpFailure('name', 'no-such-name')
}

/**
 * A connection by the server's name: the runtime checks the certificate against what it connected to, and not against a name given later, as nodemailer
 * does it. `done` gives up its errors.
 */
function connect({ host, port, encryption }: SmtpServer, timeoutMs: number) {
  const isSsl = encryption === 'ssl'
  return new Promise<{ socket: net.Socket; done: () => void }>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new SmtpFailure('connect', 'timeout'))
    }, timeoutMs)
    const fail = (error: SmtpError) => {
      clearTimeout(timer)
      socket.destroy()
      reject(new SmtpFailure('connect', problemOf(error)))
    }
    const opened = () => {
      clearTimeout(timer)
      resolve({ socket, done: () => socket.off('error', fail) })
    }
    const socket = isSsl ? tls.connect({ host, port, servername: host }, opened) : net.connect({ host, port }, opened)
    if (isSsl) endQuietly(socket)
    socket.on('error', fail)
  })
}

function problemOf({ code, message }: SmtpError) {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || /\bDNS\b|ENOTFOUND/.test(message)) return 'no-such-name'
  if (code === 'ECONNREFUSED' || /ECONNREFUSED|refused/i.test(message)) return 'refused'
  if (code === 'ETIMEDOUT' || /timed? ?out/i.test(message)) return 'timeout'
  return 'unreachable'
}

/** Waits for the greeting, and for encryption where it is wanted. */
function greet(connection: SMTPConnection): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = (error: SmtpError) => {
      reject(openingFailure(connection, error))
      // Before nodemailer ends it in order, which a socket that failed to be secured cannot be.
      socketOf(connection)?.destroy()
    }
    connection.once('error', fail)
    connection.connect((error) => {
      if (error) return fail(error as SmtpError)
      connection.off('error', fail)
      resolve()
    })
  })
}

function openingFailure(connection: SMTPConnection, error: SmtpError): SmtpFailure {
  const reply = error.response ?? null
  if (error.command === 'STARTTLS' && reply) return new SmtpFailure('tls', 'no-starttls', reply)
  // The runtime's own errors of TLS say nothing that could be told.
  if ((connection as unknown as { upgrading?: boolean }).upgrading) {
    return new SmtpFailure('tls', error.code === 'ETIMEDOUT' ? 'timeout' : 'certificate')
  }
  if (error.code === 'ETIMEDOUT') return new SmtpFailure('greeting', 'timeout')
  if (codeOf(reply) >= 400) return new SmtpFailure('greeting', 'reply', reply)
  return new SmtpFailure('greeting', 'closed', reply)
}

function signIn(connection: SMTPConnection, { username, password }: SmtpServer, timeoutMs: number): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new SmtpFailure('auth', 'timeout')), timeoutMs)
    const fail = (error: SmtpError) => {
      clearTimeout(timer)
      if (error.response) return reject(new SmtpFailure('auth', 'reply', error.response))
      reject(new SmtpFailure('auth', error.code === 'ETIMEDOUT' ? 'timeout' : 'closed'))
    }
    connection.once('error', fail)
    connection.login({ user: username, pass: password }, (error) => {
      if (error) return fail(error as SmtpError)
      clearTimeout(timer)
      connection.off('error', fail)
      resolve()
    })
  })
}

function abandon(connection: SMTPConnection): void {
  connection.on('error', () => {})
  connection.close()
  socketOf(connection)?.destroy()
}

const socketOf = (connection: SMTPConnection) => (connection._socket || null) as net.Socket | null
