import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.css': 'text/css',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
}

/** A server on loopback. */
export interface LocalServer {
  /** Ends with a slash. */
  readonly url: string
  stop(): void
  /** Allows the process to exit while the server runs. */
  unref(): void
}

/** Serves the files of a folder on loopback as a website. */
export function serveFolder(home: string, port = 0): Promise<LocalServer> {
  return serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    try {
      const body = await readFile(join(home, path))
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>')
    }
  }, port)
}

/** Handles requests on loopback; port 0 uses any free port. */
export async function serve(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer)
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => void server.close(),
    unref: () => void server.unref(),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
