import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { isVerificationLink, type VerificationParts } from '../../domain/accounts/verification/verification-link.ts'
import { forbidden } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'

/**
 * Marks the address of an account as verified. The link may be used repeatedly.
 *
 * @throws forbidden if the link is altered, expired or for another address
 */
export async function verifyEmail(
  ctx: ServiceContext,
  parts: VerificationParts & { signature: string },
): Promise<void> {
  const now = ctx.clock.now()
  if (!(await isVerificationLink(ctx.config, parts, now))) throw deadLink()
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, parts.id))
  if (!account || (await sha256(account.email)) !== parts.token) throw deadLink()
  await ctx.db
    .update(accounts)
    .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()})` })
    .where(eq(accounts.id, account.id))
}

const deadLink = () => forbidden('This verification link has expired or is invalid. Please request a new one.')
