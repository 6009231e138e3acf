import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { FACTORS_MAX } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { signInFactors } from '../../db/schema/control/sign-in-factors.ts'
import { markFactorConfirmed } from '../../domain/accounts/factors/confirm-identity.ts'
import { factorAddedMail } from '../../domain/accounts/factors/factor-mails.ts'
import { conflict, raise, unauthenticated } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { newCodes } from './recovery-codes.ts'

/** True in SQL while a person has fewer than the maximum of factors; part of the statement that stores one. */
export const hasRoom = (accountId: string): SQL => sql`(
  SELECT count(*) FROM sign_in_factors WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL) < ${FACTORS_MAX}`

/** @throws conflict for a person with the maximum number of factors */
export async function assertRoom(ctx: ServiceContext, accountId: string): Promise<void> {
  const isIts = and(eq(signInFactors.accountId, accountId), isNotNull(signInFactors.confirmedAt))
  if ((await ctx.db.$count(signInFactors, isIts)) >= FACTORS_MAX)
    throw conflict(`You can have ${FACTORS_MAX} second factors. Please remove one first.`)
}

export async function personRow(ctx: ServiceContext, accountId: string) {
  const [row] = await ctx.db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row ?? raise(unauthenticated())
}

/**
 * Stores a factor that was proved, with recovery codes if the account has none, and tells the account holder by mail.
 * The session counts as confirmed by the factor.
 *
 * @param write the statement that stores it and returns its id; nothing if it is stored already or not `hasRoom`
 * @returns the new recovery codes; null if the account has some
 * @throws conflict if it is stored already, or for a person with the maximum number of factors
 */
export async function completeFactor(
  ctx: ServiceContext,
  accountId: string,
  { kind, factorId, write }: { kind: 'totp' | 'passkey'; factorId: string; write: SQL },
): Promise<string[] | null> {
  const { codes, rows } = await newCodes(accountId)
  const now = ctx.clock.now().toISOString()
  const isStored = sql`EXISTS (SELECT 1 FROM sign_in_factors WHERE id = ${factorId} AND confirmed_at IS NOT NULL)`
  const [stored, , issued] = await runBatch(ctx.db, [
    statement<{ id: string }>(write),
    auditStatement(ctx, { action: 'account.add-factor', accountId, objectId: factorId, after: { kind } }),
    statement<{ hash: string }>(sql`
      INSERT INTO recovery_codes (account_id, hash, created_at)
      SELECT ${accountId}, value, ${now} FROM json_each(${JSON.stringify(rows)})
      WHERE ${isStored} AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE account_id = ${accountId})
      RETURNING hash`),
    markFactorConfirmed(ctx, isStored),
  ])
  if (stored.length === 0) {
    await assertRoom(ctx, accountId)
    throw conflict('This was added already.')
  }
  const { email } = await personRow(ctx, accountId)
  await ctx.queues.send('mail', { id: newId(), to: email, ...factorAddedMail(ctx.config.appUrl, kind) })
  return issued.length > 0 ? codes : null
}
