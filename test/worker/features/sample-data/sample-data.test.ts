import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as campaigns from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sending from '../../../../src/contracts/campaigns/sending.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as data from '../../../../src/contracts/data/data.ts'
import * as contract from '../../../../src/contracts/sample-data/sample-data.ts'
import * as statistics from '../../../../src/contracts/statistics/statistics.ts'
import { ACCOUNT_TABLES } from '../../../../src/db/account-tables.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { blockedAddresses } from '../../../../src/domain/recipients/eligibility/blocked-addresses.ts'
import { addSampleData } from '../../../../src/features/sample-data/add-sample-data.ts'
import { removeSampleData } from '../../../../src/features/sample-data/remove-sample-data.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { crashesAt, crashingContext } from '../../support/mortal-context.ts'
import { addCrawl } from '../data/support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

async function processOf(account: Account, fatal = Number.POSITIVE_INFINITY) {
  const { ctx } = crashingContext(account.id, () => new Date(), crashesAt(fatal))
  return { ...ctx, account: await loadAccount(db, account.id, new Date()) }
}

/** The tables that have rows of an account, except those that only count or log. */
async function tablesOf(account: Account): Promise<string[]> {
  const counted = await Promise.all(
    ACCOUNT_TABLES.map(async ({ name, of }) => {
      const [row] = await dataOf(account.id).all<{ total: number }>(
        sql`SELECT count(*) AS total FROM ${sql.raw(name)} WHERE ${of(account.id)} ${name === 'item_totals' ? sql`AND total > 0` : sql``}`,
      )
      return row!.total > 0 ? [name] : []
    }),
  )
  return counted.flat().filter((name) => !['account_numbers', 'audit_events'].includes(name))
}

describe('sample data', () => {
  test('fills an empty account, and one click removes all of it', async () => {
    const account = await mintAccount()
    expect((await account.call(contract.getSampleData, {})).data.state).toBe('offered')
    const sample = (await account.call(contract.addSampleData, {})).data
    expect(sample.state).toBe('present')
    const people = (await account.call(contacts.listContacts, { query: { per_page: 100 } })).data
    expect(people).toHaveLength(5)
    expect((await account.call(data.listAll, { query: { per_page: 100 } })).pagination.total).toBeGreaterThan(10)
    expect((await account.call(crawls.get, { params: { id: sample.crawl_id! } })).data.crawl).toMatchObject({
      status: 'completed',
    })
    const steps = (await account.call(statistics.firstSteps, {})).data
    expect([steps.crawl, steps.list]).toEqual([false, false])

    expect((await account.call(contract.removeSampleData, {})).data.state).toBe('offered')
    expect(await tablesOf(account)).toEqual([])
    // Again.
    expect((await account.call(contract.removeSampleData, {})).data.state).toBe('offered')
  })

  test('uses no quota of the plan', async () => {
    const account = await mintAccount()
    await account.call(contract.addSampleData, {})
    const spends = await dataOf(account.id).all(
      sql`SELECT 1 FROM crawl_spends WHERE account_id = ${account.id} UNION ALL SELECT 1 FROM crawl_spend_sites WHERE account_id = ${account.id}`,
    )
    expect(spends).toEqual([])
  })

  test('receives no messages', async () => {
    const account = await mintAccount()
    const sample = (await account.call(contract.addSampleData, {})).data
    const params = { id: sample.campaign_id! }
    const { problems } = (await account.call(sending.validateCampaign, { params })).data.validation
    expect(problems.map(({ code }) => code)).toContain('sample_data')
    expect((await account.call(campaigns.getCampaign, { params })).data.campaign.name).toMatch(/^Sample/)
    const { blocks } = await blockedAddresses(await processOf(account), 'email', ['amelia.hart@northwind.example'])
    expect([...blocks.values()]).toEqual(['refused'])
  })

  test('is rejected if the account has data of its own', async () => {
    const account = await mintAccount()
    await addCrawl(account.id)
    expect((await account.call(contract.getSampleData, {})).data.state).toBe('none')
    expect((await account.fail(contract.addSampleData, {})).httpStatus).toBe(409)
  })

  test('is complete, and completely removed, at whatever step a process crashes', async () => {
    const account = await mintAccount()
    for (let step = 1; step < 14; step++) await addSampleData(await processOf(account, step)).catch(() => {})
    await addSampleData(await processOf(account))
    expect((await account.call(contacts.listContacts, { query: { per_page: 100 } })).data).toHaveLength(5)
    for (let step = 1; step < 14; step++) await removeSampleData(await processOf(account, step)).catch(() => {})
    await removeSampleData(await processOf(account))
    expect(await tablesOf(account)).toEqual([])
  })
})
