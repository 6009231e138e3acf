import { expect, test } from 'vitest'
import type { DomainEvent } from '../../../../src/contracts/events.ts'
import * as contract from '../../../../src/contracts/notifications/notifications.ts'
import { notifyOf } from '../../../../src/features/notifications/notify-of.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, mintAccount } from '../../support/factories.ts'

const expiring = (id: string, accountId: string): DomainEvent => ({
  id,
  kind: 'site-download.expiring',
  account_id: accountId,
  happened_at: new Date().toISOString(),
  download_id: newId(),
  host: 'acme.test',
  days: 3,
})

async function accountWith(count: number) {
  const account = await mintAccount({ plan: null })
  const ids = Array.from({ length: count }, () => newId())
  for (const id of ids) {
    await notifyOf(contextOf(account.id), expiring(id, account.id))
    await notifyOf(contextOf(account.id), expiring(id, account.id))
  }
  return { ...account, ids }
}

test('a notification that is delivered twice is stored once, and the newest comes first', async () => {
  const { call, ids } = await accountWith(3)
  const { data, unread_count, pagination } = await call(contract.list, { query: { per_page: 2 } })
  expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2))
  expect(unread_count).toBe(3)
  expect(pagination).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 })
})

test('marking a notification as read or unread moves it between the filters', async () => {
  const { call, ids } = await accountWith(2)
  const params = { id: ids[0]! }
  expect((await call(contract.markRead, { params })).data.read).toBe(true)
  expect((await call(contract.list, { query: { filter: 'read' } })).data.map(({ id }) => id)).toEqual([ids[0]])
  const unread = (await call(contract.list, { query: { unread_only: 'true' } })).data
  expect(unread.map(({ read }) => read)).toEqual(ids.slice(1).map(() => false))
  expect((await call(contract.list, { query: { unread_only: 'true', filter: 'read' } })).data).toEqual([])
  expect((await call(contract.getStats, {})).data).toEqual({ total: 2, unread: 1, read: 1, recent_activity: 2 })
  expect((await call(contract.markUnread, { params })).data.read).toBe(false)
  expect((await call(contract.markAllRead, {})).message).toBe('All notifications marked as read')
  expect((await call(contract.getStats, {})).data.unread).toBe(0)
})

test("another account's notifications can neither be read nor deleted", async () => {
  const owner = await accountWith(2)
  const stranger = await mintAccount({ plan: null })
  const params = { id: owner.ids[0]! }
  for (const endpoint of [contract.markRead, contract.markUnread, contract.remove]) {
    expect(await stranger.fail(endpoint, { params })).toMatchObject({ httpStatus: 404 })
  }
  const { data } = await stranger.call(contract.removeMany, { body: { notification_ids: owner.ids } })
  expect(data.deleted).toBe(0)
  expect((await owner.call(contract.getStats, {})).data.total).toBe(2)
})

test('an owner can delete one or many', async () => {
  const { call, ids } = await accountWith(3)
  await call(contract.remove, { params: { id: ids[0]! } })
  expect((await call(contract.removeMany, { body: { notification_ids: ids } })).data.deleted).toBe(2)
  expect((await call(contract.list, {})).data).toEqual([])
})
