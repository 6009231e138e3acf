import type { Permission } from '../../contracts/permissions.ts'
import { authorize } from '../../core/authorize.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { unauthenticated } from '../../lib/errors.ts'
import { loadKey } from './api-key-holder.ts'
import { loadSession } from './load-account.ts'

/**
 * Refuses what goes on for longer than a moment once its caller could not begin it any more: the session was ended or has expired, an
 * administrator's visit is over, the account is suspended or gone, the key was disabled, deleted or replaced, the permission taken.
 * Work of the service's own is not asked.
 *
 * @throws unauthenticated, forbidden, subscription_required, and what a key is refused with
 */
export async function assertStillAllowed(ctx: ServiceContext, permission: Permission): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'api-key') authorize(await loadKey(ctx, actor), permission)
  if (actor.kind !== 'session' && actor.kind !== 'stand-in') return
  const holder = await loadSession(ctx.db, sessionOf(ctx), ctx.clock.now())
  if (!holder) throw unauthenticated('Your session has ended. Please sign in again.')
  authorize(holder, permission)
}
