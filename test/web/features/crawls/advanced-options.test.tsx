import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as presets from '../../../../src/contracts/crawls/crawl-presets.ts'
import { CrawlPreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { userEvent } from '../../support/user-event.ts'
import { box, mountForm, onStart, openOptions, start, url } from './form-support.tsx'
import { crawlApi } from './support.tsx'

test('options that narrow a crawl are sent, and summarised while collapsed', async () => {
  mountForm()
  await userEvent.type(url(), 'https://acme.com')
  await openOptions()
  await userEvent.type(screen.getByRole('textbox', { name: 'Include paths' }), '/team\n*contact*')
  await userEvent.type(screen.getByRole('textbox', { name: 'Exclude paths' }), '/team/old')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Depth' }), '2')
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone country' }), 'de')
  await userEvent.click(box('Include subdomains'))
  await start()
  expect(onStart.mock.calls[0]?.[0].options).toEqual({
    include: ['/team', '*contact*'],
    exclude: ['/team/old'],
    depth: 2,
    subdomains: false,
    sitemap: 'hints',
    language: null,
    country: 'DE',
    ai_extraction: false,
  })
  expect(screen.getByRole('button', { name: /^Advanced Options/ }).textContent).toContain('filtered')
})

test.each([
  ['Include paths', 'team', 'A pattern starts with / or *'],
  ['Phone country', 'x', 'Use a two-letter country code'],
  ['Language', '1', 'Use a two-letter language code'],
])('%s of %j is rejected, and shown even while the options are collapsed', async (name, text, message) => {
  mountForm()
  await userEvent.type(url(), 'https://acme.com')
  await openOptions()
  await userEvent.type(screen.getByRole('textbox', { name }), text)
  await openOptions()
  await start()
  expect(screen.getByText(message)).toBeTruthy()
  expect(onStart).not.toHaveBeenCalled()
})

describe('the default options of an account', () => {
  const saved = {
    ...CrawlPreset.parse({ types: ['phones'], limit: 25, engine: 'basic' }),
    is_saved: true,
    refining: 'available' as const,
  }

  test('are the initial values of the form', async () => {
    const api = crawlApi()
    api.answer(presets.getPreset, { data: saved })
    mountForm(api)
    await waitFor(() => expect(box('Phones').checked).toBe(true))
    await userEvent.type(url(), 'https://acme.com')
    await start()
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ types: ['phones'], limit: 25, engine: 'basic' })
  })

  test('are saved from the form', async () => {
    const api = crawlApi()
    api.answer(presets.savePreset, { data: saved, message: 'Saved as your defaults' })
    mountForm(api)
    await userEvent.click(box('Phones'))
    await openOptions()
    await userEvent.click(screen.getByRole('button', { name: 'Save as my defaults' }))
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeTruthy()
    expect(api.seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      types: ['emails', 'names', 'addresses', 'companies'],
      limit: 10,
    })
  })
})

test.each([
  ['URL', "In URL mode there's no search, so SerpApi reads pages like Basic."],
  ['Keyword', 'Searches with SerpApi only, then reads pages like Basic.'],
])('in %s mode SerpApi explains its effect there', async (mode, hint) => {
  mountForm()
  await userEvent.click(screen.getByRole('radio', { name: mode }))
  await openOptions()
  await userEvent.click(screen.getByRole('button', { name: /Default \(auto\)|Engine/ }))
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: /^SerpApi/ }))
  expect(await screen.findByText(hint)).toBeTruthy()
})

test('every engine can be chosen', async () => {
  mountForm()
  await openOptions()
  await userEvent.click(screen.getByRole('button', { name: /Default \(auto\)|Engine/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Default (auto)Chooses the best one for each page',
    'BrowserlessRenders every page in a browser',
    'SerpApiKeyword mode using only SerpApi',
    'BasicPlain requests, the fastest',
  ])
})
