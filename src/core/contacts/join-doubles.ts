import { sql } from 'drizzle-orm'
import type { ContactMergeReason } from '../../contracts/contacts.ts'
import { runBatch } from '../../db/batch.ts'
import type { ServiceContext } from '../context.ts'
import { type Known, type Mention, matchMentions, takenKey } from './match-mentions.ts'
import { moveStatements } from './move-contacts.ts'
import { readKnown } from './read-known.ts'
import { refreshContacts } from './refresh-contacts.ts'
import type { MentionFacts } from './store-mentions.ts'

interface Double {
  readonly from: number
  readonly into: number
  readonly reason: ContactMergeReason | null
}

/**
 * Two sources that name the same at the same moment make a contact each, as neither sees what the other is about to write. Once it has made its own,
 * each looks once more whose they are, and lets the later number become the earlier one: whoever ends last sees both.
 *
 * @param source its number
 * @param fresh contacts that were just made for it
 */
export async function joinDoubles(ctx: ServiceContext, source: number, fresh: readonly number[]): Promise<void> {
  if (fresh.length === 0) return
  const rows = await ctx.data.all<{ contact: number; key: string; site: string | null; facts: string }>(sql`
    SELECT contact, key, site, facts FROM mentions
    WHERE source = ${source} AND contact IN (SELECT value FROM json_each(${JSON.stringify(fresh)})) AND facts IS NOT NULL`)
  const mentions = rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as MentionFacts }))
  const [known, taken] = await readKnown(ctx, source, mentions)
  for (const { from, into, reason } of doublesOf(mentions, known, taken)) {
    // Another one may have let that go meanwhile.
    const isThere = sql`EXISTS (SELECT 1 FROM mentions WHERE contact = ${into})`
    await runBatch(ctx.data, moveStatements(into, [from], reason, isThere))
    await refreshContacts(ctx, [into])
  }
}

/** For each contact that is another's double, which of them is to stay. */
function doublesOf(
  mentions: readonly (Mention & { contact: number })[],
  known: Known,
  taken: ReadonlySet<string>,
): Double[] {
  const doubles = new Map<number, Double>()
  for (const mention of mentions) {
    const { contact, site } = mention
    const others = new Set(taken)
    if (site !== null) others.delete(takenKey(site, contact))
    const [match] = matchMentions([mention], without(known, contact), others, [contact])
    if (!match || match.isNew) continue
    const [into, from] = [contact, match.contact].toSorted((a, b) => a - b) as [number, number]
    if (!doubles.has(from)) doubles.set(from, { from, into, reason: match.reason })
  }
  return [...doubles.values()]
}

const without = ({ byKey, byEmail }: Known, contact: number): Known => ({
  byKey: new Map([...byKey].filter(([, number]) => number !== contact)),
  byEmail: new Map(
    [...byEmail].map(([email, contacts]) => [email, contacts.filter(({ number }) => number !== contact)]),
  ),
})
