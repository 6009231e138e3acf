import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveTestSite } from './site.ts'

/**
 * Search engines for worker tests, all on one origin. The results depend on the query: `three sites` finds three test
 * sites, a directory and a duplicate.
 *
 * @returns their origin
 */
export async function serveSearchEngine(): Promise<string> {
  const sites = await Promise.all([serveTestSite(), serveTestSite(), serveTestSite()])
  const found = [
    'https://www.yelp.com/search?find_desc=tools',
    `${sites[0]}/shop/`,
    'https://www.linkedin.com/company/tools',
    `${sites[1]}/shop/`,
    `${sites[0]}/shop/contact`,
    'ftp://files.example.com/list',
    `${sites[2]}/many/`,
  ]
  const failures = new Map<string, number>()
  const server = createServer((request, response) => {
    const [status, body] = answer(found, failures, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Answer = readonly [status: number, body: string]

function answer(found: readonly string[], failures: Map<string, number>, request: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const query = searchParams.get('q') ?? ''
  const urls = query.startsWith('nothing') ? [] : found
  if (query.startsWith('limited')) return [429, '{}']
  if (query.startsWith('refused')) return [401, '{}']
  if (query.startsWith('garbage')) return [200, '<html>no json</html>']
  if (query.startsWith('huge')) return [200, `{"results":[${'"x",'.repeat(1_000_000)}"x"]}`]
  if (query.startsWith('late')) {
    const failed = (failures.get(query) ?? 0) + 1
    failures.set(query, failed)
    if (failed < 3) return [502, 'down']
  }
  switch (pathname) {
    case '/search.json':
      if (searchParams.get('api_key') !== 'right-key') return [401, '{}']
      if (urls.length === 0) return [200, `{"error":"Google hasn't returned any results for this query."}`]
      return [200, JSON.stringify({ organic_results: urls.map((link) => ({ link, title: link, position: 1 })) })]
    case '/res/v1/web/search':
      if (request.headers['x-subscription-token'] !== 'right-key') return [403, '{}']
      return [200, JSON.stringify({ web: { results: urls.map((url) => ({ url, title: url })) } })]
    case '/results': {
      const links = urls.map((url) => `<a href="/go?uddg=${encodeURIComponent(url)}">A result of the search</a>`)
      return [200, `<html><a href="/about">About us</a>${links.join('')}`]
    }
    default:
      return [200, JSON.stringify({ query, results: urls.map((url) => ({ url, title: url, engine: 'test' })) })]
  }
}
