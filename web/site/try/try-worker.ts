import { readPage } from './read-page.ts'
import type { WorkerMessage } from './worker-messages.ts'

// Runs in a worker, so that a slow page does not block the page into which it was pasted.
self.addEventListener('message', ({ data: pasted }: MessageEvent<string>) => {
  post({ begins: true })
  const began = performance.now()
  const reading = readPage(pasted)
  post({ reading, tookMs: performance.now() - began })
})

const post = (message: WorkerMessage) => self.postMessage(message)
