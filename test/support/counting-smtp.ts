import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server on loopback, without TLS, that only counts messages. */
export interface CountingSmtp {
  readonly port: number
  /** Complete messages received per address, including those whose sender died before reading the reply. */
  readonly counts: ReadonlyMap<string, number>
  readonly total: () => number
  stop(): Promise<void>
}

/**
 * @param replyMs delay before the reply to the end of a message
 * @param onMessage called for each message before the reply, with the total so far
 */
export async function serveCountingSmtp(
  replyMs = 0,
  onMessage: (total: number) => void = () => {},
): Promise<CountingSmtp> {
  const counts = new Map<string, number>()
  let total = 0
  const server = new SMTPServer({
    ...{ logger: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true, disableReverseLookup: true },
    onAuth: (_, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1)
        onMessage(++total)
        if (replyMs === 0) done(null, 'OK: queued')
        else setTimeout(() => done(null, 'OK: queued'), replyMs)
      })
    },
  })
  // Clients that are killed while connected.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    counts,
    total: () => total,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
