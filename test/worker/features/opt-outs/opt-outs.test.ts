import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as contract from '../../../../src/contracts/opt-outs/opt-outs.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { optOuts } from '../../../../src/db/schema/control/opt-outs.ts'
import { pages } from '../../../../src/db/schema/data/crawls.ts'
import { PER_IP } from '../../../../src/features/opt-outs/policy.ts'
import { waitFor } from '../../../support/wait.ts'
import { dataOf, db, mintAccount, visitor } from '../../support/factories.ts'

const unique = () => crypto.randomUUID().slice(0, 8)
const crawlShop = async (account: Awaited<ReturnType<typeof mintAccount>>) => {
  const body = {
    types: ['emails' as const, 'phones' as const],
    engine: 'basic' as const,
    url: `${env.SITE_ORIGIN}/shop/`,
    limit: 10,
  }
  return (await account.call(crawls.start, { body })).data
}

/** Follows the link that was mailed to an address. */
async function confirm(email: string) {
  await visitor.call(contract.requestPerson, { body: { email } })
  const mail = await waitFor(async () => {
    const mails = await db.select().from(outboxMessages)
    return mails.find(({ to }) => to === email)!.text
  })
  const token = new URL(/https?:\S+confirm\S+/.exec(mail)![0]).searchParams.get('token')!
  return visitor.call(contract.confirmPerson, { body: { token } })
}

