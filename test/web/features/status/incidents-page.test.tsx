import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/status/incidents.ts'
import AdminIncidentsPage from '../../../../web/app/pages/admin-incidents-page.tsx'
import { toLocalInput } from '../../../../web/lib/local-time.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { dialog, row } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin/incidents'
const open: contract.AdminIncident = {
  ...{ id: '01900000-0000-7000-8000-0000000000b1', title: 'Slow searches', status: 'investigating' },
  ...{ description: 'We look.', started_at: '2026-03-01T10:00:30.500Z', resolved_at: null },
}
const over: contract.AdminIncident = {
  ...{ id: '2026-02-lost-mail', title: 'Lost mail', status: 'resolved', description: 'It is back.' },
  ...{ started_at: '2026-02-01T10:00:30.500Z', resolved_at: '2026-02-01T11:00:45.000Z' },
}
const pageOf = (data: contract.AdminIncident[], more: object = {}) => ({
  data,
  pagination: { current_page: 1, last_page: 1, per_page: 20, total: data.length, ...more },
})

function incidentsApi(data = [open, over]) {
  const api = fakeApi()
  api.answer(contract.listIncidents, pageOf(data))
  return { ...api, sent: () => api.seen.filter(({ method }) => method !== 'GET') }
}
const go = (search = '') => visit(AdminIncidentsPage, `${PATH}${search}`)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

