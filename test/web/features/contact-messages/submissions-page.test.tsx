import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/contact-messages/submissions.ts'
import ContactSubmissionsPage from '../../../../web/app/pages/contact-submissions-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { dialog } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin/contact-submissions'
const ID = '01900000-0000-7000-8000-0000000000a1'
const submissionOf = (more: Partial<contract.ContactSubmission> = {}): contract.ContactSubmission => ({
  ...{ id: ID, name: 'Ada Obi', email: 'ada@acme.example', phone: '+234 (803) 123-4567' },
  ...{ subject: 'Crawling at night', message: 'May it run\nat night?', is_read: false, read_at: null },
  ...{ created_at: '2026-03-01T10:00:00.000Z', ip_address: '203.0.113.7', user_agent: 'A browser' },
  assignee: null,
  ...more,
})
const READ_AT = '2026-03-02T11:30:00.000Z'
const read = submissionOf({ is_read: true, read_at: READ_AT })
const other = submissionOf({
  id: `${ID.slice(0, -1)}2`,
  subject: 'An invoice',
  name: 'Bo',
  is_read: true,
  read_at: READ_AT,
})
const stats = { total: 12, unread: 5, read: 7, today: 1, this_month: 4 }
const pageOf = (data: contract.ContactSubmission[], more: object = {}) => ({
  data: { data, pagination: { current_page: 1, last_page: 1, per_page: 50, total: data.length, ...more } },
})

function submissionsApi(data = [submissionOf(), other]) {
  const api = fakeApi()
  api.answer(contract.getSubmission, { data: { ...(data[0] ?? submissionOf()), entries: [] } })
  // After the one whose ID it could be.
  api.answer(contract.listAssignees, { data: [{ id: ID, name: 'Ann Lee' }] })
  api.answer(contract.submissionStats, { data: stats })
  api.answer(contract.listSubmissions, pageOf(data))
  return {
    ...api,
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]),
    /** From here on it is read, for every request. */
    beRead: () => {
      api.answer(contract.markSubmissionRead, { data: read, message: 'Marked as read' })
      api.answer(contract.getSubmission, { data: { ...read, entries: [] } })
      api.answer(contract.listSubmissions, pageOf([read, other]))
      api.answer(contract.submissionStats, { data: { ...stats, unread: 4, read: 8 } })
    },
  }
}
const open = (search = '') => visit(ContactSubmissionsPage, `${PATH}${search}`)
const row = async (name: RegExp) => screen.findByRole('row', { name })
const markedPath = `/api/dashboard/admin/contact-submissions/${ID}/mark-read`

