import type { DeleteAccount } from '../../contracts/accounts/accounts.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { isFree } from '../../core/guards.ts'
import { endAccount } from '../../domain/accounts/end-account.ts'
import { isOwnPassword, WRONG_PASSWORD } from '../../domain/accounts/passwords/own-password.ts'
import { keepsARoot } from '../../domain/roles/user-guards.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { accountDeletedMail } from './mails.ts'

/**
 * Deletes the caller's own account permanently.
 *
 * @throws validation_failed for a wrong password, conflict for the last root user, too_many_requests
 */
export async function deleteAccount(ctx: ServiceContext, { password }: DeleteAccount): Promise<void> {
  const account = accountOf(ctx)
  if (!(await isOwnPassword(ctx, password))) throw invalid({ password: [WRONG_PASSWORD] })
  const ending = {
    action: 'account.delete',
    guard: isFree([keepsARoot(account.id)]),
    mail: accountDeletedMail(),
  } as const
  if (!(await endAccount(ctx, account, ending))) throw conflict('The last root user cannot be deleted.')
}
