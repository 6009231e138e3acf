import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { jsonLists } from '../../../db/json-lists.ts'
import { mentionKey } from '../../../domain/contacts/match-keys.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'
import type { MentionRow } from '../read/mention-rows.ts'

/** A mention as written by a split. */
export interface WrittenMention {
  readonly source: number
  readonly key: string
  readonly site: string | null
  readonly seen_at: number
  readonly reason: string | null
  readonly facts: SiteContact
}

/** Writes mentions with their own facts, so that none refers to another mention whose facts may differ now. */
export const mentionWrites = (mentions: readonly WrittenMention[], contact: number, done: SQL): Statement<never>[] =>
  jsonLists(mentions).map((list) =>
    statement(sql`
      INSERT INTO mentions (source, key, contact, reason, site, facts, as_in, seen_at)
      SELECT value ->> 'source', value ->> 'key', ${contact}, value ->> 'reason', value ->> 'site', json(value -> 'facts'), NULL, value ->> 'seen_at'
      FROM json_each(${list}) WHERE ${done}
      ON CONFLICT (source, key) DO UPDATE SET contact = excluded.contact, facts = excluded.facts, as_in = NULL`),
  )

/** Assigns the keys of mentions to a contact, so that future mentions with them match it. */
export const keyStatements = (
  ctx: ServiceContext,
  keys: readonly string[],
  contact: number,
  done: SQL,
): Statement<never>[] =>
  jsonLists(keys.map(mentionKey)).map((list) =>
    statement(sql`
      INSERT INTO contact_keys (account, key, contact) SELECT ${accountOf(ctx).number}, value, ${contact} FROM json_each(${list}) WHERE ${done}
      ON CONFLICT (account, key) DO UPDATE SET contact = excluded.contact`),
  )

/** Deletes the mentions that a split left empty. */
export function goneStatements(
  group: readonly MentionRow[],
  kept: readonly WrittenMention[],
  contact: number,
  done: SQL,
  isWhole: boolean,
): Statement<never>[] {
  const left = new Set(kept.map(({ source }) => source))
  const gone = isWhole ? [] : group.filter(({ source }) => !left.has(source))
  return gone.map(({ source, key }) =>
    statement(sql`DELETE FROM mentions WHERE source = ${source} AND key = ${key} AND contact = ${contact} AND ${done}`),
  )
}
