import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import type { Db } from '../../db/client.ts'

export interface Optimized {
  readonly name: string
  readonly ok: boolean
  readonly message: string
  readonly duration_ms: number
}

/** Updates the index statistics of every database and checks its integrity, whether or not others fail. */
export async function optimizeDatabases(ctx: ServiceContext): Promise<Optimized[]> {
  const databases = [['DB', ctx.db] as const, ...ctx.shards]
  const done = await Promise.all(databases.map(([name, database]) => optimizeOne(ctx, name, database)))
  const failed = done.filter(({ ok }) => !ok).map(({ name }) => name)
  await runBatch(ctx.db, [
    auditStatement(ctx, { action: 'system.optimize', affected: done.length - failed.length, after: { failed } }),
  ])
  return done
}

async function optimizeOne(ctx: ServiceContext, name: string, { $client }: Db): Promise<Optimized> {
  const startedAt = Date.now()
  const told = (ok: boolean, message: string) => ({ name, ok, message, duration_ms: Date.now() - startedAt })
  try {
    await $client.prepare('PRAGMA optimize').run()
    // D1 does not allow `integrity_check`.
    const check = await $client.prepare('PRAGMA quick_check(1)').first<string>('quick_check')
    if (check !== 'ok') return told(false, check ?? 'The check said nothing.')
    const { results } = await $client.prepare('PRAGMA foreign_key_check').all<{ table: string }>()
    const torn = [...new Set(results.map(({ table }) => table))]
    return torn.length > 0 ? told(false, `Rows refer to nothing in: ${torn.join(', ')}`) : told(true, 'OK')
  } catch (error) {
    ctx.log.error('optimizing a database failed', { database: name, error })
    return told(false, `Failed. Request ${ctx.requestId}.`)
  }
}
