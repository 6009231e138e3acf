import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback, in the clear, that only counts. */
export interface CountingSmtp {
  readonly port: number
  /** How often a whole message came for an address, whether or not its sender lived to hear so. */
  readonly counts: ReadonlyMap<string, number>
  readonly total: () => number
  stop(): Promise<void>
}

/**
 * @param replyMs what it takes to answer to the end of a message
 * @param took hears of each message before that
 */
export async function serveCountingSmtp(replyMs = 0, took: (total: number) => void = () => {}): Promise<CountingSmtp> {
  const counts = new Map<string, number>()
  let total = 0
  const server = new SMTPServer({
    ...{ logger: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true, disableReverseLookup: true },
    onAuth: (_, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1)
        took(++total)
        if (replyMs === 0) done(null, 'OK: queued')
        else setTimeout(() => done(null, 'OK: queued'), replyMs)
      })
    },
  })
  // Clients that die.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    counts,
    total: () => total,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
