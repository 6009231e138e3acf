import type { OPT_OUT_PROOFS } from '../../contracts/do-not-collect.ts'
import type { ServiceContext } from '../../core/context.ts'
import { noteOptOut, type OptOutValue, optOutHash } from '../../core/do-not-collect.ts'
import { doNotCollect } from '../../db/schema/do-not-collect.ts'

/** Puts a value on the list; one that is on it stays as it is. */
export async function keepOut(
  ctx: ServiceContext,
  value: OptOutValue,
  proof: (typeof OPT_OUT_PROOFS)[number],
): Promise<void> {
  const row = {
    hash: await optOutHash(ctx, value),
    kind: value.kind,
    proof,
    createdAt: ctx.clock.now().toISOString(),
  }
  await ctx.db.insert(doNotCollect).values(row).onConflictDoNothing()
  noteOptOut()
}
