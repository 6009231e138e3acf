import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received message. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly username: string
  /** Whether it was sent over TLS. */
  readonly isSecure: boolean
  /** As transmitted, one character per byte. */
  readonly raw: string
  /** The result of each signature, verified against the published keys. */
  readonly dkim: readonly { readonly result: string; readonly domain: string; readonly headers: string }[]
}

/** SMTP ports on 127.0.0.1. */
export interface SmtpPorts {
  /** Without TLS or STARTTLS. */
  readonly plain: number
  readonly starttls: number
  /** TLS from the first byte. */
  readonly tls: number
  /** STARTTLS with an untrusted certificate. */
  readonly untrusted: number
}

const FIXTURES = join(import.meta.dirname, '../fixtures/tls')
/** The authority of these servers' certificates, for 127.0.0.1 and localhost; trusted through NODE_EXTRA_CA_CERTS. */
export const TRUSTED_CERTIFICATE = join(FIXTURES, 'authority.pem')
export const certificateOf = (name: 'mail-server' | 'untrusted') => ({
  cert: readFileSync(join(FIXTURES, `${name}.pem`)),
  key: readFileSync(join(FIXTURES, `${name}.key.pem`)),
})

/**
 * SMTP servers on loopback, until the test run ends. Every user can sign in with any password except `wrong`. HTTP
 * control: `GET /messages?to=…` returns the messages received for an address, `GET /envelopes?at=…` senders and
 * recipients of a whole domain, `POST /publish?name=…&text=…` publishes a DKIM key.
 *
 * @returns the origin of the control endpoint, and the ports
 */
export async function serveSmtpSink(): Promise<{ origin: string; ports: SmtpPorts }> {
  const taken: Omit<ReceivedMail, 'dkim'>[] = []
  const texts = new Map<string, string>()
  const options: SMTPServerOptions = {
    authOptional: false,
    disableReverseLookup: true,
    onAuth({ username = '', password }, _session, done) {
      if (password !== 'wrong') return done(null, { user: username })
      done(Object.assign(new Error('5.7.8 Error: authentication failed'), { responseCode: 535 }))
    },
    onData(stream, { envelope, user, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ from, to, username: user, isSecure: secure, raw: Buffer.concat(chunks).toString('latin1') })
        done(null, 'OK: queued')
      })
    },
  }
  const hidden = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }
  const ports = {
    plain: await listen({ ...options, ...hidden }),
    starttls: await listen({ ...options, ...certificateOf('mail-server') }),
    tls: await listen({ ...options, ...certificateOf('mail-server'), secure: true }),
    untrusted: await listen({ ...options, ...certificateOf('untrusted') }),
  }
  const judged = async (mail: Omit<ReceivedMail, 'dkim'>): Promise<ReceivedMail> => {
    const resolver = async (name: string) => {
      const text = texts.get(name)
      if (text === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      return [[text]]
    }
    const { results } = await dkimVerify(Buffer.from(mail.raw, 'latin1'), { resolver })
    const dkim = results
      .filter(({ signingDomain }) => signingDomain)
      .map(({ status, signingDomain = '', signingHeaders }) => ({
        result: status.result,
        domain: signingDomain,
        headers: signingHeaders?.keys ?? '',
      }))
    return { ...mail, dkim }
  }
  const control = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/publish') texts.set(searchParams.get('name') ?? '', searchParams.get('text') ?? '')
    response.setHeader('content-type', 'application/json')
    if (pathname === '/envelopes') {
      const end = `@${searchParams.get('at')}`
      const there = taken.flatMap(({ from, to }) => to.filter((one) => one.endsWith(end)).map((one) => [from, one]))
      response.end(JSON.stringify(there))
      return
    }
    const wanted = taken.filter(({ to }) => to.includes(searchParams.get('to') ?? ''))
    response.end(JSON.stringify(await Promise.all(wanted.map(judged))))
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  control.unref()
  return { origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`, ports }
}

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ ...options, logger: false })
  // Clients that reject the certificate or disconnect.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  server.server.unref()
  return (server.server.address() as AddressInfo).port
}
