import type { Endpoint } from '../../contracts/endpoint.ts'
import type { ServiceContext } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { raise, unauthenticated } from '../../lib/errors.ts'
import { roleAllows } from '../../rules/workspaces/workspace-roles.ts'
import { loadPerson } from './load-account.ts'

/**
 * Whether an endpoint concerns the person instead of the workspace. A permission that even former members hold is about
 * themselves, so a contract that forgets to choose never acts on the account of a workspace's owner.
 */
export const actsForPerson = ({ actsFor, permission }: Pick<Endpoint, 'actsFor' | 'permission'>): boolean =>
  actsFor === undefined ? permission !== 'public' && roleAllows(null, permission) : actsFor === 'person'

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
