import type { BulkUserAction, BulkUsers } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { AppError } from '../../lib/errors.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { reactivateUser } from './reactivate-user.ts'
import { sendUserResetLink } from './send-reset-link.ts'
import { sendUserVerification } from './send-verification.ts'
import { suspendUser } from './suspend-user.ts'

const ACTIONS: Readonly<Record<BulkUserAction, (ctx: ServiceContext, id: string, reason: string) => Promise<unknown>>> =
  {
    suspend: suspendUser,
    reactivate: reactivateUser,
    end_sessions: endUserSessions,
    send_verification: sendUserVerification,
    send_reset_link: sendUserResetLink,
  }

/**
 * Applies one action to several users, each through its own function. A refused user is returned with the reason, and
 * the others are still processed.
 */
export async function bulkUsers(
  ctx: ServiceContext,
  { action, ids, reason }: BulkUsers,
): Promise<{ done: number; refused: { id: string; message: string }[] }> {
  const refused: { id: string; message: string }[] = []
  const chosen = new Set(ids)
  for (const id of chosen) {
    try {
      await ACTIONS[action](ctx, id, reason)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { done: chosen.size - refused.length, refused }
}
