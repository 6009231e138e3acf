import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'

/** The maximum size of an email; the Worker's own limit is lower. */
const SIZE_MAX_BYTES = 25 * 1024 * 1024
const CLIENTS_MAX = 50
const RECIPIENTS_MAX = 10
const SILENCE_MS = 60_000

/** The HTTP path that passes emails to the Worker; it contains a random token. */
export interface MailEntry {
  readonly path: string
  /** Source of a module that wraps the bundle and serves the path. */
  readonly before: string
}

/**
 * Creates a module that wraps the Worker and turns a request at a random path into an `email` event, as Email Routing
 * sends them. It responds 204 for an accepted email, 422 with the reason for a rejected one.
 */
export function createMailEntry(): MailEntry {
  const path = `/${randomBytes(32).toString('hex')}`
  const before = `
import worker from './worker.js'
export * from './worker.js'
export default {
  ...worker,
  async fetch(request, env, execution) {
    const url = new URL(request.url)
    if (url.pathname !== '${path}') return worker.fetch(request, env, execution)
    let rejected = null
    await worker.email({
      from: url.searchParams.get('from') ?? '',
      to: url.searchParams.get('to') ?? '',
      headers: new Headers(),
      raw: request.body,
      rawSize: Number(request.headers.get('x-size')),
      setReject(reason) { rejected = reason },
    }, env, execution)
    return rejected === null ? new Response(null, { status: 204 }) : new Response(rejected, { status: 422 })
  },
}
`
  return { path, before }
}

/** The Worker's decision on an email for one recipient. */
export type Verdict = { readonly kind: 'accepted' | 'later' } | { readonly kind: 'rejected'; readonly reason: string }

export interface MailInOptions {
  readonly host: string
  readonly port: number
  /** The domain whose mail is accepted. */
  readonly domain: string
  /** Passes a raw email to the Worker. */
  readonly deliver: (mail: { from: string; to: string; raw: Buffer }) => Promise<Verdict>
}

export interface MailIn {
  readonly port: number
  stop(): Promise<void>
}

/**
 * Receives email by SMTP and passes it to the Worker before replying, so that the sending server keeps what the Worker
 * did not accept: a failure is a 451, which servers retry (RFC 5321 4.5.4.1). It relays nothing.
 */
export async function serveMailIn({ host, port, domain, deliver }: MailInOptions): Promise<MailIn> {
  const server = new SMTPServer({
    banner: 'Contactory',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX_BYTES,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_MS,
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length >= RECIPIENTS_MAX) return done(refusal(452, '4.5.3 Too many recipients'))
      if (!address.toLowerCase().endsWith(`@${domain}`)) return done(refusal(550, '5.7.1 Relaying denied'))
      done()
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      readAll(stream)
        .then(async (raw) => {
          if (raw === null) throw refusal(552, '5.3.4 Message too large')
          const to = envelope.rcptTo.map(({ address }) => address)
          throwWorst(await Promise.all(to.map((one) => deliver({ from, to: one, raw }).catch(() => LATER))))
        })
        .then(
          () => done(null, 'OK'),
          (error: Error & { responseCode?: number }) =>
            done(error.responseCode ? error : refusal(451, '4.3.0 Try again later')),
        )
    },
  })
  // Disconnecting clients are ignored; `once` reports if the port is taken.
  server.on('error', () => {})
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  await listening
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const LATER: Verdict = { kind: 'later' }

/** One reply covers all recipients: a retry is safe, because the Worker recognises an email it already has. */
function throwWorst(verdicts: readonly Verdict[]): void {
  if (verdicts.some(({ kind }) => kind === 'later')) throw refusal(451, '4.3.0 Try again later')
  const rejected = verdicts.filter((verdict) => verdict.kind === 'rejected')
  if (rejected.length === verdicts.length && rejected[0]) throw refusal(550, `5.7.1 ${rejected[0].reason}`)
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/**
 * @returns null for an email that is too large; it is read to its end, as the protocol requires
 */
async function readAll(stream: Readable & { sizeExceeded?: boolean }): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= SIZE_MAX_BYTES) chunks.push(chunk)
  }
  return size > SIZE_MAX_BYTES ? null : Buffer.concat(chunks)
}
