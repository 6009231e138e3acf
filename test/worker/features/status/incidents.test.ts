import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/status/incidents.ts'
import { read } from '../../../../src/contracts/status/status.ts'
import { incidents } from '../../../../src/db/schema/control/status.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'

const operator = () => mintAccount({ grants: ['incidents:manage'] })
const BEGAN = '2026-03-01T10:00:00.000Z'
const inputOf = (more: Partial<contract.IncidentInput> = {}): contract.IncidentInput => ({
  ...{ title: 'Slow searches', status: 'investigating', description: 'We look.', started_at: BEGAN },
  ...more,
})
const auditOf = async (id: string) => {
  const { results } = await env.DB.prepare(
    'SELECT action, before, after FROM audit_events WHERE object_id = ? ORDER BY id',
  )
    .bind(id)
    .all<{ action: string; before: string | null; after: string | null }>()
  const facts = (text: string | null) => (text === null ? null : JSON.parse(text))
  return results.map(({ action, before, after }) => ({ action, before: facts(before), after: facts(after) }))
}
const toldToVisitors = async () => (await visitor.call(read, {})).data
type Operator = Awaited<ReturnType<typeof operator>>
const create = async (person: Operator, more?: Partial<contract.IncidentInput>) =>
  (await person.call(contract.createIncident, { body: inputOf(more) })).data
const update = async (person: Operator, id: string, more?: Partial<contract.IncidentInput>) =>
  (await person.call(contract.updateIncident, { params: { id }, body: inputOf(more) })).data
const hasJustPassed = (instant: string | null) => Math.abs(Date.now() - Date.parse(instant!)) < 60_000

beforeEach(async () => {
  await db.delete(incidents)
})

const { listIncidents, createIncident, updateIncident, deleteIncident } = contract
test.each(Object.entries({ listIncidents, createIncident, updateIncident, deleteIncident }))(
  '%s requires permission to manage incidents',
  async (_, endpoint) => {
    const { id } = await create(await operator())
    const input = { params: { id }, body: inputOf() }
    const given = endpoint.method === 'get' ? {} : input
    const statuses = await Promise.all([
      visitor.send(endpoint, given),
      (await mintAccount()).send(endpoint, given),
      (await mintAccount({ isAdmin: true, grants: ['system:manage'] })).send(endpoint, given),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403])
    expect((await (await operator()).send(endpoint, given)).ok).toBe(true)
  },
)

test('a created, changed or deleted incident is on the status page with the next response', async () => {
  const person = await operator()
  const { id } = await create(person)
  expect(await toldToVisitors()).toMatchObject({ active_incidents: 1, incidents: [{ id, title: 'Slow searches' }] })
  await update(person, id, { status: 'resolved', title: 'Searches were slow' })
  const told = await toldToVisitors()
  expect(told).toMatchObject({ active_incidents: 0, incidents: [{ id, title: 'Searches were slow', date: BEGAN }] })
  await person.call(contract.deleteIncident, { params: { id } })
  expect((await toldToVisitors()).incidents).toEqual([])
})

