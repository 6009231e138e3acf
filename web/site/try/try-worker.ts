import { readPage } from './read-page.ts'

// A page that takes long to read must not hold up the page it is pasted into.
self.addEventListener('message', ({ data: pasted }: MessageEvent<string>) => {
  const began = performance.now()
  const reading = readPage(pasted)
  self.postMessage({ reading, tookMs: performance.now() - began })
})
