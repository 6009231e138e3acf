import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { type MentionFacts, type MentionToStore, mentionStatements } from '../../../domain/contacts/store-mentions.ts'
import { besideKnown, formerMentions, keysBeside } from './former-mentions.ts'
import { type FormerSource, readFormer } from './read-former.ts'
import { stillAtWork } from './still-at-work.ts'

/**
 * Contacts per queue message, limited by memory. A crawl's contacts are resolved together; if it has more, its websites
 * are resolved in parts.
 */
const CONTACTS_MAX = { crawl: 5_000, others: 10_000 }
/** Mentions written per batch, and rows deleted per batch. */
const MENTIONS_AT_ONCE = 500
const ROWS_AT_ONCE = 1_000

/**
 * Converts contacts of a source from before contacts belonged to accounts into mentions: those of a crawl by resolving
 * its websites, others as they were entered. Converted rows are then deleted. Safe to repeat, also after a crash.
 *
 * @param atMost stops after this many contacts
 * @returns whether nothing is left to convert
 */
export async function migrateFormerMentions(ctx: ServiceContext, sourceId: string, atMost?: number): Promise<boolean> {
  const account = accountOf(ctx).id
  const [source] = await ctx.data.all<FormerSource & { type: string; created_at: string }>(
    sql`SELECT id, number, type, created_at FROM sources WHERE id = ${sourceId} AND account_id = ${account}`,
  )
  if (!source) return true
  const isCrawl = source.type === 'crawl'
  const contactsMax = atMost ?? CONTACTS_MAX[isCrawl ? 'crawl' : 'others']
  const former = await readFormer(ctx, source, contactsMax)
  if (former.length === 0) return true
  // Has no effect if another consumer of the same message was faster.
  const isThere = sql`EXISTS (SELECT 1 FROM former_contacts WHERE source_id = ${source.id} AND key = ${former[0]!.contact.key})`
  const mentions = await formerMentions(source.type, former)
  for (let at = 0; at < mentions.length; at += MENTIONS_AT_ONCE) {
    const some = mentions.slice(at, at + MENTIONS_AT_ONCE)
    const said = besideKnown(some, await readSaid(ctx, source, some))
    await runBatch(ctx.data, [
      ...mentionStatements({ id: source.id, accountId: account }, said, new Date(source.created_at), isThere),
      stillAtWork(ctx, source.id),
    ])
  }
  // Rows of a website are deleted together, because a repetition would mistake the remaining rows for the whole
  // website. Manually entered rows are independent of each other.
  const atOnce = isCrawl ? former.length : ROWS_AT_ONCE
  for (let at = 0; at < former.length; at += atOnce) {
    const some = former.slice(at, at + atOnce)
    const [from, to] = [some[0]!.contact.key, some.at(-1)!.contact.key]
    await runBatch(ctx.data, [
      statement(sql`DELETE FROM former_contacts WHERE source_id = ${source.id} AND key BETWEEN ${from} AND ${to}`),
    ])
  }
  return former.length < contactsMax
}

async function readSaid(
  ctx: ServiceContext,
  { number }: FormerSource,
  mentions: readonly MentionToStore[],
): Promise<ReadonlyMap<string, MentionFacts>> {
  const rows = await ctx.data.all<{ key: string; facts: string }>(sql`
    SELECT key, facts FROM told_mentions WHERE source = ${number} AND key IN (SELECT value FROM json_each(${JSON.stringify(keysBeside(mentions))}))`)
  return new Map(rows.map(({ key, facts }) => [key, JSON.parse(facts) as MentionFacts]))
}
