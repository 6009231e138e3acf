import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listAudit } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import { useAuditAddress } from '../../../../web/features/audit-trail/audit-address.ts'
import { AuditList } from '../../../../web/features/audit-trail/audit-list.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { ada, bob, entryOf, pageOf } from './support.ts'

const PATH = '/dashboard/admin/audit'
const Trail = () => <AuditList place={useAuditAddress()} showsLogs />
const TrailWithoutLogs = () => <AuditList place={useAuditAddress()} showsLogs={false} />
const queriesOf = ({ seen }: ReturnType<typeof fakeApi>) => seen.map(({ query }) => Object.fromEntries(query))

test('shows who did what to whom from where', async () => {
  const api = fakeApi()
  const plan = { action: 'plan.update', account_id: ada.id, account: ada, object_id: 'plan-7' }
  api.answer(
    listAudit,
    pageOf([
      entryOf(),
      entryOf({ id: 'e2', ...plan }),
      entryOf({
        id: 'e3',
        action: 'items.delete',
        affected: 1234,
        actor: { kind: 'session', id: 'x', name: null, account: null },
      }),
      entryOf({ id: 'e4', action: 'plan.paint', actor: { kind: 'job', id: 'renewals', name: null, account: null } }),
      entryOf({ id: 'e5', actor: { kind: 'stand-in', id: ada.id, name: null, account: ada } }),
      entryOf({
        id: 'e7',
        actor: { kind: 'api-key', id: 'k', name: 'Robot', account: ada },
        object_id: 'r',
        object_name: 'Support',
      }),
      entryOf({ id: 'e6', actor: { kind: 'api-key', id: 'k', name: null, account: null }, account: null }),
    ]),
  )
  visit(Trail, PATH)
  const rows = (await screen.findAllByRole('row')).slice(1)
  const textOf = (at: number) => rows[at]?.textContent ?? ''
  expect(textOf(0)).toMatch(/Ada Lovelace.*ada@acme\.example.*Suspended a user.*Bob Stone.*192\.0\.2\.7/)
  expect(textOf(1)).toMatch(/Changed a plan.*plan-7/)
  expect(textOf(2)).toMatch(/Deleted account.*Deleted data.*1,234 rows/)
  expect(textOf(3)).toMatch(/renewals.*Background job.*plan\.paint/)
  expect(textOf(4)).toMatch(/Ada Lovelace.*Impersonating the user/)
  expect(textOf(5)).toMatch(/Ada Lovelace.*by the API key “Robot”.*Support/)
  expect(textOf(6)).toMatch(/Deleted API key.*Deleted account/)
})

test('requests the filters of the URL, and stores filters in the URL', async () => {
  const api = fakeApi()
  api.answer(listAudit, pageOf([entryOf()], { account: ada }))
  const address = `action=user.suspend&account_id=${ada.id}&search=ada&since=2026-01-01&until=2026-01-31`
  const { user, history } = visit(Trail, `${PATH}?${address}&nonsense=1`)
  await screen.findByRole('table')
  expect(queriesOf(api)[0]).toEqual(Object.fromEntries(new URLSearchParams(address)))
  expect(screen.getByLabelText('From (UTC)')).toHaveProperty('value', '2026-01-01')
  await user.click(screen.getByRole('button', { name: 'Show actions of all accounts' }))
  expect(history.at(-1)).toBe(`${PATH}?action=user.suspend&search=ada&since=2026-01-01&until=2026-01-31`)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(history.at(-1)).toBe(PATH)
})

test('an action is selected by its label', async () => {
  const api = fakeApi()
  api.answer(listAudit, pageOf([entryOf()]))
  const { user, history } = visit(Trail, PATH)
  await screen.findByRole('table')
  await user.click(screen.getByRole('combobox', { name: 'Act' }))
  await user.keyboard('changed a pl')
  await user.click(await screen.findByRole('option', { name: 'Changed a plan' }))
  expect(history.at(-1)).toBe(`${PATH}?action=plan.update`)
  await waitFor(() => expect(queriesOf(api).at(-1)).toEqual({ action: 'plan.update' }))
})

test('an invalid URL parameter is ignored', async () => {
  const api = fakeApi()
  api.answer(listAudit, pageOf([entryOf()]))
  visit(Trail, `${PATH}?action=plan.paint&account_id=7&since=yesterday`)
  await screen.findByRole('table')
  expect(queriesOf(api)).toEqual([{}])
})

test('continues where the last page ended, and says when it cannot', async () => {
  const api = fakeApi()
  api.answer(listAudit, pageOf([entryOf()], { next_cursor: 'place-1' }))
  const { user } = visit(Trail, PATH)
  await screen.findByText('Suspended a user')
  api.refuse(listAudit, 503, 'unavailable', 'Back in a minute.')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText("We couldn't load more.")).toBeDefined()
  api.answer(listAudit, pageOf([entryOf({ id: 'e2', action: 'user.reactivate' })]))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Reactivated a user')).toBeDefined()
  expect(screen.getByText('Suspended a user')).toBeDefined()
  expect(queriesOf(api).at(-1)).toEqual({ cursor: 'place-1' })
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a row expands to the values before and after, field by field, and links to the logs of its request', async () => {
  const api = fakeApi()
  const before = { max_websites: 5, name: 'Solo', features: ['a', 'b'], is_active: true }
  const after = { max_websites: 9, name: 'Solo', features: [], is_active: false, note: null }
  api.answer(listAudit, pageOf([entryOf({ action: 'plan.update', object_id: 'plan-7', before, after })]))
  const { user } = visit(Trail, PATH)
  await user.click(await screen.findByRole('button', { name: 'Changed a plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed a plan' }))
  const told = (field: string) => dialog.getByText(field).nextElementSibling?.textContent
  expect(told('Max websites')).toBe('Before5After9')
  expect(told('Is active')).toBe('BeforeYesAfterNo')
  expect(told('Features')).toBe('Beforea, bAfterNone')
  expect(told('Note')).toBe('AfterNothing')
  expect(told('Name')).toBe('Solo Unchanged')
  expect(dialog.getByText('plan-7')).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Show its logs' }).getAttribute('href')).toBe(
    '/dashboard/admin?tab=logs&request_id=req-1',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('links to the logs only with permission, and to all actions of an actor or target', async () => {
  const api = fakeApi()
  api.answer(listAudit, pageOf([entryOf()]))
  const { user, history } = visit(TrailWithoutLogs, `${PATH}?since=2026-01-01`)
  await user.click(await screen.findByRole('button', { name: 'Suspended a user' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('No further details were recorded.')).toBeDefined()
  expect(dialog.queryByRole('link')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Only actions by and on Bob Stone' }))
  expect(history.at(-1)).toBe(`${PATH}?since=2026-01-01&account_id=${bob.id}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows that it is loading, and that too many accounts match the search', async () => {
  const api = fakeApi()
  const answer = api.hold(listAudit)
  visit(Trail, `${PATH}?search=nobody`)
  expect(screen.getByRole('status', { name: 'Loading the audit trail' })).toBeDefined()
  answer(pageOf([], { too_many_accounts: true }))
  expect(await screen.findByText(/Too many accounts match “nobody”/)).toBeDefined()
})
