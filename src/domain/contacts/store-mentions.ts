import { type SQL, sql } from 'drizzle-orm'
import type { ContactMergeReason } from '../../contracts/contacts/contact-details.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import type { SiteContact } from '../../extraction/site/site-contact.ts'
import type { FieldRule, MergeRule } from '../../rules/imports/merge-rules.ts'
import type { CustomFields } from './custom-fields.ts'

/** What a source says about a person or an organisation, to be stored. */
export interface MentionToStore {
  /** Identifies it within the source, and is the same in another source of that website (`siteMentionKey`). */
  readonly key: string
  /** Registrable domain; null if it comes from no website. */
  readonly site: string | null
  readonly facts: MentionFacts
  /** Its contact, if already matched (`storeMatched`): the owner of the key `known_by`, or else `contact`. */
  readonly match?: { readonly contact: number; readonly reason: ContactMergeReason | null; readonly known_by: string }
}

/**
 * Additional facts of an imported row: the organisation's website, tags and notes that the contact gets once, and its
 * own fields.
 */
export interface MentionFacts extends SiteContact {
  readonly website?: string
  readonly tags?: readonly string[]
  readonly note?: string
  readonly fields?: CustomFields
  /** Names of the lists that the contact is put on. */
  readonly lists?: readonly string[]
  /** By what it is the same contact as another; without it, by everything that identifies contacts. */
  readonly match_by?: MergeRule
  /** What it changes of a contact that others mention too; without it, sources have their usual precedence. */
  readonly fields_rule?: FieldRule
}

export interface SourceOfMentions {
  readonly id: string
  readonly accountId: string
  /**
   * The previous crawl with the same start URL. A mention that it has with the same facts is stored as a reference, and
   * keeps its contact.
   */
  readonly previousCrawlId?: string | null
  /**
   * Whether the source arrives in parts: facts about the same contact are then combined. For a website, the latest
   * replace earlier ones.
   */
  readonly isAdding?: boolean
}

/**
 * Statements of one batch that write mentions of a source. Mentions that are neither unchanged since the previous crawl
 * nor matched have no contact yet: `assignContacts` assigns it, and `unresolved_since` of the source marks this as
 * pending. Idempotent.
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

/** The earlier facts, plus any new parts that add to them. */
const PARTS_OF_BOTH = sql`json_set(mentions.facts, '$.parts', (SELECT json_group_array(json(part)) FROM (
  SELECT value AS part FROM json_each(mentions.facts, '$.parts') UNION ALL SELECT value FROM json_each(excluded.facts, '$.parts') AS said
  WHERE said.value NOT IN (SELECT value FROM json_each(mentions.facts, '$.parts'))
    AND EXISTS (SELECT 1 FROM json_each(said.value) AS list WHERE list.type = 'array' AND list.value <> '[]'))))`
/** The same, with the latest values of the contact's own fields. */
const WITH_PARTS_OF_BOTH = sql`iif(excluded.facts -> '$.fields' IS NULL, ${PARTS_OF_BOTH}, json_set(${PARTS_OF_BOTH}, '$.fields',
  json_patch(coalesce(mentions.facts -> '$.fields', '{}'), excluded.facts -> '$.fields')))`
