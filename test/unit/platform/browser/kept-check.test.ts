import { expect, test } from 'vitest'
import { KeptCheck } from '../../../../src/platform/browser/kept-check.ts'

const TIMES = { freshMs: 60_000, knownMs: 300_000, lostMs: 10_000 }

/** A check whose runs end when the test decides. */
function slowCheck() {
  const runs: PromiseWithResolvers<void>[] = []
  const kept: Promise<void>[] = []
  const check = new KeptCheck(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }, TIMES)
  return { runs, kept, ask: (now: number) => check.ask(now, (work) => void kept.push(work)) }
}

test('the first callers wait for one check; later ones get its result immediately, while the next one runs', async () => {
  const { runs, kept, ask } = slowCheck()
  const first = [ask(0), ask(100)]
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await Promise.all(first)
  await ask(30_000)
  expect(runs).toHaveLength(1)
  // This one never ends, and no one waits for it.
  await ask(61_000)
  await ask(62_000)
  expect(runs).toHaveLength(2)
  runs[1]!.reject(new Error('no browser'))
  await kept[1]
  await expect(ask(63_000)).rejects.toThrow('no browser')
  expect(runs).toHaveLength(2)
})

test('an old result is ignored, and a lost check is started again', async () => {
  const { runs, kept, ask } = slowCheck()
  const first = ask(0)
  runs[0]!.resolve()
  await first
  const late = ask(400_000)
  expect(runs).toHaveLength(2)
  const later = ask(411_000)
  expect(runs).toHaveLength(3)
  runs[2]!.reject(new Error('gone'))
  await kept[2]
  await expect(later).rejects.toThrow('gone')
  // A result that arrives after that of a later check is outdated.
  runs[1]!.resolve()
  await expect(late).rejects.toThrow('gone')
})