describe('an incident', () => {
  test('is created with normalised times, and audited with its author', async () => {
    const person = await operator()
    const { message, data } = await person.call(contract.createIncident, {
      body: inputOf({ title: ' Slow ', started_at: '2026-03-01T10:00:00Z' }),
    })
    expect(message).toBe('Incident created')
    expect(data).toEqual({ ...inputOf({ title: 'Slow' }), id: data.id, resolved_at: null })
    expect(await auditOf(data.id)).toEqual([{ action: 'incident.create', before: null, after: data }])
  })

  test('that is resolved without a time ends now, otherwise at the given time', async () => {
    const person = await operator()
    expect(hasJustPassed((await create(person, { status: 'resolved' })).resolved_at)).toBe(true)
    const resolved_at = '2026-03-01T11:00:00.000Z'
    expect((await create(person, { status: 'resolved', resolved_at })).resolved_at).toBe(resolved_at)
    const { id } = await create(person)
    expect(hasJustPassed((await update(person, id, { status: 'resolved', resolved_at: null })).resolved_at)).toBe(true)
  })

  test('that is open has no end, whatever is given, and a reopened one loses its end', async () => {
    const person = await operator()
    const resolved_at = '2026-03-01T11:00:00.000Z'
    const { id, ...made } = await create(person, { resolved_at })
    expect(made.resolved_at).toBeNull()
    expect((await update(person, id, { status: 'resolved', resolved_at })).resolved_at).toBe(resolved_at)
    expect(await update(person, id, { status: 'monitoring' })).toMatchObject({
      ...{ status: 'monitoring', resolved_at: null },
    })
  })

  test('keeps its end when another field changes', async () => {
    const person = await operator()
    const resolved_at = '2026-03-01T11:00:00.000Z'
    const { id } = await create(person, { status: 'resolved', resolved_at })
    expect((await update(person, id, { status: 'resolved', title: 'Other' })).resolved_at).toBe(resolved_at)
  })

  test('that is resolved concurrently ends once, and is audited once', async () => {
    const person = await operator()
    const { id } = await create(person)
    const answers = await Promise.all([1, 2, 3].map(() => update(person, id, { status: 'resolved' })))
    const [row] = await db.select().from(incidents)
    expect(new Set(answers.map(({ resolved_at }) => resolved_at))).toEqual(new Set([row!.resolvedAt]))
    const [, ...updates] = await auditOf(id)
    expect(updates).toEqual([
      {
        action: 'incident.update',
        before: { status: 'investigating', resolved_at: null },
        after: { status: 'resolved', resolved_at: row!.resolvedAt },
      },
    ])
  })

  test('that is changed concurrently ends up with one of the changes, and each change is audited', async () => {
    const person = await operator()
    const { id } = await create(person)
    await Promise.all(['One', 'Two', 'Three'].map((title) => update(person, id, { title })))
    const [, ...updates] = await auditOf(id)
    expect(updates).toHaveLength(3)
    for (const [index, { before }] of updates.entries())
      expect(before).toEqual(index === 0 ? { title: 'Slow searches' } : updates[index - 1]!.after)
    expect(updates.at(-1)!.after).toEqual({ title: (await db.select().from(incidents))[0]!.title })
  })

  test('is deleted once, and audited with its old values', async () => {
    const person = await operator()
    const made = await create(person)
    const { id } = made
    const answers = await Promise.all([1, 2].map(() => person.send(contract.deleteIncident, { params: { id } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await auditOf(id)).slice(1)).toEqual([{ action: 'incident.delete', before: made, after: null }])
  })

  test('with a manually chosen ID is changed and deleted by that ID', async () => {
    const id = '2026-11-slow-searches'
    await db.insert(incidents).values({
      ...{ id, title: 'Slow', status: 'investigating', description: 'We look.', startedAt: BEGAN },
    })
    const person = await operator()
    expect(await update(person, id)).toMatchObject({ id, title: 'Slow searches' })
    await person.call(contract.deleteIncident, { params: { id } })
    expect(await db.$count(incidents)).toBe(0)
  })

  test('that does not exist can be neither changed nor deleted', async () => {
    const person = await operator()
    const params = { id: newId() }
    expect((await person.send(contract.updateIncident, { params, body: inputOf() })).status).toBe(404)
    expect((await person.send(contract.deleteIncident, { params })).status).toBe(404)
  })

  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['without a title', { title: ' ' }, { title: ['Title is required'] }],
    ['with a title that is too long', { title: 'x'.repeat(121) }, { title: ['Title must be at most 120 characters'] }],
    ['without a description', { description: '' }, { description: ['Description is required'] }],
    ['with an invalid start', { started_at: '' }, { started_at: ['Say when it began'] }],
    ['that has not started yet', { started_at: later(10) }, { started_at: ['This is still to come'] }],
    [
      'that ended before its start',
      // Compared as texts, these two have the opposite order.
      { status: 'resolved', started_at: '2026-03-01T10:00:00.500Z', resolved_at: '2026-03-01T10:00:00Z' },
      { resolved_at: ['It cannot end before it began'] },
    ],
    [
      'that has not ended yet',
      { status: 'resolved', resolved_at: later(10) },
      { resolved_at: ['This is still to come'] },
    ],
  ])('%s is rejected, for creation and change', async (_, more, errors) => {
    const person = await operator()
    const { id } = await create(person)
    const body = { ...inputOf(), ...more } as contract.IncidentInput
    for (const refused of [
      await person.fail(contract.createIncident, { body }),
      await person.fail(contract.updateIncident, { params: { id }, body }),
    ])
      expect(refused).toMatchObject({ httpStatus: 422, errors })
    expect(await db.$count(incidents)).toBe(1)
  })

  test('cannot start after its end', async () => {
    const person = await operator()
    const { id } = await create(person, { status: 'resolved', resolved_at: '2026-03-01T11:00:00.000Z' })
    const refused = await person.fail(contract.updateIncident, {
      params: { id },
      body: inputOf({ status: 'resolved', started_at: '2026-03-01T12:00:00.000Z' }),
    })
    expect(refused).toMatchObject({ httpStatus: 422, errors: { resolved_at: ['It cannot end before it began'] } })
  })
})

