import type { ServiceContext } from '../../../src/core/context.ts'
import { createDb } from '../../../src/db/client.ts'

/** What one statement cost. */
export interface Cost {
  readonly query: string
  readonly rowsRead: number
}

type Prepared = D1PreparedStatement & { readonly query: string; readonly inner: D1PreparedStatement }

/** A context that notes how many rows each statement on the account's data reads, which is what it takes of the thread. */
export function metered(ctx: ServiceContext): { ctx: ServiceContext; costs: Cost[] } {
  const costs: Cost[] = []
  const note = <R extends D1Result>(query: string, result: R): R => {
    costs.push({ query, rowsRead: result.meta.rows_read })
    return result
  }
  const wrap = (query: string, inner: D1PreparedStatement): Prepared =>
    ({
      query,
      inner,
      bind: (...values: unknown[]) => wrap(query, inner.bind(...values)),
      all: async () => note(query, await inner.all()),
      run: async () => note(query, await inner.run()),
      raw: () => inner.raw(),
      first: () => inner.first(),
    }) as unknown as Prepared
  const database = ctx.data.$client
  const client = {
    prepare: (query: string) => wrap(query, database.prepare(query)),
    batch: async (statements: Prepared[]) => {
      const results = await database.batch(statements.map(({ inner }) => inner))
      return results.map((result, at) => note(statements[at]!.query, result))
    },
  } as unknown as D1Database
  return { ctx: { ...ctx, data: createDb(client) }, costs }
}
