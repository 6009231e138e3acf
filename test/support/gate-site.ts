import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { LEAK, type Place, REALMS, WAYS, type Way } from './gate-ways.ts'

const FORBIDDEN_TEXT = 'forbidden-content'
/** How long a page keeps the network busy, so that slow requests have time to start. */
const TRYING_MS = 3_000
/** RFC 6455, section 1.3 */
const WEB_SOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * A site whose pages try every known way to make a browser open a connection. The targets are listeners that count all
 * TCP and UDP connections, with or without data; everything they send, in any protocol, is `forbidden-content`.
 *
 * `/page/<group>` is a page; `/ways` lists groups and names; `/reached` returns per way how many requests arrived, and
 * how many connections in total; `/forget` resets the counts. `/html?text=…` and similar paths return the given text.
 *
 * @returns its origin
 */
export async function serveGateSite(): Promise<string> {
  const reached = new Map<string, number>()
  const count = (name: string) => void reached.set(name, (reached.get(name) ?? 0) + 1)
  const byId = new Map(WAYS.map((way, at) => [`w${at}`, way]))
  const wayOf = (request: IncomingMessage) => byId.get(request.url?.split('/')[1] ?? '')?.name ?? 'unknown'
  const shared = await listen((request, response) => {
    count(wayOf(request))
    answer(request, response)
  })
  shared.on('connection', () => count('any connection'))
  shared.on('upgrade', (request, socket) => {
    count(wayOf(request))
    greet(request, socket)
  })
  const hosts = new Map<Way, string>()
  for (const way of WAYS) hosts.set(way, way.isSilent ? await watch(() => count(way.name)) : hostOf(shared))
  const placeOf = ([id, way]: [string, Way], own: string): Place => {
    const host = hosts.get(way)!
    return { to: `http://${host}${way.isSilent ? '' : `/${id}`}`, host, own, id }
  }

  const site = await listen((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: unknown, headers = {}) =>
      void response
        .writeHead(200, { 'content-type': type, ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    const text = query.get('text') ?? ''
    const own = `http://${request.headers.host}`
    const group = /^\/page\/(\w+)$/.exec(pathname)?.[1]
    if (group)
      return sendPage(
        group,
        [...byId].map((entry) => [entry[1], placeOf(entry, own)]),
        response,
      )
    switch (pathname) {
      case '/ways':
        return send('application/json', WAYS)
      case '/forbidden':
        return send('text/plain', `http://${hostOf(shared)}`)
      case '/reached':
        return send('application/json', Object.fromEntries(reached))
      case '/forget':
        reached.clear()
        return send('text/plain', '')
      case '/js':
        return send('text/javascript', text, { 'service-worker-allowed': '/' })
      case '/html':
        return send('text/html', text, JSON.parse(query.get('headers') ?? '{}'))
      case '/css':
        return send('text/css', text)
      case '/xml':
        return send(text.startsWith('<svg') ? 'image/svg+xml' : 'application/xml', text)
      case '/tick':
        return send('text/plain', '')
      case '/echo':
        return void echo(request, response)
      case '/to':
        return void response
          .writeHead(Number(query.get('status')), { location: query.get('url')!, 'access-control-allow-origin': '*' })
          .end()
      default:
        return void response.writeHead(404).end()
    }
  })
  return `http://${hostOf(site)}`
}

/** Returns the request's method, URL, body, user agent and cookies. */
async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const { 'user-agent': agent, cookie } = request.headers
  const asked = [request.method, request.url, Buffer.concat(pieces).toString('hex')].filter(Boolean).join(' ')
  response.writeHead(200, { 'content-type': 'text/plain', ...OPEN })
  response.end(`${asked} as ${agent}${cookie ? ` with ${cookie}` : ''}`)
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return server
}

