import { expect, test } from 'vitest'
import * as profile from '../../../../src/contracts/accounts/accounts.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { mintAccount } from '../../support/factories.ts'
import { csvForm } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const phonesOf = async (account: Account) => {
  const { data } = await account.call(contract.listByType, { params: { type: 'phones' } })
  return Promise.all(
    data.map(async ({ item_id }) => (await account.call(contract.get, { params: { id: item_id } })).data.normalized),
  )
}

const settle = async (account: Account, country: string | null) =>
  account.call(profile.updateProfile, { body: { name: 'Ada', email: account.email, country } })

test('imports parse national numbers with the country of the account, the import or the row', async () => {
  const account = await mintAccount()
  expect((await settle(account, 'ng')).data.country).toBe('NG')
  await account.call(additions.importCsv, {
    body: csvForm('name,phone,country\nAda,0803 123 4569,\nBob,030 1234567,Germany\n'),
  })
  const form = csvForm('name,phone\nEve,06 12 34 56 78\n')
  form.set('country', 'FR')
  await account.call(additions.importCsv, { body: form })
  expect((await phonesOf(account)).toSorted()).toEqual(['+2348031234569', '+33612345678', '+49301234567'])
})

test('a profile keeps its country if an update omits it, and clears it with null', async () => {
  const account = await mintAccount()
  await settle(account, 'NG')
  const kept = await account.call(profile.updateProfile, { body: { name: 'Ada', email: account.email } })
  expect(kept.data.country).toBe('NG')
  expect((await settle(account, null)).data.country).toBeNull()
  const bad = await account.fail(profile.updateProfile, {
    body: { name: 'A', email: account.email, country: 'Nigeria' },
  })
  expect(bad.httpStatus).toBe(422)
})
