import { inTime } from '../../smtp/in-time.ts'
import type { MailSocket } from '../../smtp/mail-socket.ts'
import type { SmtpServer } from '../../smtp/port.ts'
import { SmtpFailure } from '../../smtp/smtp-failure.ts'
import { MailboxError } from '../port.ts'
import { type CommandOptions, ImapExchange, type ImapPieces, type ImapReply, wordsOf } from './imap-exchange.ts'
import { connectionFailure, loginFailureKind } from './imap-failure.ts'
import { type FetchedData, fetchedData, foundNumbers, isNumber } from './parse-data.ts'

/** A mail server that speaks IMAP, and who signs in. */
export type ImapServer = SmtpServer

/** In milliseconds. */
export interface ImapTimeouts {
  /** To secure the connection and receive the greeting. */
  readonly open: number
  /** For a command. */
  readonly command: number
  /** For a message. */
  readonly message: number
}

/** The state of INBOX (RFC 3501 2.3.1.1). */
export interface ExaminedInbox {
  /** UIDs are comparable only while it stays the same. */
  readonly uidValidity: number
  /** The UID that the next message will get, or a higher one. */
  readonly uidNext: number
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** One authenticated connection, on which INBOX is only read: no message is changed, not even its `\Seen` flag. */
export class ImapSession {
  readonly #exchange: ImapExchange
  readonly #socket: MailSocket
  readonly #server: ImapServer
  readonly #timeouts: ImapTimeouts
  #capabilities: ReadonlySet<string> = new Set()

  private constructor(socket: MailSocket, server: ImapServer, timeouts: ImapTimeouts) {
    this.#exchange = new ImapExchange(socket, `${server.host}:${server.port}`)
    this.#socket = socket
    this.#server = server
    this.#timeouts = timeouts
  }

  /** Takes over a connection: waits for the greeting, secures the connection and signs in. @throws MailboxError */
  static async open(socket: MailSocket, server: ImapServer, timeouts: ImapTimeouts): Promise<ImapSession> {
    const session = new ImapSession(socket, server, timeouts)
    socket.resume()
    try {
      await session.#begin()
      return session
    } catch (error) {
      socket.destroy()
      throw error
    }
  }

  /** Selects INBOX read-only. @throws MailboxError */
  async examine(): Promise<ExaminedInbox> {
    const { untagged } = await this.#run('EXAMINE INBOX')
    const codeOf = (name: string) => {
      const start = `* OK [${name} `
      const said = untagged.map(([first]) => String(first)).find((one) => one.toUpperCase().startsWith(start))
      const number = said?.slice(start.length).split(']')[0]
      return isNumber(number) ? Number(number) : null
    }
    const uidValidity = codeOf('UIDVALIDITY')
    if (uidValidity === null) throw this.#refused('does not number its messages (UIDVALIDITY)')
    return { uidValidity, uidNext: codeOf('UIDNEXT') ?? (await this.#nextUid(untagged)) }
  }

  /** The existing UIDs within a range, ascending. */
  async searchRange(first: number, last: number): Promise<number[]> {
    return this.#search(`UID ${first}:${last}`)
  }

  /** The UIDs of the messages that arrived on a day, by the server's calendar, or later; ascending. */
  async searchSince(day: Date): Promise<number[]> {
    const month = MONTHS[day.getUTCMonth()]
    return this.#search(`SINCE ${day.getUTCDate()}-${month}-${day.getUTCFullYear()}`)
  }

  async #search(criteria: string): Promise<number[]> {
    return foundNumbers((await this.#run(`UID SEARCH ${criteria}`)).untagged)
  }

  /**
   * Fetches data of messages; of a literal, at most `bytesMax` bytes are kept. Messages that are gone are omitted.
   *
   * @param items such as `RFC822.SIZE`; the UID is always included
   */
  async fetch(uids: readonly number[], items: string, bytesMax: number, timeoutMs = this.#timeouts.command) {
    if (uids.length === 0) return []
    const wanted = new Set(uids)
    const { untagged } = await this.#run(`UID FETCH ${uids.join(',')} (UID ${items})`, {
      timeoutMs,
      literalBytesMax: bytesMax,
    })
    // Servers also announce changes of flags this way, and of other messages.
    return untagged.flatMap((pieces): { uid: number; data: FetchedData }[] => {
      const data = fetchedData(pieces)
      const uid = data?.get('UID')
      return data && isNumber(uid) && wanted.has(Number(uid)) ? [{ uid: Number(uid), data }] : []
    })
  }

  /** The first bytes of a message; null if it is gone. */
  async fetchMessage(uid: number, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const fetched = await this.fetch([uid], `BODY.PEEK[]<0.${bytesMax}>`, bytesMax, this.#timeouts.message)
    const body = fetched.map(({ data }) => data.get('BODY')).find((value) => value !== undefined && value !== null)
    if (typeof body === 'string') return new Uint8Array(Buffer.from(body, 'latin1'))
    return body instanceof Uint8Array ? body : null
  }

  /** Logs out and closes the connection. */
  close(): void {
    this.#exchange.leave()
    // The reply is not awaited, and an open socket would prolong the invocation.
    setTimeout(() => this.#socket.destroy(), 1_000)
  }

  async #begin(): Promise<void> {
    const greeting = await this.#exchange.greeting(this.#timeouts.open)
    const isPreauth = /^PREAUTH\b/i.test(greeting)
    if (!isPreauth && !/^OK\b/i.test(greeting))
      throw this.#refused(`does not take connections: ${wordsOf(greeting.replace(/^BYE /i, ''))}`, 'later')
    if (this.#server.encryption === 'tls') {
      // Such a connection can no longer be secured, and an attacker in between could have written the greeting.
      if (isPreauth) throw this.#failed(new SmtpFailure('tls', 'no-starttls'))
      await this.#secure()
    }
    await this.#learnCapabilities()
    if (!isPreauth) await this.#signIn()
  }

  /** Sent even if the server does not offer it: an attacker in between could have removed the offer (RFC 3501 6.2.1). */
  async #secure(): Promise<void> {
    let securing: Promise<void> | undefined
    const whenOk = () => {
      securing = this.#socket.secure()
      securing.catch(() => {})
    }
    const { status, text } = await this.#exchange.run('STARTTLS', { timeoutMs: this.#timeouts.open, whenOk })
    if (status !== 'OK' || !securing) throw this.#failed(new SmtpFailure('tls', 'no-starttls', wordsOf(text)))
    await inTime(securing, this.#timeouts.open).catch((error: { code?: string }) => {
      throw this.#failed(new SmtpFailure('tls', error.code === 'ETIMEDOUT' ? 'timeout' : 'certificate'))
    })
  }

