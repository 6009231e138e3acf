import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { passwordResets } from '../../../db/schema/control/accounts.ts'
import { sha256 } from '../../../lib/hash.ts'
import { randomToken } from '../../../lib/random-token.ts'

export type LinkPurpose = typeof passwordResets.$inferSelect.purpose

/**
 * Stores a mailed link by the hash of its token, and voids earlier links of the account for the same purpose.
 *
 * @param seconds lifetime of the link
 * @returns the token
 */
export async function newLink(
  ctx: ServiceContext,
  accountId: string,
  purpose: LinkPurpose,
  seconds: number,
): Promise<string> {
  const token = randomToken(32)
  const tokenHash = await sha256(token)
  const now = ctx.clock.now()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString()
  const isEarlier = and(
    eq(passwordResets.accountId, accountId),
    eq(passwordResets.purpose, purpose),
    isNull(passwordResets.usedAt),
  )
  await ctx.db.batch([
    ctx.db.update(passwordResets).set({ usedAt: createdAt }).where(isEarlier),
    ctx.db.insert(passwordResets).values({ tokenHash, accountId, purpose, createdAt, expiresAt }),
  ])
  return token
}
