import { sql } from 'drizzle-orm'
import type { ContactMergeReason } from '../../contracts/contacts/contact-details.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { emailsOf, type Known, keysToAsk, type Mention, matchMentions, phonesOf, takenKey } from './match-mentions.ts'
import { moveStatements } from './move-contacts.ts'
import { readKnown } from './read-known.ts'
import { rebuildContacts } from './rebuild-contacts.ts'
import type { MentionFacts } from './store-mentions.ts'

/** Maximum mentions checked again; the other mentions of such contacts repeat the same. */
const MENTIONS_MAX = 1_000

interface Double {
  readonly from: number
  readonly into: number
  readonly reason: ContactMergeReason | null
}

/**
 * Merges contacts that two sources created for the same person or organisation at the same moment, when neither saw
 * what the other was about to write. After building its own contacts, each source matches again and merges the later
 * number into the earlier one: whichever ends last sees both.
 *
 * @param source its number
 * @param fresh contacts that were just built for it
 */
export async function mergeDuplicates(ctx: ServiceContext, source: number, fresh: readonly number[]): Promise<void> {
  if (fresh.length === 0) return
  const rows = await ctx.data.all<{ contact: number; key: string; site: string | null; facts: string }>(sql`
    SELECT mentions.contact, mentions.key, mentions.site, mentions.facts FROM json_each(${JSON.stringify(fresh)}) AS asked
    CROSS JOIN mentions INDEXED BY mentions_by_contact ON mentions.contact = asked.value AND mentions.source = ${source}
    WHERE mentions.facts IS NOT NULL LIMIT ${MENTIONS_MAX}`)
  const mentions = rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as MentionFacts }))
  const [known, taken] = await readKnown(ctx, source, mentions)
  for (const { from, into, reason } of doublesOf(mentions, known, taken)) {
    // Another worker may have deleted that contact meanwhile.
    const isThere = sql`EXISTS (SELECT 1 FROM mentions WHERE contact = ${into})`
    await runBatch(ctx.data, moveStatements(into, [from], reason, isThere))
    await rebuildContacts(ctx, [into])
  }
}

/** For each duplicate contact, the one it is merged into. */
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
    const [match] = matchMentions([mention], without(mention, known, contact), others, [contact])
    if (!match || match.isNew) continue
    const [into, from] = [contact, match.contact].toSorted((a, b) => a - b) as [number, number]
    if (!doubles.has(from)) doubles.set(from, { from, into, reason: match.reason })
  }
  return [...doubles.values()]
}

/** The known candidates of a mention, except for its own contact. */
const without = (mention: Mention, { byKey, byEmail, byPhone, mailboxes }: Known, contact: number): Known => ({
  mailboxes,
  byKey: new Map(
    keysToAsk([mention]).flatMap((key) => {
      const number = byKey.get(key)
      return number === undefined || number === contact ? [] : [[key, number] as const]
    }),
  ),
  byEmail: new Map(
    emailsOf(mention.facts).map((email) => [
      email,
      (byEmail.get(email) ?? []).filter(({ number }) => number !== contact),
    ]),
  ),
  byPhone: new Map(
    phonesOf(mention.facts).map((phone) => [
      phone,
      (byPhone?.get(phone) ?? []).filter(({ number }) => number !== contact),
    ]),
  ),
})
