import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as maps from '../../../../src/contracts/crawl-maps.ts'
import { DEFAULT_OPTIONS } from '../../../../src/contracts/crawl-options.ts'
import * as presets from '../../../../src/contracts/crawl-presets.ts'
import { CrawlPreset } from '../../../../src/contracts/crawl-presets.ts'
import { CrawlForm } from '../../../../web/features/crawls/crawl-form.tsx'
import type { CrawlFormOutput } from '../../../../web/features/crawls/crawl-form-schema.ts'
import { CallError } from '../../../../web/lib/call-error.ts'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { crawlApi } from './support.tsx'

const onStart = vi.fn<(body: CrawlFormOutput) => Promise<void>>(async () => {})
const mount = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CrawlForm onStart={onStart} />
    </QueryClientProvider>,
  )
let api: ReturnType<typeof crawlApi>
beforeEach(() => {
  api = crawlApi()
  onStart.mockReset().mockResolvedValue()
  mount()
})

const url = () => screen.getByRole('textbox', { name: 'URL' })
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start Crawl' }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const openOptions = () => userEvent.click(screen.getByRole('button', { name: /^Advanced Options/ }))
const refusal = (status: number, code: 'limit_reached' | 'validation_failed' | 'unavailable', message: string) =>
  new CallError(status, { success: false, status: 'error', code, message, request_id: 'r1' })

test('as it stands it asks for emails, checks robots.txt, reads ten pages, and waits', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await start()
  expect(onStart.mock.calls).toEqual([
    [
      {
        url: 'https://acme.com',
        urls: [],
        options: DEFAULT_OPTIONS,
        types: ['emails'],
        engine: 'default',
        check_robot: true,
        limit: 10,
        run_in_background: false,
      },
    ],
  ])
})

test('everything that is chosen is sent', async () => {
  await userEvent.type(url(), 'http://acme.com')
  await userEvent.click(box('Select all'))
  await openOptions()
  await userEvent.click(box('Check robots.txt'))
  const limit = screen.getByRole('spinbutton', { name: 'Page limit' })
  await userEvent.clear(limit)
  await userEvent.type(limit, '100')
  await userEvent.click(box('Run in background'))
  await start()
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({
    types: ['emails', 'phones', 'names', 'addresses', 'companies'],
    check_robot: false,
    limit: 100,
    run_in_background: true,
  })
})

describe('what the specification refuses is not sent, and said in its words', () => {
  const refused = async (message: string) => {
    await start()
    expect(screen.getByText(message)).toBeTruthy()
    expect(onStart).not.toHaveBeenCalled()
  }
  test('no URL', () => refused('URL is required'))
  test.each(['acme', 'ftp://acme.com', 'https://'])('%s as URL', async (text) => {
    await userEvent.type(url(), text)
    await refused('Please enter a valid URL starting with http:// or https://')
  })
  test('no data type', async () => {
    await userEvent.type(url(), 'https://acme.com')
    await userEvent.click(box('Emails'))
    await refused('Please select at least one data type')
  })
  test.each(['0', '101', '', '2.5'])('a page limit of %j, shown even with the options closed', async (limit) => {
    await userEvent.type(url(), 'https://acme.com')
    await openOptions()
    const field = screen.getByRole('spinbutton', { name: 'Page limit' })
    await userEvent.clear(field)
    if (limit) await userEvent.type(field, limit)
    await openOptions()
    await refused('Page limit must be between 1 and 100')
    expect(screen.getByRole('spinbutton', { name: 'Page limit' })).toBeTruthy()
  })
})

test('a bare domain is read with https, and the form says so', async () => {
  await userEvent.type(url(), 'acme.com/team')
  expect(screen.getByText('Read as https://acme.com/team')).toBeTruthy()
  await start()
  expect(onStart.mock.calls[0]?.[0].url).toBe('https://acme.com/team')
})

test('more addresses are taken from what is pasted at once, one a line or between commas', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more addresses' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'More addresses' }))
  await userEvent.paste('beta.org\nhttps://gamma.net/team, Delta Ltd, info@epsilon.com')
  expect(screen.getByText('2 addresses')).toBeTruthy()
  await start()
  expect(onStart.mock.calls[0]?.[0].urls).toEqual(['https://beta.org', 'https://gamma.net/team'])
})

