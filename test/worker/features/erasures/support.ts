import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { nextNumber, spendNumbers } from '../../../../src/db/account-numbers.ts'
import { ACCOUNT_TABLES } from '../../../../src/db/account-tables.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { contactNotes } from '../../../../src/db/schema/data/contacts.ts'
import { crawls, pages } from '../../../../src/db/schema/data/crawls.ts'
import { csvImports } from '../../../../src/db/schema/data/csv-imports.ts'
import { idempotentAnswers } from '../../../../src/db/schema/data/idempotency.ts'
import { formerContacts } from '../../../../src/db/schema/data/items.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../../../src/db/schema/data/webhooks.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { assignContacts } from '../../../../src/domain/contacts/assign-contacts.ts'
import { type MentionToStore, mentionStatements } from '../../../../src/domain/contacts/store-mentions.ts'
import type { ContactPart, SiteContact } from '../../../../src/extraction/site/site-contact.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf, db } from '../../support/factories.ts'
import { addCrawl, addItems } from '../data/support.ts'

/** A person who appears nowhere else. */
export const WILMA = {
  name: 'Wilhelmina Quandt',
  email: 'w.quandt@moorland-press.de',
  phone: '+494215557788',
  profile: 'https://www.linkedin.com/in/wquandt-77',
}
/** A colleague. */
export const OTTO = { name: 'Otto Brinkmann', email: 'o.brinkmann@moorland-press.de', phone: '+494215557799' }
const OFFICE = { email: 'info@moorland-press.de', phone: '+494215557700' }
const SITE = 'moorland-press.de'
export const IMPORTED = `Name,Email,Phone,Notes
${OTTO.name},${OTTO.email},,editor
"${WILMA.name}",${WILMA.email},+49 421 5557788,"likes
tea"
`

/** Everything that would identify her, in every spelling that rows use. */
export const TELLS = /quandt|5557788|555[- ]?77[- ]?88/i

/** The context of the account's owner. */
export async function contextFor(accountId: string): Promise<ServiceContext> {
  return { ...contextOf(accountId), account: await loadAccount(db, accountId, new Date()) }
}

const part = (said: Partial<ContactPart> & { name: string }): ContactPart => ({
  reason: null,
  job_titles: [],
  emails: [],
  phones: [],
  addresses: [],
  profiles: [],
  pages: [`https://${SITE}/team`],
  ...said,
})

const mention = (
  facts: Partial<SiteContact> & Pick<SiteContact, 'key' | 'kind' | 'name' | 'parts'>,
): MentionToStore => ({
  key: `${SITE} ${facts.key}`,
  site: SITE,
  facts: {
    relation: facts.kind === 'organization' ? 'owner' : 'member',
    organization: facts.kind === 'person' ? 'Moorland Press' : null,
    organization_key: facts.kind === 'person' ? `${SITE} owner` : null,
    likely_email: null,
    confidence: 0.9,
    ...facts,
  },
})

/**
 * A site with data of her, of a colleague, of a person whose address is guessed from hers, and of their company, which
 * lists her too.
 */
const MENTIONS = [
  mention({
    key: 'owner',
    kind: 'organization',
    name: 'Moorland Press',
    parts: [
      part({
        name: 'Moorland Press',
        emails: [OFFICE.email, WILMA.email],
        phones: [{ value: OFFICE.phone }, { value: WILMA.phone, kind: 'mobile' }],
      }),
    ],
  }),
  mention({
    key: 'person:wilhelmina quandt',
    kind: 'person',
    name: WILMA.name,
    parts: [
      part({
        name: WILMA.name,
        job_titles: ['Publisher'],
        emails: [WILMA.email],
        phones: [{ value: WILMA.phone, kind: 'mobile' }],
        profiles: [WILMA.profile],
      }),
    ],
  }),
  mention({
    key: 'person:otto brinkmann',
    kind: 'person',
    name: OTTO.name,
    parts: [part({ name: OTTO.name, emails: [OTTO.email], phones: [{ value: OTTO.phone }] })],
  }),
  mention({
    key: 'person:lene maas',
    kind: 'person',
    name: 'Lene Maas',
    parts: [part({ name: 'Lene Maas' })],
    likely_email: { email: `l.maas@${SITE}`, pattern: 'f.last', examples: [WILMA.email, OTTO.email] },
  }),
]

