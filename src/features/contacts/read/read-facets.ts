import { sql } from 'drizzle-orm'
import type { ContactLabel, LabelKind } from '../../../contracts/contacts/contact.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { MARK } from '../../../core/search-text.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { CONTACT_CODES } from '../../../db/codes.ts'
import { stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import { numberedId } from '../../../lib/numbered-id.ts'

export interface Facets {
  people: number
  organizations: number
  countries: { country: string; total: number }[]
  labels: (ContactLabel & { total: number })[]
}

const COUNTRIES_MAX = 50
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** All possible country codes. */
const COUNTRIES = JSON.stringify(LETTERS.flatMap((first) => LETTERS.map((second) => first + second)))

/** Returns the values by which the account's contacts can be filtered, each with the number of contacts. */
export async function readFacets(ctx: ServiceContext): Promise<Facets> {
  const { id, number } = accountOf(ctx)
  const { low, high } = stretchOf(ctx)
  const ofKind = (kind: keyof typeof CONTACT_CODES) =>
    sql`(SELECT count(*) FROM contacts WHERE account = ${number} AND kind = ${CONTACT_CODES[kind]} AND reach >= 0)`
  const [[kinds], countries, labels] = await runBatch(ctx.data, [
    statement<{ people: number; organizations: number }>(
      sql`SELECT ${ofKind('person')} AS people, ${ofKind('organization')} AS organizations`,
    ),
    // Counted in the search index, because rows of contacts are ten times as large.
    statement<{ country: string; total: number }>(sql`
      SELECT value AS country, (SELECT count(*) FROM contact_search WHERE contact_search MATCH '"' || ${MARK} || value || '"' AND rowid BETWEEN ${low} AND ${high}) AS total
      FROM json_each(${COUNTRIES}) WHERE total > 0 ORDER BY total DESC, country LIMIT ${COUNTRIES_MAX}`),
    statement<{ number: number; kind: LabelKind; name: string; created_at: number; total: number }>(sql`
      SELECT number, kind, name, created_at, (SELECT count(*) FROM labelled_contacts WHERE label = contact_labels.number) AS total
      FROM contact_labels WHERE account_id = ${id} ORDER BY kind, folded`),
  ])
  return {
    ...kinds!,
    countries,
    labels: labels.map(({ number: label, created_at, ...rest }) => ({ id: numberedId(label, created_at), ...rest })),
  }
}
