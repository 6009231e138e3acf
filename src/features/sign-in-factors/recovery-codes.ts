import { sql } from 'drizzle-orm'
import type { WithPassword } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { personOf } from '../../domain/accounts/factors/person-of.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { newRecoveryCode, RECOVERY_CODES, recoveryCodeHash } from '../../domain/accounts/factors/recovery-code.ts'
import { conflict, invalid } from '../../lib/errors.ts'

/** Ten new codes, and the hashes under which they are stored. */
export async function newCodes(accountId: string): Promise<{ codes: string[]; rows: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(accountId, code)))
  return { codes, rows: hashes.filter((hash) => hash !== null) }
}

/**
 * Voids the recovery codes of the caller and returns new ones.
 *
 * @throws validation_failed for a wrong password, factor_required, conflict without a factor, too_many_requests
 */
export async function renewRecoveryCodes(ctx: ServiceContext, { password }: WithPassword): Promise<string[]> {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const accountId = personOf(ctx)
  if (!(await hasFactors(ctx, accountId))) throw conflict('Add a second factor first.')
  const { codes, rows } = await newCodes(accountId)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM recovery_codes WHERE account_id = ${accountId}`),
    statement(sql`INSERT INTO recovery_codes (account_id, hash, created_at)
      SELECT ${accountId}, value, ${ctx.clock.now().toISOString()} FROM json_each(${JSON.stringify(rows)})`),
    auditStatement(ctx, { action: 'account.renew-recovery-codes', accountId, objectId: accountId }),
  ])
  return codes
}
