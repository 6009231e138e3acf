import { raise, unauthenticated } from '../lib/errors.ts'
import { accountOf, type ServiceContext } from './context.ts'

/**
 * The id of the person for whom something personal is stored or read, such as the columns of a list. An administrator
 * who impersonates an account sees it as its owner does.
 */
export function personOf(ctx: ServiceContext): string {
  const { actor } = ctx
  if (actor.kind === 'session' || actor.kind === 'api-key') return actor.accountId
  return actor.kind === 'stand-in' ? accountOf(ctx).id : raise(unauthenticated())
}
