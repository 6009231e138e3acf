import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { serviceProbes } from '../../db/schema/control/status.ts'
import { SERVICE_IDS, type ServiceId } from '../../rules/status/status-words.ts'
import { daysUntil, PROBE_TIMEOUT_MS, slotOf } from './policy.ts'
import { PROBES, type Probe } from './probes.ts'

interface Outcome {
  readonly service: ServiceId
  readonly isOk: boolean
  readonly latencyMs: number
}

/**
 * Probes each service, once per five minutes however often the cron runs, and stores the results.
 *
 * @param probes by service; tests pass their own
 */
export async function probeServices(
  ctx: ServiceContext,
  probes: Readonly<Record<ServiceId, Probe>> = PROBES,
): Promise<void> {
  const slot = slotOf(ctx.clock.now())
  const known = await ctx.db
    .select({ at: serviceProbes.at })
    .from(serviceProbes)
    .where(and(eq(serviceProbes.service, SERVICE_IDS[0]), eq(serviceProbes.at, slot)))
  if (known.length > 0) return
  const outcomes: Outcome[] = []
  // Sequentially, since each probe's latency would otherwise include the work of the others.
  for (const service of SERVICE_IDS) outcomes.push(await ask(ctx, service, probes[service]))
  await keep(ctx, slot, outcomes)
}

async function ask(ctx: ServiceContext, service: ServiceId, probe: Probe): Promise<Outcome> {
  const startedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PROBE_TIMEOUT_MS)
  })
  try {
    await Promise.race([probe(ctx), late])
    return { service, isOk: true, latencyMs: Date.now() - startedAt }
  } catch (error) {
    ctx.log.error('probe failed', { probe: service, error })
    return { service, isOk: false, latencyMs: Date.now() - startedAt }
  } finally {
    clearTimeout(timer ?? undefined)
  }
}

/** Adds the results to their day, unless another run already did, and deletes figures older than the displayed days. */
async function keep(ctx: ServiceContext, slot: string, outcomes: readonly Outcome[]): Promise<void> {
  const day = slot.slice(0, 10)
  const rows = JSON.stringify(outcomes)
  const [oldest] = daysUntil(new Date(slot))
  const isKnown = sql`EXISTS (SELECT 1 FROM service_probes WHERE service = value ->> 'service' AND at = ${slot})`
  await runBatch(ctx.db, [
    statement(sql`
      INSERT INTO service_days (service, day, probes, failures, latency_ms_sum)
      SELECT value ->> 'service', ${day}, 1, NOT (value ->> 'isOk'), (value ->> 'isOk') * (value ->> 'latencyMs')
      FROM json_each(${rows}) WHERE NOT ${isKnown}
      ON CONFLICT (service, day) DO UPDATE SET
        probes = probes + excluded.probes,
        failures = failures + excluded.failures,
        latency_ms_sum = latency_ms_sum + excluded.latency_ms_sum`),
    statement(sql`
      INSERT INTO service_probes (service, at, is_ok, latency_ms)
      SELECT value ->> 'service', ${slot}, value ->> 'isOk', value ->> 'latencyMs'
      FROM json_each(${rows}) WHERE TRUE
      ON CONFLICT DO NOTHING`),
    statement(sql`
      DELETE FROM service_probes
      WHERE service IN (SELECT value ->> 'service' FROM json_each(${rows})) AND at < ${oldest}`),
    statement(sql`
      DELETE FROM service_days
      WHERE service IN (SELECT value ->> 'service' FROM json_each(${rows})) AND day < ${oldest}`),
  ])
}
