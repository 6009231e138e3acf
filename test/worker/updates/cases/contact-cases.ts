import { env } from 'cloudflare:workers'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contactCalls from '../../../../src/contracts/contacts/contacts.ts'
import * as labels from '../../../../src/contracts/contacts/labels.ts'
import * as presetCalls from '../../../../src/contracts/crawls/crawl-presets.ts'
import * as scheduleCalls from '../../../../src/contracts/crawls/crawl-schedules.ts'
import * as crawlCalls from '../../../../src/contracts/crawls/crawls.ts'
import * as additionCalls from '../../../../src/contracts/data/data-additions.ts'
import * as viewCalls from '../../../../src/contracts/list-views/list-views.ts'
import { waitFor } from '../../../support/wait.ts'
import { mintKey } from '../../support/keys.ts'
import type { Account, UpdateCase, UpdateCases } from '../update-case.ts'

/** Crawls, contacts and the views over them. */
export const CONTACT_CASES: UpdateCases = {
  'listViews.updateView': async (account) => {
    const body = {
      ...{ list: 'contacts' as const, name: 'Hot', is_shared: true, query: { has: 'email' } },
      columns: ['who', 'email'],
    }
    const { data } = await account.call(viewCalls.addView, { body })
    const read = async () => {
      const { views } = (await account.call(viewCalls.listViews, { query: { list: 'contacts' } })).data
      return { data: views.map(({ updated_at: _, ...view }) => view) }
    }
    return { id: data.id, read }
  },
  'listViews.saveColumns': async (account) => {
    const body = { list: 'contacts' as const, columns: ['who', 'email'] }
    await account.call(viewCalls.saveColumns, { body })
    return { required: body, read: () => account.call(viewCalls.listViews, { query: { list: 'contacts' } }) }
  },
  'contacts.renameLabel': async (account) => {
    const { data } = await account.call(labels.addLabel, { body: { kind: 'list', name: 'Hot' } })
    return { id: String(data.id), required: { name: 'Hot' }, read: () => account.call(contactCalls.readFacets, {}) }
  },
  'contacts.editContact': async (account) => {
    await account.call(additionCalls.addManual, {
      body: { source_name: 'Fair', contacts: [{ email: 'ada@acme-tools.com', name: 'Ada Byron' }] },
    })
    const id = await waitFor(async () => (await account.call(contactCalls.listContacts, {})).data[0]!.id)
    const values = { name: 'Ada Byron', job_title: 'Director', company: 'Acme' }
    await account.call(changeContacts.editContact, { params: { id }, body: values })
    const read = async () => {
      // Every edit adds an entry to `changes`, so it is not compared.
      const { changes: _, ...rest } = (await account.call(contactCalls.getContact, { params: { id } }))
        .data as never as Record<string, unknown>
      return rest
    }
    // An empty update is refused, so it repeats one value.
    return { id, required: { name: 'Ada Byron' }, read }
  },
  'crawlPresets.savePreset': async (account) => {
    const read = () => account.call(presetCalls.getPreset, {})
    const body = {
      ...{
        types: ['phones' as const],
        engine: 'basic' as const,
        check_robot: false,
        limit: 7,
        run_in_background: true,
      },
      options: { depth: 3, include: ['/team'], subdomains: true, sitemap: 'ignore' as const },
    }
    await account.call(presetCalls.savePreset, { body })
    return { read }
  },
  'crawlSchedules.updateSchedule': async (account) => {
    const body = {
      name: 'Weekly',
      frequency: 'weekly' as const,
      request: { urls: ['https://acme.com/'], types: ['emails' as const] },
    }
    const { id } = (await account.call(scheduleCalls.createSchedule, { body: body as never })).data
    return { id, read: () => account.call(scheduleCalls.listSchedules, {}) }
  },
  'crawls.update': addCrawl,
  'v1 crawls.update': async (account) => ({ ...(await addCrawl(account)), as: await mintKey(account.id) }),
}

async function addCrawl(account: Account): Promise<UpdateCase> {
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/shop/team`, limit: 1 }
  const { id } = (await account.call(crawlCalls.start, { body: { ...body, name: 'Spring' } })).data.crawl
  return { id, read: () => account.call(crawlCalls.get, { params: { id } }) }
}
