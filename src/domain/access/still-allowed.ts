import { authorize } from '../../core/authorize.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { unauthenticated } from '../../lib/errors.ts'
import type { Permission } from '../../rules/roles/permissions.ts'
import { loadKey } from './api-key-holder.ts'
import { loadSession } from './load-account.ts'

/**
 * Stops long-running work once its caller could no longer start it: the session was ended or has expired, an
 * impersonation is over, the account is suspended or gone, the key was disabled, deleted or replaced, the permission
 * was revoked. Does not check the service's own work.
 *
 * @throws unauthenticated, forbidden, subscription_required, and the errors of `loadKey`
 */
export async function assertStillAllowed(ctx: ServiceContext, permission: Permission): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'api-key') authorize(await loadKey(ctx, actor), permission)
  if (actor.kind !== 'session' && actor.kind !== 'stand-in') return
  const holder = await loadSession(ctx.db, sessionOf(ctx), ctx.clock.now())
  if (!holder) throw unauthenticated('Your session has ended. Please sign in again.')
  authorize(holder, permission)
}
