import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listAlerts } from '../../../../src/contracts/alerts/alerts.ts'
import * as contract from '../../../../src/contracts/system/operations.ts'
import { Settings } from '../../../../src/contracts/system/settings.ts'
import { SystemSettingsTab } from '../../../../web/features/system/system-settings-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const info: contract.SystemInfo = {
  language_version: 'JavaScript (V8 13.4)',
  framework_version: 'Hono 4.10.0',
  app_version: '1.0.0',
  environment: 'production',
  debug_mode: false,
  database_driver: 'D1 (SQLite), 2 databases',
  cache_driver: 'D1 (mail_domains)',
  payment_providers: [],
  ai_model: null,
}
const stats: contract.SystemStats = {
  total_users: 1234,
  total_campaigns: 2,
  total_api_keys: 3,
  total_webhooks: 4,
  total_crawls: 5,
  total_notifications: 6,
  counted_at: null,
  storage_usage: { total_size: 2048, total_size_formatted: '2.00 KB', files: 7, is_partial: false },
  database_size: { bytes: 4096, size_formatted: '4.00 KB', databases: [] },
}
const settings = Settings.parse({})

function open() {
  const api = fakeApi()
  api.answer(contract.systemInfo, { data: info })
  api.answer(contract.systemStats, { data: stats })
  api.answer(contract.getSettings, { data: settings })
  api.answer(listAlerts, { data: { open: [], ended: [] } })
  return { api, show: () => visit(SystemSettingsTab, '/dashboard/admin?tab=settings') }
}
const sent = (api: ReturnType<typeof fakeApi>) => api.seen.filter(({ method }) => method === 'PUT')

test('environment and counts are shown', async () => {
  open().show()
  expect(await screen.findByText('JavaScript (V8 13.4)')).toBeDefined()
  expect(screen.getByText('Disabled')).toBeDefined()
  expect(await screen.findByText('1,234')).toBeDefined()
  expect(screen.getByText('2.00 KB in 7 files')).toBeDefined()
})

test('a section that fails to load is named, and can be retried', async () => {
  const { api, show } = open()
  api.refuse(contract.systemInfo, 400, 'bad_request', 'No.')
  api.refuse(contract.systemStats, 400, 'bad_request', 'No.')
  const { user } = show()
  expect(await screen.findByText('Failed to load system information')).toBeDefined()
  expect(await screen.findAllByText('Failed to load system statistics')).toHaveLength(2)
  api.answer(contract.systemInfo, { data: info })
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
  expect(await screen.findByText('Hono 4.10.0')).toBeDefined()
})

test('optimizing disables its button while it runs, and shows the result', async () => {
  const { api, show } = open()
  const finish = api.hold(contract.optimize)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Optimize App' }))
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: /Optimizing/ })
  await user.click(busy)
  expect(api.seen.filter(({ path }) => path.endsWith('/optimize'))).toHaveLength(1)
  finish({
    message: 'Application optimized successfully',
    data: { databases: [{ name: 'DATA_1', ok: false, message: 'torn', duration_ms: 3 }] },
  })
  expect(await screen.findByText('torn')).toBeDefined()
})

test('only changed settings are saved', async () => {
  const { api, show } = open()
  api.answer(contract.updateSettings, {
    message: 'Settings updated successfully',
    data: { ...settings, site_name: 'Acme' },
  })
  const { user } = show()
  const name = await screen.findByLabelText('Site name')
  await user.clear(name)
  await user.type(name, 'Acme')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent(api)).toHaveLength(1))
  expect(sent(api)[0]!.body).toEqual({ site_name: 'Acme' })
})

test('a rejected setting shows an error at its field, and the input survives a reload', async () => {
  const { api, show } = open()
  api.refuse(contract.updateSettings, 422, 'validation_failed', 'No.', { default_plan: ['Choose an active plan.'] })
  const { user } = show()
  await user.type(await screen.findByLabelText('Default plan'), 'gold')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Choose an active plan.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Refresh Data' }))
  expect(await screen.findByText('System information refreshed')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Default plan').value).toBe('gold')
})

test('refreshing counts the figures again', async () => {
  const { api, show } = open()
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Refresh Data' }))
  expect(await screen.findByText('System information refreshed')).toBeDefined()
  const asked = api.seen.findLast(({ path }) => path.endsWith('/system/stats'))
  expect(asked && Object.fromEntries(asked.query)).toEqual({ refresh: 'true' })
})

test('an open alert is listed with its runbook, and loading alerts can be retried', async () => {
  const { api, show } = open()
  api.refuse(listAlerts, 400, 'bad_request', 'No.')
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  api.answer(listAlerts, {
    data: {
      open: [
        {
          ...{ id: 'a', rule: 'queue-age', title: 'A queue falls behind', figure: '45 minutes', subject: 'mail' },
          ...{ opened_at: '2026-11-27T10:00:00.000Z', checked_at: '2026-11-27T10:00:00.000Z', ended_at: null },
        },
      ],
      ended: [],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/mail: 45 minutes/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Runbook for "A queue falls behind"' }))
  expect(await screen.findByText(/has waited longer than the threshold/)).toBeDefined()
})
