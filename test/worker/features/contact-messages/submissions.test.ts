import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  assignSubmission,
  deleteSubmission,
  getSubmission,
  listAssignees,
  listSubmissions,
  markSubmissionRead,
  markSubmissionUnread,
  noteSubmission,
  replyToSubmission,
  submissionStats,
} from '../../../../src/contracts/contact-messages/submissions.ts'
import { adminBadges } from '../../../../src/contracts/system/operations.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { contactMessages } from '../../../../src/db/schema/control/contact-messages.ts'
import { readSubmissionStats } from '../../../../src/features/contact-messages/read-submission-stats.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { Permission } from '../../../../src/rules/roles/permissions.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { mailsTo } from '../auth/support.ts'

type Row = typeof contactMessages.$inferInsert
const ctx = createContext(env, backgroundFacts('test'))
const at = (instant: string) => ({ ...ctx, clock: { now: () => new Date(instant) } })
const operator = () => mintAccount({ grants: ['submissions:manage'] })

async function addMessage(more: Partial<Row> = {}): Promise<string> {
  const id = newId()
  await db.insert(contactMessages).values({
    ...{ id, name: 'Ada Obi', email: 'ada@acme.example', phone: '+234 803 123 4567' },
    ...{ subject: 'Crawling at night', message: 'May it run at night?' },
    ...{ ipAddress: '203.0.113.7', userAgent: 'A browser', createdAt: new Date().toISOString() },
    ...more,
  })
  return id
}
const listed = async (query: { status?: 'all' | 'unread' | 'read'; search?: string; page?: number } = {}) =>
  (await (await operator()).call(listSubmissions, { query })).data
const idsOf = async (query: Parameters<typeof listed>[0]) => (await listed(query)).data.map(({ id }) => id)
const auditOf = async (id: string) =>
  (await env.DB.prepare('SELECT action, before, after FROM audit_events WHERE object_id = ?').bind(id).all()).results

beforeEach(async () => {
  await db.delete(contactMessages)
})

const ofOne = { getSubmission, markSubmissionRead, deleteSubmission }

test.each(Object.entries({ listSubmissions, submissionStats, ...ofOne }))(
  '%s requires permission to manage submissions',
  async (_, endpoint) => {
    const input = { params: { id: await addMessage() } }
    const statuses = await Promise.all([
      visitor.send(endpoint, input),
      (await mintAccount()).send(endpoint, input),
      (await mintAccount({ isAdmin: true, grants: ['system:manage'] })).send(endpoint, input),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403])
    expect((await (await operator()).send(endpoint, input)).status).toBe(200)
  },
)

describe('the list', () => {
  test('has all details of each message, newest first', async () => {
    const old = await addMessage({ createdAt: '2026-01-01T00:00:00.000Z', phone: null })
    const id = await addMessage({ createdAt: '2026-01-02T00:00:00.000Z', readAt: '2026-01-03T00:00:00.000Z' })
    const { data, pagination } = await listed()
    expect(data.map((one) => one.id)).toEqual([id, old])
    expect(data[0]).toEqual({
      ...{ id, name: 'Ada Obi', email: 'ada@acme.example', phone: '+234 803 123 4567' },
      ...{ subject: 'Crawling at night', message: 'May it run at night?', is_read: true },
      ...{ read_at: '2026-01-03T00:00:00.000Z', created_at: '2026-01-02T00:00:00.000Z' },
      ...{ ip_address: '203.0.113.7', user_agent: 'A browser', assignee: null },
    })
    expect(data[1]).toMatchObject({ phone: null, is_read: false, read_at: null })
    expect(pagination).toEqual({ current_page: 1, last_page: 1, per_page: 50, total: 2 })
  })

  test('has pages of fifty, in a stable order for equal timestamps', async () => {
    const createdAt = '2026-01-01T00:00:00.000Z'
    const ids: string[] = []
    for (let index = 0; index < 51; index++) ids.push(await addMessage({ createdAt }))
    const [first, second] = await Promise.all([listed(), listed({ page: 2 })])
    expect([first.data.length, second.data.length, second.pagination.last_page]).toEqual([50, 1, 2])
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.sort().reverse())
  })

  test('is filtered by unread or read', async () => {
    const unread = await addMessage()
    const read = await addMessage({ readAt: '2026-01-03T00:00:00.000Z' })
    expect(await idsOf({ status: 'unread' })).toEqual([unread])
    expect(await idsOf({ status: 'read' })).toEqual([read])
    expect(await idsOf({ status: 'all' })).toHaveLength(2)
  })

  test('is searched in name, email, subject and message, case-insensitive and literally', async () => {
    const bo = await addMessage({
      ...{ name: 'Élodie Ærø', email: 'e_lodie@sea.example', subject: '100% of it', message: 'Über uns' },
    })
    await addMessage({ name: 'Elodie', email: 'exlodie@sea.example', subject: '1000 of it', message: 'About us' })
    for (const search of ['élodie', 'ÉLODIE', 'ærø', 'E_LODIE@', '100%', 'über', ' Über UNS '])
      expect([search, await idsOf({ search })]).toEqual([search, [bo]])
    expect(await idsOf({ search: 'sea.example' })).toHaveLength(2)
    expect(await idsOf({ search: '234 803' })).toEqual([])
    expect(await idsOf({ search: 'é%'.repeat(50) })).toEqual([])
    const refused = await (await operator()).fail(listSubmissions, { query: { search: 'x'.repeat(101) } })
    expect(refused.httpStatus).toBe(422)
  })
})

