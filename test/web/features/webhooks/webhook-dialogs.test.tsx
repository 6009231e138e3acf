import { screen, waitFor, within } from '@testing-library/react'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/webhooks/webhooks.ts'
import WebhooksPage from '../../../../web/app/pages/webhooks-page.tsx'
import { VERIFY_SNIPPET } from '../../../../web/features/webhooks/verify-snippet.ts'
import { visit } from '../../support/visit.tsx'
import { dialog, inMinutes, SECRET, webhookId, webhookOf, webhooksApi } from './support.ts'

async function openDialog(button: string, submit: string, webhook: contract.WebhookEndpoint) {
  const api = webhooksApi([webhook])
  const { user } = visit(WebhooksPage, '/dashboard/webhooks')
  await user.click(await screen.findByRole('button', { name: button }))
  const form = await dialog()
  return {
    api,
    user,
    form,
    send: () => user.click(form.getByRole('button', { name: submit })),
    fill: async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      if (text) await user.type(form.getByLabelText(label), text)
    },
    check: (label: string) => user.click(form.getByRole('checkbox', { name: label })),
    checked: () =>
      form
        .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map((box) => box.value)
        .filter((value) => value.includes('.')),
  }
}
const openCreate = () => openDialog('Create Webhook', 'Create Webhook', webhookOf())
const openEdit = (change: Partial<contract.WebhookEndpoint> = {}) =>
  openDialog('Edit To our CRM', 'Save Changes', webhookOf(change))

const URL = 'https://shop.example/hooks'
const made = (opened: Awaited<ReturnType<typeof openDialog>>) =>
  opened.api.answer(contract.create, { data: { ...webhookOf({ id: webhookId(2) }), secret: SECRET } })

describe('a new webhook', () => {
  test('is notified of the ends of crawls by default', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('URL', ` ${URL} `)
    await opened.fill('Description', 'To   the shop')
    await opened.check('crawl.failed')
    await opened.check('download.completed')
    await opened.send()
    expect(await screen.findByText('Webhook created')).toBeDefined()
    expect(opened.api.sent()).toEqual([
      { url: URL, description: 'To the shop', events: ['crawl.completed', 'download.completed'] },
    ])
  })

  test('offers every event, with an explanation', async () => {
    const { form } = await openCreate()
    for (const [name, text] of Object.entries(contract.WEBHOOK_EVENTS)) {
      expect(form.getByRole('checkbox', { name })).toBeDefined()
      expect(form.getByText(text)).toBeDefined()
    }
    // A new webhook is active; there is no switch.
    expect(form.queryByRole('checkbox', { name: 'Active' })).toBeNull()
  })

  test('selects all events with one click, and none with another', async () => {
    const opened = await openCreate()
    made(opened)
    const all = opened.form.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    expect(all.indeterminate).toBe(true)
    await opened.check('Select all')
    expect(opened.checked()).toEqual(contract.WEBHOOK_EVENT_NAMES)
    await opened.check('Select all')
    await opened.fill('URL', URL)
    await opened.send()
    expect(await screen.findByText('Choose at least one event')).toBeDefined()
    expect(opened.api.sent()).toEqual([])
    await opened.check('Select all')
    await waitFor(() => expect(screen.queryByText('Choose at least one event')).toBeNull())
    await opened.send()
    await screen.findByText('Webhook created')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ events: contract.WEBHOOK_EVENT_NAMES })])
  })

  test.each([
    ['', 'URL is required'],
    ['ftp://shop.example', 'Please enter a valid URL starting with http:// or https://'],
  ])('rejects the URL “%s”', async (url, message) => {
    const opened = await openCreate()
    await opened.fill('URL', url)
    await opened.send()
    expect(await screen.findByText(message)).toBeDefined()
    expect(opened.api.sent()).toEqual([])
  })

  test('shows its secret once, to be copied, and how to verify a message with it', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('URL', URL)
    await opened.send()
    const shown = within(await screen.findByRole('dialog', { name: 'The signing secret of “To our CRM”' }))
    expect(shown.getByText(SECRET)).toBeDefined()
    expect(shown.getByText(/shown only once/)).toBeDefined()
    expect(shown.getByText(/new Webhook\(process\.env\.WEBHOOK_SECRET\)/)).toBeDefined()
    await opened.user.click(shown.getByRole('button', { name: 'Copy secret' }))
    expect(await screen.findByText('Copied to clipboard')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    await opened.user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull())
  })

  test('that the plan lacks links to the plans', async () => {
    const opened = await openCreate()
    opened.api.refuse(contract.create, 402, 'feature_not_in_plan', 'Your plan has no webhooks.')
    await opened.fill('URL', URL)
    await opened.send()
    expect(await opened.form.findByText('Your plan has no webhooks.')).toBeDefined()
    expect(opened.form.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })

  test('shows at its URL that it cannot be called', async () => {
    const opened = await openCreate()
    opened.api.refuse(contract.create, 422, 'url_not_allowed', 'This address cannot be called.')
    await opened.fill('URL', 'http://127.0.0.1/')
    await opened.send()
    expect(await opened.form.findByText('This address cannot be called.')).toBeDefined()
    expect(opened.form.getByLabelText('URL').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['the server’s reason', 'An account may have 20 webhooks.'],
    ['our own text', 'Failed to create webhook'],
  ])('that fails shows %s, and keeps the input', async (_whose, text) => {
    const opened = await openCreate()
    if (text.startsWith('Failed')) opened.api.garble(contract.create, 502)
    else opened.api.refuse(contract.create, 409, 'conflict', text)
    await opened.fill('URL', URL)
    await opened.send()
    expect(await opened.form.findByText(text)).toBeDefined()
    expect(opened.form.getByLabelText<HTMLInputElement>('URL').value).toBe(URL)
  })
})

