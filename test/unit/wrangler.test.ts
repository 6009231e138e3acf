import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { laneNames, QUEUE_NAMES } from '../../src/contracts/queues.ts'
import { FILLED_PATHS } from '../../src/rules/site/site-placeholders.ts'

const CONFIG = join(import.meta.dirname, '../../wrangler.toml')
interface QueueEntry {
  queue: string
  dead_letter_queue?: string
}
const plain = (queue: string) => queue.replace(/^contactory-(?:production-)?/, '')

test.each([undefined, 'production'])(
  'environment %s has a producer, a consumer and a dead-letter queue for every queue',
  (env) => {
    const { queues } = unstable_readConfig({ config: CONFIG, env }) as {
      queues: { producers?: QueueEntry[]; consumers?: QueueEntry[] }
    }
    const wanted = QUEUE_NAMES.flatMap((name) => laneNames(name, env === 'production')).sort()
    expect(queues.producers?.map(({ queue }) => plain(queue)).sort()).toEqual(wanted)
    const consumers = queues.consumers ?? []
    expect(consumers.map(({ queue }) => plain(queue)).sort()).toEqual([...wanted, 'dead-letters'].sort())
    for (const consumer of consumers.filter(({ queue }) => plain(queue) !== 'dead-letters')) {
      expect(plain(consumer.dead_letter_queue ?? '')).toBe('dead-letters')
    }
  },
)

test('the cron trigger runs once a minute', () => {
  for (const env of [undefined, 'production'])
    expect(unstable_readConfig({ config: CONFIG, env }).triggers.crons).toEqual(['* * * * *'])
})

test.each([undefined, 'production'])(
  'environment %s serves files that name the deployment through the Worker',
  (env) => {
    const { assets } = unstable_readConfig({ config: CONFIG, env })
    expect(assets?.run_worker_first).toEqual(expect.arrayContaining(['/api/*', '/mcp', ...FILLED_PATHS]))
  },
)

test('production shares no resource names with development and disables no safety rule', () => {
  const [development, production] = [undefined, 'production'].map((env) => unstable_readConfig({ config: CONFIG, env }))
  expect(production!.name).not.toBe(development!.name)
  expect(production!.d1_databases[0]!.database_id).not.toBe(development!.d1_databases[0]!.database_id)
  expect(production!.r2_buckets[0]!.bucket_name).not.toBe(development!.r2_buckets[0]!.bucket_name)
  expect(production!.vars).toMatchObject({ ENVIRONMENT: 'production' })
  expect(production!.vars).not.toHaveProperty('ALLOW_PRIVATE_NETWORK')
})
