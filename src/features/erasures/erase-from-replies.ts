import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { changeRows } from './change-rows.ts'
import { recipientsOf } from './erase-from-recipients.ts'
import type { LocatedPerson } from './locate-person.ts'
import { rowsWith } from './rows-with.ts'

const TEXTS = ['from_address', 'from_name', 'subject', 'text'] as const

/** Returns the ids of replies from the person, by sender address or as replies to a message sent to them. */
export async function repliesOf(ctx: ServiceContext, person: LocatedPerson): Promise<readonly string[]> {
  const theirs = (await recipientsOf(ctx, person)).flatMap(({ id, isTheirs }) => (isTheirs ? [id] : []))
  const { emails } = person.traces.known
  if (theirs.length + emails.length === 0) return []
  const rows = await ctx.data.all<{ id: string }>(sql`
    SELECT id FROM replies WHERE account_id = ${accountOf(ctx).id} AND (
      recipient_id IN (SELECT value FROM json_each(${JSON.stringify(theirs)}))
      OR lower(from_address) IN (SELECT value FROM json_each(${JSON.stringify(emails)})))`)
  return rows.map(({ id }) => id)
}

/**
 * Removes a person from replies to campaigns: deletes what they wrote, and redacts what others wrote about them. Runs
 * before their messages are erased, because replies are found through them.
 */
export async function eraseFromReplies(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  const theirs = await repliesOf(ctx, person)
  await ctx.data.run(sql`
    DELETE FROM replies WHERE account_id = ${accountOf(ctx).id} AND id IN (SELECT value FROM json_each(${JSON.stringify(theirs)}))`)
  let changed = theirs.length
  const { traces } = person
  for await (const rows of rowsWith(ctx, 'replies', TEXTS, traces))
    changed += await changeRows(ctx, 'replies', rows, ({ texts }) => {
      // A sender with this name or address is the person.
      if (traces.holds(texts.from_name ?? '') || traces.holds(texts.from_address ?? '')) return null
      return Object.fromEntries(
        TEXTS.map((name) => [name, texts[name] ? traces.redact(texts[name]) : (texts[name] ?? null)]),
      )
    })
  await ctx.data.run(sql`
    DELETE FROM conversations WHERE account_id = ${accountOf(ctx).id}
      AND NOT EXISTS (SELECT 1 FROM replies WHERE conversation_id = conversations.id)`)
  return changed
}
