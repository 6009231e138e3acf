import { sql } from 'drizzle-orm'
import type { SourceType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { CHECK_CODES, CONTACT_CODES, PHONE_CODES, TYPE_CODES, wordOf } from '../../db/codes.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { numberedId } from '../../lib/numbered-id.ts'
import { nextTurn } from '../../lib/steps.ts'
import {
  type BuiltContact,
  type BuiltValue,
  buildContact,
  type Edits,
  reachOf,
  type SourcedMention,
} from './build-contact.ts'
import { publishContactEvents } from './publish-contact-events.ts'
import { rolesOf } from './role-marks.ts'
import { emailRankOf, sortKeyOf } from './sort-keys.ts'
import type { MentionFacts } from './store-mentions.ts'
import { type FormerRow, type Latest, whatChanged } from './what-changed.ts'

/** Maximum length of stored values, in characters. */
const VALUE_LENGTH_MAX = 500
const CONTACTS_AT_ONCE = 50
/** Maximum mentions read at once; a batch of contacts with more is split. */
const MENTIONS_AT_ONCE = 1_000
/**
 * Maximum mentions a contact is built from; if a file mentions someone thousands of times, the latest sources count.
 */
const MENTIONS_OF_CONTACT_MAX = 500

interface MentionRow {
  readonly contact: number
  readonly source: number
  readonly source_type: SourceType
  readonly source_name: string
  readonly site: string | null
  readonly facts: string
  readonly seen_at: number
  readonly organization_number: number | null
}

interface ContactRow extends FormerRow {
  readonly number: number
  readonly edits: string | null
}

interface ItemRow {
  readonly number: number
  readonly type: number
  readonly normalized: string
  readonly check: string | null
}

interface Made {
  readonly number: number
  readonly made: BuiltContact
  /** Its values that the account holds. */
  readonly held: readonly (BuiltValue & { item: number; check: string | null })[]
}

/**
 * Rebuilds contacts from their mentions and a person's edits: their row, their ordered values and their search row.
 * Deletes contacts without a mention, or with no value left in the account. Records what a source added in their
 * history. Idempotent.
 */
export async function rebuildContacts(ctx: ServiceContext, numbers: readonly number[]): Promise<void> {
  const unique = [...new Set(numbers)]
  for (let at = 0; at < unique.length; at += CONTACTS_AT_ONCE) {
    await refresh(ctx, unique.slice(at, at + CONTACTS_AT_ONCE))
    await nextTurn()
  }
}

async function refresh(ctx: ServiceContext, numbers: readonly number[]): Promise<void> {
  const { mentions, rows, values } = await readContacts(ctx, numbers)
  if (mentions.length > MENTIONS_AT_ONCE) {
    const middle = Math.ceil(numbers.length / 2)
    await refresh(ctx, numbers.slice(0, middle))
    return refresh(ctx, numbers.slice(middle))
  }
  const byContact = Map.groupBy(mentions, ({ contact }) => contact)
  const made = numbers.flatMap((number) => {
    const told = byContact.get(number)
    if (!told) return []
    const row = rows.get(number)
    return [{ number, latest: latestOf(told), made: buildContact(told.map(toTold), editsOf(row)) }]
  })
  const items = await readItems(
    ctx,
    made.flatMap((one) => one.made.values),
  )
  const held: (Made & { latest: Latest })[] = made
    .map((one) => ({
      ...one,
      held: one.made.values.flatMap((value) => {
        const item = items.get(keyOf(value))
        return item ? [{ ...value, item: item.number, check: item.check }] : []
      }),
    }))
    .filter((one) => one.held.length > 0)
  const kept = new Set(held.map(({ number }) => number))
  const gone = numbers.filter((number) => !kept.has(number))
  const brought = held.flatMap(({ number, held: now, latest, made: contact }) => {
    const before = rows.get(number)
    const fresh = now.filter(({ item }) => !values.get(number)?.has(item))
    return (before && whatChanged(number, { before, made: contact, edits: editsOf(before), fresh, latest })) ?? []
  })
  const time = ctx.clock.now()
  const changed = new Set(brought.map(({ contact }) => contact))
  await runBatch(ctx.data, [
    ...valueStatements(held, numbers),
    ...jsonLists(held.map((one) => toRow(one))).map((list) => upsert(list, time.getTime(), changed)),
    ...jsonLists(brought).map((list) => insertChanges(ctx, list, time.toISOString())),
    ...(gone.length > 0 ? deleteStatements(gone) : []),
  ])
  const fresh = held.filter(({ number }) => !rows.has(number))
  await publishContactEvents(
    ctx,
    accountOf(ctx).id,
    fresh.map(({ number, made: { firstSeenAt, kind, name } }) => ({ id: numberedId(number, firstSeenAt), kind, name })),
  )
}

async function readContacts(ctx: ServiceContext, numbers: readonly number[]) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
  // For a single contact, its latest sources; for several, all mentions, or one more than the maximum.
  const chosen =
    numbers.length === 1
      ? sql`SELECT source, key FROM mentions WHERE contact = ${numbers[0]} ORDER BY source DESC LIMIT ${MENTIONS_OF_CONTACT_MAX}`
      : sql`SELECT mentions.source, mentions.key FROM ${listed} AS asked CROSS JOIN mentions ON mentions.contact = asked.value LIMIT ${MENTIONS_AT_ONCE + 1}`
  const [mentions, rows, values] = await runBatch(ctx.data, [
    statement<MentionRow>(sql`
      SELECT told.contact, told.source, sources.type AS source_type, sources.name AS source_name, told.site, told.facts, told.seen_at,
        (SELECT contact FROM mentions AS employer WHERE employer.source = told.source AND employer.key = told.facts ->> 'organization_key') AS organization_number
      FROM (${chosen}) AS chosen CROSS JOIN told_mentions AS told ON told.source = chosen.source AND told.key = chosen.key
      CROSS JOIN sources ON sources.number = told.source`),
    statement<ContactRow>(
      sql`SELECT number, edits, name, job_title, organization, updated_at FROM contacts WHERE number IN ${listed}`,
    ),
    statement<{ contact: number; item: number }>(
      sql`SELECT contact, item FROM contact_values WHERE contact IN ${listed}`,
    ),
  ])
  const valuesByContact = new Map<number, Set<number>>()
  for (const { contact, item } of values)
    valuesByContact.set(contact, (valuesByContact.get(contact) ?? new Set()).add(item))
  return { mentions, rows: new Map(rows.map((row) => [row.number, row])), values: valuesByContact }
}

