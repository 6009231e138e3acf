import type { ServiceContext } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { raise, unauthenticated } from '../../lib/errors.ts'
import { loadPerson } from './load-account.ts'

/**
 * The same context, acting for the person of the session instead of the workspace that the session is in. Other callers
 * have no account but the one they act for.
 *
 * @throws unauthenticated if the person's account is disabled or gone
 */
export async function asPerson(ctx: ServiceContext): Promise<ServiceContext> {
  const { actor, account } = ctx
  if (actor.kind !== 'session') return ctx
  const isOwn = account?.id === actor.accountId && account.role !== null
  if (isOwn) return ctx
  return asAccount(ctx, (await loadPerson(ctx.db, actor.accountId, ctx.clock.now())) ?? raise(unauthenticated()))
}
