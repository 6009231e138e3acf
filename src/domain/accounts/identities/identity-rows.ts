import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { IdentitySource } from '../../../contracts/identities/identities.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { accountIdentities } from '../../../db/schema/control/identities.ts'
import { newId } from '../../../lib/ids.ts'

/** An account at a provider. */
export interface ProvedIdentity {
  readonly source: IdentitySource
  readonly subject: string
  readonly email: string
}

/** The row of an identity; null if it is connected to no account. */
export async function findIdentity({ db }: ServiceContext, { source, subject }: Omit<ProvedIdentity, 'email'>) {
  const [row] = await db
    .select()
    .from(accountIdentities)
    .where(and(eq(accountIdentities.source, source), eq(accountIdentities.subject, subject)))
  return row ?? null
}

/**
 * The statement that connects an identity to an account, and returns its id; nothing if the identity or the source is
 * connected already.
 *
 * @param guard a condition that must hold as well
 */
export const connectStatement = (
  ctx: ServiceContext,
  accountId: string,
  { source, subject, email }: ProvedIdentity,
  guard: SQL = sql`1`,
): Statement<{ id: string }> => {
  const now = ctx.clock.now().toISOString()
  return statement<{ id: string }>(sql`
    INSERT INTO account_identities (id, account_id, source, subject, email, created_at, last_used_at)
    SELECT ${newId()}, accounts.id, ${source}, ${subject}, ${email}, ${now}, ${now} FROM accounts
    WHERE accounts.id = ${accountId} AND ${guard}
    ON CONFLICT DO NOTHING RETURNING id`)
}

/** Notes that an identity was used, and the address it has now. */
export const usedStatement = (ctx: ServiceContext, { source, subject, email }: ProvedIdentity): Statement<never> =>
  statement<never>(sql`
    UPDATE account_identities SET last_used_at = ${ctx.clock.now().toISOString()}, email = ${email}
    WHERE source = ${source} AND subject = ${subject}`)
