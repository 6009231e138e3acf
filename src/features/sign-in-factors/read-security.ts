import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { SignInSecurity } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../core/context.ts'
import { signInFactors, trustedDevices } from '../../db/schema/control/sign-in-factors.ts'
import { hasPasskeys } from '../../domain/accounts/factors/passkeys.ts'
import { personOf } from '../../domain/accounts/factors/person-of.ts'
import { recoveryCodesLeft } from '../../domain/accounts/factors/prove-factor.ts'

/** Returns the caller's factors, oldest first, unused recovery codes, and trusted devices, newest first. */
export async function readSecurity(ctx: ServiceContext): Promise<SignInSecurity> {
  const accountId = personOf(ctx)
  const now = ctx.clock.now().toISOString()
  const [factors, devices, codesLeft] = await Promise.all([
    ctx.db
      .select()
      .from(signInFactors)
      .where(and(eq(signInFactors.accountId, accountId), isNotNull(signInFactors.confirmedAt)))
      .orderBy(asc(signInFactors.createdAt), asc(signInFactors.id)),
    ctx.db
      .select()
      .from(trustedDevices)
      .where(and(eq(trustedDevices.accountId, accountId), gt(trustedDevices.expiresAt, now)))
      .orderBy(desc(trustedDevices.createdAt), desc(trustedDevices.id)),
    recoveryCodesLeft(ctx, accountId),
  ])
  return {
    factors: factors.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      created_at: row.createdAt,
      last_used_at: row.lastUsedAt,
    })),
    recovery_codes_left: codesLeft,
    trusted_devices: devices.map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      country: row.country,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
      last_used_at: row.lastUsedAt,
    })),
    has_passkeys: hasPasskeys(ctx),
  }
}
