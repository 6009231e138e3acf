import type { ServiceContext } from '../../core/context.ts'
import { storeCounts } from '../../core/metrics/flush-counts.ts'
import type { MetricFamily } from '../../lib/prometheus-text.ts'
import { readControlFigures } from './control-figures.ts'
import { queueFigures } from './queue-figures.ts'
import { readShardFigures } from './shard-figures.ts'

/** The parts of an answer. Each is read on its own, so that what fails does not hide the rest. */
const PARTS: Readonly<Record<string, (ctx: ServiceContext) => Promise<MetricFamily[]>>> = {
  control: readControlFigures,
  queues: queueFigures,
  shards: readShardFigures,
}

/**
 * Reads all metrics. The cost is bounded whatever the service holds: counts that exist, limited reads of small indexes,
 * and one call for each queue and each database.
 */
export async function readMetrics(ctx: ServiceContext): Promise<MetricFamily[]> {
  // So that a scrape sees what this isolate counted.
  await storeCounts(ctx).catch((error: unknown) => ctx.log.warn('counts could not be stored', { error }))
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([part, read]) => {
      try {
        return { part, families: await read(ctx), failed: 0 }
      } catch (error) {
        ctx.log.error('metrics could not be read', { part, error })
        return { part, families: [], failed: 1 }
      }
    }),
  )
  const failed: MetricFamily = {
    name: 'contactory_scrape_failed',
    type: 'gauge',
    help: 'Whether a part of the metrics could not be read.',
    samples: parts.map(({ part, failed }) => ({ labels: { part }, value: failed })),
  }
  return [...parts.flatMap(({ families }) => families), failed]
}
