import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { ROOT } from './build.ts'

const HOME = join(ROOT, 'test/fixtures/sample-site')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface SampleSite {
  readonly url: string
  stop(): void
}

/** Serves the bundled sample site, plain files with known contacts, on loopback. */
export async function serveSampleSite(port = 0): Promise<SampleSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    try {
      const body = await readFile(join(HOME, path))
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>')
    }
  })
  await listen(server, port)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