test('a list of addresses is enough, and without one the address is asked for again', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add more addresses' }))
  const list = screen.getByRole('textbox', { name: 'More addresses' })
  await userEvent.click(list)
  await userEvent.paste('beta.org\ngamma.net')
  await start()
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({ url: undefined, urls: ['https://beta.org', 'https://gamma.net'] })
  await userEvent.clear(list)
  await start()
  expect(await screen.findByText('URL is required')).toBeTruthy()
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('a list says which lines are left out, and when the page limit is too small for it', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more addresses' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'More addresses' }))
  await userEvent.paste(Array.from({ length: 10 }, (_, at) => `site${at}.com`).join('\n'))
  expect(screen.getByText(/A page limit of 10 reads only the first 10 of these 11/)).toBeTruthy()
  await userEvent.keyboard('{Enter}https:/acme.org')
  expect(screen.queryByText(/no web address/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('“https:/acme.org” is no web address and is left out')).toBeTruthy()
})

test('a list is taken from a file, and a file without addresses is refused', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more addresses' }))
  const input = screen.getByLabelText<HTMLInputElement>('File with addresses')
  await userEvent.upload(input, new File(['name\nnobody'], 'list.csv', { type: 'text/csv' }))
  expect(await screen.findByText('The file holds no web address.')).toBeTruthy()
  await userEvent.upload(input, new File(['name,website\nBeta,"beta.org"\n'], 'list.csv', { type: 'text/csv' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'More addresses' })).toHaveProperty('value', 'https://beta.org'),
  )
  await start()
  expect(onStart.mock.calls[0]?.[0].urls).toEqual(['https://beta.org'])
})

test('what narrows a crawl is sent, and told in the closed options', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await openOptions()
  await userEvent.type(screen.getByRole('textbox', { name: 'Only these paths' }), '/team\n*contact*')
  await userEvent.type(screen.getByRole('textbox', { name: 'Not these paths' }), '/team/old')
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
  })
  expect(screen.getByRole('button', { name: /^Advanced Options/ }).textContent).toContain('filtered')
})

test.each([
  ['Only these paths', 'team', 'A pattern starts with / or *'],
  ['Phone country', 'x', 'Use a two-letter country code'],
  ['Language', '1', 'Use a two-letter language code'],
])('%s of %j is refused, shown even with the options closed', async (name, text, message) => {
  await userEvent.type(url(), 'https://acme.com')
  await openOptions()
  await userEvent.type(screen.getByRole('textbox', { name }), text)
  await openOptions()
  await start()
  expect(screen.getByText(message)).toBeTruthy()
  expect(onStart).not.toHaveBeenCalled()
})

describe('the defaults of an account', () => {
  const saved = { ...CrawlPreset.parse({ types: ['phones'], limit: 25, engine: 'basic' }), is_saved: true }

  test('are what the form begins with', async () => {
    cleanup()
    const api = crawlApi()
    api.answer(presets.getPreset, { data: saved })
    mount()
    await waitFor(() => expect(box('Phones').checked).toBe(true))
    await userEvent.type(url(), 'https://acme.com')
    await start()
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ types: ['phones'], limit: 25, engine: 'basic' })
  })

  test('are saved from what the form says', async () => {
    cleanup()
    const api = crawlApi()
    api.answer(presets.savePreset, { data: saved, message: 'Saved as your defaults' })
    mount()
    await userEvent.click(box('Phones'))
    await openOptions()
    await userEvent.click(screen.getByRole('button', { name: 'Save as my defaults' }))
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeTruthy()
    expect(api.seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      types: ['emails', 'phones'],
      limit: 10,
    })
  })
})

test('"select all" fills and empties the types, and shows when only some are chosen', async () => {
  const all = box('Select all')
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect([box('Companies').checked, all.checked, all.indeterminate]).toEqual([true, true, false])
  await userEvent.click(all)
  expect([box('Emails').checked, all.checked]).toEqual([false, false])
})