describe('changing a webhook', () => {
  test('starts with its values, and sends all of them', async () => {
    const opened = await openEdit()
    opened.api.answer(contract.update, { data: webhookOf() })
    expect(opened.checked()).toEqual(['crawl.completed', 'crawl.failed'])
    await opened.fill('Description', '')
    await opened.check('Active')
    await opened.send()
    expect(await screen.findByText('Webhook updated')).toBeDefined()
    expect(opened.api.sentTo()).toEqual([`PUT /api/dashboard/webhooks/${webhookId(1)}`])
    expect(opened.api.sent()).toEqual([
      {
        url: 'https://crm.example/hooks',
        description: '',
        events: ['crawl.completed', 'crawl.failed'],
        is_active: false,
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('leaves an inactive one inactive', async () => {
    const opened = await openEdit({ is_active: false })
    opened.api.answer(contract.update, { data: webhookOf() })
    await opened.send()
    await screen.findByText('Webhook updated')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ is_active: false })])
  })
})

describe('rotating a secret', () => {
  async function ask(change: Partial<contract.WebhookEndpoint> = {}) {
    const api = webhooksApi([webhookOf(change)])
    const { user } = visit(WebhooksPage, `/dashboard/webhooks?webhook=${webhookId(1)}`)
    await user.click(await screen.findByRole('button', { name: 'Rotate secret' }))
    const question = await dialog('alertdialog')
    return { api, user, question, confirm: () => user.click(question.getByRole('button', { name: 'Rotate secret' })) }
  }

  test('asks first, then shows the new one once, and how long the previous one still signs', async () => {
    const { api, user, question, confirm } = await ask()
    expect(question.getByText(/For 24 hours, messages are signed with both/)).toBeDefined()
    expect(api.sent()).toEqual([])
    const former_secret_until = inMinutes(24 * 60)
    api.answer(contract.rotateSecret, { data: { ...webhookOf({ former_secret_until }), secret: SECRET } })
    await confirm()
    const shown = within(await screen.findByRole('dialog', { name: 'The signing secret of “To our CRM”' }))
    expect(shown.getByText(SECRET)).toBeDefined()
    expect(shown.getByText(/also signed with the old secret until/)).toBeDefined()
    await user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull())
  })

  test('for the second time in a day says that the oldest one ends', async () => {
    const { question } = await ask({ former_secret_until: inMinutes(60) })
    expect(question.getByText(/the previous secret stops working immediately/)).toBeDefined()
  })

  test('that fails says so, and shows none', async () => {
    const { api, confirm } = await ask()
    api.garble(contract.rotateSecret, 502)
    await confirm()
    expect(await screen.findByText('Failed to rotate the secret')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the verification code accepts a valid message and rejects another', async () => {
  const body = VERIFY_SNIPPET.replace(/^import .*$/m, '').replace('export async', 'async')
  // The code shown to customers must run.
  const program = new Function('Webhook', 'process', 'console', `${body}; return POST`)
  const POST = program(Webhook, { env: { WEBHOOK_SECRET: SECRET } }, { log: () => {} }) as (
    request: unknown,
  ) => Promise<Response>
  const now = new Date()
  const text = '{"type":"webhook.test","data":{}}'
  const headers = new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', now, text),
  })
  expect((await POST({ headers, text: async () => text })).status).toBe(204)
  expect((await POST({ headers, text: async () => `${text} ` })).status).toBe(400)
})
