import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'

/** An address of loopback that stands for a network of an operator's own: no other program listens there. */
export interface OwnNetwork {
  readonly host: string
  /** Makes a port of 127.0.0.1 reachable at a port of this address. */
  forward(port: number, to: number): Promise<void>
  stop(): void
}

/** Any address of 127.0.0.0/8 belongs to this machine (RFC 1122 3.2.1.3); Linux lets everyone listen at all of them. */
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
        // Whoever hangs up ends both.
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
