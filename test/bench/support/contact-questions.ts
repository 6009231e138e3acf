import type { SQLWrapper } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { LocalDatabase } from '../../../scripts/local/migrate.ts'
import { ContactFilter } from '../../../src/contracts/contacts/contact-filter.ts'
import type { ServiceContext } from '../../../src/core/context.ts'
import { listContacts } from '../../../src/features/contacts/read/list-contacts.ts'
import { readFacets } from '../../../src/features/contacts/read/read-facets.ts'
import type { ManyContacts } from './many-contacts.ts'

const PER_PAGE = 25
const LAST_PAGE = 400
const dialect = new SQLiteAsyncDialect()

type Question = [name: string, query: Record<string, string>, page?: number]

const questionsOf = (known: ManyContacts): Question[] => [
  ['everything', {}],
  ['everything, last page listed', {}, LAST_PAGE],
  ['people', { kind: 'person' }],
  ['organizations, last page listed', { kind: 'organization' }, LAST_PAGE],
  ['has an email', { has: 'email' }],
  ['has a phone', { has: 'phone' }],
  ['has either', { has: 'either' }],
  ['has neither', { has: 'neither' }],
  ['likely address only', { has: 'likely' }],
  ['email check', { email_check: 'deliverable' }],
  ['rare email check', { email_check: 'undeliverable' }],
  ['unchecked with a phone', { email_check: 'unchecked', has: 'phone' }],
  ['country', { country: 'DE' }],
  ['country of nobody', { country: 'JP' }],
  ['title', { title: 'manager' }],
  ['title of two letters and a word', { title: 'it manager' }],
  ['title with an accent', { title: 'geschaftsfuhrer' }],
  ['title of nobody', { title: 'acme' }],
  ['large list', { label_id: known.largeLabelId }],
  ['small list', { label_id: known.smallLabelId }],
  ['people of an organization', { organization_id: known.organizationId }],
  ['search in an organization', { organization_id: known.organizationId, search: '.com' }],
  ['import', { source_id: known.importId }],
  ['import, country and email', { source_id: known.importId, country: 'PL', has: 'email' }],
  ['search in an import', { source_id: known.importId, search: '.com' }],
  ['small crawl', { source_id: known.smallSourceId }],
  ['crawl that lies everywhere', { source_id: known.wideSourceId }],
  ['search in it', { source_id: known.wideSourceId, search: '.com' }],
  ['check and country in it', { source_id: known.wideSourceId, email_check: 'undeliverable', country: 'DE' }],
  ['source type', { source_type: 'import' }],
  ['source type of nobody', { source_type: 'manual' }],
  ['until the first day', { until: known.firstDay }],
  ['since the first day', { since: known.firstDay }],
  ['search: in every contact', { search: '.com' }],
  ['search: in every contact, last page', { search: '.com' }, LAST_PAGE],
  ['search: common word', { search: 'harbour' }],
  ['search: several words', { search: 'anna harbour com' }],
  ['search: accents', { search: 'zoe gomez' }],
  ['search: one person', { search: 'anna.clark3' }],
  ['search: phone digits', { search: '020 1000' }],
  ['search: nothing', { search: 'nothing-like-it' }],
  ['search: two characters', { search: 'an' }],
  ['search and title', { search: '.com', title: 'manager', has: 'neither' }],
  [
    'search and rare filters',
    { search: '.com', kind: 'organization', has: 'phone', email_check: 'undeliverable', country: 'PL' },
  ],
  [
    'all filters',
    {
      kind: 'person',
      has: 'email',
      email_check: 'deliverable',
      country: 'DE',
      search: 'com',
      label_id: known.largeLabelId,
      source_type: 'crawl',
      title: 'manager',
      since: known.firstDay,
      until: '2099-01-01',
    },
  ],
]

/**
 * Requests lists of contacts as the screen does and prints the database time of each, the slowest of several runs.
 *
 * @param cpuMs returns the runtime's processor time so far
 * @returns the maximum of database time and of processor time, in milliseconds
 */
export async function measureContactLists(
  database: LocalDatabase,
  account: { readonly id: string; readonly number: number },
  known: ManyContacts,
  runs: number,
  cpuMs: () => number,
): Promise<{ slowest: number; dearest: number }> {
  let [ms, read] = [0, 0]
  const metered = (metas: readonly { duration: number; rows_read: number }[]) => {
    for (const meta of metas) [ms, read] = [ms + meta.duration, read + meta.rows_read]
  }
  const data = {
    async all(query: SQLWrapper) {
      const { sql, params } = dialect.sqlToQuery(query.getSQL())
      const { results, meta } = await database
        .prepare(sql)
        .bind(...params)
        .all()
      metered([meta])
      return results
    },
    $client: {
      prepare: (sql: string) => database.prepare(sql),
      async batch(statements: Parameters<LocalDatabase['batch']>[0]) {
        const results = await database.batch(statements)
        metered(results.map(({ meta }) => meta))
        return results
      },
    },
  }
  const ctx = { data, account } as unknown as ServiceContext
  const measure = async (name: string, ask: () => Promise<number | string>) => {
    let worst = { ms: -1, read: 0, total: '' as number | string }
    const before = cpuMs()
    for (let run = 0; run < runs; run++) {
      ;[ms, read] = [0, 0]
      const total = await ask()
      if (ms > worst.ms) worst = { ms, read, total }
    }
    const spent = (cpuMs() - before) / runs
    const cells = [worst.ms.toFixed(1), spent.toFixed(0), worst.read, worst.total]
    console.log(`${name.padEnd(38)}${cells.map((cell) => String(cell).padStart(11)).join('')}`)
    return { ms: worst.ms, spent }
  }
  console.log(`\n${'Contacts'.padEnd(38)}     D1, ms    CPU, ms  rows read      total`)
  let [slowest, dearest] = [0, 0]
  for (const [name, query, page = 1] of questionsOf(known)) {
    const filter = ContactFilter.parse(query)
    const worst = await measure(name, async () => {
      const { pagination } = await listContacts(ctx, {
        ...filter,
        sort: 'reach',
        order: 'desc',
        page,
        per_page: PER_PAGE,
        count_all: false,
      })
      return pagination.is_capped ? `${pagination.total}+` : pagination.total
    })
    slowest = Math.max(slowest, worst.ms)
    dearest = Math.max(dearest, worst.spent)
  }
  await measure('what there is to filter by', async () => (await readFacets(ctx)).people)
  return { slowest, dearest }
}
