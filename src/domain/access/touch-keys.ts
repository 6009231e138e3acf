import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'

/** Invalidates the cached API keys of an account, so that changed permissions apply from the next request on. */
export async function touchKeys({ db, meters }: ServiceContext, accountId: string): Promise<void> {
  const keys = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.accountId, accountId))
  await Promise.all(keys.map(({ id }) => meters.touch(id)))
}