const latestOf = (told: readonly MentionRow[]) => told.reduce((a, b) => (b.seen_at > a.seen_at ? b : a))
const toTold = ({ facts, ...row }: MentionRow): SourcedMention => ({ ...row, facts: JSON.parse(facts) as MentionFacts })
const editsOf = (row: ContactRow | undefined): Edits => (row?.edits ? (JSON.parse(row.edits) as Edits) : {})
const keyOf = ({ type, normalized }: BuiltValue) => `${TYPE_CODES[type]}:${normalized.slice(0, VALUE_LENGTH_MAX)}`

async function readItems(ctx: ServiceContext, values: readonly BuiltValue[]): Promise<Map<string, ItemRow>> {
  const found = new Map<string, ItemRow>()
  const asked = [...new Set(values.map(keyOf))]
  for (const list of jsonLists(asked)) {
    const rows = await ctx.data.all<ItemRow>(sql`
      SELECT items.number, items.type, items.normalized, ${wordOf(sql`items.email_check`, CHECK_CODES)} AS "check"
      FROM json_each(${list}) AS asked CROSS JOIN items ON items.account = ${accountNumber(accountOf(ctx).id)}
        AND items.type = CAST(substr(asked.value, 1, 1) AS INTEGER) AND items.normalized = substr(asked.value, 3)`)
    for (const row of rows) found.set(`${row.type}:${row.normalized}`, row)
  }
  return found
}

/** Leaves unchanged values as they are. */
function valueStatements(held: readonly Made[], numbers: readonly number[]): Statement<never>[] {
  const rows = held.flatMap(({ number, held: values }) =>
    values.map(({ item, phoneKind }, rank) => ({
      contact: number,
      item,
      rank,
      kind: phoneKind === null ? null : PHONE_CODES[phoneKind],
    })),
  )
  const all = JSON.stringify(numbers)
  const pairs = JSON.stringify(rows.map(({ contact, item }) => `${contact} ${item}`))
  return [
    statement<never>(sql`
      DELETE FROM contact_values WHERE contact IN (SELECT value FROM json_each(${all}))
        AND contact || ' ' || item NOT IN (SELECT value FROM json_each(${pairs}))`),
    ...jsonLists(rows).map((list) =>
      statement<never>(sql`
        INSERT INTO contact_values (contact, item, rank, phone_kind)
        SELECT value ->> 'contact', value ->> 'item', value ->> 'rank', value ->> 'kind' FROM json_each(${list}) WHERE true
        ON CONFLICT (contact, item) DO UPDATE SET rank = excluded.rank, phone_kind = excluded.phone_kind
        WHERE rank <> excluded.rank OR phone_kind IS NOT excluded.phone_kind`),
    ),
  ]
}