  async #learnCapabilities(): Promise<void> {
    const { untagged } = await this.#run('CAPABILITY')
    const said = untagged.map(([first]) => String(first)).filter((one) => /^\* CAPABILITY /i.test(one))
    this.#capabilities = new Set(said.flatMap((one) => one.toUpperCase().split(' ').slice(2)))
  }

  async #signIn(): Promise<void> {
    const { username, password } = this.#server
    const timeoutMs = this.#timeouts.command
    const plain = Buffer.from(`\0${username}\0${password}`).toString('base64')
    let reply: ImapReply
    if (this.#capabilities.has('AUTH=PLAIN'))
      reply = await (this.#capabilities.has('SASL-IR')
        ? this.#exchange.run(`AUTHENTICATE PLAIN ${plain}`, { timeoutMs })
        : this.#exchange.run('AUTHENTICATE PLAIN', { timeoutMs, continuation: plain }))
    else if (this.#capabilities.has('LOGINDISABLED') || !isQuotable(username) || !isQuotable(password))
      throw this.#refused('does not offer to sign in with this username and password (AUTH=PLAIN or LOGIN)')
    else reply = await this.#exchange.run(`LOGIN ${quoted(username)} ${quoted(password)}`, { timeoutMs })
    const { status, text } = reply
    if (status === 'OK') return
    const kind = status === 'BAD' ? 'refused' : loginFailureKind(text)
    const words = wordsOf(text)
    const reason = kind === 'sign_in' ? 'refused the username or password' : 'does not let you sign in now'
    throw this.#refused(`${reason}${words && `: ${words}`}`, kind)
  }

  async #run(command: string, options: Partial<CommandOptions> = {}): Promise<ImapReply> {
    const reply = await this.#exchange.run(command, { timeoutMs: this.#timeouts.command, ...options })
    if (reply.status === 'OK') return reply
    const [verb] = command.split(' (')
    throw this.#refused(`refused ${verb?.slice(0, 40)}: ${wordsOf(reply.text)}`, 'later')
  }

  /** The UID after the last message, from a server that does not announce it. */
  async #nextUid(untagged: readonly ImapPieces[]): Promise<number> {
    if (untagged.some(([first]) => /^\* 0 EXISTS$/i.test(String(first).slice(0, 20)))) return 1
    const { untagged: last } = await this.#run('UID FETCH * (UID)')
    const uids = last.map((pieces) => fetchedData(pieces)?.get('UID')).filter(isNumber)
    return Math.max(0, ...uids.map(Number)) + 1
  }

  #failed = (failure: SmtpFailure): MailboxError => connectionFailure(failure, this.#server)

  #refused(what: string, kind: 'sign_in' | 'later' | 'refused' = 'refused'): MailboxError {
    const { host, port } = this.#server
    const end = /[.!?…]$/.test(what) ? '' : '.'
    return new MailboxError({ kind, reason: `${host}:${port} ${what}${end}`, retryAfterSeconds: null })
  }
}

/** Whether a text can be a quoted string (RFC 3501 4.3). */
const isQuotable = (text: string) => /^[\x20-\x7e]*$/.test(text)
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