/** Two crawls of the same site with the same results. */
async function crawlTwice(accountId: string, isResolved: boolean) {
  const items = [
    { value: WILMA.email, snippet: `Write to ${WILMA.name}: ${WILMA.email}` },
    { value: WILMA.phone, type: 'phones' as const, normalized: WILMA.phone, snippet: '+49 421 555-77-88' },
    { value: WILMA.name, type: 'names' as const, normalized: 'wilhelmina quandt' },
    { value: OTTO.email, snippet: `Quandt, Wilhelmina and ${OTTO.name} (0421 / 555 77 88), w.quandt [at] ${SITE}` },
    { value: OTTO.phone, type: 'phones' as const, normalized: OTTO.phone },
    {
      value: OTTO.name,
      type: 'names' as const,
      normalized: 'otto brinkmann',
      pageUrl: `https://${SITE}/team/wilhelmina-quandt`,
    },
    { value: 'Lene Maas', type: 'names' as const, normalized: 'lene maas' },
    { value: OFFICE.email },
    { value: OFFICE.phone, type: 'phones' as const, normalized: OFFICE.phone },
    { value: 'Moorland Press', type: 'companies' as const, normalized: 'moorlandpress' },
  ]
  const data = dataOf(accountId)
  let previousCrawlId: string | null = null
  for (let crawl = 0; crawl < 2; crawl++) {
    const { crawlId, sourceId } = await addCrawl(accountId, SITE)
    await data
      .update(crawls)
      .set({ previousId: previousCrawlId, keyword: `publisher ${WILMA.name}` })
      .where(sql`id = ${crawlId}`)
    await addItems(accountId, sourceId, items)
    await runBatch(
      data,
      mentionStatements({ id: sourceId, accountId, previousCrawlId }, MENTIONS, new Date(), sql`true`),
    )
    if (isResolved) await assignContacts(await contextFor(accountId), sourceId)
    const facts = {
      url: `https://${SITE}/team`,
      title: `${WILMA.name} and others`,
      site_names: [],
      groups: [
        { kind: 'person', name: WILMA.name, emails: [WILMA.email], phones: [{ value: WILMA.phone }], confidence: 0.9 },
        { kind: 'person', name: OTTO.name, emails: [OTTO.email], confidence: 0.9 },
        {
          kind: null,
          name: null,
          emails: [OFFICE.email, WILMA.email],
          phones: [{ value: WILMA.phone }],
          confidence: 0.5,
        },
      ],
    }
    const page = { crawlId, state: 'read' as const, readAt: new Date().toISOString() }
    await data.insert(pages).values([
      {
        ...page,
        url: `https://${SITE}/team`,
        title: `${WILMA.name} and others`,
        facts,
        itemKeys: [`emails:${WILMA.email}`, `phones:${WILMA.phone}`, 'names:wilhelmina quandt', `emails:${OTTO.email}`],
      },
      { ...page, url: `https://${SITE}/team/wilhelmina-quandt`, title: 'Publisher' },
    ])
    previousCrawlId = crawlId
  }
}

/**
 * An account with data of her in every possible place, and an import that is finished except for its file.
 *
 * @param isResolved whether crawl results have been assigned to contacts
 */
export async function holdHer(accountId: string, isResolved = true): Promise<void> {
  await crawlTwice(accountId, isResolved)
  const data = dataOf(accountId)
  const at = new Date().toISOString()
  const [source] = await data.all<{ id: string }>(sql`SELECT id FROM sources WHERE account_id = ${accountId} LIMIT 1`)
  if (isResolved) await takeNotes(accountId, at)
  await holdTexts(accountId, source!.id, at)
}

async function takeNotes(accountId: string, at: string) {
  const data = dataOf(accountId)
  const contacts = await data.all<{ number: number; name: string }>(sql`
    SELECT number, name FROM contacts WHERE account = (SELECT number FROM account_numbers WHERE account_id = ${accountId})`)
  const numberOf = (name: string) => contacts.find((contact) => contact.name === name)!.number
  const note = (contact: number, text: string) => ({ id: newId(), accountId, contact, text, createdAt: at })
  await data
    .insert(contactNotes)
    .values([
      note(numberOf(WILMA.name), 'Met at the fair'),
      note(numberOf(OTTO.name), `Ask him for Wilhelmina  Quandt, ${WILMA.email.toUpperCase()}`),
      note(numberOf(OTTO.name), 'Prefers letters'),
    ])
  await data.run(sql`INSERT INTO contact_changes (id, account_id, contact, kind, facts, undo, created_at) VALUES
    (${newId()}, ${accountId}, ${numberOf(OTTO.name)}, 'merged', ${JSON.stringify({ with: [WILMA.name] })}, ${JSON.stringify({ of: WILMA.email })}, ${at})`)
}

