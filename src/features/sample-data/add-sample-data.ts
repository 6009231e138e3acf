import { sql } from 'drizzle-orm'
import type { SampleData } from '../../contracts/sample-data/sample-data.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { introduce, nextNumber, spendNumbers } from '../../db/account-numbers.ts'
import { addItems } from '../../db/add-items.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { assignContacts } from '../../domain/contacts/assign-contacts.ts'
import { mentionStatements } from '../../domain/contacts/store-mentions.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { SAMPLE_SITE } from '../../rules/sample-data/sample-addresses.ts'
import { readSampleData } from './read-sample-data.ts'
import { SAMPLE_CAMPAIGN, SAMPLE_ITEMS, SAMPLE_MENTIONS, SAMPLE_PAGES } from './sample-site.ts'

const TYPES = ['emails', 'phones', 'names', 'addresses', 'companies'] as const

interface Row {
  readonly crawl_id: string
  readonly source_id: string
  readonly campaign_id: string
}

/**
 * Fills an empty account with sample data. It is charged to no plan: nothing is crawled. Repeating it, or calling it
 * again after a crash, continues where it stopped.
 *
 * @throws conflict unless the account is empty
 */
export async function addSampleData(ctx: ServiceContext): Promise<SampleData> {
  const { id } = accountOf(ctx)
  if ((await readSampleData(ctx)).state === 'none') throw conflict('Sample data can only be added to an empty account.')
  const now = ctx.clock.now()
  const at = now.toISOString()
  const rows = await runBatch(ctx.data, [
    introduce(accountOf(ctx)),
    // Its rows are named before they exist, so that they can be removed whatever happens.
    statement<never>(sql`
      INSERT INTO sample_data (account_id, crawl_id, source_id, campaign_id, created_at)
      SELECT ${id}, ${newId()}, ${newId()}, ${newId()}, ${at} WHERE NOT EXISTS (SELECT 1 FROM sample_data WHERE account_id = ${id})`),
    auditStatement(ctx, { action: 'sample-data.add' }),
    statement<Row>(sql`SELECT crawl_id, source_id, campaign_id FROM sample_data WHERE account_id = ${id}`),
  ])
  const sample = rows[3][0]!
  const isThere = sql`EXISTS (SELECT 1 FROM sample_data WHERE account_id = ${id} AND crawl_id = ${sample.crawl_id})`
  const source = { id: sample.source_id, type: 'crawl', accountId: id } as const
  const items = addItems(source, SAMPLE_ITEMS, now, isThere)
  await runBatch(ctx.data, [
    ...crawlStatements(id, sample, at),
    ...items.flatMap((list) => list.items),
    ...items.map((list) => list.sighting),
    ...mentionStatements(source, SAMPLE_MENTIONS, now, isThere),
    campaignStatement(id, sample, at),
  ])
  await assignContacts(ctx, sample.source_id)
  publishTopics(ctx, id, ['items'])
  return readSampleData(ctx)
}

function crawlStatements(account: string, { crawl_id, source_id }: Row, at: string): Statement<never>[] {
  const found = SAMPLE_ITEMS.length
  return [
    sql`INSERT INTO crawls (id, account_id, url, urls, site, types, engine, respects_robots, is_background, pages_max, status,
        pages_done, items_found, created_at, started_at, finished_at, heartbeat_at)
      VALUES (${crawl_id}, ${account}, ${SAMPLE_PAGES[0].url}, ${JSON.stringify([SAMPLE_PAGES[0].url])}, ${SAMPLE_SITE}, ${JSON.stringify(TYPES)},
        'basic', 1, 1, 10, 'completed', ${SAMPLE_PAGES.length}, ${found}, ${at}, ${at}, ${at}, ${at}) ON CONFLICT DO NOTHING`,
    ...SAMPLE_PAGES.map(
      ({ url, title, depth }) => sql`
        INSERT INTO pages (crawl_id, url, state, http_status, title, engine, items_found, depth, read_at)
        VALUES (${crawl_id}, ${url}, 'read', 200, ${title}, 'basic', ${SAMPLE_ITEMS.filter(({ pageUrl }) => pageUrl === url).length}, ${depth}, ${at})
        ON CONFLICT DO NOTHING`,
    ),
    sql`INSERT INTO sources (number, id, account_id, type, name, crawl_id, created_at)
      VALUES (${nextNumber(account)}, ${source_id}, ${account}, 'crawl', ${`${SAMPLE_SITE} (sample)`}, ${crawl_id}, ${at}) ON CONFLICT DO NOTHING`,
  ]
    .map((query) => statement<never>(query))
    .concat(spendNumbers(account, '[1]'))
}

/** Without recipients and sender: a sample is never sent. */
const campaignStatement = (account: string, { campaign_id }: Row, at: string): Statement<never> =>
  statement<never>(sql`
    INSERT INTO campaigns (id, account_id, name, type, subject, content, require_opt_in, include_unsubscribe, track_opens, track_clicks,
      batch_size, batch_delay, created_at, updated_at)
    VALUES (${campaign_id}, ${account}, ${SAMPLE_CAMPAIGN.name}, 'email', ${SAMPLE_CAMPAIGN.subject}, ${SAMPLE_CAMPAIGN.content}, 0, 1, 0, 0,
      50, 60, ${at}, ${at}) ON CONFLICT DO NOTHING`)
