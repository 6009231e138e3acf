import { sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../contracts/erasures/erasures.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { type ErasedValue, erasedHashes } from '../../domain/erasures/erased-values.ts'
import { readAsked } from './contacts-of-person.ts'

/**
 * Lifts the block on a person, found by one of their addresses or numbers. Hashes do not show which person they belong
 * to, so every value that the same erasure blocked, known by its time, is allowed again.
 *
 * @returns how many values were unblocked
 */
export async function allowAgain(ctx: ServiceContext, given: ErasedPerson): Promise<number> {
  const account = accountOf(ctx).id
  const { emails, phones } = readAsked(given, accountOf(ctx).country)
  const values: ErasedValue[] = [
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((value) => ({ kind: 'phone' as const, value })),
  ]
  const hashes = JSON.stringify((await Promise.all(values.map((value) => erasedHashes(ctx, account, value)))).flat())
  const [gone] = await runBatch(ctx.data, [
    statement<{ hash: string }>(sql`DELETE FROM erased_values WHERE account_id = ${account} AND erased_at IN (
      SELECT erased_at FROM erased_values WHERE account_id = ${account} AND hash IN (SELECT value FROM json_each(${hashes}))) RETURNING hash`),
    auditStatement(ctx, { action: 'person.allow' }),
  ])
  return gone.length
}
