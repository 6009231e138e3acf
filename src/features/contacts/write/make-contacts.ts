import { sql } from 'drizzle-orm'
import type { ContactsJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { firstNumber, lastNumber } from '../../../db/account-numbers.ts'
import { runBatch } from '../../../db/batch.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { assignSome } from '../../../domain/contacts/assign-contacts.ts'
import { countImportedContacts } from '../../../domain/contacts/contacts-of-import.ts'
import { rebuildContacts } from '../../../domain/contacts/rebuild-contacts.ts'
import { continueAction } from '../act/contact-actions.ts'
import { migrateFormerMentions } from './migrate-former-mentions.ts'
import { stillAtWork } from './still-at-work.ts'

/** Limits per queue message. The rest is left to the next message, so that no consumer runs for long. */
const MENTIONS_MAX = 1_000
const CONTACTS_MAX = 500

/**
 * Assigns contacts to a source's mentions, continues a bulk action or rebuilds an account's stale contacts, and continues
 * with another queue message. A repeated message changes nothing.
 */
export async function makeContacts(
  background: ServiceContext,
  { account_id, source_id, after, action_id }: ContactsJob,
): Promise<void> {
  const account = await loadAccount(background.db, account_id, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  if (action_id) return continueAction(ctx, action_id)
  const next = source_id ? await ofSource(ctx, source_id, after ?? null) : await refreshStale(ctx)
  if (next === 'done') return source_id ? await countImportedContacts(ctx, source_id) : undefined
  await ctx.queues.send('contacts', {
    account_id,
    ...(source_id && { source_id }),
    ...(next.after !== null && { after: next.after }),
  })
}

async function ofSource(ctx: ServiceContext, sourceId: string, after: string | null) {
  await runBatch(ctx.data, [stillAtWork(ctx, sourceId)])
  // Contacts are only assigned once all former mentions are migrated, since more may be said about them.
  if (!(await migrateFormerMentions(ctx, sourceId))) return { after: null }
  return assignSome(ctx, sourceId, { after, mentionsMax: MENTIONS_MAX })
}

async function refreshStale(ctx: ServiceContext): Promise<'done' | { readonly after: null }> {
  const account = ctx.account!.id
  const isOwn = sql`number BETWEEN ${firstNumber(account)} AND ${lastNumber(account)}`
  const rows = await ctx.data.all<{ number: number }>(sql`
    SELECT number FROM (
      SELECT number FROM contacts WHERE is_stale = 1 AND ${isOwn} UNION SELECT number FROM contacts WHERE last_seen_at IS NULL AND ${isOwn})
    LIMIT ${CONTACTS_MAX}`)
  await rebuildContacts(
    ctx,
    rows.map(({ number }) => number),
  )
  return rows.length < CONTACTS_MAX ? 'done' : { after: null }
}
