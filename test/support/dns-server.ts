import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * DNS over HTTPS in its JSON form for worker tests. A TXT record is published by `POST /publish?name=…&text=…`; every other
 * name has none.
 *
 * @returns its endpoint
 */
export async function serveDns(): Promise<string> {
  const texts = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = searchParams.get('name') ?? ''
    if (pathname === '/publish') texts.set(name, searchParams.get('text') ?? '')
    const text = searchParams.get('type') === 'TXT' ? texts.get(name) : undefined
    const Answer = text === undefined ? [] : [{ name, type: 16, TTL: 60, data: JSON.stringify(text) }]
    response.writeHead(200, { 'content-type': 'application/dns-json' }).end(JSON.stringify({ Status: 0, Answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`
}
