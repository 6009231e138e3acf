import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BlankSites {
  readonly urls: readonly string[]
  stop(): void
}

/** Websites of one page without any contacts: crawling them shows the fixed cost of a crawl. */
export async function serveBlankSites(count: number): Promise<BlankSites> {
  const servers = await Promise.all(Array.from({ length: count }, serveBlank))
  return {
    urls: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    stop: () => {
      for (const server of servers) server.close()
    },
  }
}

async function serveBlank(): Promise<Server> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' })
    response.end(url === '/' ? '<!doctype html><title>Soon</title><p>Nothing here yet.' : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
