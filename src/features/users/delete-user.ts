import type { ServiceContext } from '../../core/context.ts'
import { isFree } from '../../core/guards.ts'
import { endAccount } from '../../domain/accounts/end-account.ts'
import { isSomebodyElse, isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { isNoRoot } from './guards.ts'
import { accountDeletedMail } from './mails.ts'
import { findUserRow } from './queries.ts'
import { supportOf } from './support-of.ts'

/**
 * Deletes a user's account permanently, as when its owner deletes it. @throws not_found, forbidden for a user with more
 * permissions than the caller, conflict for a root user and for the caller's own account
 */
export async function deleteUser(ctx: ServiceContext, id: string): Promise<void> {
  const user = await findUserRow(ctx, id)
  const guards = [
    isThere(id),
    isNoRoot(id, conflict('Cannot delete root user')),
    isSomebodyElse(ctx, id, 'You cannot delete your own account here. Your settings can.'),
    isWithinReach(ctx, id),
  ]
  const mail = accountDeletedMail(await supportOf(ctx))
  if (await endAccount(ctx, user, { action: 'user.delete', guard: isFree(guards), mail })) return
  await refuse(ctx, guards)
}
