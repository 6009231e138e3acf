import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { CLOCK_JOBS, runClockJob } from '../../src/clock-jobs.ts'
import { backgroundFacts, createContext } from '../../src/core/context.ts'

const ctx = createContext(env, backgroundFacts('test'))
const [name, job] = Object.entries(CLOCK_JOBS)[0]!
const minutesAgo = (minutes: number) => new Date(ctx.clock.now().getTime() - minutes * 60_000).toISOString()

test.each([
  ['runs on time', name, 0, 1],
  ['runs a little late', name, job.everyMinutes, 1],
  ['is left to a later run if it is long overdue', name, 10 * job.everyMinutes, 0],
  ['that no longer exists does nothing', 'wind-the-clock', 0, 0],
])('a job %s', async (_, asked, minutes, times) => {
  const run = vi.spyOn(job, 'run').mockResolvedValue()
  await runClockJob(ctx, { job: asked, due_at: minutesAgo(minutes) })
  expect(run).toHaveBeenCalledTimes(times)
  run.mockRestore()
})

test('every job can run twice, and concurrently, without harm', async () => {
  for (const { run, atEachShard } of Object.values(CLOCK_JOBS)) {
    const at = atEachShard ? [...ctx.shards.values()].map((data) => ({ ...ctx, data })) : [ctx]
    for (const one of at) await Promise.all([run(one), run(one)])
  }
})
