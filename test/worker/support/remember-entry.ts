type Import = (id: string, options?: object) => Promise<unknown>

/** The used part of the test runner's module runner, which is not public API. */
export interface ModuleRunner {
  import: Import
  readonly evaluatedModules: {
    getModuleById: (id: string) => { readonly evaluated: boolean; readonly promise?: Promise<unknown> } | undefined
  }
}

const global = globalThis as { __vitest_mocker__?: { readonly moduleRunner: ModuleRunner } }
const remembering = new WeakSet<ModuleRunner>()
const ENTRY = '/src/worker.ts'

/**
 * Caches imports of the Worker's entry once it is evaluated. The plugin imports it for each request, batch of messages
 * and call of a Durable Object, and each time the runner asks its own process twice where the module is and whether it
 * changed.
 */
export function rememberEntry(runner = global.__vitest_mocker__!.moduleRunner): void {
  if (remembering.has(runner)) return
  remembering.add(runner)
  const load: Import = runner.import.bind(runner)
  runner.import = (id, options) => {
    const known = options || !id.endsWith(ENTRY) ? undefined : runner.evaluatedModules.getModuleById(id)
    return known?.evaluated && known.promise ? known.promise : load(id, options)
  }
}
