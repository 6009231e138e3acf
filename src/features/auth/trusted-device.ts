import { and, eq, gt } from 'drizzle-orm'
import { TRUSTED_DAYS } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../core/context.ts'
import { trustedDevices } from '../../db/schema/control/sign-in-factors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { browserCookie, readBrowserCookie } from './browser-cookies.ts'

const TRUSTED_SECONDS = TRUSTED_DAYS * 24 * 60 * 60

/** Whether the password is enough in this browser; notes the use. */
export async function isTrustedDevice(ctx: ServiceContext, accountId: string, cookies: string): Promise<boolean> {
  const token = readBrowserCookie(ctx, cookies, 'trusted-device')
  if (token === null) return false
  const now = ctx.clock.now().toISOString()
  const used = await ctx.db
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(trustedDevices.tokenHash, await sha256(token)),
        eq(trustedDevices.accountId, accountId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
    .returning({ id: trustedDevices.id })
  return used.length > 0
}

/** A new trusted device: its row, and the cookie of the browser. */
export async function newTrustedDevice(ctx: ServiceContext, accountId: string) {
  const token = randomToken(32)
  const now = ctx.clock.now()
  const row: typeof trustedDevices.$inferInsert = {
    ...{ id: newId(), accountId, tokenHash: await sha256(token) },
    ...{ userAgent: ctx.userAgent, country: ctx.visitorCountry },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + TRUSTED_SECONDS * 1000).toISOString(),
  }
  return { row, cookie: browserCookie(ctx, 'trusted-device', token, TRUSTED_SECONDS) }
}
