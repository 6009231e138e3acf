import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as keys from '../../../../src/contracts/api-keys/api-keys.ts'
import { listPlans } from '../../../../src/contracts/billing/plans.ts'
import { ERROR_CODES } from '../../../../src/contracts/errors.ts'
import * as crawls from '../../../../src/contracts/v1/crawls.ts'
import { extract } from '../../../../src/contracts/v1/extract.ts'
import { WEBHOOK_EVENT_NAMES } from '../../../../src/contracts/webhooks/webhooks.ts'
import ApiDocsPage from '../../../../web/app/pages/api-docs-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { keyOf, legacyKey, PLAIN_KEY } from '../api-keys/support.ts'

const AN_ID = '01900000-0000-7000-8000-000000000001'
type User = ReturnType<typeof visit>['user']

function open(own: keys.ApiKey[] = [keyOf()]) {
  const api = fakeApi()
  api.answer(keys.list, { data: { api_keys: own, total: own.length } })
  const plan = { id: '1', display_name: 'Pro', api_calls_per_day: 5000 } as never
  api.answer(listPlans, { available_plans: [plan], available_providers: {}, default_provider: null, tax: null })
  return { api, ...visit(ApiDocsPage, '/dashboard/api-docs') }
}
const section = (title: string) => screen.getByRole('button', { name: title })
/** Opens a call and returns its list item. */
async function openCall(user: User, name: RegExp) {
  const head = screen.getByRole('button', { name, expanded: false })
  await user.click(head)
  return within(head.closest('li')!)
}
async function openTry(user: User, name: RegExp) {
  const call = await openCall(user, name)
  return within(await call.findByRole('form'))
}
const choose = async (user: User, form: ReturnType<typeof within>, name: string) => {
  await user.click(await form.findByRole('button', { name: /API key/ }))
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const sent = (api: ReturnType<typeof fakeApi>) => api.seen.filter(({ path }) => path.startsWith('/api/v1/'))

describe('the page', () => {
  test('has the sections of the specification, with the first two open', () => {
    open()
    const heads = screen.getAllByRole('heading', { level: 2 }).flatMap((head) => within(head).queryAllByRole('button'))
    expect(heads.map((head) => [head.textContent, head.getAttribute('aria-expanded')])).toEqual([
      ['Authentication', 'true'],
      ['Crawling', 'true'],
      ['Extraction', 'false'],
      ['Site downloads', 'false'],
      ['Data Management', 'false'],
      ['Contacts', 'false'],
      ['Campaigns', 'false'],
      ['Messages', 'false'],
      ['API Keys', 'false'],
      ['Notifications', 'false'],
      ['Webhooks', 'false'],
    ])
  })

  test('opens and closes a section by keyboard', async () => {
    const { user } = open()
    section('Notifications').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('List notifications')).toBeDefined()
    await user.keyboard(' ')
    await waitFor(() => expect(screen.queryByText('List notifications')).toBeNull())
  })

  test('documents the calls for campaigns', async () => {
    const { user } = open()
    await user.click(section('Campaigns'))
    expect(await screen.findByText('Create a campaign')).toBeDefined()
    expect(screen.getByRole('list', { name: 'Calls: Campaigns' })).toBeDefined()
  })

  test('links to help, to keys and to the OpenAPI document', () => {
    open()
    const help = within(screen.getByText('Need Help').closest('section')!)
    expect(help.getByRole('link', { name: 'API Keys' }).getAttribute('href')).toBe('/dashboard/api-keys')
    expect(help.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/dashboard/settings')
    expect(help.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact')
    expect(screen.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')).toBe('/api/v1/openapi.json')
  })

  test('lists the statuses and the kinds of authentication', () => {
    open()
    const statuses = within(screen.getByText('Status codes').closest('section')!)
    for (const status of [200, 201, 400, 401, 404, 422, 429]) expect(statuses.getByText(status)).toBeDefined()
    const kinds = within(screen.getByText('Authentication kinds').closest('section')!)
    for (const kind of ['None', 'Bearer Token', 'API Key']) expect(kinds.getByText(kind)).toBeDefined()
  })
})

describe('finding a call', () => {
  test('by its path, its words and its fields hides what does not match', async () => {
    const { user } = open()
    const box = screen.getByRole('searchbox', { name: 'Search calls' })
    await user.type(box, 'crawl max_pages{Enter}')
    expect(await screen.findByText('Start a crawl')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('List crawls')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
    await user.clear(box)
    await user.type(box, 'teleport{Enter}')
    expect(await screen.findByText('No endpoint matches “teleport”.')).toBeDefined()
  })

  test('by its own URL opens it', async () => {
    location.hash = '#v1.webhooks.rotateSecret'
    open()
    expect(section('Webhooks').getAttribute('aria-expanded')).toBe('true')
    const call = within(document.getElementById('v1.webhooks.rotateSecret')!)
    expect(call.getByRole('link', { name: 'Link to this endpoint' }).getAttribute('href')).toBe(
      '#v1.webhooks.rotateSecret',
    )
    location.hash = ''
  })
})

describe('the guide', () => {
  test('lists the daily requests of the current plans, what counts, and every error code and event', async () => {
    open()
    expect(await screen.findByText('5,000 requests a day')).toBeDefined()
    for (const title of ['What counts', 'Lists and cursors', 'Idempotency', 'Command line', 'Agents (MCP)'])
      expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(/cost no crawl/)).toBeDefined()
    const codes = within(screen.getByLabelText('Error codes'))
    for (const code of ERROR_CODES) expect(codes.getByText(code)).toBeDefined()
    const events = within(screen.getByLabelText('Events'))
    for (const event of WEBHOOK_EVENT_NAMES) expect(events.getByText(event)).toBeDefined()
  })
})

describe('a call', () => {
  test.each([
    [/\/api\/register/, 'None'],
    [/\/api\/dashboard\/logout/, 'Bearer Token'],
    [/Ask what a key may do/, 'API Key'],
  ])('%s states how callers authenticate', (name, kind) => {
    open()
    expect(within(screen.getByRole('button', { name })).getByText(kind)).toBeDefined()
  })

  test('lists its parameters, from its contract', async () => {
    const { user } = open()
    const call = await openCall(user, /Start a crawl/)
    const body = within(await call.findByRole('list', { name: 'In the body' }))
    for (const name of ['url', 'keywords', 'max_pages', 'respect_robots', 'options.depth'])
      expect(body.getByText(name)).toBeDefined()
    expect(body.getByText(/^The most pages that are read\..* · at least 1 · default 10$/)).toBeDefined()
    expect(call.getByText(/Requires a key with Crawl or Admin\./)).toBeDefined()
  })

  test('shows examples in three languages', async () => {
    const { user } = open()
    const call = await openCall(user, /Start a crawl/)
    expect(await call.findByText(/^curl -X POST '.*\/api\/v1\/crawl'/)).toBeDefined()
    await user.click(call.getByRole('radio', { name: 'JavaScript' }))
    expect(await call.findByText(/await fetch\('.*\/api\/v1\/crawl'/)).toBeDefined()
    await user.click(call.getByRole('radio', { name: 'Python' }))
    expect(await call.findByText(/"respect_robots": True/)).toBeDefined()
  })

  test.each([
    ['Copy request body', 'Request body copied to clipboard!', '"url": "https://example.com"'],
    ['Copy response', 'Response copied to clipboard!', '"status": "successful"'],
  ])('%s: copies, says so, and resets after two seconds', async (label, text, part) => {
    const { user } = open()
    const call = await openCall(user, /Start a crawl/)
    await user.click(await call.findByRole('button', { name: label }))
    expect(await screen.findByText(text)).toBeDefined()
    expect(await navigator.clipboard.readText()).toContain(part)
    expect(call.getByRole('button', { name: 'Copied' })).toBeDefined()
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(call.queryByRole('button', { name: 'Copied' })).toBeNull())
  })

  test('of the dashboard cannot be tried here', async () => {
    const { user } = open()
    const call = await openCall(user, /\/api\/dashboard\/logout/)
    expect(await call.findByText(/Ends the session/)).toBeDefined()
    expect(call.queryByRole('form')).toBeNull()
  })
})

describe('trying a call', () => {
  test('sends it with the selected key, and shows the response', async () => {
    const { api, user } = open()
    api.answer(crawls.list, { data: [], next_cursor: null })
    const form = await openTry(user, /List crawls/)
    expect(form.getByText(/doesn't change anything/)).toBeDefined()
    await choose(user, form, 'Build server')
    await user.type(form.getByRole('textbox', { name: /limit/ }), '5')
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText(/"next_cursor": null/)).toBeDefined()
    expect(form.getByText('200')).toBeDefined()
    const [request] = sent(api)
    expect(request?.headers.get('authorization')).toBe(`Bearer ${PLAIN_KEY}`)
    expect(Object.fromEntries(request!.query)).toEqual({ limit: '5' })
  })

  test('accepts a pasted key if none is usable, and keeps it only between calls', async () => {
    const { api, user } = open([legacyKey(), keyOf({ is_active: false })])
    api.answer(crawls.list, { data: [], next_cursor: null })
    const form = await openTry(user, /List crawls/)
    await user.type(form.getByLabelText(/API key/), 'ctk_live_pasted')
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText('200')).toBeDefined()
    expect(sent(api)[0]?.headers.get('authorization')).toBe('Bearer ctk_live_pasted')
    const other = await openTry(user, /Ask what a key may do/)
    expect((other.getByLabelText(/API key/) as HTMLInputElement).value).toBe('ctk_live_pasted')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ctk_live_pasted')
  })

  test('reports missing input, and sends nothing', async () => {
    const { api, user } = open()
    const form = await openTry(user, /Ask how far a crawl is/)
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText('Choose or paste a key')).toBeDefined()
    expect(form.getByText('This is required')).toBeDefined()
    expect(sent(api)).toEqual([])
  })

  test('rejects a body that is not JSON', async () => {
    const { api, user } = open()
    const form = await openTry(user, /Start a crawl/)
    await choose(user, form, 'Build server')
    await user.type(form.getByRole('textbox', { name: /Request body/ }), 'x')
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText('This is not valid JSON')).toBeDefined()
    expect(sent(api)).toEqual([])
  })

  test('marks calls that change data', async () => {
    const { user } = open()
    expect((await openTry(user, /Start a crawl/)).getByText('Makes changes')).toBeDefined()
    await user.click(section('Extraction'))
    expect((await openTry(user, /Read one page/)).queryByText('Makes changes')).toBeNull()
  })

  test('shows an error response unchanged, with the remaining limits', async () => {
    const { api, user } = open()
    api.refuse(crawls.start, 429, 'too_many_requests', 'This API key has made too many requests. Please wait.')
    const form = await openTry(user, /Start a crawl/)
    await choose(user, form, 'Build server')
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText('429')).toBeDefined()
    expect(form.getByText(/made too many requests/)).toBeDefined()
    expect(form.getByText('retry-after')).toBeDefined()
    expect(sent(api)[0]?.body).toMatchObject({ url: 'https://example.com' })
  })

  test('asks for confirmation before a deletion', async () => {
    const { api, user } = open()
    api.answer(crawls.remove, { message: 'Crawl deleted successfully' })
    const form = await openTry(user, /Delete a crawl/)
    expect(form.getByText('Deletes')).toBeDefined()
    await choose(user, form, 'Build server')
    await user.type(form.getByRole('textbox', { name: /id/ }), AN_ID)
    await user.click(form.getByRole('button', { name: 'Send request' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(sent(api)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText(/Crawl deleted successfully/)).toBeDefined()
    expect(sent(api)[0]).toMatchObject({ method: 'DELETE', path: `/api/v1/crawl/${AN_ID}` })
  })

  test('reports a missing response', async () => {
    const { api, user } = open()
    api.drop(extract)
    await user.click(section('Extraction'))
    const form = await openTry(user, /Read one page/)
    await choose(user, form, 'Build server')
    await user.click(form.getByRole('button', { name: 'Send request' }))
    expect(await form.findByText(/No response/)).toBeDefined()
  })
})
