import { accountOf, type ServiceContext } from '../../../core/context.ts'

/** The account id of the person who calls: password and factors are theirs, whichever account they act for. */
export const personOf = (ctx: ServiceContext): string =>
  ctx.actor.kind === 'session' ? ctx.actor.accountId : accountOf(ctx).id