describe('keyword mode', () => {
  beforeEach(() => userEvent.click(screen.getByRole('radio', { name: 'Keyword' })))

  test('sends the words and no URL', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'bakeries in Lagos')
    await start()
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ keyword: 'bakeries in Lagos', urls: [] })
    expect(onStart.mock.calls[0]?.[0].url).toBeUndefined()
  })

  test('wants words', async () => {
    await start()
    expect(screen.getByText('Keyword is required')).toBeTruthy()
    expect(onStart).not.toHaveBeenCalled()
  })

  test('forgets its words when the mode changes back', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'bakeries')
    await userEvent.click(screen.getByRole('radio', { name: 'URL' }))
    await userEvent.type(url(), 'https://acme.com')
    await start()
    expect(onStart.mock.calls[0]?.[0].keyword).toBeUndefined()
  })
})

test('every engine can be chosen', async () => {
  await openOptions()
  await userEvent.click(screen.getByRole('button', { name: /Default \(auto\)|Engine/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Default (auto)Picks the right one for each page',
    'BrowserlessRenders every page in a browser',
    'SerpApiKeyword mode by SerpApi alone',
    'BasicPlain requests, the fastest',
  ])
})

describe('a refusal of the server', () => {
  beforeEach(() => userEvent.type(url(), 'https://acme.com'))

  test('for a used-up plan leads to the plans', async () => {
    onStart.mockRejectedValue(refusal(402, 'limit_reached', 'You have used all 10 crawls of this month.'))
    await start()
    expect(await screen.findByText('You have used all 10 crawls of this month.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })

  test('is shown in its own words', async () => {
    onStart.mockRejectedValue(refusal(503, 'unavailable', 'Failed to queue crawl job'))
    await start()
    expect(await screen.findByText('Failed to queue crawl job')).toBeTruthy()
  })

  test.each([
    [false, 'Crawl failed'],
    [true, 'Failed to queue crawl job'],
  ])('without words, in the background (%s), reads %s', async (isBackground, message) => {
    onStart.mockRejectedValue(new CallError(0, null))
    if (isBackground) await userEvent.click(box('Run in background'))
    await start()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText(/No answer came from the server/)).toBeTruthy()
  })
})

describe('the preview', () => {
  const entry = { text: '', found_in: 'link' as const, reason: null, reason_text: null }
  const map = {
    entries: [
      { ...entry, url: 'https://acme.com/contact', would_read: true },
      { ...entry, url: 'https://acme.com/x', would_read: false, reason: 'robots', reason_text: 'Not for robots.' },
    ],
    would_read: 1,
    skipped: 1,
    origins: [{ origin: 'https://acme.com', robots: 'obeyed' as const, crawl_delay_ms: 2000, sitemap_urls: 1200 }],
    failures: [],
  }
  const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview what would be read' }))

  test('shows what would be read and what would be left alone, then starts the crawl as previewed', async () => {
    api.answer(maps.mapCrawl, { data: map })
    await userEvent.type(url(), 'acme.com')
    await preview()
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('acme.com/contact')
    dialog.getByText(/asks for 2 s between requests, 1,200 addresses in its sitemaps/)
    await userEvent.click(dialog.getByRole('radio', { name: /Left alone/ }))
    dialog.getByText('Not for robots.')
    await userEvent.click(dialog.getByRole('button', { name: 'Start Crawl' }))
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce())
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ url: 'https://acme.com', limit: 10 })
  })

  test('says at the field what is wrong with it', async () => {
    await preview()
    await screen.findByText('URL is required')
    expect(api.seen.some(({ path }) => path.endsWith('/map'))).toBe(false)
  })

  test('a refusal stands on the form', async () => {
    api.refuse(maps.mapCrawl, 429, 'too_many_requests', 'Too many previews. Please wait a minute.')
    await userEvent.type(url(), 'https://acme.com')
    await preview()
    await screen.findByText('Too many previews. Please wait a minute.')
  })

  test('is not offered for keywords, which only a search could answer', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Keyword' }))
    expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull()
  })
})
