import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const IMAGES_PER_PAGE = 19
const PARAGRAPH = `<p>${'A page has words, and words take room. '.repeat(40)}</p>`

export interface LargeSite {
  readonly url: string
  stop(): void
}

/** Serves a website with the given number of files and megabytes: text pages, and incompressible images. */
export async function serveLargeSite(files: number, mb: number): Promise<LargeSite> {
  const pages = Math.ceil(files / (IMAGES_PER_PAGE + 1))
  const imageBytes = Math.round((mb * 1e6) / (files - pages))
  const noise = randomBytes(imageBytes + files)
  const links = Array.from({ length: pages }, (_, n) => `<a href="/page/no-${n}-of-many.html">Page ${n}</a>`).join(' ')
  const pageOf = (n: number) => {
    const images = Array.from({ length: IMAGES_PER_PAGE }, (_, i) => n * IMAGES_PER_PAGE + i).filter(
      (i) => i < files - pages,
    )
    const shown = images.map((image) => `<img src="/image/no-${image}-of-many.png" alt="">`).join('')
    return `<!doctype html><title>Page ${n}</title><nav><a href="/">Home</a> ${links.slice(0, 5_000)}</nav>${shown}${PARAGRAPH.repeat(12)}`
  }
  const server: Server = createServer(({ url = '/' }, response) => {
    const [, kind, number] = /^\/(page|image)\/no-(\d+)-of-many\./.exec(url) ?? []
    if (kind === 'image') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': imageBytes })
      response.end(noise.subarray(Number(number), Number(number) + imageBytes))
    } else {
      response.writeHead(url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(kind === 'page' ? pageOf(Number(number)) : `<!doctype html><title>Large</title>${links}`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