async function holdTexts(accountId: string, sourceId: string, at: string) {
  const data = dataOf(accountId)
  await data.insert(formerContacts).values({
    number: nextNumber(accountId) as never,
    id: newId(),
    accountId,
    sourceId,
    key: WILMA.name,
    kind: 'person',
    name: WILMA.name,
    email: WILMA.email,
    confidence: 1,
    createdAt: at,
  })
  await runBatch(data, [spendNumbers(accountId, '[1]')])
  await data.run(sql`INSERT INTO contact_labels (number, account_id, kind, name, folded, created_at)
    VALUES (${nextNumber(accountId)}, ${accountId}, 'tag', ${`Ask ${WILMA.name}`}, 'ask wilhelmina quandt', 1)`)
  await runBatch(data, [spendNumbers(accountId, '[1]')])
  const notice = (message: string) =>
    ({ id: newId(), accountId, type: 'info', title: 'News', message, createdAt: at }) as const
  await data.insert(notifications).values([notice(`${WILMA.name} is new`), notice('3 new')])
  await data.insert(idempotentAnswers).values({
    accountId,
    key: newId(),
    requestHash: 'x',
    status: 200,
    body: JSON.stringify({ email: WILMA.email }),
    createdAt: at,
  })
  const endpointId = newId()
  const endpoint = { url: 'https://acme.com/', description: '', events: [], secret: 'x', secretEnd: 'x' }
  await data.insert(webhookEndpoints).values({ id: endpointId, accountId, ...endpoint, createdAt: at, updatedAt: at })
  for (const payload of [JSON.stringify({ name: WILMA.name }), '{"name":"Otto"}']) {
    const id = newId()
    const delivery = { id, accountId, endpointId, event: 'contact.created', payload, nextAt: at, createdAt: at }
    await data.insert(webhookDeliveries).values({ ...delivery, state: 'delivered' })
    const attempt = { id: newId(), accountId, deliveryId: id, durationMs: 1, createdAt: at }
    await data.insert(webhookAttempts).values({ ...attempt, httpStatus: 200, response: `got ${WILMA.name}` })
  }
  const importId = newId()
  const fileKey = `accounts/${accountId}/imports/waiting/${importId}.csv`
  await env.FILES.put(fileKey, IMPORTED)
  await data.insert(csvImports).values({
    id: importId,
    accountId,
    fileName: 'list.csv',
    sourceName: 'Old list',
    fileKey,
    outcome: 'finished',
    refused: [{ line: 2, reason: 'Not a valid phone number', values: [`${WILMA.email} 0`], is_partial: true }],
    leaseUntil: at,
    createdAt: at,
    finishedAt: at,
  })
}

/** Every row of an account's database, and every object, that contains her data: `table column`. */
export async function placesThatTell(accountId: string): Promise<string[]> {
  const data = dataOf(accountId)
  const places = new Set<string>()
  for (const { name, of } of ACCOUNT_TABLES) {
    for (const row of await data.all<Record<string, unknown>>(
      sql`SELECT * FROM ${sql.identifier(name)} WHERE ${of(accountId)}`,
    )) {
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && TELLS.test(value)) places.add(`${name} ${column}: ${value.slice(0, 100)}`)
    }
  }
  const searches = { item_search: ['quandt', '5557788'], contact_search: ['quandt', '5557788'] }
  for (const [table, words] of Object.entries(searches))
    for (const word of words) {
      const number = await numberOf(accountId)
      const found =
        await data.all(sql`SELECT rowid FROM ${sql.identifier(table)} WHERE ${sql.identifier(table)} MATCH ${`"${word}"`}
        AND rowid BETWEEN ${number * 2 ** 28} AND ${(number + 1) * 2 ** 28}`)
      if (found.length > 0) places.add(`${table} ${word}`)
    }
  const { objects } = await env.FILES.list({ prefix: `accounts/${accountId}/` })
  for (const { key } of objects) {
    const text = await (await env.FILES.get(key))!.text()
    if (TELLS.test(text)) places.add(`file ${text.slice(0, 200)}`)
  }
  return [...places].toSorted()
}

async function numberOf(accountId: string): Promise<number> {
  const [row] = await dataOf(accountId).all<{ number: number }>(
    sql`SELECT number FROM account_numbers WHERE account_id = ${accountId}`,
  )
  return row!.number
}
