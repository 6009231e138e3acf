import { type SQL, sql } from 'drizzle-orm'
import type { ContactMergeReason } from '../../contracts/contacts.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import type { SiteContact } from '../../extraction/site/site-contact.ts'

/** What a source says of a person or an organisation, to be kept. */
export interface MentionToStore {
  /** Told apart by it within the source, and the same for the same in another source of that website (`siteMentionKey`). */
  readonly key: string
  /** Registrable domain; null for what is of no website. */
  readonly site: string | null
  readonly facts: MentionFacts
  /** Its contact, where that was looked for before (`storeMatched`): whoever has the key `known_by`, or else `contact`. */
  readonly match?: { readonly contact: number; readonly reason: ContactMergeReason | null; readonly known_by: string }
}

/** What a row of a file says beside: a website, which is the organisation's, and what the contact gets once. */
export interface MentionFacts extends SiteContact {
  readonly website?: string
  readonly tags?: readonly string[]
  readonly note?: string
}

export interface SourceOfMentions {
  readonly id: string
  readonly accountId: string
  /** The crawl of the same start before: what it said in the same words is not written again, and is whose it was. */
  readonly previousCrawlId?: string | null
  /** It comes in pieces: what one says of somebody stands beside what others said. Of a website the last word holds. */
  readonly isAdding?: boolean
}

/**
 * Statements of one batch that write mentions of a source. Those that are not as the crawl before said them, and were not matched, have no
 * contact yet, which `assignContacts` gives them; that it is to come is noted. Writing the same again changes nothing.
 *
 * @param when a condition without which nothing is written
 */
export function mentionStatements(
  source: SourceOfMentions,
  mentions: readonly MentionToStore[],
  now: Date,
  when: SQL,
): Statement<never>[] {
  if (mentions.length === 0) return []
  const isSource = sql`sources.id = ${source.id} AND sources.account_id = ${source.accountId}`
  const previous = source.previousCrawlId
    ? sql`(SELECT number FROM sources WHERE crawl_id = ${source.previousCrawlId} AND account_id = ${source.accountId})`
    : sql`NULL`
  const facts = source.isAdding ? WITH_PARTS_OF_BOTH : sql`excluded.facts`
  const matched = sql`coalesce((SELECT contact FROM contact_keys WHERE account = ${accountNumber(source.accountId)}
    AND key = new.value ->> '$.match.known_by'), new.value ->> '$.match.contact')`
  const isAsBefore = sql`before.contact IS NOT NULL AND said.facts = json(new.value -> 'facts')`
  return [
    ...jsonLists(mentions).map((list) =>
      statement<never>(sql`
        INSERT INTO mentions (source, key, contact, reason, site, facts, as_in, seen_at)
        SELECT sources.number, new.value ->> 'key', CASE WHEN ${isAsBefore} THEN before.contact ELSE ${matched} END,
          CASE WHEN ${isAsBefore} THEN before.reason ELSE new.value ->> '$.match.reason' END, new.value ->> 'site',
          CASE WHEN ${isAsBefore} THEN NULL ELSE json(new.value -> 'facts') END, CASE WHEN ${isAsBefore} THEN said.source END, ${now.getTime()}
        FROM json_each(${list}) AS new CROSS JOIN sources ON ${isSource}
        LEFT JOIN mentions AS before ON before.source = ${previous} AND before.key = new.value ->> 'key'
        LEFT JOIN mentions AS said ON said.source = coalesce(before.as_in, before.source) AND said.key = before.key
        WHERE ${when}
        ON CONFLICT (source, key) DO UPDATE SET facts = ${facts}, seen_at = excluded.seen_at
        WHERE excluded.facts IS NOT NULL AND mentions.facts IS NOT ${facts}`),
    ),
    ...jsonLists(mentions.map(({ key }) => key)).map((keys) =>
      statement<never>(sql`
        UPDATE sources SET unresolved_since = ${now.toISOString()} WHERE ${isSource} AND ${when} AND EXISTS (
          SELECT 1 FROM json_each(${keys}) AS written
          CROSS JOIN mentions ON mentions.source = sources.number AND mentions.key = written.value
          LEFT JOIN contacts ON contacts.number = mentions.contact
          WHERE mentions.contact IS NULL OR contacts.number IS NULL OR contacts.is_stale = 1)`),
    ),
  ]
}

/** What was said before, with the parts that say more. */
const WITH_PARTS_OF_BOTH = sql`json_set(mentions.facts, '$.parts', (SELECT json_group_array(json(part)) FROM (
  SELECT value AS part FROM json_each(mentions.facts, '$.parts') UNION ALL SELECT value FROM json_each(excluded.facts, '$.parts') AS said
  WHERE said.value NOT IN (SELECT value FROM json_each(mentions.facts, '$.parts'))
    AND EXISTS (SELECT 1 FROM json_each(said.value) AS list WHERE list.type = 'array' AND list.value <> '[]'))))`
