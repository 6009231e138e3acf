import type { DeleteAccount } from '../../contracts/accounts/accounts.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { isFree } from '../../core/guards.ts'
import { endAccount } from '../../domain/accounts/end-account.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { keepsARoot } from '../../domain/roles/user-guards.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { accountDeletedMail } from './mails.ts'

/**
 * Deletes the caller's own account permanently.
 *
 * @throws validation_failed for a wrong password, conflict for the last root user, factor_required, too_many_requests
 */
export async function deleteAccount(ctx: ServiceContext, { password }: DeleteAccount): Promise<void> {
  const account = accountOf(ctx)
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const ending = {
    action: 'account.delete',
    guard: isFree([keepsARoot(account.id)]),
    mail: accountDeletedMail(),
  } as const
  if (!(await endAccount(ctx, account, ending))) throw conflict('The last root user cannot be deleted.')
}
