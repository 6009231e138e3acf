/**
 * The product's Worker with a timer around its databases, for `npm run bench campaigns`. It runs beside the bundle in
 * the same isolate; `/api/__watch` returns the database time since the last request.
 */
import * as product from '../../../src/worker.ts'

/** Database time (`meta.duration`) of all statements and of the slowest, and rows read. */
export interface Watched {
  ms: number
  slowestMs: number
  rowsRead: number
}
let watched: Watched = { ms: 0, slowestMs: 0, rowsRead: 0 }

type Fn = (...args: unknown[]) => unknown

function add<R extends { meta: D1Meta }>(result: R): R {
  const { duration, rows_read } = result.meta
  watched.ms += duration
  watched.slowestMs = Math.max(watched.slowestMs, duration)
  watched.rowsRead += rows_read
  return result
}

const real = new WeakMap<object, D1PreparedStatement>()
function statement(own: D1PreparedStatement, text: string): D1PreparedStatement {
  const watch: Record<string, Fn> = {
    bind: (...values) => statement(own.bind(...values), text),
    all: async () => add(await own.all()),
    run: async () => add(await own.run()),
    first: async () => add(await own.all()).results[0] ?? null,
    // `raw` returns no `meta`, and an object per row loses columns of the same name: reads run a second time.
    raw: async (...options) => {
      const { results } = add(await own.all<Record<string, unknown>>())
      if (/^\s*select/i.test(text)) return (own.raw as Fn)(...options)
      return results.map((row) => Object.values(row))
    },
  }
  const made = watch as unknown as D1PreparedStatement
  real.set(made, own)
  return made
}

function database(own: D1Database): D1Database {
  const watch = {
    prepare: (text: string) => statement(own.prepare(text), text),
    batch: async (statements: D1PreparedStatement[]) =>
      (await own.batch(statements.map((one) => real.get(one) ?? one))).map(add),
  }
  return watch as unknown as D1Database
}

const envs = new WeakMap<object, Env>()
function watchedEnv(env: Env): Env {
  const known = envs.get(env)
  if (known) return known
  const isDatabase = (name: string) => name === 'DB' || name.startsWith('DATA_')
  const entries = Object.entries(env).map(([name, binding]) => [
    name,
    isDatabase(name) ? database(binding as D1Database) : binding,
  ])
  const made = Object.fromEntries(entries) as Env
  envs.set(env, made)
  return made
}

export * from '../../../src/worker.ts'
export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    if (new URL(request.url).pathname !== '/api/__watch')
      return (product.default.fetch as Fn)(request, watchedEnv(env), ctx)
    const recorded = watched
    watched = { ms: 0, slowestMs: 0, rowsRead: 0 }
    return Response.json(recorded)
  },
  queue: (batch: unknown, env: Env, ctx: unknown) => (product.default.queue as Fn)(batch, watchedEnv(env), ctx),
  scheduled: (event: unknown, env: Env, ctx: unknown) => (product.default.scheduled as Fn)(event, watchedEnv(env), ctx),
}
