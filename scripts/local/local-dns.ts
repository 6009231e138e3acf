import { type LocalServer, serve } from './serve-folder.ts'

const UPSTREAM = 'https://cloudflare-dns.com/dns-query'
const OWN = /(?:^|\.)localhost$/
const TYPES: Readonly<Record<string, number>> = { CNAME: 5, TXT: 16 }
const JSON_TYPE = { 'content-type': 'application/dns-json' }

/**
 * DNS over HTTPS in its JSON form for `npm start`: names below `.localhost` have the records that `/publish?name=…&cname=…`
 * (or `&txt=…`) gave them, every other question goes to Cloudflare's resolver.
 */
export async function serveLocalDns(port: number): Promise<LocalServer & { readonly dnsUrl: string }> {
  const records = new Map<string, string>()
  const server = await serve(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = (searchParams.get('name') ?? '').toLowerCase()
    if (pathname === '/publish') {
      for (const type of ['CNAME', 'TXT']) {
        const value = searchParams.get(type.toLowerCase())
        if (value !== null) records.set(`${type} ${name}`, value)
      }
      return void response.end(`Published ${name}\n`)
    }
    const type = searchParams.get('type') ?? ''
    if (OWN.test(name)) {
      const data = records.get(`${type} ${name}`)
      const Answer = data ? [{ name, type: TYPES[type], TTL: 60, data: type === 'CNAME' ? `${data}.` : data }] : []
      return void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ Status: 0, Answer }))
    }
    const answer = await fetch(`${UPSTREAM}${search}`, { headers: { accept: 'application/dns-json' } }).catch(
      () => null,
    )
    response.writeHead(answer?.status ?? 502, JSON_TYPE).end((await answer?.text()) ?? '')
  }, port)
  return { ...server, dnsUrl: `${server.url}dns-query` }
}
