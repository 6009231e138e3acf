import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { LikelyEmail } from '../../../extraction/site/site-contact.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from '../contact-row.ts'
import type { ExportedContact } from './exported-contact.ts'
import { likelyEmails } from './likely-emails.ts'
import { type ValueRow, valuesOf } from './value-rows.ts'

interface SourceRow {
  contact: number
  name: string
  type: string
  page_url: string | null
}

/** Returns contacts with all data for an export, in the order of the given numbers. Deleted contacts are left out. */
export async function readExported(ctx: ServiceContext, numbers: readonly number[]): Promise<ExportedContact[]> {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
  const [rows, values, notes, sources] = await runBatch(ctx.data, [
    statement<ContactRow>(
      sql`SELECT ${CONTACT_COLUMNS} FROM contacts ${OF_ORGANIZATION} WHERE contacts.number IN ${listed}`,
    ),
    valuesOf(numbers),
    statement<{ contact: number; text: string }>(
      sql`SELECT contact, text FROM contact_notes WHERE contact IN ${listed} ORDER BY created_at DESC, id DESC`,
    ),
    statement<SourceRow>(sql`
      SELECT DISTINCT told.contact, sources.name, sources.type, told.facts ->> '$.parts[0].pages[0]' AS page_url
      FROM told_mentions AS told CROSS JOIN sources ON sources.number = told.source WHERE told.contact IN ${listed}
      ORDER BY told.contact, sources.number`),
  ])
  const likely = new Map(
    rows.flatMap((row) =>
      row.likely_email ? [[row.number, JSON.parse(row.likely_email) as LikelyEmail] as const] : [],
    ),
  )
  const checks = await likelyEmails(
    ctx,
    [...likely.values()].map(({ email }) => email),
  )
  const [byNumber, valuesBy, notesBy, sourcesBy] = [
    new Map(rows.map((row) => [row.number, row])),
    Map.groupBy(values, ({ contact }) => contact),
    Map.groupBy(notes, ({ contact }) => contact),
    Map.groupBy(sources, ({ contact }) => contact),
  ]
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    if (!row) return []
    const made = likely.get(number)
    return [
      {
        ...toExported(row, valuesBy.get(number) ?? []),
        likely_email: made ? { email: made.email, check: checks.get(made.email) ?? null, basis: basisOf(made) } : null,
        fields: row.fields ? (JSON.parse(row.fields) as Record<string, string>) : {},
        notes: (notesBy.get(number) ?? []).map(({ text }) => text),
        sources: (sourcesBy.get(number) ?? []).map(({ name, type, page_url }) => ({ name, type, page_url })),
      },
    ]
  })
}

function toExported(row: ContactRow, values: readonly ValueRow[]) {
  const { id, kind, name, job_title, company, site, country, profiles, labels, first_seen_at, updated_at } =
    toListed(row)
  const of = (type: ValueRow['type']) => values.filter((value) => value.type === type)
  const named = (wanted: 'tag' | 'list') => labels.filter((label) => label.kind === wanted).map((label) => label.name)
  return {
    id,
    kind,
    name: name ?? '',
    job_title,
    organization: kind === 'person' ? company : null,
    emails: of('emails').map(({ value, check }) => ({ email: value, check })),
    phones: of('phones').map(({ normalized, phone_kind }) => ({
      value: normalized,
      kind: phone_kind ?? ('voice' as const),
    })),
    // The contact's country is that of its first address.
    addresses: of('addresses').map(({ value }, at) => ({ value, country: at === 0 ? country : null })),
    profiles,
    site,
    tags: named('tag'),
    lists: named('list'),
    first_seen_at,
    updated_at,
  }
}

const basisOf = ({ pattern, examples }: LikelyEmail) => `${pattern}@, as ${examples.join(', ')}`
