import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { waitUntil } from '../../../support/wait.ts'
import { mintAccount } from '../../support/factories.ts'

test('linked PDFs are read for contacts, and an unreadable one is reported with the reason', async () => {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/papers/`, limit: 6 }
  // A foreground response has what was read by then, which may be incomplete on a busy machine.
  const params = { id: (await call(contract.start, { body: { ...body, run_in_background: true } })).data.crawl.id }
  await waitUntil(async () => (await call(contract.getProgress, { params })).data.finished_at)
  const { data } = await call(contract.get, { params })
  expect(data.results.emails.toSorted()).toEqual([
    'desk@harbour-tools.co.uk',
    'desk@paper-prices.co.uk',
    'orders@paper-prices.co.uk',
  ])
  const pages = (await call(contract.listPages, { params: { id: data.crawl.id } })).data
  expect(pages.find(({ url }) => url.endsWith('broken.pdf'))).toMatchObject({ state: 'failed', reason: 'unreadable' })
  expect(pages.find(({ url }) => url.endsWith('endless.pdf'))).toMatchObject({ state: 'failed', reason: 'too-large' })
  expect(pages.find(({ url }) => url.endsWith('prices.pdf'))).toMatchObject({ state: 'read', title: 'Price list' })
})

test('a linked vCard is a person with title, phone and organisation, and the card is the evidence', async () => {
  const { call } = await mintAccount()
  const types = ['emails' as const, 'phones' as const, 'names' as const, 'companies' as const]
  const body = { types, engine: 'basic' as const, url: `${env.SITE_ORIGIN}/cards/`, limit: 5 }
  const { data } = await call(contract.start, { body })
  const card = `${env.SITE_ORIGIN}/cards/ines.vcf`
  const pages = (await call(contract.listPages, { params: { id: data.crawl.id } })).data
  expect(pages.find(({ url }) => url === card)).toMatchObject({ state: 'read' })
  const found = (await call(details.listContacts, { params: { id: data.crawl.id } })).data
  const ines = found.find(({ name }) => name === 'Ines Corvalho')
  expect(ines).toMatchObject({
    ...{ kind: 'person', job_title: 'Head of Sales', company: 'Card House Ltd' },
    ...{ email: 'ines@card-house.co.uk', phone: '+442079460142' },
  })
  const contact = (await call(contacts.getContact, { params: { id: ines!.id } })).data
  for (const value of [...contact.emails, ...contact.phones])
    expect(value.evidence.map(({ page_url }) => page_url)).toEqual([card])
})
