import { sql } from 'drizzle-orm'
import { clientOf, type LocalDatabase } from '../../../scripts/local/migrate.ts'
import { introduce, nextNumber, spendNumbers } from '../../../src/db/account-numbers.ts'
import { runBatch, statement } from '../../../src/db/batch.ts'
import { numberedId } from '../../../src/lib/numbered-id.ts'
import { scatter } from './scatter.ts'

const words = (list: string) => list.split(' ')
const FIRST = words(
  'anna ben carla david emma felix grace hugo ines jack kate liam maria noah olga paul quinn rosa sam tina uma vera will xena yara zoé',
)
const LAST = words(
  'adams baker clark díaz evans fischer gómez harris ito jones kim lópez müller nguyen okafor patel quist rossi smith taylor ueda vega weber xu young zhang',
)
const DOMAIN_A = words('acme harbour north blue river stone lake hill green prime silver summit bright coast oak')
const DOMAIN_B = words('tools works soft labs media group trade foods energy travel')
const TITLES = [
  'Managing Director',
  'CEO',
  'Geschäftsführer',
  'Head of Sales',
  'IT Manager',
  'Sales Assistant',
  'Marketing Manager',
  'Doctor',
  'Teacher',
  'Purchasing',
]
const COUNTRIES = words('DE DE DE DE US US GB FR IT ES NL AT CH PL')
const BATCH = 1_000
const SOURCES = 401
const DAY_MS = 86_400_000

/** Ids that a benchmark filters by. */
export interface ManyContacts {
  /** An import with a fifth of all contacts. */
  readonly importId: string
  /** One of the smallest crawls. */
  readonly smallSourceId: string
  /** A crawl with few contacts, spread over the whole account. */
  readonly wideSourceId: string
  readonly organizationId: string
  /** A third of all contacts are on this list, one in five hundred on the other. */
  readonly largeLabelId: string
  readonly smallLabelId: string
  readonly firstDay: string
  readonly bytes: number
}

/**
 * Adds contacts with values and mentions in the state that resolution leaves: people and organisations of 400 crawls
 * and an import, seen over 200 days.
 */
