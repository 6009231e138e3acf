import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_OPTIONS } from '../../../../src/contracts/crawls/crawl-options.ts'
import { CallError } from '../../../../web/lib/call-error.ts'
import { userEvent } from '../../support/user-event.ts'
import { box, mountForm, onStart, openOptions, start, url } from './form-support.tsx'

beforeEach(() => {
  mountForm()
})

const refusal = (status: number, code: 'limit_reached' | 'validation_failed' | 'unavailable', message: string) =>
  new CallError(status, { success: false, status: 'error', code, message, request_id: 'r1' })

test('a first crawl selects every type, checks robots.txt, reads ten pages, and waits', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await start()
  expect(onStart.mock.calls).toEqual([
    [
      {
        url: 'https://acme.com',
        urls: [],
        options: DEFAULT_OPTIONS,
        types: ['emails', 'phones', 'names', 'addresses', 'companies'],
        engine: 'default',
        check_robot: true,
        limit: 10,
        run_in_background: false,
      },
    ],
  ])
})

test('all selected options are sent', async () => {
  await userEvent.type(url(), 'http://acme.com')
  await userEvent.click(box('Companies'))
  await openOptions()
  await userEvent.click(box('Check robots.txt'))
  const limit = screen.getByRole('spinbutton', { name: 'Page limit' })
  await userEvent.clear(limit)
  await userEvent.type(limit, '100')
  await userEvent.click(box('Run in background'))
  await start()
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({
    types: ['emails', 'phones', 'names', 'addresses'],
    check_robot: false,
    limit: 100,
    run_in_background: true,
  })
})

describe('invalid input is not sent, and reported with the specified message', () => {
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
    await userEvent.click(box('Select all'))
    await refused('Please select at least one data type')
  })
  test.each(['0', '101', '', '2.5'])(
    'a page limit of %j, shown even while the options are collapsed',
    async (limit) => {
      await userEvent.type(url(), 'https://acme.com')
      await openOptions()
      const field = screen.getByRole('spinbutton', { name: 'Page limit' })
      await userEvent.clear(field)
      if (limit) await userEvent.type(field, limit)
      await openOptions()
      await refused('Page limit must be between 1 and 100')
      expect(screen.getByRole('spinbutton', { name: 'Page limit' })).toBeTruthy()
    },
  )
})

test('a bare domain is read with HTTPS, and the form says so', async () => {
  await userEvent.type(url(), 'acme.com/team')
  expect(screen.getByText('Read as https://acme.com/team')).toBeTruthy()
  await start()
  expect(onStart.mock.calls[0]?.[0].url).toBe('https://acme.com/team')
})

test('the error of an empty form disappears as soon as it contains a bare domain', async () => {
  await start()
  expect(screen.getByText('URL is required')).toBeTruthy()
  await userEvent.type(url(), 'acme.com')
  expect(await screen.findByText('Read as https://acme.com')).toBeTruthy()
  expect(url().getAttribute('aria-invalid')).toBeNull()
  await start()
  expect(onStart.mock.calls[0]?.[0].url).toBe('https://acme.com')
})

test('"select all" selects and clears the types, and shows a partial selection', async () => {
  const all = box('Select all')
  await userEvent.click(box('Phones'))
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect([box('Companies').checked, all.checked, all.indeterminate]).toEqual([true, true, false])
  await userEvent.click(all)
  expect([box('Emails').checked, all.checked]).toEqual([false, false])
})

describe('keyword mode', () => {
  beforeEach(() => userEvent.click(screen.getByRole('radio', { name: 'Keyword' })))

  test('sends the keyword and no URL', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'bakeries in Lagos')
    await start()
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ keyword: 'bakeries in Lagos', urls: [] })
    expect(onStart.mock.calls[0]?.[0].url).toBeUndefined()
  })

  test('requires a keyword', async () => {
    await start()
    expect(screen.getByText('Keyword is required')).toBeTruthy()
    expect(onStart).not.toHaveBeenCalled()
  })

  test('clears its keyword when the mode changes back', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'bakeries')
    await userEvent.click(screen.getByRole('radio', { name: 'URL' }))
    await userEvent.type(url(), 'https://acme.com')
    await start()
    expect(onStart.mock.calls[0]?.[0].keyword).toBeUndefined()
  })
})

describe('an error from the server', () => {
  beforeEach(() => userEvent.type(url(), 'https://acme.com'))

  test('for a used-up plan links to the plans', async () => {
    onStart.mockRejectedValue(refusal(402, 'limit_reached', 'You have used all 10 crawls of this month.'))
    await start()
    expect(await screen.findByText('You have used all 10 crawls of this month.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })

  test('is shown unchanged', async () => {
    onStart.mockRejectedValue(refusal(503, 'unavailable', 'Failed to queue crawl job'))
    await start()
    expect(await screen.findByText('Failed to queue crawl job')).toBeTruthy()
  })

  test.each([
    [false, 'Crawl failed'],
    [true, 'Failed to queue crawl job'],
  ])('without a message, in the background (%s), is shown as %s', async (isBackground, message) => {
    onStart.mockRejectedValue(new CallError(0, null))
    if (isBackground) await userEvent.click(box('Run in background'))
    await start()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText(/The server didn't respond/)).toBeTruthy()
  })
})