describe('the page', () => {
  test('shows the counts of messages in five cards', async () => {
    submissionsApi()
    open()
    await screen.findByText('12')
    const cards = [...document.querySelectorAll('dl > div')].map((card) => card.textContent)
    expect(cards).toEqual(['Total12', 'Unread5', 'Read7', 'Today1In UTC', 'This Month4In UTC'])
  })

  test('marks unread ones by a badge and a background', async () => {
    submissionsApi()
    open()
    const unread = await row(/Crawling at night/)
    expect(within(unread).getByText('New')).toBeDefined()
    expect(unread.dataset.marked).toBe('true')
    expect(within(await row(/An invoice/)).queryByText('New')).toBeNull()
    expect((await row(/An invoice/)).dataset.marked).toBeUndefined()
  })

  test('requests what its URL says: status, search and page', async () => {
    const api = submissionsApi()
    api.answer(contract.listSubmissions, pageOf([other], { last_page: 3, total: 101 }))
    const { user, history } = open('?status=read&search=invoice&page=2')
    await row(/An invoice/)
    const asked = () => Object.fromEntries(api.seen.findLast(({ path }) => path.endsWith('submissions'))!.query)
    expect(asked()).toEqual({ status: 'read', search: 'invoice', assigned: 'all', page: '2', per_page: '50' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toBe(`${PATH}?status=read&search=invoice&page=3`)
    await user.click(screen.getByRole('button', { name: /^Status/ }))
    await user.click(await screen.findByRole('option', { name: 'All Status' }))
    expect(history.at(-1)).toBe(`${PATH}?search=invoice`)
    await user.type(screen.getByRole('searchbox', { name: 'Search submissions' }), 's{Enter}')
    expect(history.at(-1)).toBe(`${PATH}?search=invoices`)
    await waitFor(() =>
      expect(asked()).toEqual({ status: 'all', search: 'invoices', assigned: 'all', page: '1', per_page: '50' }),
    )
  })

  test('marks one as read from its row, and confirms it', async () => {
    const api = submissionsApi()
    const { user } = open()
    const unread = within(await row(/Crawling at night/))
    api.beRead()
    await user.click(unread.getByRole('button', { name: 'Mark "Crawling at night" as read' }))
    expect(await screen.findByText('Marked as read')).toBeDefined()
    expect(api.sent()).toEqual([['POST', markedPath]])
    expect(screen.queryByText('New')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('deletes one only after a confirmation', async () => {
    const api = submissionsApi()
    api.answer(contract.deleteSubmission, { message: 'Submission deleted' })
    const { user } = open()
    await user.click(within(await row(/An invoice/)).getByRole('button', { name: 'Delete "An invoice"' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(within(await row(/An invoice/)).getByRole('button', { name: 'Delete "An invoice"' }))
    api.answer(contract.listSubmissions, pageOf([submissionOf()]))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Submission deleted')).toBeDefined()
    expect(api.sent()).toEqual([['DELETE', `/api/dashboard/admin/contact-submissions/${other.id}`]])
    await waitFor(() => expect(screen.queryByText('An invoice')).toBeNull())
  })
})

describe('an open submission', () => {
  test('has its own URL, is marked as read once automatically, and the list and cards follow', async () => {
    const api = submissionsApi()
    const { user, history } = open('?status=unread')
    const unread = within(await row(/Crawling at night/))
    api.beRead()
    await user.click(unread.getByRole('button', { name: /Crawling at night$/ }))
    expect(history.at(-1)).toBe(`${PATH}?status=unread&submission=${ID}`)
    const opened = await dialog()
    expect(await opened.findByText('Read')).toBeDefined()
    expect(opened.queryByRole('button', { name: 'Mark as Read' })).toBeNull()
    expect(api.sent()).toEqual([['POST', markedPath]])
    expect(screen.queryByText('Marked as read')).toBeNull()
    await user.click(opened.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(history.at(-1)).toBe(`${PATH}?status=unread`)
    expect(screen.queryByText('New')).toBeNull()
    expect(screen.getByText('8')).toBeDefined()
  })

  test('opened by its link shows all its details, independent of the list', async () => {
    const api = submissionsApi([read])
    api.answer(contract.listSubmissions, pageOf([]))
    open(`?submission=${ID}`)
    const opened = await dialog()
    await opened.findByRole('heading', { name: 'Crawling at night' })
    const details = [...document.querySelectorAll('[role=dialog] dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ])
    expect(details.map(([term]) => term)).toEqual([
      ...['Status', 'Date', 'Name', 'Email', 'Phone', 'Subject'],
      ...['Message', 'IP address', 'User agent', 'Read at'],
    ])
    expect(Object.fromEntries(details)).toMatchObject({
      ...{ Status: 'Read', Name: 'Ada Obi', Message: 'May it run\nat night?', 'User agent': 'A browser' },
      'IP address': '203.0.113.7',
    })
    expect(details.at(-1)?.[1]).toContain('2026')
    expect(api.sent()).toEqual([])
  })

  test('links to mail, to phone, and to a reply with a subject', async () => {
    submissionsApi([read])
    open(`?submission=${ID}`)
    const opened = await dialog()
    const hrefOf = async (name: string) => (await opened.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('ada@acme.example')).toBe('mailto:ada@acme.example')
    expect(await hrefOf('+234 (803) 123-4567')).toBe('tel:+2348031234567')
    expect(await hrefOf('Reply by Email')).toBe('mailto:ada@acme.example?subject=Re%3A%20Crawling%20at%20night')
  })

  test.each([
    ['a second recipient', 'ada@acme.example,all@acme.example', null],
    ['a header', 'ada@acme.example?bcc=all@acme.example', 'mailto:ada@acme.example%3Fbcc=all@acme.example'],
    ['another scheme', 'javascript:alert(1)', null],
  ])('never links an address with %s unescaped', async (_, email, href) => {
    submissionsApi([{ ...read, email, phone: '*#21#' }])
    open(`?submission=${ID}`)
    const opened = await dialog()
    expect(await opened.findByText(email)).toBeDefined()
    expect(opened.getByText('*#21#')).toBeDefined()
    const links = opened.queryAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.every((link) => href !== null && link?.startsWith('mailto:ada@acme.example%3Fbcc'))).toBe(true)
  })

  test('that could not be marked as read says so and can be marked manually', async () => {
    const api = submissionsApi()
    api.garble(contract.markSubmissionRead, 500)
    const { user } = open(`?submission=${ID}`)
    const opened = await dialog()
    expect(await screen.findByText('Failed to mark as read')).toBeDefined()
    expect(opened.getByText('Unread')).toBeDefined()
    expect(api.sent()).toHaveLength(1)
    api.beRead()
    await user.click(opened.getByRole('button', { name: 'Mark as Read' }))
    expect(await screen.findByText('Marked as read')).toBeDefined()
    expect(await opened.findByText('Read')).toBeDefined()
  })

  test('is deleted after a confirmation, which returns to the list; a failure is shown', async () => {
    const api = submissionsApi([read])
    api.garble(contract.deleteSubmission, 500)
    const { user, history } = open(`?submission=${ID}`)
    const ask = async () => {
      await user.click(await (await dialog()).findByRole('button', { name: 'Delete' }))
      return within(await screen.findByRole('alertdialog'))
    }
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
    expect(api.sent()).toEqual([])
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete submission')).toBeDefined()
    api.answer(contract.deleteSubmission, {})
    api.answer(contract.listSubmissions, pageOf([]))
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Submission deleted')).toBeDefined()
    expect(history.at(-1)).toBe(PATH)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that no longer exists says so', async () => {
    const api = submissionsApi()
    api.refuse(contract.getSubmission, 404, 'not_found', 'Submission not found')
    open(`?submission=${ID.slice(0, -1)}9`)
    expect(await (await dialog()).findByText('Submission not found')).toBeDefined()
    expect(api.sent()).toEqual([])
  })
})
