import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received webhook. */
export interface ReceivedWebhook {
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * Receives webhooks on loopback until the test run ends. `POST /<name>/<status>` responds with the status (`hang`:
 * never), `GET /<name>` returns what arrived under a name.
 *
 * @returns its origin
 */
export async function serveWebhookSink(): Promise<string> {
  const arrived = new Map<string, ReceivedWebhook[]>()
  const server = createServer(async (request, response) => {
    const [name = '', status = '200'] = (request.url ?? '').slice(1).split('/')
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(arrived.get(name) ?? []))
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const message = { headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() }
    arrived.set(name, [...(arrived.get(name) ?? []), message])
    if (status === 'drop') return response.destroy()
    if (status === '302') response.setHeader('location', `/${name}-elsewhere/200`)
    if (status === '429') response.setHeader('retry-after', '7200')
    response.statusCode = Number(status)
    response.end(`answered ${status} ${'x'.repeat(5_000)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