const toRow = ({ number, made, held }: Made) => ({
  number,
  kind: CONTACT_CODES[made.kind],
  name: made.name,
  job_title: made.jobTitle,
  organization: made.organization,
  organization_number: made.organizationNumber,
  site: made.site,
  country: made.country,
  reach: reachOf(made.kind, held),
  ...(made.profiles.length > 0 && { profiles: made.profiles }),
  ...(made.likelyEmail && { likely_email: made.likelyEmail }),
  ...(made.fields && { fields: made.fields }),
  confidence: made.confidence,
  name_key: sortKeyOf(made.name),
  organization_key: sortKeyOf(made.organization),
  title_key: sortKeyOf(made.jobTitle),
  email_rank: emailRank(held),
  roles: made.kind === 'person' ? rolesOf(made.jobTitle) : 0,
  first_seen_at: made.firstSeenAt,
  last_seen_at: made.lastSeenAt,
})

function emailRank(held: Made['held']): number | null {
  const first = held.find(({ type }) => type === 'emails')
  return first ? emailRankOf(first.check) : null
}

const MADE_COLUMNS =
  'name job_title organization organization_number site country reach profiles likely_email fields confidence'.split(
    ' ',
  )
/** Derived from those, or told by every crawl: they make no update. */
const KEY_COLUMNS = 'name_key organization_key title_key email_rank roles last_seen_at'.split(' ')
/** A contact that waits to be deleted keeps waiting: its reach is negative. */
const NEXT_VALUES: Readonly<Record<string, string>> = {
  reach: 'iif(contacts.reach < 0, -1 - excluded.reach, excluded.reach)',
}
const JSON_COLUMNS: ReadonlySet<string> = new Set(['profiles', 'likely_email', 'fields'])

function upsert(list: string, now: number, changed: ReadonlySet<number>): Statement<never> {
  const all = [...MADE_COLUMNS, ...KEY_COLUMNS]
  const nextOf = (name: string) => NEXT_VALUES[name] ?? `excluded.${name}`
  const columns = sql.raw(all.join(', '))
  const given = sql.raw(all.map((name) => `value ${JSON_COLUMNS.has(name) ? '->' : '->>'} '${name}'`).join(', '))
  const differs = sql.raw(MADE_COLUMNS.map((name) => `contacts.${name} IS NOT ${nextOf(name)}`).join(' OR '))
  return statement<never>(sql`
    INSERT INTO contacts (number, kind, ${columns}, first_seen_at, updated_at)
    SELECT value ->> 'number', value ->> 'kind', ${given}, value ->> 'first_seen_at', ${now} FROM json_each(${list}) WHERE true
    ON CONFLICT (number) DO UPDATE SET ${sql.raw(all.map((name) => `${name} = ${nextOf(name)}`).join(', '))},
      updated_at = iif(${differs} OR contacts.number IN (SELECT value FROM json_each(${JSON.stringify([...changed])})), excluded.updated_at, updated_at), is_stale = 0`)
}

const insertChanges = (ctx: ServiceContext, list: string, now: string): Statement<never> =>
  statement<never>(sql`
    INSERT INTO contact_changes (id, account_id, contact, kind, facts, created_at)
    SELECT value ->> 'id', ${accountOf(ctx).id}, value ->> 'contact', 'updated', value -> 'facts', ${now} FROM json_each(${list})`)

/** Deletes empty contacts, with their keys and with mentions whose values the account no longer holds. */
function deleteStatements(numbers: readonly number[]): Statement<never>[] {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
  return [
    statement<never>(sql`DELETE FROM contacts WHERE number IN ${listed}`),
    statement<never>(sql`DELETE FROM contact_keys WHERE contact IN ${listed}`),
    statement<never>(sql`DELETE FROM mentions WHERE contact IN ${listed}`),
  ]
}
