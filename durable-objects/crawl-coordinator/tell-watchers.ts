import type { CrawlProgress } from '../../src/contracts/crawls.ts'

/** Sends how far a crawl is to everyone who watches. A browser that has just gone must not fail the crawl. */
export function tellWatchers(sockets: readonly WebSocket[], progress: CrawlProgress): void {
  const message = JSON.stringify(progress)
  for (const socket of sockets) {
    try {
      socket.send(message)
    } catch {
      // Closed meanwhile; it will ask again when it is back.
    }
  }
}
