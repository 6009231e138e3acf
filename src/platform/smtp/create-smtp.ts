import { composeMime } from './compose-mime.ts'
import type { DeliveryResult, DkimKey, OutgoingMail, Smtp, SmtpPool, SmtpServer } from './port.ts'
import { outcomeOf, SmtpFailure, smtpFailureMessage } from './smtp-failure.ts'
import { type Envelope, type SessionOptions, SmtpSession, type SmtpTimeouts } from './smtp-session.ts'
import { isAscii, wireAddress } from './wire-address.ts'

/**
 * In milliseconds. RFC 5321 4.5.3.2 recommends 5 minutes for most commands and 10 for the reply to the final dot,
 * during which servers deliver: a timeout there leaves it unknown whether the message arrived. A queue consumer may run
 * for 15 minutes, so that reply gets 5 minutes, and each earlier command, which can be retried, gets one.
 */
const TIMEOUTS: SmtpTimeouts = { open: 15_000, reply: 60_000, message: 300_000 }
/** The platform allows six concurrent sockets and requests; one is reserved for the database. */
const CONNECTIONS_MAX = 5

export type SmtpOptions = Omit<SessionOptions, 'timeouts'> & { readonly timeouts?: Partial<SmtpTimeouts> }

/** Opens pools of connections to mail servers. */
export function createSmtp({ timeouts, ...rest }: SmtpOptions): Smtp {
  const options = { ...rest, timeouts: { ...TIMEOUTS, ...timeouts } }
  return {
    open: (server, { connections, dkim }) =>
      new Pool(server, options, dkim, Math.min(Math.max(connections, 1), CONNECTIONS_MAX)),
    async check(server, sender) {
      let session: SmtpSession | null = null
      try {
        session = await SmtpSession.open(server, options)
        if (sender !== undefined) await session.checkSender(wireAddress(sender))
        return null
      } catch (error) {
        return smtpFailureMessage(failureOf(error), server)
      } finally {
        session?.quit()
      }
    },
  }
}

const failureOf = (error: unknown): SmtpFailure =>
  error instanceof SmtpFailure ? error : new SmtpFailure('connect', 'unreachable')

function envelopeOf({ returnPath, from, to, replyTo }: OutgoingMail): Envelope {
  const envelope = { from: wireAddress(returnPath), to: wireAddress(to.address) }
  const all = [envelope.from, envelope.to, wireAddress(from.address), wireAddress(replyTo ?? '')]
  return { ...envelope, needsUtf8: !all.every(isAscii) }
}

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

  async send(mail: OutgoingMail): Promise<DeliveryResult> {
    let message: Buffer
    try {
      message = await composeMime(mail, this.#dkim)
    } catch (error) {
      const reply = `554 5.6.0 ${error instanceof Error ? error.message : 'The message cannot be composed.'}`
      return { kind: 'refused', code: 554, reply, stage: 'data' }
    }
    await this.#take()
    try {
      return await this.#sendOnce(envelopeOf(mail), message)
    } finally {
      this.#give()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const session of this.#idle.splice(0)) session.quit()
  }

  async #sendOnce(envelope: Envelope, message: Buffer): Promise<DeliveryResult> {
    const used = this.#idle.pop()
    if (used?.isFit) {
      const startedAt = Date.now()
      const outcome = await this.#over(used, envelope, message)
      // Servers close connections that were idle or reached their message limit, so the message is retried on a new
      // connection. After a late loss it is left to another batch: two attempts of that length would outlast the
      // invocation.
      const isOfConnection =
        (outcome.kind === 'lost' && Date.now() - startedAt < this.#options.timeouts.reply) ||
        (outcome.kind === 'refused' && outcome.code === 421 && outcome.stage === 'mail')
      if (!isOfConnection) return outcome
    }
    try {
      return await this.#over(await SmtpSession.open(this.#server, this.#options), envelope, message)
    } catch (error) {
      return outcomeOf(failureOf(error), this.#server)
    }
  }

  async #over(session: SmtpSession, envelope: Envelope, message: Buffer): Promise<DeliveryResult> {
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