/** Opens a TCP and UDP port that must not be contacted; returns its host and port. */
async function watch(count: () => void): Promise<string> {
  while (true) {
    const server = await listen(answer)
    const socket = createSocket('udp4')
    const isBound = await new Promise<boolean>((resolve) => {
      socket.once('error', () => resolve(false))
      socket.bind((server.address() as AddressInfo).port, '127.0.0.1', () => resolve(true))
    })
    if (isBound) {
      socket.unref()
      socket.on('message', count)
      server.on('connection', count)
      return hostOf(server)
    }
    socket.close()
    server.close()
  }
}

const guarded = (code: string) => `try { ${code} } catch (error) { console.log(String(error)) }`
const inScript = (code: string) => `<script>${guarded(LEAK + code)}</script>`

function sendPage(group: string, all: readonly (readonly [Way, Place])[], response: ServerResponse): void {
  const taken = all.filter(([way]) => way.group === group)
  const byName = new Map(taken.map(([{ name }, place]) => [name, place]))
  const { own } = taken[0]![1]
  const realms = REALMS.filter((realm) => realm.group === group).map(({ name, means, run }) => {
    const codes = Object.entries(means).map(([one, code]) => guarded(code(byName.get(`${one} in a ${name}`)!)))
    return `<script>${guarded(run(own, LEAK + codes.join(';')))}</script>`
  })
  const html = taken.map(([way, place]) => way.html?.(place) ?? (way.script ? inScript(way.script(place)) : ''))
  const hints = taken.flatMap(([way, place]) => way.earlyHint?.(place) ?? [])
  if (hints.length > 0) response.writeEarlyHints({ link: hints })
  const headers = taken.flatMap(([way, place]) => Object.entries(way.headers?.(place) ?? {}))
  response.writeHead(200, [...headers.flat(), 'content-type', 'text/html'])
  response.end(`<!doctype html><title>${group}</title><body><script>
addEventListener('message', ({ data }) => document.body.append(data))
navigator.serviceWorker?.addEventListener('message', ({ data }) => document.body.append(data))
const ticks = setInterval(() => fetch('/tick'), 200)
setTimeout(() => { clearInterval(ticks); document.body.prepend('all-was-tried') }, ${TRYING_MS})
</script><style>p { color: red }</style>${realms.join('\n')}${html.join('\n')}`)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [type, body] = FORMS[request.url?.split('/').at(-1) ?? ''] ?? PAGE
  response.writeHead(200, { 'content-type': type, ...OPEN }).end(body)
}

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

const PAGE = [
  'text/html',
  `<p>${FORBIDDEN_TEXT}</p><script>
for (const one of [opener, parent]) one?.postMessage('${FORBIDDEN_TEXT}', '*')</script>`,
] as const
const FORMS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'script.js': [
    'text/javascript',
    `self.document ? document.body.append('${FORBIDDEN_TEXT}') : (self.leakTo ?? self).postMessage?.('${FORBIDDEN_TEXT}')`,
  ],
  'module.js': ['text/javascript', `export const text = '${FORBIDDEN_TEXT}'`],
  'data.json': ['application/json', `{"text":"${FORBIDDEN_TEXT}"}`],
  'rules.json': ['application/speculationrules+json', '{}'],
  'sheet.css': ['text/css', `p::after { content: '${FORBIDDEN_TEXT}' }`],
  events: ['text/event-stream', `data: ${FORBIDDEN_TEXT}\n\n`],
}

/** Completes a WebSocket handshake and sends one message. */
function greet(request: IncomingMessage, socket: Duplex): void {
  const key = `${request.headers['sec-websocket-key']}${WEB_SOCKET_GUID}`
  const accept = createHash('sha1').update(key).digest('base64')
  const lines = [
    '101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
  ]
  socket.write(`HTTP/1.1 ${lines.join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.concat([Buffer.from([0x81, FORBIDDEN_TEXT.length]), Buffer.from(FORBIDDEN_TEXT)]))
  socket.on('error', () => {})
}
