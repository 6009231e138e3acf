import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/tasks.ts'
import { TasksTab } from '../../../../web/features/campaigns/tasks/tasks-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const ADDRESS = '/dashboard/email-sms?tab=tasks'
const HOUR_MS = 3_600_000
const taskOf = (n: number, change: Partial<contract.Task> = {}): contract.Task => ({
  ...{ id: `t${n}`, kind: 'call', note: `Ask about offer ${n}`, state: 'open', reason: null },
  ...{ due_at: new Date(Date.now() - n * 48 * HOUR_MS).toISOString(), closed_at: null },
  ...{ campaign_id: 'c1', campaign_name: 'Spring', step: 2, recipient_id: `r${n}`, name: `Person ${n}` },
  ...{ company: null, email: `p${n}@acme.example`, phone: null, linkedin_url: null, contact_id: null },
  ...change,
})

function tasksApi(tasks: contract.Task[]) {
  const api = fakeApi()
  const pagination = { current_page: 1, last_page: 1, per_page: 50, total: tasks.length }
  api.answer(contract.listTasks, { data: { tasks, pagination } })
  const sent = () => api.seen.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...api, sent }
}
const open = (search = '', canEdit = true) => visit(() => <TasksTab canEdit={canEdit} />, `${ADDRESS}${search}`)
const rowOf = (n: number) => screen.findByRole('article', { name: `Call: Person ${n}` })

describe('tasks', () => {
  test('are listed by due date', async () => {
    tasksApi([taskOf(1), taskOf(2, { due_at: new Date(Date.now() + 72 * HOUR_MS).toISOString() })])
    open()
    expect(within(await screen.findByRole('region', { name: 'Overdue' })).getByText('Person 1')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Upcoming' })).getByText('Person 2')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
  })

  test('are navigated, completed and snoozed by keyboard, which keeps the focus in the list', async () => {
    const api = tasksApi([taskOf(1), taskOf(2), taskOf(3)])
    for (const endpoint of [contract.closeTask, contract.snoozeTask])
      api.answer(endpoint, { data: { task: taskOf(1) } })
    const { user } = open()
    const first = await rowOf(1)
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(await rowOf(2))
    await user.keyboard('{ArrowUp}d')
    await waitFor(() => expect(api.sent()).toEqual([{ path: '/api/dashboard/tasks/t1/close', body: { as: 'done' } }]))
    await waitFor(async () => expect(document.activeElement).toBe(await rowOf(2)))
    await user.keyboard('z')
    await waitFor(() => expect(api.sent()).toHaveLength(2))
    expect(api.sent()[1]).toEqual({ path: '/api/dashboard/tasks/t2/snooze', body: { until: expect.any(String) } })
  })

  test('that cannot be completed say so', async () => {
    const api = tasksApi([taskOf(1)])
    api.refuse(contract.closeTask, 409, 'conflict', 'It is closed already.')
    const { user } = open()
    await user.click(within(await rowOf(1)).getByRole('button', { name: 'Skip' }))
    expect(await screen.findByText(/It is closed already|Failed to close the task/)).toBeTruthy()
  })

  test('are read-only without the permission', async () => {
    const api = tasksApi([taskOf(1)])
    const { user } = open('', false)
    const row = await rowOf(1)
    expect(within(row).queryByRole('button', { name: 'Done' })).toBeNull()
    row.focus()
    await user.keyboard('d')
    expect(api.sent()).toEqual([])
  })

  test.each([
    ['', 'No open tasks'],
    ['&state=closed', 'No closed tasks'],
    ['&kind=call', 'No matching tasks'],
  ])('say why there are none (%s)', async (search, title) => {
    tasksApi([])
    open(search)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  test('are filtered by kind, and the filter can be cleared', async () => {
    const api = tasksApi([])
    const { user } = open('&kind=call')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('No open tasks')).toBeTruthy()
    expect(api.seen.map(({ query }) => query.get('kind'))).toEqual(['call', null])
  })
})
