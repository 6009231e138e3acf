import { sql } from 'drizzle-orm'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Health } from '../../contracts/system/system.ts'
import type { ServiceContext } from '../../core/context.ts'

type Check = Health['checks']['database']
const CHECK_TIMEOUT_MS = 5_000

/** Checks each service that the product depends on. A check without a response after five seconds counts as failed. */
export async function checkHealth(ctx: ServiceContext): Promise<Health> {
  const [database, storage, queue, browser] = await Promise.all([
    probe(ctx, 'database', async () => {
      await Promise.all([ctx.db, ...ctx.shards.values()].map((database) => database.run(sql`select 1`)))
    }),
    probe(ctx, 'storage', async () => void (await ctx.files.head('health'))),
    probe(ctx, 'queue', () => ctx.queues.check()),
    probe(ctx, 'browser', () => ctx.browser.check()),
  ])
  return {
    version: packageJson.version,
    version_id: ctx.config.versionId,
    environment: ctx.config.environment,
    checks: { database, storage, queue, browser },
  }
}

/** The endpoint is public, so the cause of a failure is only logged. */
async function probe(ctx: ServiceContext, name: keyof Health['checks'], ask: () => Promise<void>): Promise<Check> {
  const startedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in 5 seconds')), CHECK_TIMEOUT_MS)
  })
  try {
    await Promise.race([ask(), late])
    return { ok: true, latency_ms: Date.now() - startedAt }
  } catch (error) {
    ctx.log.error('health check failed', { check: name, error })
    return { ok: false, latency_ms: Date.now() - startedAt, message: `Not available. Request ${ctx.requestId}.` }
  } finally {
    clearTimeout(timer)
  }
}
