import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import { contactChanges } from '../../../../src/db/schema/data/contacts.ts'
import { crawlSchedules } from '../../../../src/db/schema/data/crawl-schedules.ts'
import { csvImports } from '../../../../src/db/schema/data/csv-imports.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { siteDownloads } from '../../../../src/db/schema/data/site-downloads.ts'
import { archiveKey, folderOf } from '../../../../src/features/site-downloads/storage-keys.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberedId } from '../../../../src/lib/numbered-id.ts'
import { addContact, addCrawl, addItems, addPage } from '../../features/data/support.ts'
import { dataOf, type mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const now = () => new Date().toISOString()

/** Adds a crawl, a contact, a data item and everything derived from them; returns their ids. */
export async function addOwnedData(owner: Account) {
  const crawl = await addCrawl(owner.id)
  const contact = await addContact(owner.id, crawl.sourceId, { name: 'Ada Byron' })
  const [item] = await addItems(owner.id, crawl.sourceId, [{ value: 'ada@acme-tools.com', contactId: contact }])
  await addPage(owner.id, crawl.crawlId, crawl.url, 'Acme')
  const [schedule, notification, download, csvImport] = [newId(), newId(), newId(), newId()]
  await dataOf(owner.id).insert(csvImports).values({
    id: csvImport,
    accountId: owner.id,
    fileName: 'list.csv',
    sourceName: 'Fair',
    outcome: 'finished',
    leaseUntil: now(),
    createdAt: now(),
    finishedAt: now(),
  })
  await dataOf(owner.id)
    .insert(crawlSchedules)
    .values({
      id: schedule,
      accountId: owner.id,
      name: 'Weekly',
      request: { urls: [crawl.url], keyword: null } as never,
      frequency: 'weekly',
      nextRunAt: '2099-01-01T00:00:00.000Z',
      createdAt: now(),
    })
  await dataOf(owner.id)
    .insert(notifications)
    .values({
      id: notification,
      accountId: owner.id,
      type: 'info',
      title: 'Hi',
      message: 'Hi',
      ...{ createdAt: now(), heartbeatAt: now() },
    })
  await dataOf(owner.id)
    .insert(siteDownloads)
    .values({
      id: download,
      accountId: owner.id,
      url: crawl.url,
      maxDepth: 1,
      followsExternal: false,
      respectsRobots: true,
      includeTypes: ['html'],
      rendersPages: false,
      makesWacz: false,
      pagesMax: 1,
      filesMax: 1,
      bytesMax: 1,
      msMax: 1,
      status: 'completed',
      fileSize: 5,
      completedAt: now(),
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...{ createdAt: now(), heartbeatAt: now() },
    })
  await env.FILES.put(archiveKey(folderOf(owner.id, download), 'zip'), 'bytes')
  const contactId = numberedId(contact, Date.now())
  const label = await owner.call(labelsContract.addLabel, { body: { kind: 'list', name: 'Fair' } })
  const note = await owner.call(changeContacts.addNote, { params: { id: contactId }, body: { text: 'Call' } })
  const change = newId()
  await dataOf(owner.id).insert(contactChanges).values({
    id: change,
    accountId: owner.id,
    contact,
    kind: 'edited',
    facts: {},
    undo: {},
    createdAt: now(),
  })
  const [contactAction, view] = [newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO contact_actions (id, account_id, kind, state, total, due_at, created_at)
    VALUES (${contactAction}, ${owner.id}, 'delete', 'applied', 1, '2099-01-01T00:00:00.000Z', ${now()})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO list_views (id, account_id, list, person_id, is_shared, name, query, created_at, updated_at)
    VALUES (${view}, ${owner.id}, 'contacts', ${owner.id}, 1, 'Canary', '{}', ${now()}, ${now()})`)
  return {
    crawl: crawl.crawlId,
    source: crawl.sourceId,
    contact: contactId,
    label: label.data.id,
    note: note.data.id,
    change,
    'contact action': contactAction,
    view,
    item: item!,
    'row of an item': `${item}_emails`,
    schedule,
    notification,
    download,
    import: csvImport,
  }
}