describe('the list of incidents', () => {
  test('shows status and times of each with the time zone, and links to the status page', async () => {
    incidentsApi()
    go()
    expect((await row(/^Slow searches/)).getByText('Investigating')).toBeDefined()
    expect((await row(/^Lost mail/)).getByText('Resolved')).toBeDefined()
    expect((await row(/^Lost mail/)).queryByRole('button', { name: /^Resolve/ })).toBeNull()
    expect(screen.getByText(`2 incidents. Times are in your time zone, ${zone}.`)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Status Page' }).getAttribute('href')).toBe('/status')
  })

  test('requests what its URL says', async () => {
    const api = incidentsApi()
    api.answer(contract.listIncidents, pageOf([over], { last_page: 2, total: 21 }))
    const { user, history } = go('?status=resolved&search=mail')
    await row(/^Lost mail/)
    const asked = () => Object.fromEntries(api.seen.at(-1)!.query)
    expect(asked()).toEqual({ status: 'resolved', search: 'mail', page: '1' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toBe(`${PATH}?status=resolved&search=mail&page=2`)
    await user.click(screen.getByRole('button', { name: /^Status:/ }))
    await user.click(await screen.findByRole('option', { name: 'All statuses' }))
    expect(history.at(-1)).toBe(`${PATH}?search=mail`)
  })

  test('is sorted by the server, with the order in the URL, and a third click resets it', async () => {
    const api = incidentsApi()
    api.answer(contract.listIncidents, pageOf([over], { last_page: 2, total: 21 }))
    const { user, history } = go('?search=mail&page=2')
    await row(/^Lost mail/)
    const asked = () => Object.fromEntries(api.seen.at(-1)!.query)
    const press = () => user.click(screen.getByRole('button', { name: 'Start' }))
    const header = () => screen.getByRole('columnheader', { name: 'Start' }).getAttribute('aria-sort')
    expect(asked()).toEqual({ search: 'mail', page: '2' })
    expect(header()).toBe('none')
    await press()
    expect(history.at(-1)).toBe(`${PATH}?search=mail&sort=started_at`)
    await waitFor(() => expect(asked()).toEqual({ search: 'mail', sort: 'started_at', page: '1' }))
    expect(header()).toBe('ascending')
    await press()
    expect(history.at(-1)).toBe(`${PATH}?search=mail&sort=started_at&direction=desc`)
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'started_at', direction: 'desc' }))
    await press()
    expect(history.at(-1)).toBe(`${PATH}?search=mail`)
    await user.click(screen.getByRole('button', { name: 'Status' }))
    expect(history.at(-1)).toBe(`${PATH}?search=mail&sort=status`)
  })

  test('ignores an unknown column in the URL', async () => {
    const api = incidentsApi()
    go('?sort=description')
    await row(/^Lost mail/)
    expect(Object.fromEntries(api.seen.at(-1)!.query)).toEqual({ page: '1' })
  })

  test('that is empty offers to create one', async () => {
    incidentsApi([])
    const { user } = go()
    await screen.findByText('No incidents yet')
    await user.click(screen.getAllByRole('button', { name: 'Create Incident' }).at(-1)!)
    expect(await (await dialog()).findByLabelText('Title')).toBeDefined()
  })

  test('resolves one with one click, and the server sets its end', async () => {
    const api = incidentsApi()
    const resolved = { ...open, status: 'resolved' as const, resolved_at: '2026-03-01T12:00:00.000Z' }
    const { user } = go()
    const button = (await row(/^Slow searches/)).getByRole('button', { name: 'Resolve Slow searches' })
    api.refuse(
      contract.updateIncident,
      409,
      'conflict',
      'Someone else is changing this incident. Please reload and try again.',
    )
    await user.click(button)
    expect(
      await screen.findByText('Someone else is changing this incident. Please reload and try again.'),
    ).toBeDefined()
    api.answer(contract.updateIncident, { data: resolved })
    api.answer(contract.listIncidents, pageOf([resolved, over]))
    await user.click(button)
    expect(await screen.findByText('Incident resolved')).toBeDefined()
    expect(api.sent()[1]).toMatchObject({ method: 'PUT', path: `/api/dashboard/admin/incidents/${open.id}` })
    expect(api.sent()[1]!.body).toEqual({
      ...{ title: 'Slow searches', description: 'We look.', status: 'resolved' },
      started_at: open.started_at,
    })
    expect(await (await row(/^Slow searches/)).findByText('Resolved')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('deletes one only after a confirmation', async () => {
    const api = incidentsApi()
    const { user } = go()
    const ask = async () => {
      await user.click((await row(/^Lost mail/)).getByRole('button', { name: 'Delete Lost mail' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const question = await ask()
    expect(question.getByText(/Are you sure you want to delete "Lost mail"\?/)).toBeDefined()
    expect(api.sent()).toEqual([])
    api.garble(contract.deleteIncident, 500)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete incident')).toBeDefined()
    api.answer(contract.deleteIncident, { message: 'Incident deleted' })
    api.answer(contract.listIncidents, pageOf([open]))
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Incident deleted')).toBeDefined()
    expect(api.sent().at(-1)).toMatchObject({ method: 'DELETE', path: `/api/dashboard/admin/incidents/${over.id}` })
    await waitFor(() => expect(screen.queryByText('Lost mail')).toBeNull())
  })
})

describe('the incident form', () => {
  test('starts with the current time, and shows its time zone', async () => {
    const api = incidentsApi()
    api.answer(contract.createIncident, { data: open, message: 'Incident created' })
    const { user } = go()
    await user.click(screen.getByRole('button', { name: 'Create Incident' }))
    const form = await dialog()
    const start = form.getByLabelText<HTMLInputElement>('Start')
    expect(Math.abs(Date.now() - new Date(start.value).getTime())).toBeLessThan(3 * 60_000)
    expect(form.getByText(`In your time zone, ${zone}`)).toBeDefined()
    expect(form.queryByLabelText('End')).toBeNull()
    await user.type(form.getByLabelText('Title'), 'Slow mail')
    await user.type(form.getByLabelText('Description'), 'We look.')
    await user.click(form.getByRole('button', { name: 'Create Incident' }))
    expect(await screen.findByText('Incident created')).toBeDefined()
    expect(api.sent().map(({ body }) => body)).toEqual([
      {
        ...{ title: 'Slow mail', description: 'We look.', status: 'investigating' },
        started_at: new Date(start.value).toISOString(),
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('requires missing input, and sends nothing before', async () => {
    const api = incidentsApi()
    const { user } = go()
    await user.click(screen.getByRole('button', { name: 'Create Incident' }))
    const form = await dialog()
    await user.clear(form.getByLabelText('Start'))
    await user.click(form.getByRole('button', { name: 'Create Incident' }))
    for (const message of ['Title is required', 'Description is required', 'Say when it began'])
      expect(await form.findByText(message)).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('has an end only for resolved incidents, and rejects one before the start', async () => {
    const api = incidentsApi()
    const { user } = go()
    await user.click((await row(/^Slow searches/)).getByRole('button', { name: 'Edit Slow searches' }))
    const form = await dialog()
    await user.click(form.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: /^Resolved/ }))
    const before = new Date(Date.parse(open.started_at) - 60 * 60_000)
    await user.type(form.getByLabelText('End'), toLocalInput(before))
    await user.click(form.getByRole('button', { name: 'Update Incident' }))
    expect(await form.findByText('It cannot end before it began')).toBeDefined()
    expect(api.sent()).toEqual([])
    const after = new Date(Date.parse(open.started_at) + 60 * 60_000)
    await user.clear(form.getByLabelText('End'))
    await user.type(form.getByLabelText('End'), toLocalInput(after))
    api.answer(contract.updateIncident, { data: { ...open, status: 'resolved' }, message: 'Incident updated' })
    await user.click(form.getByRole('button', { name: 'Update Incident' }))
    expect(await screen.findByText('Incident updated')).toBeDefined()
    expect(api.sent()[0]!.body).toMatchObject({ resolved_at: new Date(toLocalInput(after)).toISOString() })
  })

  test('keeps the seconds of unchanged times, and removes the end of a reopened one', async () => {
    const api = incidentsApi()
    api.answer(contract.updateIncident, { data: over })
    const { user } = go()
    await user.click((await row(/^Lost mail/)).getByRole('button', { name: /^Lost mail/ }))
    const form = await dialog()
    await user.type(form.getByLabelText('Title'), ' of February')
    await user.click(form.getByRole('button', { name: 'Update Incident' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { id, ...asItWas } = over
    expect(api.sent()[0]!.body).toEqual({ ...asItWas, title: 'Lost mail of February' })
    await user.click((await row(/^Lost mail/)).getByRole('button', { name: `Edit ${over.title}` }))
    const again = await dialog()
    await user.click(again.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: /^Monitoring/ }))
    await user.click(again.getByRole('button', { name: 'Update Incident' }))
    await waitFor(() => expect(api.sent()).toHaveLength(2))
    expect(api.sent()[1]).toMatchObject({
      path: `/api/dashboard/admin/incidents/${id}`,
      body: { status: 'monitoring' },
    })
    expect(api.sent()[1]!.body).not.toHaveProperty('resolved_at')
  })

  test('shows errors of the server next to their fields, and other failures above', async () => {
    const api = incidentsApi()
    const refusal = 'This is still to come'
    api.refuse(contract.updateIncident, 422, 'validation_failed', refusal, { started_at: [refusal] })
    const { user } = go()
    await user.click((await row(/^Slow searches/)).getByRole('button', { name: 'Edit Slow searches' }))
    const form = await dialog()
    await user.click(form.getByRole('button', { name: 'Update Incident' }))
    await waitFor(() => expect(form.getByLabelText('Start').getAttribute('aria-invalid')).toBe('true'))
    expect(form.getByText(refusal)).toBeDefined()
    api.garble(contract.updateIncident, 500)
    await user.click(form.getByRole('button', { name: 'Update Incident' }))
    expect(await screen.findByText('Failed to update incident')).toBeDefined()
  })
})
