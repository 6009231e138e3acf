import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * DNS over HTTPS in its JSON form, for worker tests and benchmarks. A path that begins with `/down` is that of a resolver that answers
 * nothing, and `/asked?path=…` tells how often it was asked. TXT records of a name are published by `/publish?name=…&text=…`, all at once, and
 * its CNAME record by `/publish?name=…&cname=…`, which is removed where that is empty; what a name says
 * of mail follows from its first label: `no-such…`, `null-mx…`, `no-mail…`, `address-only…`, `broken…`, `garbage…`; every
 * other has a mail server.
 *
 * @returns its endpoint
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

/** Null for questions that are not about mail. */
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
