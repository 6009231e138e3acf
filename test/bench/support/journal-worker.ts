/**
 * The product's Worker with a recorder of database calls, for `npm run bench resolve` and `migrate`. It runs beside the
 * bundle in the same isolate; `/api/__journal` returns the calls since the last request. While contacts are created, it
 * repeats a simple query and records how long each takes. This client is in here because a busy runtime delays outside
 * callers until all its work is done.
 */
import * as product from '../../../src/worker.ts'

/** One statement, or one batch, which is a transaction. */
export interface Call {
  readonly database: string
  /** When it was sent and when it returned, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** Database time of all its statements (`meta.duration`), during which others wait. */
  readonly ms: number
  /** The first words of its statements. */
  readonly texts: readonly string[]
  /** The index of the slowest statement. */
  readonly slowest: number
}
export interface Journal {
  readonly calls: Call[]
  /** The duration of each concurrent query, in milliseconds. */
  readonly waits: number[]
}
let journal: Journal = { calls: [], waits: [] }

type Fn = (...args: unknown[]) => unknown
interface Known {
  readonly own: D1PreparedStatement
  readonly text: string
}
const known = new WeakMap<object, Known>()

/** Long enough to distinguish statements. */
const TEXT_LENGTH_MAX = 100

function note(database: string, from: number, to: number, texts: readonly string[], times: readonly number[]): void {
  journal.calls.push({
    database,
    from,
    to,
    ms: times.reduce((sum, ms) => sum + ms, 0),
    texts: texts.map((text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, TEXT_LENGTH_MAX)),
    slowest: times.indexOf(Math.max(...times)),
  })
}

async function noted<R extends { meta: D1Meta }>(
  name: string,
  texts: readonly string[],
  ask: () => Promise<R[]>,
): Promise<R[]> {
  const from = Date.now()
  const results = await ask()
  note(
    name,
    from,
    Date.now(),
    texts,
    results.map(({ meta }) => meta.duration),
  )
  return results
}

function statement(name: string, own: D1PreparedStatement, text: string): D1PreparedStatement {
  const all = async () => (await noted(name, [text], async () => [await own.all<Record<string, unknown>>()]))[0]!
  const journaled: Record<string, Fn> = {
    bind: (...values) => statement(name, own.bind(...values), text),
    all,
    run: all,
    first: async () => (await all()).results[0] ?? null,
    // `raw` returns no `meta`, and other methods lose columns of the same name.
    raw: async (...options) => {
      const from = Date.now()
      const rows = await (own.raw as Fn)(...options)
      const to = Date.now()
      note(name, from, to, [text], [to - from])
      return rows
    },
  }
  const made = journaled as unknown as D1PreparedStatement
  known.set(made, { own, text })
  return made
}

function database(name: string, own: D1Database): D1Database {
  const journaled = {
    prepare: (text: string) => statement(name, own.prepare(text), text),
    batch: (statements: D1PreparedStatement[]) => {
      const asked = statements.map((one) => known.get(one)!)
      return noted(
        name,
        asked.map(({ text }) => text),
        () => own.batch(asked.map((one) => one.own)),
      )
    },
  }
  return journaled as unknown as D1Database
}

const envs = new WeakMap<object, Env>()
function journaledEnv(env: Env): Env {
  const made = envs.get(env)
  if (made) return made
  const isDatabase = (name: string) => name === 'DB' || name.startsWith('DATA_')
  const entries = Object.entries(env).map(([name, binding]) => [
    name,
    isDatabase(name) ? database(name, binding as D1Database) : binding,
  ])
  const journaled = Object.fromEntries(entries) as Env
  envs.set(env, journaled)
  return journaled
}

async function readBeside({ DATA_1 }: Env, work: { readonly isOver: boolean }): Promise<void> {
  while (!work.isOver) {
    const from = Date.now()
    await DATA_1.prepare('SELECT value FROM items WHERE number = (SELECT max(number) FROM items)').first()
    journal.waits.push(Date.now() - from)
    // Without a turn of the event loop between calls, timers would never run, and the work waits for one.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

export * from '../../../src/worker.ts'
export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    if (new URL(request.url).pathname !== '/api/__journal')
      return (product.default.fetch as Fn)(request, journaledEnv(env), ctx)
    const recorded = journal
    journal = { calls: [], waits: [] }
    return Response.json(recorded)
  },
  async queue(batch: MessageBatch, env: Env, ctx: unknown) {
    const work = { isOver: false }
    const reading = batch.queue.endsWith('-contacts') ? readBeside(env, work) : null
    try {
      await (product.default.queue as Fn)(batch, journaledEnv(env), ctx)
    } finally {
      work.isOver = true
      await reading
    }
  },
  scheduled: (event: unknown, env: Env, ctx: unknown) =>
    (product.default.scheduled as Fn)(event, journaledEnv(env), ctx),
}
