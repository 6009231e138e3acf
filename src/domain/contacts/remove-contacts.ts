import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

const listed = (numbers: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`

/**
 * Statements of one batch that delete contacts with everything that is said about them. Their values stay where a
 * source has them.
 *
 * @param when a condition without which nothing is deleted
 */
export const removeContactStatements = (numbers: readonly number[], when: SQL = sql`true`): Statement<never>[] =>
  [
    // Before their mentions: deleting these would also delete the contacts.
    sql`DELETE FROM contacts WHERE number IN ${listed(numbers)} AND ${when}`,
    sql`DELETE FROM contact_keys WHERE contact IN ${listed(numbers)} AND ${when}`,
    sql`DELETE FROM mentions WHERE contact IN ${listed(numbers)} AND ${when}`,
  ].map((query) => statement<never>(query))

/** Some mentions of a source: those whose keys are between two others. */
export interface MentionRange {
  /** The number of the source. */
  readonly source: number
  readonly from: string
  readonly to: string
  readonly accountId: string
  /** Labels that existed before this time, in milliseconds since 1970, may have been given before, so they stay. */
  readonly since: number
}

/**
 * Statements of one batch that take from contacts what some mentions said: these, and the labels and notes that came
 * with them. The contacts must be rebuilt.
 *
 * @param when a condition without which nothing is deleted
 */
export const withdrawStatements = (
  numbers: readonly number[],
  noteIds: readonly string[],
  { source, from, to, accountId, since }: MentionRange,
  when: SQL,
): Statement<never>[] =>
  [
    sql`DELETE FROM labelled_contacts WHERE contact IN ${listed(numbers)} AND ${when} AND label IN (
      SELECT contact_labels.number FROM mentions CROSS JOIN json_each(json_array('tag', 'list')) AS kinds
      CROSS JOIN json_each(mentions.facts, iif(kinds.value = 'tag', '$.tags', '$.lists')) AS given
      CROSS JOIN contact_labels ON contact_labels.account_id = ${accountId}
        AND contact_labels.kind = kinds.value AND contact_labels.name = given.value AND contact_labels.created_at >= ${since}
      WHERE mentions.contact = labelled_contacts.contact AND mentions.source = ${source} AND mentions.key > ${from} AND mentions.key < ${to})`,
    sql`DELETE FROM contact_notes WHERE id IN (SELECT value FROM json_each(${JSON.stringify(noteIds)})) AND ${when}`,
    sql`DELETE FROM mentions WHERE contact IN ${listed(numbers)} AND source = ${source} AND key > ${from} AND key < ${to} AND ${when}`,
  ].map((query) => statement<never>(query))

/** A statement that deletes a label, unless it is on other contacts than these. */
export const removeLabelStatement = (
  accountId: string,
  { kind, folded }: { readonly kind: 'tag' | 'list'; readonly folded: string },
  numbers: readonly number[],
): Statement<never> =>
  statement<never>(sql`
    DELETE FROM contact_labels WHERE account_id = ${accountId} AND kind = ${kind} AND folded = ${folded}
      AND NOT EXISTS (SELECT 1 FROM labelled_contacts WHERE label = contact_labels.number AND contact NOT IN ${listed(numbers)})`)
