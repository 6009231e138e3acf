import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { arrayBuffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { keepInOutbox } from '../../src/core/outbox.ts'
import type { Db } from '../../src/db/client.ts'
import { newId } from '../../src/lib/ids.ts'

/** A mail submission port that is usually free on a local machine. */
const PORT = 2525

/** Stores a message that a fake mailbox sent. */
export async function keepInOutboxAsSent(db: Db, raw: Uint8Array): Promise<void> {
  const { to } = await PostalMime.parse(raw)
  await keepMail(db, raw, to?.flatMap(({ address }) => address ?? []) ?? [])
}

async function keepMail(db: Db, raw: ArrayBuffer | Uint8Array, recipients: readonly string[]): Promise<void> {
  const { subject, html, text, replyTo } = await PostalMime.parse(raw)
  for (const to of recipients) {
    const body = { subject: subject ?? '', html: html ?? '', text: text ?? '' }
    const stamp = { id: newId(), channel: 'email' as const, createdAt: new Date().toISOString() }
    await keepInOutbox(db, { ...stamp, ...body, to, replyTo: replyTo?.[0]?.address ?? null })
  }
}

/**
 * An SMTP server on loopback that stores all mail in the outbox, for trying out campaigns; it accepts every username
 * and password.
 *
 * @param db control
 * @returns its port, which differs from the usual one if that is taken
 */
export async function serveOutboxSmtp(db: Db): Promise<{ port: number; stop: () => void }> {
  const start = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
      onData(stream, { envelope }, done) {
        const keep = async () =>
          keepMail(
            db,
            await arrayBuffer(stream),
            envelope.rcptTo.map(({ address }) => address),
          )
        keep().then(() => done(null, 'OK: kept in the outbox'), done)
      },
    })
    // Disconnecting clients are ignored; `once` reports if the port is taken.
    server.on('error', () => {})
    const listening = once(server.server, 'listening')
    server.listen(port, '127.0.0.1')
    await listening
    return server
  }
  const server = await start(PORT).catch(() => start(0))
  return { port: (server.server.address() as AddressInfo).port, stop: () => void server.close() }
}
