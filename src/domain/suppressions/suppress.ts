import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { suppressStatement } from './list-statements.ts'
import { suppressionHash, suppressionHint, type ToSuppress } from './suppressions.ts'

/** An address, or its hash if the address itself is no longer stored. */
type Named = Omit<ToSuppress, 'hash' | 'hint'> &
  ({ readonly address: string } | { readonly hash: string; readonly hint?: string })

/** Adds an address to the list. Idempotent. */
export async function suppress(ctx: ServiceContext, named: Named): Promise<void> {
  const { accountId, channel, reason, campaignId } = named
  const known =
    'address' in named
      ? {
          hash: await suppressionHash(ctx, accountId, channel, named.address),
          hint: suppressionHint(channel, named.address),
        }
      : { hash: named.hash, hint: named.hint ?? '•••' }
  await runBatch(ctx.data, [
    suppressStatement(ctx, { accountId, channel, reason, campaignId: campaignId ?? null, ...known }),
  ])
}
