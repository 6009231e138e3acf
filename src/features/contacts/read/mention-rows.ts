import { sql } from 'drizzle-orm'
import type { ContactMention, ContactMergeReason } from '../../../contracts/contacts/contact-details.ts'
import type { SourceType } from '../../../contracts/data/items.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'

/** A mention with its facts and its source. */
export interface MentionRow {
  source: number
  key: string
  site: string | null
  reason: ContactMergeReason | null
  /** `SiteContact` as JSON. */
  facts: string
  seen_at: number
  source_id: string
  source_name: string
  source_type: SourceType
  crawl_id: string | null
}

const MENTIONS_MAX = 200

/** Returns the mentions of a contact, latest first. */
export const mentionsOf = (contact: number, limit = MENTIONS_MAX): Statement<MentionRow> =>
  statement(sql`
    SELECT told.source, told.key, told.site, told.reason, told.facts, told.seen_at, sources.id AS source_id, sources.name AS source_name,
      sources.type AS source_type, sources.crawl_id
    FROM told_mentions AS told CROSS JOIN sources ON sources.number = told.source
    WHERE told.contact = ${contact} ORDER BY told.seen_at DESC, told.source DESC, told.key LIMIT ${limit}`)

/** Returns the id of a mention, by which it can be split off. */
export const mentionIdOf = ({ source, key }: Pick<MentionRow, 'source' | 'key'>): string => `${source}:${key}`

export const factsOf = ({ facts }: Pick<MentionRow, 'facts'>): SiteContact => JSON.parse(facts) as SiteContact

/** Returns a mention in its API format. */
export function toMention(row: MentionRow): ContactMention {
  const { relation, parts } = factsOf(row)
  return {
    id: mentionIdOf(row),
    source_id: row.source_id,
    source_name: row.source_name,
    source_type: row.source_type,
    crawl_id: row.crawl_id,
    site: row.site,
    relation,
    seen_at: new Date(row.seen_at).toISOString(),
    reason: row.reason,
    parts: parts.map(({ name, reason, job_titles, emails, phones, addresses, pages }) => ({
      name,
      reason,
      job_titles: [...job_titles],
      emails: [...emails],
      phones: phones.map(({ value }) => value),
      addresses: addresses.map(({ value }) => value),
      pages: [...pages],
    })),
  }
}
