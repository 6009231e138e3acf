import { afterAll, describe, expect, test } from 'vitest'
import { WITHOUT_IDS } from './support/endpoints.ts'
import { sharedOwner } from './support/owner.ts'
import { BASE, LIST_QUERY } from './support/sample-requests.ts'
import { sharedStrangers } from './support/strangers.ts'

const owner = sharedOwner()
const strangerAt = sharedStrangers()
afterAll(owner.expectUnchanged)

describe("lists and files contain nothing of another account's data", () => {
  test('all lists and files that need no id are found', () => {
    const names = WITHOUT_IDS.map(([name]) => name)
    for (const name of [
      'crawlPresets.getPreset',
      'crawlSchedules.listSchedules',
      'notifications.list',
      'replies.listReplies',
      'accounts.exportAccount',
      'data.exportType',
      'contacts.exportContacts',
      'payments.listTransactions',
      'suppressions.listSuppressions',
    ])
      expect(names).toContain(name)
  })

  // Several tests can share an account: reading lists does not change it.
  test.each(WITHOUT_IDS.map((one, at) => [...one, at] as const))('%s', async (name, endpoint, at) => {
    const { account, key } = await strangerAt(at)
    const client = name.startsWith('v1 ') ? key : account
    const query = { ...LIST_QUERY[name], ...BASE[name]?.query }
    const response = await client.send(endpoint, { params: { type: 'emails' }, query } as never)
    expect([200, 402, 403, 404]).toContain(response.status)
    const text = await response.text()
    expect(owner.secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})
