import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import { suppressManyStatement } from '../../../domain/suppressions/list-statements.ts'
import { suppressionHash, suppressionHint } from '../../../domain/suppressions/suppressions.ts'
import type { ExportedState } from '../../../rules/imports/known-exports.ts'
import type { ReadRow } from './import-text.ts'

/** Whom the other product says the decision was of. What a recipient decided there, they decided here as well. */
const DECIDERS = { unsubscribed: 'recipient', bounced: 'automatic', manual: 'account' } as const

/**
 * Returns the statements that put on the suppression list those of an import who must get no messages, by the product
 * that the file was exported from. Also for rows whose contact is not imported. Safe to repeat.
 */
export async function suppressExported(ctx: ServiceContext, rows: readonly ReadRow[]): Promise<Statement<never>[]> {
  const account = accountOf(ctx).id
  const entries = rows.flatMap(({ contact }) =>
    contact?.suppressAs ? contact.emails.map(({ normalized }) => ({ normalized, reason: contact.suppressAs! })) : [],
  )
  if (entries.length === 0) return []
  const list = await Promise.all(entries.map((entry) => toEntry(ctx, account, entry)))
  return [suppressManyStatement(account, JSON.stringify(list), ctx.clock.now().toISOString())]
}

async function toEntry(
  ctx: ServiceContext,
  account: string,
  { normalized, reason }: { readonly normalized: string; readonly reason: ExportedState },
) {
  const hash = await suppressionHash(ctx, account, 'email', normalized)
  return { channel: 'email', hash, hint: suppressionHint('email', normalized), reason, decided_by: DECIDERS[reason] }
}
