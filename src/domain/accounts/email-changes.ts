import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { paths } from '../../rules/site/app-paths.ts'

const HOUR_MS = 60 * 60 * 1000
/**
 * How long the new mailbox can confirm a change, and how long the former one can undo it, whatever happens afterwards.
 */
const CONFIRMABLE_MS = 24 * HOUR_MS
const UNDOABLE_MS = 14 * 24 * HOUR_MS

/**
 * A condition: no other account has the address, and none can still reclaim it by undoing a change.
 *
 * @param now ISO 8601
 */
export const isAddressFree = (email: string, accountId: string, now: string): SQL => sql`(
  NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.email = ${email} AND other.id <> ${accountId})
  AND NOT EXISTS (SELECT 1 FROM email_changes AS held WHERE held.former_email = ${email} AND held.account_id <> ${accountId}
    AND held.confirmed_at IS NOT NULL AND held.undoable_until > ${now}))`

/** Whether `isAddressFree` holds for an account that does not exist yet. */
export async function isAddressFreeForNew({ db, clock }: ServiceContext, email: string): Promise<boolean> {
  const [row] = await db.all<{ is_free: number }>(
    sql`SELECT ${isAddressFree(email, '', clock.now().toISOString())} AS is_free`,
  )
  return row?.is_free === 1
}

interface AddressChange {
  readonly accountId: string
  readonly newEmail: string
  readonly formerEmail: string
  /**
   * Whether the account already has the new address, because an administrator set it; otherwise its mailbox must
   * confirm.
   */
  readonly isDone: boolean
}

/**
 * Builds the statements that record a change of address, and the links of its mails. An earlier pending change becomes
 * void; the former mailbox can undo each change for two weeks.
 *
 * @param guard a condition without which the statements change nothing
 */
export async function recordAddressChange(
  ctx: ServiceContext,
  { accountId, newEmail, formerEmail, isDone }: AddressChange,
  guard: SQL = sql`1`,
): Promise<{ statements: Statement<never>[]; confirmUrl: string; undoUrl: string }> {
  const [confirmToken, undoToken] = [randomToken(32), randomToken(32)]
  const now = ctx.clock.now().getTime()
  const at = new Date(now).toISOString()
  const in_ = (ms: number) => new Date(now + ms).toISOString()
  const { appUrl } = ctx.config
  return {
    statements: [
      statement(
        sql`DELETE FROM email_changes WHERE account_id = ${accountId} AND undoable_until <= ${at} AND ${guard}`,
      ),
      voidPending(accountId, at, guard),
      statement(sql`
        INSERT INTO email_changes (id, account_id, new_email, former_email, confirm_hash, undo_hash, created_at, expires_at, confirmed_at, undoable_until)
        SELECT ${newId()}, ${accountId}, ${newEmail}, ${formerEmail}, ${await sha256(confirmToken)}, ${await sha256(undoToken)}, ${at},
          ${in_(CONFIRMABLE_MS)}, ${isDone ? at : null}, ${in_(UNDOABLE_MS)} WHERE ${guard}`),
    ],
    confirmUrl: appUrl + paths.confirmEmail.to({ token: confirmToken }),
    undoUrl: appUrl + paths.undoEmail.to({ token: undoToken }),
  }
}

/**
 * Voids a pending change, so that it cannot be confirmed. It can still be undone, which ends the sessions of the
 * person who requested it.
 */
export const voidPending = (accountId: string, at: string, guard: SQL = sql`1`): Statement<never> =>
  statement(sql`UPDATE email_changes SET voided_at = ${at}
    WHERE account_id = ${accountId} AND confirmed_at IS NULL AND voided_at IS NULL AND ${guard}`)
