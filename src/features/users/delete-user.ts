import type { ServiceContext } from '../../core/context.ts'
import { isFree } from '../../core/guards.ts'
import { endAccount } from '../../domain/accounts/end-account.ts'
import { isSomebodyElse, isThere, isWithinReach, refuse } from '../../domain/roles/user-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { isNoRoot } from './guards.ts'
import { accountDeletedMail } from './mails.ts'
import { findUserRow } from './queries.ts'
import { supportOf } from './support-of.ts'

/** Ends a user's account for good, like one that its holder deletes. @throws not_found, forbidden beyond one's reach, conflict for a root user and for oneself */
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
