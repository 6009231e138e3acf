import { readPage } from './read-page.ts'

// Runs in a worker, so that a slow page does not block the page into which it was pasted.
self.addEventListener('message', ({ data: pasted }: MessageEvent<string>) => {
  const began = performance.now()
  const reading = readPage(pasted)
  self.postMessage({ reading, tookMs: performance.now() - began })
})
