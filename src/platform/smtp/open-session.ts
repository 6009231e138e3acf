import { createHmac } from 'node:crypto'
import { inTime } from './in-time.ts'
import type { MailSocket } from './mail-socket.ts'
import type { SmtpServer } from './port.ts'
import { ConnectionLost, LATE, type SmtpExchange } from './smtp-exchange.ts'
import { codeOf, SmtpFailure, type SmtpStage } from './smtp-failure.ts'

/** A server's capabilities. */
export interface Abilities {
  /** In upper case. */
  readonly extensions: ReadonlySet<string>
  /** The maximum message size; 0 if the server does not state one. */
  readonly bytesMax: number
  /** Authentication mechanisms, in upper case. */
  readonly mechanisms: ReadonlySet<string>
}

export interface OpeningOptions {
  /** The host name that we announce. */
  readonly name: string
  /** The timeout for the greeting, and for securing the connection, in milliseconds. */
  readonly openMs: number
  /** The timeout for the reply to any other command, in milliseconds. */
  readonly replyMs: number
}

/** Reply codes that mean the server does not know a command (RFC 5321 4.2.4). */
const NOT_KNOWN: readonly number[] = [500, 502, 504]

/**
 * Waits for the greeting, upgrades to TLS if required (RFC 3207), and authenticates (RFC 4954).
 *
 * @param socket of the exchange
 * @throws SmtpFailure
 */
export async function openSession(
  exchange: SmtpExchange,
  socket: Pick<MailSocket, 'secure'>,
  server: SmtpServer,
  { name, openMs, replyMs }: OpeningOptions,
): Promise<Abilities> {
  const hear = (stage: SmtpStage, ms: number) => heard(exchange.reply(), stage, ms)
  const greeting = await hear('greeting', openMs)
  if (codeOf(greeting) !== 220) throw refusedWith('greeting', greeting)
  const hello = async () => {
    exchange.say(`EHLO ${name}`)
    const reply = await hear('greeting', replyMs)
    if (reply.startsWith('2')) return abilitiesOf(reply)
    // A server without extensions supports neither encryption nor authentication.
    if (NOT_KNOWN.includes(codeOf(reply)) && server.encryption !== 'tls') return abilitiesOf('')
    throw refusedWith('greeting', reply)
  }
  let abilities = await hello()
  if (server.encryption === 'tls') {
    // Sent even if the server does not offer it: an attacker in between could have removed the offer.
    exchange.say('STARTTLS')
    const { reply, securing } = await heard(
      exchange.replyTo((reply) => {
        if (!reply.startsWith('2')) return { reply, securing: null }
        // Discards everything received in the clear (RFC 3207 6). A stream with an active reader cannot be secured.
        exchange.forget()
        return { reply, securing: socket.secure() }
      }),
      'greeting',
      replyMs,
    )
    if (!securing) throw new SmtpFailure('tls', 'no-starttls', reply)
    await inTime(securing, openMs).catch((error: { code?: string }) => {
      // The runtime's own TLS errors contain nothing useful to report.
      throw new SmtpFailure('tls', error.code === 'ETIMEDOUT' ? 'timeout' : 'certificate')
    })
    abilities = await hello()
  }
  // A relay that knows its clients by their addresses has no users.
  if (server.username !== '') await signIn(exchange, server, abilities, () => hear('auth', replyMs))
  return abilities
}

/** @throws SmtpFailure if no reply comes in time */
async function heard<T>(reply: Promise<T>, stage: SmtpStage, ms: number): Promise<T> {
  try {
    return await inTime(reply, ms)
  } catch (error) {
    const isLate =
      error instanceof ConnectionLost ? error.message === LATE : (error as { code?: string }).code === 'ETIMEDOUT'
    throw new SmtpFailure(stage, isLate ? 'timeout' : 'closed', error instanceof ConnectionLost ? error.said : null)
  }
}

const refusedWith = (stage: SmtpStage, reply: string) =>
  new SmtpFailure(stage, codeOf(reply) >= 400 ? 'reply' : 'closed', reply)

/**
 * Parses the reply to EHLO: one capability per line after the first (RFC 5321 4.1.1.1). Some old servers write
 * `AUTH=LOGIN`.
 */
export function abilitiesOf(reply: string): Abilities {
  const lines = reply
    .split('\n')
    .slice(1)
    .map((line) =>
      line
        .slice('250-'.length)
        .toUpperCase()
        .split(/[\s=]+/)
        .filter(Boolean),
    )
  const extensions = new Set(lines.flatMap(([keyword]) => keyword ?? []))
  const size = lines.find(([keyword]) => keyword === 'SIZE')?.[1] ?? ''
  const mechanisms = lines.flatMap(([keyword, ...named]) => (keyword === 'AUTH' ? named : []))
  return { extensions, bytesMax: /^\d{1,15}$/.test(size) ? Number(size) : 0, mechanisms: new Set(mechanisms) }
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Authenticates. Sends no password to a server that does not offer authentication (RFC 4954 3). @throws SmtpFailure */
async function signIn(
  exchange: SmtpExchange,
  { username, password }: SmtpServer,
  { mechanisms }: Abilities,
  hear: () => Promise<string>,
): Promise<void> {
  /** @returns the server's next challenge, still encoded; null once authenticated */
  const say = async (command: string): Promise<string | null> => {
    exchange.say(command)
    const reply = await hear()
    if (reply.startsWith('334')) return reply.slice('334 '.length)
    if (reply.startsWith('2')) return null
    throw new SmtpFailure('auth', 'reply', reply)
  }
  let asks: string | null
  if (mechanisms.has('PLAIN')) asks = await say(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`)
  else if (mechanisms.has('LOGIN')) {
    asks = await say('AUTH LOGIN')
    for (const secret of [username, password]) if (asks !== null) asks = await say(base64(secret))
  } else if (mechanisms.has('CRAM-MD5')) {
    asks = await say('AUTH CRAM-MD5')
    // RFC 2195.
    if (asks !== null) {
      const mac = createHmac('md5', password).update(Buffer.from(asks, 'base64')).digest('hex')
      asks = await say(base64(`${username} ${mac}`))
    }
  } else throw new SmtpFailure('auth', 'no-auth')
  if (asks !== null) throw new SmtpFailure('auth', 'reply', `334 ${asks}`)
}
