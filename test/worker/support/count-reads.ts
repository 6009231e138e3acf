import { createDb, type Db } from '../../../src/db/client.ts'

/** The rows read by statements since the last count. */
export interface ReadCounts {
  /** The rows of all statements, and of the one that read most. */
  rows: number
  most: number
}

/** A database that counts the rows that statements read; drizzle's own queries do not report them. */
export function countReads(data: Db): { data: Db; takeCounts: () => ReadCounts } {
  let counts: ReadCounts = { rows: 0, most: 0 }
  const count = <Result>(result: D1Result<Result>) => {
    counts.rows += result.meta.rows_read
    counts.most = Math.max(counts.most, result.meta.rows_read)
    return result
  }
  const statements = new WeakMap<object, D1PreparedStatement>()
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => counted(target.bind(...values))
        if (name === 'all' || name === 'run') return () => target[name]().then(count)
        const member = target[name as keyof D1PreparedStatement] as unknown
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    statements.set(proxy, statement)
    return proxy
  }
  const database = new Proxy(data.$client, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => counted(target.prepare(query))
      if (name === 'batch')
        return async (batch: D1PreparedStatement[]) =>
          (await target.batch(batch.map((one) => statements.get(one)!))).map(count)
      const member = target[name as keyof D1Database] as unknown
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return {
    data: createDb(database),
    takeCounts() {
      const taken = counts
      counts = { rows: 0, most: 0 }
      return taken
    },
  }
}
