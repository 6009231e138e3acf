import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { TYPE_CODES } from '../../../db/codes.ts'
import { buildContact } from '../../../domain/contacts/build-contact.ts'
import { conflict } from '../../../lib/errors.ts'
import type { WrittenMention } from './mention-writes.ts'

/** @throws conflict if one of the two contacts of a split would have no value */
export async function assertStands(
  ctx: ServiceContext,
  kept: readonly WrittenMention[],
  taken: readonly WrittenMention[],
): Promise<void> {
  if (!(await hasValue(ctx, kept))) throw conflict('Nothing else would be left of this contact.')
  if (!(await hasValue(ctx, taken)))
    throw conflict('This has neither an address nor a number nor a name of its own, so it cannot be a contact.')
}

async function hasValue(ctx: ServiceContext, mentions: readonly WrittenMention[]): Promise<boolean> {
  if (mentions.length === 0) return false
  const told = mentions.map((mention) => ({
    ...mention,
    source_type: 'crawl' as const,
    organization_number: null,
  }))
  const values = buildContact(told, {}).values.map(({ type, normalized }) => [TYPE_CODES[type], normalized])
  const [found] = await ctx.data.all(sql`
    SELECT 1 FROM json_each(${JSON.stringify(values)}) AS asked CROSS JOIN items ON items.account = ${accountOf(ctx).number}
      AND items.type = asked.value ->> 0 AND items.normalized = asked.value ->> 1 LIMIT 1`)
  return found !== undefined
}
