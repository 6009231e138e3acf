import { createServer as createControl } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * Replies of a scripted server per stage: a whole reply (`550 5.1.1 User not found`), `drop` to close the connection,
 * or `hang` to never reply. Stages without an entry succeed.
 */
export interface SmtpScript {
  readonly greeting?: string
  readonly ehlo?: string
  readonly auth?: string
  readonly mail?: string
  readonly rcpt?: string
  /** Reply to the command `DATA`. */
  readonly data?: string
  /** In the middle of the message's content. */
  readonly body?: string
  /** Reply to the final dot. */
  readonly dot?: string
  /** Whether it announces PIPELINING (RFC 2920). */
  readonly pipelining?: boolean
}
const BY_RECIPIENT = /^(\w+)\.(drop|hang|\d{3}(?:-\d\.\d{1,3}\.\d{1,3})?)\./
type Stage = Exclude<keyof SmtpScript, 'pipelining'>

const WELL: Readonly<Record<Stage, string>> = {
  greeting: '220 hostile.contactory.test ESMTP',
  ehlo: '250-hostile.contactory.test\r\n250 AUTH PLAIN LOGIN',
  auth: '235 2.7.0 Welcome',
  mail: '250 2.1.0 OK',
  rcpt: '250 2.1.5 OK',
  data: '354 Go on',
  body: '',
  dot: '250 2.0.0 OK: queued',
}

/**
 * SMTP servers on loopback, without TLS, with scripted replies. They run until the test run ends. The default server
 * reads its script from the recipient: the local part `<stage>.<reply>.<anything>` makes it reply so at that stage, for
 * example `rcpt.550-5.1.1.anna`, `dot.421-4.7.0.anna`, `data.drop.anna` or `dot.drop.anna`.
 *
 * HTTP control: `POST /servers` with an `SmtpScript` opens another server and returns its `{port}`; `GET
 * /messages?to=…` returns how many complete messages arrived for an address, whatever the reply was.
 *
 * @returns the origin of the control endpoint, and the port of the default server
 */
export async function serveHostileSmtp(): Promise<{ origin: string; port: number }> {
  const whole = new Map<string, number>()
  const took = (to: string) => whole.set(to, (whole.get(to) ?? 0) + 1)
  const control = createControl(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('content-type', 'application/json')
    if (pathname === '/messages') return response.end(JSON.stringify(whole.get(searchParams.get('to') ?? '') ?? 0))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const script = JSON.parse(Buffer.concat(chunks).toString() || '{}') as SmtpScript
    response.end(JSON.stringify({ port: await listen(script, took) }))
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  control.unref()
  return { origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`, port: await listen({}, took) }
}

async function listen(script: SmtpScript, took: (to: string) => void): Promise<number> {
  const server = createServer((socket) => converse(socket, script, took))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return (server.address() as AddressInfo).port
}

function converse(socket: Socket, script: SmtpScript, took: (to: string) => void): void {
  let pending = ''
  let to = ''
  let isInData = false
  const sayAt = (stage: Stage): boolean => {
    const [, at, what] = BY_RECIPIENT.exec(to) ?? []
    const scripted = script[stage] ?? (at === stage ? what : undefined)
    if (scripted === 'drop') {
      socket.destroy()
      return false
    }
    if (scripted === 'hang') return false
    const reply = scripted?.includes(' ') ? scripted : scripted?.replace(/^(\d{3})-?(.*)$/, '$1 $2 As the test wants')
    const isEhlo = stage === 'ehlo' && reply === undefined && script.pipelining
    const text = isEhlo ? WELL.ehlo.replace('250 ', '250-PIPELINING\r\n250 ') : (reply ?? WELL[stage])
    if (text !== '') socket.write(`${text}\r\n`)
    // RFC 5321, section 3.8: the server closes the connection after a 421 reply.
    if (text.startsWith('421')) socket.end()
    return reply === undefined || /^[23]/.test(reply)
  }
  const hear = (line: string): void => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'EHLO' || verb === 'HELO') sayAt('ehlo')
    else if (verb === 'AUTH') sayAt('auth')
    else if (verb === 'MAIL') {
      to = ''
      sayAt('mail')
    } else if (verb === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      sayAt('rcpt')
    } else if (verb === 'DATA') isInData = sayAt('data')
    else if (verb === 'RSET' || verb === 'NOOP') socket.write('250 2.0.0 OK\r\n')
    else if (verb === 'QUIT') socket.end('221 2.0.0 Bye\r\n')
    else socket.write('500 5.5.1 What?\r\n')
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    while (!socket.destroyed) {
      // An empty message starts with its end marker.
      if (isInData && pending.startsWith('.\r\n')) pending = `\r\n${pending}`
      const end = isInData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n')
      if (isInData && pending !== '' && (script.body ?? (to.startsWith('body.') || undefined))) {
        sayAt('body')
        return
      }
      if (end < 0) return
      const heard = pending.slice(0, end)
      pending = pending.slice(end + (isInData ? 5 : 2))
      if (isInData) {
        isInData = false
        took(to)
        sayAt('dot')
      } else hear(heard)
    }
  })
  sayAt('greeting')
}
