import net from 'node:net'
import tls from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Resolver } from '../web/resolver.ts'
import { checkSmtpHost, isSmtpHostAllowed } from './guard-host.ts'
import { MessageBody } from './message-body.ts'
import type { HandOver, SmtpServer } from './port.ts'
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

/** What a reply may be long. */
const REPLY_BYTES_MAX = 64 * 1024

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
}

/** What nodemailer keeps to itself. */
interface Upgradable {
  _socket: unknown
  servername: string | false
  _upgradeConnection(callback: (error: Error | null, isSecured?: boolean) => void): void
}

/** The runtime checks a certificate against the name that was connected to, and takes no other with STARTTLS. */
function suitTls(connection: SMTPConnection): void {
  const upgradable = connection as unknown as Upgradable
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

/** One connection to a mail server, signed in. */
export class SmtpSession {
  readonly #connection: SMTPConnection
  readonly #socket: net.Socket
  readonly #server: SmtpServer
  readonly #timeouts: SmtpTimeouts
  /** What came before on it is over for the server, too. */
  #isClean = true
  #isFit = true

  private constructor(connection: SMTPConnection, socket: net.Socket, server: SmtpServer, timeouts: SmtpTimeouts) {
    this.#connection = connection
    this.#socket = socket
    this.#server = server
    this.#timeouts = timeouts
    // Each exchange hears of errors by itself; without anybody to hear, one between two messages would end the invocation.
    connection.on('error', () => {
      this.#isFit = false
    })
    connection.on('end', () => {
      this.#isFit = false
    })
  }

  /** Whether another message may go over it. */
  get isFit(): boolean {
    return this.#isFit
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
    return new SmtpSession(connection, socket, server, options.timeouts)
  }

  /** Hands one message over. Never throws. */
  async send(envelope: { readonly from: string; readonly to: string }, message: Buffer): Promise<HandOver> {
    if (!this.#isClean && !(await this.#reset()))
      return { kind: 'lost', reason: 'The server had closed the connection.' }
    const socket = this.#connection._socket as net.Socket
    const body = new MessageBody(message, socket)
    const outcome = await new Promise<HandOver>((resolve) => {
      const timer = setTimeout(() => {
        resolve(this.#lost('The server did not answer in time.', body))
        this.close()
      }, this.#timeouts.message)
      const settle = (outcome: HandOver) => {
        clearTimeout(timer)
        body.stop()
        resolve(outcome)
      }
      this.#connection.send(
        { from: envelope.from, to: [envelope.to], size: message.length },
        body.asStream,
        (error, info) => {
          if (!error) return settle({ kind: 'accepted', reply: info?.response ?? '' })
          settle(this.#judge(error as SmtpError, body))
        },
      )
    })
    this.#isClean = outcome.kind === 'accepted'
    if (outcome.kind === 'lost' || outcome.kind === 'unknown' || (outcome.kind === 'refused' && outcome.code === 421))
      this.close()
    return outcome
  }

  close(): void {
    this.#isFit = false
    abandon(this.#connection)
  }

  /** Says goodbye. */
  quit(): void {
    if (this.#isFit) this.#connection.quit()
    this.#isFit = false
    // Nobody waits for the answer, and a socket that is left open would keep the invocation.
    setTimeout(() => abandon(this.#connection), 1_000)
  }

  /** Begins anew after what came of the message before. */
  async #reset(): Promise<boolean> {
    if (!this.#isFit || this.#socket.destroyed) return false
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => settle(false), this.#timeouts.reply)
      const settle = (isWell: boolean) => {
        clearTimeout(timer)
        this.#connection.off('end', end)
        resolve(isWell)
      }
      const end = () => settle(false)
      this.#connection.once('end', end)
      this.#connection.reset((error) => settle(!error))
    })
  }

  #judge(error: SmtpError, body: MessageBody): HandOver {
    const reply = error.response ?? null
    if (codeOf(reply) >= 400) {
      return outcomeOf(new SmtpFailure(stageOf(error, body), 'reply', reply), this.#server)
    }
    if (error.code === 'EMESSAGE' && error.command === 'MAIL FROM') {
      // Too large by what the server said of itself; it was not asked.
      return { kind: 'refused', code: 552, reply: `552 5.3.4 ${error.message}`, stage: 'mail' }
    }
    const isTimeout = error.code === 'ETIMEDOUT'
    return this.#lost(isTimeout ? 'The server did not answer in time.' : 'The server closed the connection.', body)
  }

  #lost(reason: string, body: MessageBody): HandOver {
    return body.isOver ? { kind: 'unknown', reason } : { kind: 'lost', reason }
  }
}

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

function stageOf({ command = '' }: SmtpError, body: MessageBody): SmtpStage {
  if (command.startsWith('MAIL')) return 'mail'
  if (command.startsWith('RCPT')) return 'rcpt'
  return command.startsWith('DATA') || body.hasBegun ? 'data' : 'mail'
}

function abandon(connection: SMTPConnection): void {
  connection.on('error', () => {})
  connection.close()
  socketOf(connection)?.destroy()
}

const socketOf = (connection: SMTPConnection) => (connection._socket || null) as net.Socket | null