export async function addManyContacts(
  database: LocalDatabase,
  account: { readonly id: string; readonly number: number },
  total: number,
): Promise<ManyContacts> {
  const data = clientOf(database)
  const now = Date.now()
  const start = now - 200 * DAY_MS
  const sizeOf = async () => (await database.prepare('SELECT 1').run()).meta.size_after
  const empty = await sizeOf()
  const list = JSON.stringify(Array.from({ length: SOURCES }, (_, at) => at))
  const [, rows] = await runBatch(data, [
    introduce(account),
    statement<{ first: number }>(sql`SELECT ${nextNumber(account.id)} AS first`),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, created_at)
      SELECT ${nextNumber(account.id)} + value, lower(hex(randomblob(4))) || '-0000-7000-8000-' || lower(hex(randomblob(6))), ${account.id},
        iif(value = 0, 'import', 'crawl'), 'contacts-' || value, ${new Date().toISOString()} FROM json_each(${list})`),
    spendNumbers(account.id, list),
    statement(sql`
      INSERT INTO contact_labels (number, account_id, kind, name, folded, created_at)
      SELECT ${nextNumber(account.id)} + value, ${account.id}, 'list', 'Bench ' || value, 'bench ' || value, ${now} FROM json_each('[0, 1]')`),
    spendNumbers(account.id, '[0, 1]'),
  ])
  const first = rows[0]!.first
  const sourceAt = (place: number) => first + place
  const [largeLabel, smallLabel] = [first + SOURCES, first + SOURCES + 1]
  const base = first + SOURCES + 2
  let [employer, employers] = [base, 0]
  for (let at = 0; at < total; at += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, total - at) }, (_, index) => {
      const one = contactAt(at + index, total, start, now)
      // Four numbers each: the contact's and those of its values.
      const number = base + 4 * (at + index)
      const isEmployer = one.kind === 1 && scatter(at + index + 9) % 20 === 0
      if (isEmployer) [employer, employers] = [number, employers + 1]
      return {
        ...one,
        number,
        source: sourceAt(one.place),
        employer: one.kind === 0 && employers > 0 ? employer : null,
      }
    })
    const contacts = JSON.stringify(made)
    await runBatch(data, [
      statement(sql`
        INSERT INTO items (number, type, value, normalized, confidence, source, source_types, email_check, mailbox, first_seen_at)
        SELECT value ->> 'number' + 1, 0, value ->> 'email', value ->> 'email', 90, value ->> 'source', 1, value ->> 'check', value ->> 'mailbox', value ->> 'seen'
        FROM json_each(${contacts}) WHERE value ->> 'email' IS NOT NULL
        UNION ALL SELECT value ->> 'number' + 2, 2, value ->> 'phone', value ->> 'e164', 90, value ->> 'source', 1, NULL, NULL, value ->> 'seen'
        FROM json_each(${contacts}) WHERE value ->> 'phone' IS NOT NULL
        UNION ALL SELECT value ->> 'number' + 3, 3, value ->> 'address', lower(value ->> 'address'), 90, value ->> 'source', 1, NULL, NULL, value ->> 'seen'
        FROM json_each(${contacts}) WHERE value ->> 'address' IS NOT NULL`),
      statement(sql`
        INSERT INTO sightings (source, item, confidence, seen_at)
        SELECT source, number, 90, NULL FROM items WHERE number BETWEEN ${made[0]!.number} AND ${made.at(-1)!.number + 3}`),
      statement(sql`
        INSERT INTO contact_values (contact, item, rank, phone_kind)
        SELECT given.value ->> 'number', items.number, items.type, iif(items.type = 2, given.value ->> 'phoneKind', NULL)
        FROM json_each(${contacts}) AS given CROSS JOIN items ON items.number BETWEEN given.value ->> 'number' + 1 AND given.value ->> 'number' + 3`),
      statement(sql`
        INSERT INTO mentions (source, key, contact, site, facts, seen_at)
        SELECT value ->> 'source', value ->> 'key', value ->> 'number', value ->> 'site', value ->> 'facts', value ->> 'seen' FROM json_each(${contacts})
        UNION ALL SELECT ${sourceAt(SOURCES - 2)}, value ->> 'key', value ->> 'number', value ->> 'site', value ->> 'facts', value ->> 'seen'
        FROM json_each(${contacts}) WHERE value ->> 'at' % 200 = 7`),
      statement(sql`
        INSERT INTO labelled_contacts (label, contact)
        SELECT iif(step.value = 3, ${largeLabel}, ${smallLabel}), given.value ->> 'number' FROM json_each(${contacts}) AS given
        CROSS JOIN json_each('[3, 500]') AS step ON given.value ->> 'at' % step.value = 0`),
      statement(sql`
        INSERT INTO contacts (number, kind, name, job_title, organization, organization_number, site, country, reach, confidence, first_seen_at, last_seen_at, updated_at, email_rank)
        SELECT value ->> 'number', value ->> 'kind', value ->> 'name', value ->> 'title', value ->> 'organization', value ->> 'employer', value ->> 'site',
          value ->> 'country', value ->> 'reach', 90, value ->> 'seen', value ->> 'seen', value ->> 'seen', value ->> 'at' % 5 FROM json_each(${contacts})`),
    ])
  }
  await data.run(sql`UPDATE account_numbers SET next = next + ${4 * total} WHERE account_id = ${account.id}`)
  const [found] = await data.all<{ largest: number; seen: number }>(sql`
    SELECT of.number AS largest, of.first_seen_at AS seen FROM contacts JOIN contacts AS of ON of.number = contacts.organization_number
    GROUP BY of.number ORDER BY count(*) DESC LIMIT 1`)
  const ids = await data.all<{ number: number; id: string }>(
    sql`SELECT number, id FROM sources WHERE account_id = ${account.id}`,
  )
  const idOf = (place: number) => ids.find(({ number }) => number === sourceAt(place))!.id
  return {
    importId: idOf(0),
    smallSourceId: idOf(SOURCES - 3),
    wideSourceId: idOf(SOURCES - 2),
    organizationId: numberedId(found!.largest, found!.seen),
    largeLabelId: numberedId(largeLabel, now),
    smallLabelId: numberedId(smallLabel, now),
    firstDay: new Date(start).toISOString().slice(0, 10),
    bytes: ((await sizeOf()) - empty) / total,
  }
}

function contactAt(at: number, total: number, start: number, now: number) {
  const mixed = scatter(at)
  const isImport = at < total / 5
  // Squaring makes the first crawls large and the last ones small.
  const share = (at - total / 5) / (total * 0.8)
  const place = isImport ? 0 : 1 + Math.min(397, Math.floor(398 * (1 - Math.sqrt(1 - share))))
  const first = FIRST[scatter(at + 1) % FIRST.length]!
  const last = LAST[scatter(at + 2) % LAST.length]!
  const firm = isImport ? at % 5_000 : place
  const site = `${DOMAIN_A[firm % DOMAIN_A.length]}-${DOMAIN_B[(firm * 7) % DOMAIN_B.length]}${firm}.com`
  const isFirm = mixed % 4 === 0
  const organization = `${capital(DOMAIN_A[mixed % 15]!)} ${capital(DOMAIN_B[mixed % 10]!)}${isFirm ? at : firm} Ltd`
  const [hasEmail, hasPhone, isFax] = [mixed % 10 < 5, mixed % 10 > 2 && mixed % 10 < 8, mixed % 6 === 0]
  const digits = String(10_000_000 + at)
  const [email, e164] = [`${first}.${last}${at}@${site}`, `+4420${digits}`]
  const title = isFirm ? null : TITLES[mixed % TITLES.length]!
  const name = isFirm ? organization : `${capital(first)} ${capital(last)}`
  const part = {
    name,
    reason: null,
    job_titles: title ? [title] : [],
    emails: hasEmail ? [email] : [],
    phones: hasPhone ? [{ value: e164 }] : [],
    addresses: [],
    profiles: [],
    pages: [`https://www.${site}/contact/${first}.html`],
  }
  const kind = isFirm ? 'organization' : 'person'
  return {
    at,
    place,
    kind: isFirm ? 1 : 0,
    key: `${site}/${at}`,
    name,
    title,
    organization: isFirm ? null : organization,
    site,
    country: mixed % 5 ? COUNTRIES[(mixed >>> 4) % COUNTRIES.length] : null,
    email: hasEmail ? email : null,
    check: mixed % 7 === 0 ? null : mixed % 11 === 0 ? 2 : 0,
    mailbox: mixed % 3 ? 1 : 0,
    phone: hasPhone ? `020 ${digits.slice(0, 4)} ${digits.slice(4)}` : null,
    e164,
    phoneKind: isFax ? 2 : 0,
    address: isFirm ? `${1 + (mixed % 300)} ${capital(last)} Street, London NW${mixed % 9} ${at}` : null,
    reach: hasEmail ? (mixed % 3 ? 3 : 2) : hasPhone && !isFax ? 1 : 0,
    facts: JSON.stringify({
      key: `${site}/${at}`,
      kind,
      name,
      relation: 'member',
      organization,
      organization_key: null,
      parts: [part],
      likely_email: null,
      confidence: 0.9,
    }),
    seen: Math.floor(start + ((now - start) * at) / total),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
