import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { trustedDevices } from '../../db/schema/control/sign-in-factors.ts'
import { personOf } from '../../domain/accounts/factors/person-of.ts'
import { notFound } from '../../lib/errors.ts'

/** Ends the trust in a browser, which stays signed in. @throws not_found */
export async function removeTrustedDevice(ctx: ServiceContext, id: string): Promise<void> {
  const removed = await ctx.db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.id, id), eq(trustedDevices.accountId, personOf(ctx))))
    .returning({ id: trustedDevices.id })
  if (removed.length === 0) throw notFound('Trusted device')
}