test('the list has open incidents first, then the newest, filtered by status and text, in pages', async () => {
  const person = await operator()
  const made: string[] = []
  for (const [title, status, day] of [
    ['Old and open', 'monitoring', '01'],
    ['Slow mail', 'resolved', '02'],
    ['New and open', 'investigating', '03'],
    ['Lost mail', 'resolved', '04'],
  ] as const)
    made.push((await create(person, { title, status, started_at: `2026-03-${day}T00:00:00.000Z` })).id)
  const idsOf = async (query: QueryFor<typeof contract.listIncidents>) =>
    (await person.call(contract.listIncidents, { query })).data.map(({ id }) => made.indexOf(id))
  expect(await idsOf({})).toEqual([2, 0, 3, 1])
  expect(await idsOf({ status: 'resolved' })).toEqual([3, 1])
  expect(await idsOf({ search: 'SLOW' })).toEqual([1])
  expect(await idsOf({ search: 'we look' })).toHaveLength(4)
  expect(await idsOf({ page: 2, per_page: 3 })).toEqual([1])
})

test('the list is sorted as requested, ties by ID, and an unknown column is rejected', async () => {
  const person = await operator()
  const made: string[] = []
  for (const [title, status, day] of [
    ['slow mail', 'monitoring', '03'],
    ['Lost mail', 'resolved', '02'],
    ['Slow searches', 'investigating', '01'],
    ['Slow mail', 'resolved', '03'],
  ] as const)
    made.push((await create(person, { title, status, started_at: `2026-03-${day}T00:00:00.000Z` })).id)
  const idsOf = async (query: QueryFor<typeof contract.listIncidents>) =>
    (await person.call(contract.listIncidents, { query })).data.map(({ id }) => made.indexOf(id))
  expect(await idsOf({ sort: 'title' })).toEqual([1, 0, 3, 2])
  expect(await idsOf({ sort: 'title', direction: 'desc' })).toEqual([2, 3, 0, 1])
  expect(await idsOf({ sort: 'status' })).toEqual([2, 0, 1, 3])
  expect(await idsOf({ sort: 'started_at' })).toEqual([2, 1, 0, 3])
  expect(await idsOf({ sort: 'started_at', direction: 'desc', per_page: 3, page: 2 })).toEqual([2])
  // A direction requires a column.
  expect(await idsOf({ direction: 'desc' })).toEqual(await idsOf({}))
  const sort = 'description' as 'title'
  expect(await person.fail(contract.listIncidents, { query: { sort } })).toMatchObject({
    ...{ httpStatus: 422, errors: { sort: ['Choose a column to sort by'] } },
  })
})
