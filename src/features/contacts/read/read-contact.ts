import { sql } from 'drizzle-orm'
import type { ListedContact } from '../../../contracts/contacts/contact.ts'
import type { ContactChange, ContactDetails } from '../../../contracts/contacts/contact-details.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { ContactEdits } from '../../../db/schema/data/contacts.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from '../../../domain/contacts/contact-row.ts'
import { likelyEmails } from '../../../domain/contacts/exported/likely-emails.ts'
import { evidenceOf, toValues, valuesOf } from '../../../domain/contacts/exported/value-rows.ts'
import type { LikelyEmail } from '../../../extraction/site/site-contact.ts'
import { notFound } from '../../../lib/errors.ts'
import { fold } from '../../../lib/fold.ts'
import { changeText } from '../sentences.ts'
import { type ChangeRow, changesOf, toChange } from './change-rows.ts'
import { factsOf, type MentionRow, mentionsOf, toMention } from './mention-rows.ts'
import { requireContact } from './require-contact.ts'

/** The API's names of edited fields. */
const EDITED: Readonly<Record<Exclude<keyof ContactEdits, 'at'>, string>> = {
  name: 'name',
  job_title: 'job_title',
  organization: 'company',
  country: 'country',
  fields: 'fields',
  removed: 'removed',
  preferred: 'preferred',
}

/**
 * Returns one of the account's contacts with all its data and evidence: values with the pages that show them, mentions,
 * notes, history.
 *
 * @throws not_found for an id that is not a contact of the account
 */
export async function readContact(ctx: ServiceContext, id: string): Promise<ContactDetails> {
  const { number } = await requireContact(ctx, id)
  const [[row], values, evidence, mentions, notes, changes, [people]] = await runBatch(ctx.data, [
    statement<ContactRow>(
      sql`SELECT ${CONTACT_COLUMNS} FROM contacts ${OF_ORGANIZATION} WHERE contacts.number = ${number}`,
    ),
    valuesOf([number]),
    evidenceOf(number),
    mentionsOf(number),
    statement<{ id: string; text: string; created_at: string }>(sql`
      SELECT id, text, created_at FROM contact_notes WHERE contact = ${number} AND account_id = ${accountOf(ctx).id}
      ORDER BY created_at DESC, id DESC`),
    changesOf(number),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM contacts WHERE organization_number = ${number} AND reach >= 0`,
    ),
  ])
  if (!row) throw notFound('Contact')
  const listed = toListed(row)
  const likely = row.likely_email && listed.has_likely_email ? (JSON.parse(row.likely_email) as LikelyEmail) : null
  const checks = await likelyEmails(ctx, likely ? [likely.email] : [])
  const countries = countriesIn(mentions)
  const shown = toValues(values, evidence)
  return {
    ...listed,
    ...shown,
    addresses: shown.addresses.map((one) => ({ ...one, country: countries.get(one.normalized) ?? null })),
    likely_email: likely
      ? {
          email: likely.email,
          pattern: likely.pattern,
          examples: [...likely.examples],
          check: checks.get(likely.email) ?? null,
        }
      : null,
    job_titles: jobTitlesOf(row, mentions),
    fields: row.fields ? (JSON.parse(row.fields) as Record<string, string>) : {},
    edited: editedFields(row.edits),
    mentions: mentions.map(toMention),
    notes,
    changes: [...changes.map((change: ChangeRow) => toChange(change)), ...firstFound(listed, mentions)],
    total_people: people!.total,
  }
}

/** Returns the entry for the first occurrence. It is not stored in the history but derived from the oldest mention. */
function firstFound({ id, first_seen_at }: ListedContact, mentions: readonly MentionRow[]): ContactChange[] {
  const first = mentions.at(-1)
  if (!first || first.seen_at !== Date.parse(first_seen_at)) return []
  const text = changeText('found', { source: first.source_name, source_type: first.source_type })
  return [{ id, kind: 'found', text, can_undo: false, created_at: first_seen_at }]
}

function editedFields(json: string | null): string[] {
  const edits = json === null ? {} : (JSON.parse(json) as ContactEdits)
  const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  return Object.entries(edits)
    .filter(([field, value]) => field !== 'at' && isSet(value))
    .map(([field]) => EDITED[field as keyof typeof EDITED] ?? field)
}

/** Returns job titles without duplicates. The first one is shown in lists. */
function jobTitlesOf({ job_title }: ContactRow, mentions: readonly MentionRow[]): string[] {
  const found = mentions.flatMap((mention) => factsOf(mention).parts.flatMap((part) => part.job_titles))
  const byKey = new Map<string, string>()
  for (const title of [...(job_title ? [job_title] : []), ...found])
    if (!byKey.has(fold(title))) byKey.set(fold(title), title)
  return [...byKey.values()]
}

/** Returns the countries of addresses by their normalized form, as stated in mentions. */
function countriesIn(mentions: readonly MentionRow[]): ReadonlyMap<string, string> {
  const all = mentions.flatMap((mention) => factsOf(mention).parts.flatMap((part) => part.addresses))
  return new Map(all.flatMap(({ normalized, country }) => (country ? [[normalized, country] as const] : [])))
}
