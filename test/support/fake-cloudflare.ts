import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Body of `POST /control`: `{hostname, do, times}`. */
type Act =
  /** Certificate validation times out until it is restarted (PATCH). */
  | 'time_out'
  /** The hostname is blocked. */
  | 'block'
  /** The next `times` (default 1) calls fail this way, for any hostname. */
  | 'refuse'
  | 'unauthorized'
  | 'throttle'
  | 'broken'
  /** The next call succeeds, but the connection closes before the response. */
  | 'lose_answer'

interface Stored {
  readonly id: string
  readonly hostname: string
  readonly created_at: string
  isBlocked: boolean
  isTimedOut: boolean
  /** Reads since the CNAME record was published. */
  reads: number
}

export const FAKE_SAAS = {
  zone: '023e105f4ecef8ad9ca31a8372d0c353',
  token: 'fake-token',
  target: 'links.contactory.test',
}

const failure = (status: number, code: number, message: string) => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
})
const FAILURES = {
  refuse: failure(400, 1407, 'Invalid custom hostname. Please check your input and try again.'),
  unauthorized: failure(403, 10000, 'Authentication error'),
  throttle: failure(429, 971, 'Please wait and consider throttling your request speed'),
  broken: { status: 502, body: null },
} as const
const NOT_FOUND = failure(404, 1436, 'The custom hostname was not found.')
const ok = (result: unknown, status = 200) => ({ status, body: { success: true, errors: [], messages: [], result } })

/**
 * Cloudflare's API for custom hostnames on loopback, modelled on its documentation
 * (https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/): a hostname becomes active when its
 * CNAME points to the zone, its certificate two calls later. `GET /hostnames` lists the hostnames, `POST /control`
 * triggers failures.
 *
 * @param dnsUrl the DNS-over-HTTPS endpoint for CNAME lookups
 */
export async function serveFakeCloudflare(dnsUrl: string, port = 0) {
  const stored = new Map<string, Stored>()
  const ordered: { act: keyof typeof FAILURES | 'lose_answer'; times: number }[] = []
  let next = 1

  const byHost = (hostname: string | null) => [...stored.values()].find((one) => one.hostname === hostname)
  const control = ({ hostname, do: act, times }: { hostname?: string; do: Act; times?: number }) => {
    const one = byHost(hostname ?? null)
    if (act === 'time_out' && one) one.isTimedOut = true
    else if (act === 'block' && one) one.isBlocked = true
    else if (act !== 'time_out' && act !== 'block') ordered.push({ act, times: times ?? 1 })
  }

  async function leadsHere(hostname: string): Promise<boolean> {
    const url = new URL(dnsUrl)
    url.search = String(new URLSearchParams({ name: hostname, type: 'CNAME' }))
    const response = await fetch(url, { headers: { accept: 'application/dns-json' } })
    const { Answer = [] } = (await response.json()) as { Answer?: { type: number; data: string }[] }
    return Answer.some(({ type, data }) => type === 5 && data.replace(/\.$/, '').endsWith(`.${FAKE_SAAS.target}`))
  }

  async function shown({ isBlocked, isTimedOut, reads, ...one }: Stored) {
    const isLed = await leadsHere(one.hostname)
    const certificate = isTimedOut
      ? 'validation_timed_out'
      : (['pending_validation', 'pending_issuance', 'active'][isLed ? Math.min(reads, 2) : 0] ?? 'active')
    return {
      ...one,
      status: isBlocked ? 'blocked' : isLed ? 'active' : 'pending',
      ...(!isLed && { verification_errors: ['custom hostname does not CNAME to this zone.'] }),
      ssl: {
        ...{ id: one.id, type: 'dv', method: 'http', status: certificate, settings: { min_tls_version: '1.2' } },
        ...(isTimedOut && {
          validation_errors: [{ message: 'The certificate authority could not reach the hostname.' }],
        }),
      },
    }
  }

  async function answer(method: string, path: string, query: URLSearchParams, body: string) {
    const base = `/client/v4/zones/${FAKE_SAAS.zone}/custom_hostnames`
    if (!path.startsWith(base))
      return failure(404, 7003, 'Could not route to the path, perhaps your object identifier is invalid?')
    const id = path.slice(base.length + 1)
    if (id === '') {
      if (method === 'POST') {
        const { hostname } = JSON.parse(body) as { hostname: string }
        if (byHost(hostname)) return failure(409, 1406, 'Duplicate custom hostname found.')
        const one = { id: `${next++}`.padStart(32, '0'), hostname, created_at: new Date().toISOString() }
        const kept: Stored = { ...one, isBlocked: false, isTimedOut: false, reads: 0 }
        stored.set(one.id, kept)
        return ok(await shown(kept), 201)
      }
      const found = [...stored.values()].filter(({ hostname }) => hostname === (query.get('hostname') ?? hostname))
      return ok(await Promise.all(found.map(shown)))
    }
    const one = stored.get(id)
    if (!one) return NOT_FOUND
    if (method === 'DELETE') {
      stored.delete(id)
      return { status: 200, body: { success: true, errors: [], messages: [], result: { id } } }
    }
    if (method === 'PATCH') {
      one.isTimedOut = false
      one.reads = 0
    } else if (await leadsHere(one.hostname)) one.reads++
    return ok(await shown(one))
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/control') {
      control(JSON.parse(body))
      return response.writeHead(204).end()
    }
    if (pathname === '/hostnames') return send(response, { status: 200, body: [...stored.values()] })
    const order = ordered[0]
    if (order && --order.times <= 0) ordered.shift()
    if (request.headers.authorization !== `Bearer ${FAKE_SAAS.token}`) return send(response, FAILURES.unauthorized)
    if (order && order.act !== 'lose_answer') return send(response, FAILURES[order.act])
    const done = await answer(request.method ?? 'GET', pathname, searchParams, body)
    if (order) response.destroy()
    else send(response, done)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    vars: {
      CLOUDFLARE_API_URL: `${origin}/client/v4`,
      CLOUDFLARE_SAAS_TOKEN: FAKE_SAAS.token,
      CLOUDFLARE_SAAS_ZONE_ID: FAKE_SAAS.zone,
      CLOUDFLARE_SAAS_TARGET: FAKE_SAAS.target,
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const send = (response: ServerResponse, { status, body }: { status: number; body: unknown }) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
