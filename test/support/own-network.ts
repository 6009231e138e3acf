import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'

/** A loopback address that stands for an operator's internal network; no other program listens on it. */
export interface OwnNetwork {
  readonly host: string
  /** Forwards a port of this address to a port of 127.0.0.1. */
  forward(port: number, to: number): Promise<void>
  stop(): void
}

/** All of 127.0.0.0/8 is loopback (RFC 1122, 3.2.1.3); on Linux, any program can listen on it. */
export function ownNetwork(): OwnNetwork {
  const digit = () => 2 + Math.floor(Math.random() * 250)
  const host = `127.${digit()}.${digit()}.${digit()}`
  const servers: Server[] = []
  return {
    host,
    async forward(port, to) {
      const server = createServer((client) => {
        const target = connect(to, '127.0.0.1')
        client.pipe(target).pipe(client)
        // When either side disconnects, close both.
        for (const [one, other] of [[client, target] as const, [target, client] as const])
          one.on('error', () => other.destroy()).on('close', () => other.destroy())
      })
      server.listen(port, host)
      await once(server, 'listening')
      servers.push(server)
    },
    stop() {
      for (const server of servers) server.close()
    },
  }
}
