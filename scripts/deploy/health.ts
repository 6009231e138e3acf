import { z } from 'zod'

const Health = z.object({
  data: z.object({
    version: z.string(),
    version_id: z.string().nullable().default(null),
    checks: z.record(z.string(), z.object({ ok: z.boolean(), message: z.string().optional() })),
  }),
})
const NotConfigured = z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) })
/** Required for everything; the browser is needed only for rendered crawls. */
const NEEDED = ['database', 'storage', 'queue']

export interface HealthQuery {
  readonly url: string
  /** The release expected in the response. */
  readonly release: string
  /** Sends the request to this version of the Worker, whatever its share of the traffic. */
  readonly pin: { readonly worker: string; readonly version: string } | null
  readonly attempts: number
}
export interface HealthTools {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Waits before the next attempt. */
  readonly wait: () => Promise<void>
}
export type HealthResult =
  | { readonly ok: true; readonly warning: string | null }
  | { readonly ok: false; readonly reason: string }

/**
 * Polls `/api/health` until the expected release reports that everything it needs works. A new URL takes a while to
 * resolve, so every failure is retried.
 *
 * Source of the header: developers.cloudflare.com/workers/configuration/versions-and-deployments/version-overrides
 */
export async function awaitHealth(query: HealthQuery, { fetch, wait }: HealthTools): Promise<HealthResult> {
  let result: HealthResult = { ok: false, reason: 'no request was made' }
  for (let attempt = 0; attempt < query.attempts; attempt++) {
    if (attempt > 0) await wait()
    result = await askOnce(query, fetch)
    if (result.ok) return result
  }
  return result
}

async function askOnce({ url, release, pin }: HealthQuery, fetch: HealthTools['fetch']): Promise<HealthResult> {
  const headers: Record<string, string> = { accept: 'application/json', 'cache-control': 'no-cache' }
  if (pin) headers['cloudflare-workers-version-overrides'] = `${pin.worker}="${pin.version}"`
  try {
    const response = await fetch(`${url}/api/health`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    })
    return judge(response.status, await response.text(), release, pin?.version ?? null)
  } catch (error) {
    const cause = (error as Error).cause
    return { ok: false, reason: `no response (${cause instanceof Error ? cause.message : (error as Error).message})` }
  }
}

/** Interprets a response. Pure. */
export function judge(status: number, text: string, release: string, versionId: string | null): HealthResult {
  const body = parseJson(text)
  const unset = NotConfigured.safeParse(body)
  if (status === 503 && unset.success)
    return { ok: false, reason: `not configured: ${Object.keys(unset.data.errors).join(', ')}` }
  const parsed = Health.safeParse(body)
  if (status !== 200 || !parsed.success)
    return { ok: false, reason: `status ${status}, not a response of this product` }
  const { version, version_id, checks } = parsed.data.data
  if (version !== release) return { ok: false, reason: `release ${version} answers, not ${release}` }
  // A new traffic split takes seconds to take effect everywhere.
  if (versionId !== null && version_id !== versionId)
    return { ok: false, reason: `version ${version_id ?? '(unknown)'} answers, not ${versionId}` }
  const failing = Object.keys(checks).filter((name) => !checks[name]!.ok)
  const needed = failing.filter((name) => NEEDED.includes(name))
  if (needed.length > 0) return { ok: false, reason: `${needed.join(', ')} does not respond` }
  return { ok: true, warning: failing.length > 0 ? `${failing.join(', ')} does not respond` : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
