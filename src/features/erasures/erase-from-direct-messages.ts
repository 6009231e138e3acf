import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { changeRows } from './change-rows.ts'
import { recipientsOf } from './erase-from-recipients.ts'
import type { LocatedPerson } from './locate-person.ts'
import { redactJsonText } from './redact-person.ts'
import { rowsWith } from './rows-with.ts'

const TEXTS = ['to_address', 'to_name', 'subject', 'text', 'html', 'options', 'problem'] as const

/** Returns the ids of direct messages to the person, by address or as answers in their conversations. */
export async function directMessagesTo(ctx: ServiceContext, person: LocatedPerson): Promise<readonly string[]> {
  const theirs = (await recipientsOf(ctx, person)).flatMap(({ id, isTheirs }) => (isTheirs ? [id] : []))
  const { emails } = person.traces.known
  if (theirs.length + emails.length === 0) return []
  const rows = await ctx.data.all<{ id: string }>(sql`
    SELECT id FROM direct_messages WHERE account_id = ${accountOf(ctx).id} AND (
      recipient_id IN (SELECT value FROM json_each(${JSON.stringify(theirs)}))
      OR lower(to_address) IN (SELECT value FROM json_each(${JSON.stringify(emails)})))`)
  return rows.map(({ id }) => id)
}

/**
 * Removes a person from direct messages: deletes those to them, and redacts what others were told about them. Runs
 * before the campaigns' messages are erased, because answers are found through them.
 */
export async function eraseFromDirectMessages(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  const theirs = await directMessagesTo(ctx, person)
  await ctx.data.run(sql`
    DELETE FROM direct_messages WHERE account_id = ${accountOf(ctx).id} AND id IN (SELECT value FROM json_each(${JSON.stringify(theirs)}))`)
  let changed = theirs.length
  const { traces } = person
  for await (const rows of rowsWith(ctx, 'direct_messages', TEXTS, traces))
    changed += await changeRows(ctx, 'direct_messages', rows, ({ texts }) => {
      if (traces.holds(texts.to_address ?? '') || traces.holds(texts.to_name ?? '')) return null
      return Object.fromEntries(
        TEXTS.map((name) => {
          const text = texts[name] ?? null
          return [name, text && (name === 'options' ? redactJsonText(text, traces) : traces.redact(text))]
        }),
      )
    })
  return changed
}
