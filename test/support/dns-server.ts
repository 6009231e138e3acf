import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A DNS-over-HTTPS resolver (JSON format) for worker tests and benchmarks.
 *
 * - Paths below `/down` act as a resolver that fails every query; `/asked?path=…` returns how many queries it received.
 * - `/publish?name=…&text=…` replaces all TXT records of a name; `/publish?name=…&cname=…` sets its CNAME record, an
 *   empty value removes it.
 * - Mail records follow from the first label: `no-such…`, `null-mx…`, `no-mail…`, `address-only…`, `broken…`,
 *   `garbage…`; all other names have an MX record.
 *
 * @returns the endpoint's URL
 */
export async function serveDns(): Promise<string> {
  const texts = new Map<string, string[]>()
  const aliases = new Map<string, string>()
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = searchParams.get('name') ?? ''
    if (pathname === '/asked') return void response.end(String(asked.get(searchParams.get('path') ?? '') ?? 0))
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    if (pathname.startsWith('/down')) return void response.writeHead(502).end()
    const cname = searchParams.get('cname')
    if (pathname === '/publish' && cname !== null) aliases.set(name, cname)
    else if (pathname === '/publish') texts.set(name, searchParams.getAll('text'))
    if (name.startsWith('dns-down')) return void response.writeHead(502).end()
    const mail = mailAnswer(name, searchParams.get('type') ?? '')
    if (mail) return void response.writeHead(mail.status, { 'content-type': 'application/dns-json' }).end(mail.body)
    const published = searchParams.get('type') === 'TXT' ? (texts.get(name) ?? []) : []
    const alias = searchParams.get('type') === 'CNAME' ? aliases.get(name) : undefined
    const Answer = [
      ...published.map((text) => ({ name, type: 16, TTL: 60, data: JSON.stringify(text) })),
      ...(alias ? [{ name, type: 5, TTL: 60, data: `${alias}.` }] : []),
    ]
    response.writeHead(200, { 'content-type': 'application/dns-json' }).end(JSON.stringify({ Status: 0, Answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`
}

/** Null for queries that do not concern mail. */
function mailAnswer(name: string, type: string): { status: number; body: string } | null {
  if (type !== 'MX' && type !== 'A' && type !== 'AAAA') return null
  const say = (Status: number, records: { type: number; data: string }[] = []) => ({
    status: 200,
    body: JSON.stringify({ Status, Answer: records.map((record) => ({ name, TTL: 60, ...record })) }),
  })
  if (name.startsWith('broken')) return { status: 500, body: 'down' }
  if (name.startsWith('garbage')) return { status: 200, body: '<html>' }
  if (name.startsWith('servfail')) return say(2)
  if (name.startsWith('no-such')) return say(3)
  if (type === 'MX') {
    if (name.startsWith('null-mx')) return say(0, [{ type: 15, data: '0 .' }])
    if (name.startsWith('no-mail') || name.startsWith('address-only')) return say(0)
    return say(0, [{ type: 15, data: `10 mx.${name}.` }])
  }
  return name.startsWith('address-only') && type === 'A' ? say(0, [{ type: 1, data: '192.0.2.1' }]) : say(0)
}
