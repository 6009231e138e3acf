import { expect, test } from 'vitest'
import { type ModuleRunner, rememberEntry } from './support/remember-entry.ts'

/** A module runner with these modules evaluated, and the names of the modules that it was asked to load. */
function runnerWith(evaluated: Readonly<Record<string, Promise<unknown>>>) {
  const loaded: unknown[] = []
  const runner: ModuleRunner = {
    import: async (id, options) => loaded.push(options ? [id, options] : id),
    evaluatedModules: {
      getModuleById: (id) => (id in evaluated ? { evaluated: true, promise: evaluated[id]! } : undefined),
    },
  }
  rememberEntry(runner)
  return { runner, loaded }
}

test("the Worker's entry is loaded once, and again on request", async () => {
  const { runner, loaded } = runnerWith({ '/a/src/worker.ts': Promise.resolve('entry') })
  expect(await runner.import('/a/src/worker.ts')).toBe('entry')
  expect(loaded).toEqual([])
  await runner.import('/a/src/worker.ts', { invalidate: true })
  expect(loaded).toEqual([['/a/src/worker.ts', { invalidate: true }]])
})

test('an entry that was not evaluated and all other modules are loaded normally, so that setup files run for each test file', async () => {
  const { runner, loaded } = runnerWith({ '/a/test/worker/setup.ts': Promise.resolve('setup') })
  await runner.import('/a/src/worker.ts')
  await runner.import('/a/test/worker/setup.ts')
  expect(loaded).toEqual(['/a/src/worker.ts', '/a/test/worker/setup.ts'])
})
