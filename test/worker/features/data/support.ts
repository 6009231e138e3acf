import { eq, sql } from 'drizzle-orm'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { accountNumber, introduce, nextNumber, spendNumbers } from '../../../../src/db/account-numbers.ts'
import { addItems as storeItems } from '../../../../src/db/add-items.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { TYPE_CODES, wordOf } from '../../../../src/db/codes.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { contacts, contactValues, mentions } from '../../../../src/db/schema/data/contacts.ts'
import { crawlSpendSites, crawlSpends, crawls, pages, sources } from '../../../../src/db/schema/data/crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberedId, numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, db } from '../../support/factories.ts'

const now = () => new Date().toISOString()

const PERIOD = now().slice(0, 7)

/** A finished crawl of a site with its source and its cost, without a coordinator. */
export async function addCrawl(accountId: string, site = 'acme-tools.com') {
  const crawlId = newId()
  const sourceId = newId()
  const url = `https://${site}/`
  await dataOf(accountId)
    .insert(crawls)
    .values({
      id: crawlId,
      accountId,
      url,
      site,
      types: ['emails'],
      engine: 'basic',
      respectsRobots: true,
      isBackground: false,
      pagesMax: 10,
      status: 'completed',
      createdAt: now(),
      heartbeatAt: now(),
    })
  await dataOf(accountId).insert(crawlSpends).values({ crawlId, accountId, period: PERIOD })
  await dataOf(accountId).insert(crawlSpendSites).values({ crawlId, accountId, period: PERIOD, site, isRead: true })
  await addSource(accountId, { id: sourceId, type: 'crawl', name: site, crawlId })
  return { crawlId, sourceId, url }
}

/** A source without items. */
export async function addSource(
  accountId: string,
  source: Pick<typeof sources.$inferInsert, 'id' | 'type' | 'name' | 'crawlId'>,
): Promise<void> {
  await introduceHere(accountId)
  await dataOf(accountId)
    .insert(sources)
    .values({ ...source, accountId, createdAt: now(), number: nextNumber(accountId) })
  await runBatch(dataOf(accountId), [spendNumbers(accountId, '[1]')])
}

/** Registers the database of the account, as its first crawl or import does. */
async function introduceHere(id: string): Promise<void> {
  const [account] = await db.select({ number: accounts.number }).from(accounts).where(eq(accounts.id, id))
  await runBatch(dataOf(id), [introduce({ id, number: account!.number! })])
}

export interface GivenItem {
  type?: DataType
  value: string
  normalized?: string
  confidence?: number
  pageUrl?: string
  /** The same shape as the result of `addContact`. */
  contactId?: number
  snippet?: string
}

/** Adds items to a source. @returns their IDs in order */
export async function addItems(accountId: string, sourceId: string, given: readonly GivenItem[]): Promise<string[]> {
  const [source] = await dataOf(accountId).select().from(sources).where(eq(sources.id, sourceId))
  const rows = given.map((item) => ({
    type: item.type ?? ('emails' as const),
    value: item.value,
    normalized: item.normalized ?? item.value.toLowerCase(),
    confidence: item.confidence ?? 0.95,
    method: 'mailto' as const,
    snippet: item.snippet ?? null,
    pageUrl: item.pageUrl ?? 'https://acme-tools.com/contact',
  }))
  const { type, crawlId } = source!
  const [previous] = crawlId
    ? await dataOf(accountId).select({ id: crawls.previousId }).from(crawls).where(eq(crawls.id, crawlId))
    : []
  const target = { id: sourceId, type, accountId, previousCrawlId: previous?.id }
  const writes = storeItems(target, rows, new Date(), sql`true`)
  await runBatch(dataOf(accountId), [...writes.flatMap((list) => list.items), ...writes.map((list) => list.sighting)])
  const ids = await dataOf(accountId).all<{ number: number; first_seen_at: number; key: string }>(sql`
    SELECT number, first_seen_at, ${wordOf(sql`type`, TYPE_CODES)} || ':' || normalized AS key FROM items WHERE account = ${accountNumber(accountId)}`)
  const byKey = new Map(ids.map(({ key, number, first_seen_at }) => [key, numberedId(number, first_seen_at)]))
  const all = rows.map(({ type, normalized }) => byKey.get(`${type}:${normalized}`)!)
  for (const [at, { contactId }] of given.entries())
    if (contactId !== undefined)
      await dataOf(accountId)
        .insert(contactValues)
        .values({ contact: contactId, item: numberOfId(all[at]!)!, rank: at })
  return all
}

/** A person that a source names; their values are those added with it. */
export async function addContact(
  accountId: string,
  sourceId: string,
  said: { name: string; jobTitle?: string; company?: string },
): Promise<number> {
  const data = dataOf(accountId)
  const [row] = await data.all<{ number: number }>(sql`SELECT ${nextNumber(accountId)} AS number`)
  const number = row!.number
  const part = {
    name: said.name,
    reason: null,
    job_titles: said.jobTitle ? [said.jobTitle] : [],
    emails: [],
    phones: [],
    addresses: [],
    profiles: [],
    pages: [],
  }
  const facts = {
    key: said.name,
    kind: 'person',
    name: said.name,
    relation: 'member',
    organization: said.company ?? null,
    organization_key: null,
    parts: [part],
    likely_email: null,
    confidence: 0.9,
  }
  const source = sql`(SELECT number FROM sources WHERE id = ${sourceId})`
  await data.insert(mentions).values({ source, key: said.name, contact: number, facts, seenAt: Date.now() })
  await data.insert(contacts).values({
    number,
    kind: 'person',
    name: said.name,
    jobTitle: said.jobTitle ?? null,
    organization: said.company ?? null,
    confidence: 90,
    firstSeenAt: Date.now(),
    updatedAt: Date.now(),
  })
  await runBatch(data, [spendNumbers(accountId, '[1]')])
  return number
}

export const addPage = (accountId: string, crawlId: string, url: string, title: string) =>
  dataOf(accountId).insert(pages).values({ crawlId, url, state: 'read', title, readAt: now() })

/** A form as the import dialog submits it. */
export function csvForm(
  content: string | Uint8Array<ArrayBuffer>,
  sourceName = 'Fair 2026',
  fileName = 'list.csv',
): FormData {
  const form = new FormData()
  form.set('csv_file', new File([content], fileName, { type: 'text/csv' }))
  form.set('source_name', sourceName)
  return form
}