test('counts cover all messages, and those of today and this month in UTC', async () => {
  const times = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-09T23:59:59.999Z']
  for (const createdAt of times) await addMessage({ createdAt })
  await addMessage({ createdAt: '2026-03-10T00:00:00.000Z', readAt: '2026-03-10T00:00:01.000Z' })
  const stats = await readSubmissionStats(at('2026-03-10T00:30:00.000Z'))
  expect(stats).toEqual({ total: 4, unread: 3, read: 1, today: 1, this_month: 3 })
  const { data } = await (await operator()).call(submissionStats, {})
  expect(data).toMatchObject({ total: 4, unread: 3, read: 1 })
})

test('a message is marked as read once: later and concurrent readers learn when the first one read it', async () => {
  const id = await addMessage()
  const person = await operator()
  const answers = await Promise.all([1, 2, 3].map(() => person.call(markSubmissionRead, { params: { id } })))
  const [first] = answers
  expect(first).toMatchObject({ message: 'Marked as read', data: { id, is_read: true } })
  expect(new Set(answers.map(({ data }) => data.read_at)).size).toBe(1)
  const again = await person.call(markSubmissionRead, { params: { id } })
  expect(again.data.read_at).toBe(first!.data.read_at)
  const { data } = await person.call(getSubmission, { params: { id } })
  expect(data).toEqual({ ...first!.data, entries: [] })
})

test('a deleted message is gone for good; the deletion is audited without its content', async () => {
  const id = await addMessage()
  const kept = await addMessage()
  const person = await operator()
  const answers = await Promise.all([1, 2].map(() => person.send(deleteSubmission, { params: { id } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const told = answers.find(({ ok }) => ok)
  expect(await told!.json()).toMatchObject({ message: 'Submission deleted' })
  expect(await idsOf({})).toEqual([kept])
  expect(await auditOf(id)).toEqual([{ action: 'submission.delete', before: null, after: null }])
})

test.each(Object.entries(ofOne))('%s of an unknown message is not found', async (_, endpoint) => {
  const person = await operator()
  for (const id of [newId(), 'stats-of-nothing'])
    expect((await person.send(endpoint, { params: { id } })).status).toBe(404)
})

describe('processing a message', () => {
  test('can mark it as unread, and assign it to a user with permission or to no one', async () => {
    const id = await addMessage({ readAt: '2026-01-03T00:00:00.000Z' })
    const [one, other] = [await operator(), await operator()]
    const params = { id }
    expect((await one.call(markSubmissionUnread, { params })).data.is_read).toBe(false)
    const { data: people } = await one.call(listAssignees, {})
    expect(people.map((person) => person.id)).toEqual(expect.arrayContaining([one.id, other.id]))
    const assigned = await one.call(assignSubmission, { params, body: { assignee_id: other.id } })
    expect(assigned.data.assignee?.id).toBe(other.id)
    const mine = (who: typeof one) => who.call(listSubmissions, { query: { assigned: 'me' } })
    expect((await mine(other)).data.data.map((found) => found.id)).toEqual([id])
    expect((await mine(one)).data.data).toEqual([])
    const stranger = await mintAccount()
    expect((await one.send(assignSubmission, { params, body: { assignee_id: stranger.id } })).status).toBe(422)
    expect((await one.call(assignSubmission, { params, body: { assignee_id: null } })).data.assignee).toBeNull()
  })

  test('keeps notes for administrators, and mails a reply once with the original message', async () => {
    const id = await addMessage({ email: `${newId()}@acme.example`, message: 'May it run at night?\nThanks' })
    const { email } = (await (await operator()).call(getSubmission, { params: { id } })).data
    const { call, send } = await operator()
    const params = { id }
    await call(noteSubmission, { params, body: { text: 'Asked twice' } })
    await call(replyToSubmission, { params, body: { text: 'Yes, it may.' } })
    const { data } = await call(getSubmission, { params })
    expect(data.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', 'Asked twice'],
      ['reply', 'Yes, it may.'],
    ])
    expect(data.is_read).toBe(true)
    const [mail, ...others] = await mailsTo(email, /^Re: Crawling at night/)
    expect(others).toEqual([])
    expect(mail!.text).toContain('Yes, it may.')
    expect(mail!.text).toContain('May it run at night?')
    expect(mail!.text).not.toContain('Asked twice')
    expect((await send(noteSubmission, { params, body: { text: ' ' } })).status).toBe(422)
    expect((await send(replyToSubmission, { params: { id: newId() }, body: { text: 'x' } })).status).toBe(404)
  })

  test('badges count only what each user may see', async () => {
    await addMessage()
    const badgesOf = async (grants: Permission[]) => (await (await mintAccount({ grants })).call(adminBadges, {})).data
    expect(await badgesOf([])).toEqual({ dead_letters: null, unread_submissions: null })
    expect(await badgesOf(['submissions:manage'])).toEqual({ dead_letters: null, unread_submissions: 1 })
    expect((await badgesOf(['system:manage'])).dead_letters).toBeTypeOf('number')
  })
})
