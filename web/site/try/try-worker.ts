import { readPage } from './read-page.ts'

// A page that takes long to read must not hold up the page it is pasted into.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; pasted: string }>) => {
  const began = performance.now()
  const reading = readPage(data.pasted)
  self.postMessage({ id: data.id, reading, tookMs: performance.now() - began })
})