describe('a person', () => {
  test('is opted out once the mailed link is opened, for crawls, imports and manual entry, stored only as a hash', async () => {
    const account = await mintAccount()
    expect((await crawlShop(account)).results.emails).toContain('sales@harbour-tools.co.uk')
    const { data: confirmed } = await confirm('sales@harbour-tools.co.uk')
    expect(confirmed.email).toBe('sales@harbour-tools.co.uk')
    const other = await mintAccount()
    const after = await crawlShop(other)
    expect(after.results.emails).not.toContain('sales@harbour-tools.co.uk')
    expect(after.results.emails).toContain('desk@harbour-tools.co.uk')

    const form = new FormData()
    form.set('csv_file', new File(['email\nSales@Harbour-Tools.co.uk\nann@harbour-tools.co.uk'], 'list.csv'))
    form.set('source_name', 'List')
    const { data: report } = await other.call(additions.importCsv, { body: form as never })
    expect(report).toMatchObject({ taken: 1, refused_rows: 1 })
    expect(report.refused[0]).toMatchObject({ line: 2, reason: 'The owner asked not to be collected' })

    const error = await other.fail(additions.addManual, {
      body: { source_name: 'Desk', contacts: [{ email: 'sales@harbour-tools.co.uk' }] },
    })
    expect(error.errors).toEqual({ 'contacts.0.email': ['The owner asked not to be collected'] })

    const rows = await db.select().from(optOuts)
    expect(JSON.stringify(rows)).not.toContain('harbour')
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  test('is removed with name, numbers and evidence, and leaves no trace in the crawl', async () => {
    const url = `${env.SITE_ORIGIN}/staff/`
    const own = `hannah@${new URL(url).host.replace(/\D+/g, '-')}.co.uk`
    const crawlStaff = async () => {
      const account = await mintAccount()
      const body = {
        types: ['emails', 'names', 'phones', 'companies'] as never,
        engine: 'basic' as const,
        url,
        limit: 1,
      }
      const { crawl: done, results } = (await account.call(crawls.start, { body })).data
      const query = { format: 'json' as const }
      const pagesRead = await dataOf(account.id).select().from(pages).where(eq(pages.crawlId, done.id))
      return {
        results,
        pagesRead,
        file: await (await account.send(details.exportCrawl, { params: { id: done.id }, query })).text(),
      }
    }
    const before = await crawlStaff()
    expect(before.results).toMatchObject({ emails: [own], names: ['Hannah Whitaker'] })
    await confirm(own)
    const { results, file, pagesRead } = await crawlStaff()
    expect(results).toMatchObject({ emails: [], names: [], companies: ['Whitaker Press Ltd'] })
    expect(file.toLowerCase()).not.toContain('hannah')
    expect(JSON.stringify(before.pagesRead)).toContain(own)
    expect(JSON.stringify(pagesRead)).not.toContain(own)

    const account = await mintAccount()
    const form = new FormData()
    form.set('csv_file', new File([`name,email,phone\nHannah Whitaker,${own},+44 20 7946 0999`], 'list.csv'))
    form.set('source_name', 'List')
    const { data: report } = await account.call(additions.importCsv, { body: form as never })
    expect(report).toMatchObject({ taken: 0, refused_rows: 1 })
  })

  test('may have an address in any script', async () => {
    expect((await confirm('用户@例子.com')).data.email).toContain('用户@')
  })

  test('with a phone number is opted out right away', async () => {
    expect((await visitor.call(contract.requestPerson, { body: { phone: '+44 20 7946 0123' } })).data.state).toBe(
      'done',
    )
    const { results } = await crawlShop(await mintAccount())
    expect(results.phones).toEqual([])
  })

  test('with an altered link is rejected', async () => {
    const token = btoa(JSON.stringify(['someone@acme.com', '9999999999', 'x']))
    expect((await visitor.fail(contract.confirmPerson, { body: { token } })).httpStatus).toBe(403)
    expect((await visitor.fail(contract.confirmPerson, { body: { token: '###' } })).httpStatus).toBe(403)
  })

  test.each([
    [{ email: 'no address' }, 'Invalid email address'],
    [{ phone: '12' }, 'Enter the number with its country code, such as +44 20 7946 0123'],
    [{}, 'Enter an email address or a phone number'],
  ])('requesting with %o gets the error explained', async (body, message) => {
    const error = await visitor.fail(contract.requestPerson, { body })
    expect(error).toMatchObject({ httpStatus: 422, message })
  })
})

describe('a site', () => {
  test('is opted out once its owner has published the record', async () => {
    const domain = `owner-${unique()}.com`
    const { data: proof } = await visitor.call(contract.requestSite, { body: { domain: `www.${domain}` } })
    expect(proof).toMatchObject({ domain, record: `_contactory-opt-out.${domain}` })
    const verify = async () => (await visitor.call(contract.verifySite, { body: { domain } })).data
    expect(await verify()).toMatchObject({ is_verified: false, proof: null })
    await fetch(
      `${env.DNS_URL.replace('/dns-query', '/publish')}?${new URLSearchParams({ name: proof.record, text: proof.value })}`,
    )
    expect(await verify()).toMatchObject({ is_verified: true, proof: 'dns' })

    const account = await mintAccount()
    const error = await account.fail(crawls.start, { body: { types: ['emails'], url: `https://${domain}/` } })
    expect(error).toMatchObject({ httpStatus: 400, message: `The owner of ${domain} asked not to be collected.` })
    const added = await account.fail(additions.addManual, {
      body: { source_name: 'Desk', contacts: [{ email: `ann@${domain}` }] },
    })
    expect(added.httpStatus).toBe(422)
  })

  test("does not get another site's proof", async () => {
    const values = await Promise.all(
      ['one-site.com', 'other-site.com'].map(
        async (domain) => (await visitor.call(contract.requestSite, { body: { domain } })).data.value,
      ),
    )
    expect(values[0]).not.toBe(values[1])
  })

  test.each(['', 'nowhere', 'com'])('named %j is rejected', async (domain) => {
    expect((await visitor.fail(contract.requestSite, { body: { domain } })).httpStatus).toBe(422)
  })
})

test('a network is throttled, whatever IP address it claims', async () => {
  const ask = async (network: string, host: number) => {
    const headers = { 'cf-connecting-ip': `2001:db8:${network}:2::${host}` }
    return (await visitor.send(contract.requestSite, { body: { domain: 'acme.com' } }, headers)).status
  }
  for (let host = 1; host <= PER_IP.attemptsMax; host++) expect(await ask('1', host)).toBe(200)
  const verify = { body: { domain: 'acme.com' } }
  const from = { 'cf-connecting-ip': '2001:db8:1:2::aaaa' }
  expect(await ask('1', 999)).toBe(429)
  expect((await visitor.send(contract.verifySite, verify, from)).status).toBe(429)
  expect((await visitor.send(contract.requestPerson, { body: { phone: '+442079460123' } }, from)).status).toBe(429)
  expect(await ask('2', 1)).toBe(200)
})
