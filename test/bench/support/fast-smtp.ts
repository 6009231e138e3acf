/**
 * A minimal SMTP server on loopback, without TLS, in a separate process, so that the client is the bottleneck. The
 * parent process requests the number of received messages (`count`).
 *
 * node test/bench/support/fast-smtp.ts <milliseconds until each reply>
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const SELF = fileURLToPath(import.meta.url)

export class FastSmtp {
  readonly port: number
  readonly #process: ChildProcess

  private constructor(port: number, process: ChildProcess) {
    this.port = port
    this.#process = process
  }

  static async start(replyMs: number): Promise<FastSmtp> {
    const child = fork(SELF, [String(replyMs)])
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new FastSmtp(port, child)
  }

  /** Messages so far. */
  async count(): Promise<number> {
    const answer = once(this.#process, 'message')
    this.#process.send('count')
    return ((await answer) as [{ count: number }])[0].count
  }

  stop(): void {
    this.#process.kill()
  }
}

if (process.argv[1] === SELF) await serve(Number(process.argv[2]))

async function serve(replyMs: number): Promise<void> {
  let count = 0
  const server = createServer((socket) => converse(socket, replyMs, () => count++))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.send?.({ port: (server.address() as AddressInfo).port })
  process.on('message', () => process.send?.({ count }))
}

const END = Buffer.from('\r\n.\r\n')
const LINE = Buffer.from('\r\n')

function converse(socket: Socket, replyMs: number, took: () => void): void {
  let pending = Buffer.alloc(0)
  let isInData = false
  const say = (text: string) => {
    if (replyMs === 0) socket.write(`${text}\r\n`)
    else setTimeout(() => socket.write(`${text}\r\n`), replyMs)
  }
  socket.setNoDelay()
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    for (;;) {
      const end = pending.indexOf(isInData ? END : LINE)
      if (end < 0) return
      const verb = isInData ? '' : pending.toString('latin1', 0, Math.min(end, 4)).toUpperCase()
      pending = pending.subarray(end + (isInData ? END.length : LINE.length))
      if (isInData) {
        isInData = false
        took()
        say('250 2.0.0 OK')
      } else if (verb === 'EHLO') say('250-bench.test\r\n250 AUTH PLAIN LOGIN')
      else if (verb === 'AUTH') say('235 2.7.0 OK')
      else if (verb === 'DATA') {
        isInData = true
        say('354 Go on')
      } else if (verb === 'QUIT') socket.end('221 Bye\r\n')
      else say('250 2.0.0 OK')
    }
  })
  socket.write('220 bench.test ESMTP\r\n')
}
