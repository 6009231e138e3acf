import type { DataType, SourceType } from '../../../../src/contracts/items.ts'
import { crawlSpendSites, crawlSpends, crawls, pages, sources } from '../../../../src/db/schema/crawls.ts'
import { contacts, items } from '../../../../src/db/schema/items.ts'
import { chunk } from '../../../../src/lib/chunk.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db } from '../../support/factories.ts'

const now = () => new Date().toISOString()

const PERIOD = now().slice(0, 7)

/** A finished crawl of a site with its source and its cost, without a coordinator. */
export async function addCrawl(accountId: string, site = 'acme-tools.com') {
  const crawlId = newId()
  const sourceId = newId()
  const url = `https://${site}/`
  await db.insert(crawls).values({
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
  await db.insert(crawlSpends).values({ crawlId, accountId, period: PERIOD })
  await db.insert(crawlSpendSites).values({ crawlId, accountId, period: PERIOD, site, isRead: true })
  await db.insert(sources).values({ id: sourceId, accountId, type: 'crawl', name: site, crawlId, createdAt: now() })
  return { crawlId, sourceId, url }
}

export interface GivenItem {
  type?: DataType
  value: string
  normalized?: string
  sourceType?: SourceType
  confidence?: number
  pageUrl?: string
  contactId?: string
  snippet?: string
}

/** Adds items to a source; answers their ids in order. */
export async function addItems(accountId: string, sourceId: string, given: readonly GivenItem[]): Promise<string[]> {
  const rows = given.map((item) => ({
    id: newId(),
    accountId,
    sourceId,
    sourceType: item.sourceType ?? ('crawl' as const),
    type: item.type ?? ('emails' as const),
    value: item.value,
    normalized: item.normalized ?? item.value.toLowerCase(),
    confidence: item.confidence ?? 0.95,
    method: 'mailto' as const,
    snippet: item.snippet ?? null,
    pageUrl: item.pageUrl ?? 'https://acme-tools.com/contact',
    contactId: item.contactId ?? null,
    createdAt: now(),
  }))
  for (const some of chunk(rows, 100)) {
    const [first, ...rest] = some.map((row) => db.insert(items).values(row))
    await db.batch([first!, ...rest])
  }
  return rows.map((row) => row.id)
}

export async function addContact(accountId: string, sourceId: string, parts: Partial<typeof contacts.$inferInsert>) {
  const id = newId()
  await db.insert(contacts).values({
    id,
    accountId,
    sourceId,
    key: id,
    kind: 'person',
    confidence: 0.9,
    createdAt: now(),
    ...parts,
  })
  return id
}

export const addPage = (crawlId: string, url: string, title: string) =>
  db.insert(pages).values({ crawlId, url, state: 'read', title, readAt: now() })

/** A form as the import dialog sends it. */
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
