import type { OPT_OUT_PROOFS } from '../../contracts/opt-outs/opt-outs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { optOuts } from '../../db/schema/control/opt-outs.ts'
import { noteOptOut, type OptOutValue, optOutHash } from '../../domain/opt-outs/opt-outs.ts'

/** Adds a value to the opt-out list. An existing entry is left unchanged. */
export async function recordOptOut(
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
  await ctx.db.insert(optOuts).values(row).onConflictDoNothing()
  noteOptOut()
}
