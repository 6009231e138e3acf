import { composeMime } from './compose-mime.ts'
import type { DkimKey, HandOver, OutgoingMail, Smtp, SmtpPool, SmtpServer } from './port.ts'
import { outcomeOf, SmtpFailure, sayFailure } from './smtp-failure.ts'
import { type SessionOptions, SmtpSession, type SmtpTimeouts } from './smtp-session.ts'

const TIMEOUTS: SmtpTimeouts = { open: 15_000, reply: 30_000, message: 60_000 }
/** The platform allows six sockets and requests together; one is left for the database. */
const CONNECTIONS_MAX = 5

export type SmtpOptions = Omit<SessionOptions, 'timeouts'> & { readonly timeouts?: Partial<SmtpTimeouts> }

/** Mail servers by nodemailer's client. */
export function createSmtp({ timeouts, ...rest }: SmtpOptions): Smtp {
  const options = { ...rest, timeouts: { ...TIMEOUTS, ...timeouts } }
  return {
    open: (server, { connections, dkim }) =>
      new Pool(server, options, dkim, Math.min(Math.max(connections, 1), CONNECTIONS_MAX)),
    async check(server) {
      try {
        const session = await SmtpSession.open(server, options)
        session.quit()
        return null
      } catch (error) {
        return sayFailure(failureOf(error), server)
      }
    },
  }
}

const failureOf = (error: unknown): SmtpFailure =>
  error instanceof SmtpFailure ? error : new SmtpFailure('connect', 'unreachable')

class Pool implements SmtpPool {
  readonly #server: SmtpServer
  readonly #options: SessionOptions
  readonly #dkim: DkimKey | null
  readonly #idle: SmtpSession[] = []
  readonly #waiting: (() => void)[] = []
  #free: number
  #isClosed = false

  constructor(server: SmtpServer, options: SessionOptions, dkim: DkimKey | null, connections: number) {
    this.#server = server
    this.#options = options
    this.#dkim = dkim
    this.#free = connections
  }

  async send(mail: OutgoingMail): Promise<HandOver> {
    let message: Buffer
    try {
      message = await composeMime(mail, this.#dkim)
    } catch (error) {
      const reply = `554 5.6.0 ${error instanceof Error ? error.message : 'The message cannot be composed.'}`
      return { kind: 'refused', code: 554, reply, stage: 'data' }
    }
    await this.#take()
    try {
      return await this.#sendOnce({ from: mail.returnPath, to: mail.to.address }, message)
    } finally {
      this.#give()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const session of this.#idle.splice(0)) session.quit()
  }

  async #sendOnce(envelope: { from: string; to: string }, message: Buffer): Promise<HandOver> {
    const used = this.#idle.pop()
    if (used?.isFit) {
      const outcome = await this.#over(used, envelope, message)
      // Servers end connections that were idle, or had their share of messages: the next one is not to blame.
      const isOfConnection =
        outcome.kind === 'lost' || (outcome.kind === 'refused' && outcome.code === 421 && outcome.stage === 'mail')
      if (!isOfConnection) return outcome
    }
    try {
      return await this.#over(await SmtpSession.open(this.#server, this.#options), envelope, message)
    } catch (error) {
      return outcomeOf(failureOf(error), this.#server)
    }
  }

  async #over(session: SmtpSession, envelope: { from: string; to: string }, message: Buffer): Promise<HandOver> {
    const outcome = await session.send(envelope, message)
    if (session.isFit && !this.#isClosed) this.#idle.push(session)
    else session.quit()
    return outcome
  }

  async #take(): Promise<void> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
