import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { watchRuntime } from '../../../scripts/local/watch-runtime.ts'

const INTERVAL_MS = 5

async function listening(port = 0): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => socket.destroy())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a listening runtime is not gone; one that has ended is reported once', async () => {
  const { server, url } = await listening()
  let looks = 0
  let gone = 0
  const looked = new Promise<void>((resolve) => {
    server.on('connection', () => {
      looks++
      if (looks === 3) resolve()
    })
  })
  const isGone = new Promise<void>((resolve) => {
    watchRuntime(
      url,
      () => {
        gone++
        resolve()
      },
      INTERVAL_MS,
    )
  })
  await looked
  expect(gone).toBe(0)
  server.close()
  await isGone
  expect(gone).toBe(1)
})

test('no one is notified once the watch has ended', async () => {
  const { server, url } = await listening()
  let gone = 0
  const stop = watchRuntime(url, () => gone++, INTERVAL_MS)
  await once(server, 'connection')
  stop()
  server.close()
  // Another watch checks the same closed port, more often than necessary.
  await new Promise<void>((resolve) => watchRuntime(url, resolve, INTERVAL_MS))
  expect(gone).toBe(0)
})
