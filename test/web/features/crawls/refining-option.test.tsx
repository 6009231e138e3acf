import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as presets from '../../../../src/contracts/crawls/crawl-presets.ts'
import { CrawlPreset, type RefiningState } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { userEvent } from '../../support/user-event.ts'
import { box, mountForm, onStart, openOptions, start, url } from './form-support.tsx'
import { crawlApi } from './support.tsx'

async function mounted(refining: RefiningState, preset: Partial<presets.CrawlFormStart> = {}) {
  const api = crawlApi()
  api.answer(presets.getPreset, { data: { ...CrawlPreset.parse({}), is_saved: false, ...preset, refining } })
  mountForm(api)
  await openOptions()
}
const sent = () => onStart.mock.calls[0]?.[0].options.ai_extraction
const wanting = { ...CrawlPreset.parse({ limit: 25, options: { ai_extraction: true } }), is_saved: true }

test('the option is off by default, and sent when selected', async () => {
  await mounted('available')
  const option = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'AI extraction' })
  expect(option.checked).toBe(false)
  await userEvent.click(option)
  await userEvent.type(url(), 'https://acme.com')
  await start()
  expect(sent()).toBe(true)
})

test('the option is locked with a link to the plans if the plan lacks it', async () => {
  await mounted('not_in_plan')
  const option = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'AI extraction' })
  expect(option.disabled).toBe(true)
  expect(screen.getByText('Not included in your plan.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
})

test('the option is hidden without a configured model', async () => {
  await mounted('not_configured', wanting)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Page limit' }).value).toBe('25'))
  expect(screen.queryByRole('checkbox', { name: 'AI extraction' })).toBeNull()
})

test.each<RefiningState>(['not_in_plan', 'not_configured'])(
  'saved defaults with the option do not use it where it is %s',
  async (refining) => {
    await mounted(refining, wanting)
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Page limit' }).value).toBe('25'),
    )
    await userEvent.type(url(), 'https://acme.com')
    await start()
    expect(sent()).toBe(false)
  },
)

test('saved defaults with the option use it where it is available', async () => {
  await mounted('available', wanting)
  await waitFor(() => expect(box('AI extraction').checked).toBe(true))
  await userEvent.type(url(), 'https://acme.com')
  await start()
  expect(sent()).toBe(true)
})
