import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { downloadOf, downloadsApi, limitsOf, openPage } from './support.ts'

let api: ReturnType<typeof downloadsApi>
let user: ReturnType<typeof openPage>['user']
let history: ReturnType<typeof openPage>['history']
beforeEach(() => {
  api = downloadsApi()
  api.answer(contract.start, { data: downloadOf({ status: 'pending' }) })
})
const open = (query?: string) => {
  ;({ user, history } = openPage(query))
}

const url = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const start = () => user.click(screen.getByRole('button', { name: 'Start Download' }))
const sent = () => api.seen.filter(({ method }) => method === 'POST').map(({ body }) => body)

const standard = {
  url: 'https://acme.com',
  max_depth: 2,
  follow_external: false,
  respect_robots: true,
  include_types: ['html', 'css', 'js', 'image', 'font'],
  render_pages: false,
  make_wacz: false,
}

test('by default a download has a depth of two, respects robots.txt, and stores what a page needs', async () => {
  open()
  await user.type(url(), 'https://acme.com')
  await start()
  expect(await screen.findByText('Website download started!')).toBeDefined()
  expect(sent()).toEqual([standard])
})

test('all selected options are sent', async () => {
  open()
  await user.type(url(), 'http://acme.com')
  await user.click(screen.getByRole('radio', { name: '5' }))
  await user.click(box('Follow external links'))
  await user.click(box('Respect robots.txt'))
  for (const name of ['HTML', 'CSS', 'JavaScript', 'Images', 'Fonts', 'Video', 'Audio', 'Documents'])
    await user.click(box(name))
  await user.click(screen.getByRole('button', { name: /^Advanced/ }))
  await user.click(box('Save pages as rendered in a browser'))
  await user.click(box('Also make a web archive (WACZ)'))
  expect(screen.getByRole('button', { name: /^Advanced/ }).textContent).toContain('as a browser shows them · WACZ')
  await start()
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: 'http://acme.com',
        max_depth: 5,
        follow_external: true,
        respect_robots: false,
        include_types: ['video', 'audio', 'document'],
        render_pages: true,
        make_wacz: true,
      },
    ]),
  )
})

test('the error of an empty form disappears as soon as it contains a bare domain', async () => {
  open()
  await start()
  expect(await screen.findByText('URL is required')).toBeDefined()
  await user.type(url(), 'acme.com')
  expect(await screen.findByText('Read as https://acme.com')).toBeDefined()
  expect(url().getAttribute('aria-invalid')).toBeNull()
  await start()
  await waitFor(() => expect(sent()).toEqual([standard]))
})

test.each([
  ['1', 'This page and the pages it links to.'],
  ['2', 'Pages up to 2 clicks away from this one.'],
  ['5', 'Pages up to 5 clicks away from this one.'],
])('a depth of %s means: %s', async (depth, text) => {
  open()
  await user.click(screen.getByRole('radio', { name: depth }))
  expect(screen.getByText(text)).toBeDefined()
})

describe('invalid input is not sent, and reported with the specified message', () => {
  const refused = async (message: string) => {
    await start()
    expect(await screen.findByText(message)).toBeDefined()
    expect(sent()).toEqual([])
  }
  test('no URL', async () => {
    open()
    await refused('URL is required')
  })
  test.each(['acme', 'ftp://acme.com', 'https://'])('%s as URL', async (text) => {
    open()
    await user.type(url(), text)
    await refused('Please enter a valid URL starting with http:// or https://')
  })
  test('no file type', async () => {
    open()
    await user.type(url(), 'https://acme.com')
    for (const name of ['HTML', 'CSS', 'JavaScript', 'Images', 'Fonts']) await user.click(box(name))
    await refused('Please select at least one file type')
  })
})

test('a bare domain is read with HTTPS, and the form says so', async () => {
  open()
  await user.type(url(), 'acme.com/team')
  expect(screen.getByText('Read as https://acme.com/team')).toBeDefined()
  await start()
  await waitFor(() => expect(sent()).toEqual([{ ...standard, url: 'https://acme.com/team' }]))
})

test('a link fills the form, and is cleared once the download has started', async () => {
  open('?url=https%3A%2F%2Facme.com&page=3')
  expect(url().value).toBe('https://acme.com')
  await start()
  await waitFor(() => expect(history).toEqual(['/dashboard/download-website']))
})

test('once started, the next URL can be entered and the options stay', async () => {
  open()
  await user.click(box('Video'))
  await user.type(url(), 'https://acme.com')
  await start()
  await waitFor(() => expect(url().value).toBe(''))
  expect(box('Video').checked).toBe(true)
  await user.type(url(), 'h')
  expect(screen.queryByText(/^Please enter a valid URL/)).toBeNull()
})

test('it waits for the response and shows that', async () => {
  const answer = api.hold(contract.start)
  open()
  await user.type(url(), 'https://acme.com')
  await start()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting...' }).disabled).toBe(true)
  answer({ data: downloadOf() })
  expect(await screen.findByRole('button', { name: 'Start Download' })).toBeDefined()
})

describe('an error from the server', () => {
  const FAILED = 'Failed to start download'
  beforeEach(async () => {
    open()
    await user.type(url(), 'https://acme.com')
  })

  test('for a used-up plan links to the plans', async () => {
    api.refuse(contract.start, 402, 'limit_reached', 'You have used all 5 website downloads of today.')
    await start()
    expect(await screen.findByText('You have used all 5 website downloads of today.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
    expect(url().value).toBe('https://acme.com')
  })

  test('is shown unchanged', async () => {
    api.refuse(contract.start, 429, 'too_many_requests', 'Three downloads are under way already.')
    await start()
    expect(await screen.findByText(FAILED)).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Three downloads are under way already.')
  })

  test('of a field is shown only at that field', async () => {
    api.refuse(contract.start, 400, 'validation_failed', 'no', { url: ['This address may not be fetched.'] })
    await start()
    expect(await screen.findByText('This address may not be fetched.')).toBeDefined()
    expect(screen.queryByText(FAILED)).toBeNull()
  })

  test.each([
    ['no answer', () => api.drop(contract.start), "The server didn't respond. Check your connection and try again."],
    [
      'no words',
      () => api.garble(contract.start, 502),
      "We couldn't start the download. Please try again in a moment.",
    ],
    [
      'the same text as the toast',
      () => api.refuse(contract.start, 503, 'unavailable', FAILED),
      "We couldn't start the download. Please try again in a moment.",
    ],
  ])('with %s is shown as follows', async (_what, refuse, text) => {
    refuse()
    await start()
    expect(await screen.findByText(FAILED)).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe(text)
  })
})

describe("the plan's limits are shown in advance", () => {
  test('as the limits of one download, and how many are left', async () => {
    open()
    expect(
      await screen.findByText('Your plan includes up to 500 pages, 5,000 files, 2.00 GB and 60 minutes a download.'),
    ).toBeDefined()
    expect(screen.getByText('3 of 5 downloads left today.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Upgrade plan' })).toBeNull()
  })

  test.each([5, 6])('as none left after %i of 5, with a link to the plans', async (used) => {
    api.answer(contract.getLimits, { data: limitsOf(used, 5) })
    open()
    expect(await screen.findByText(/^No downloads left today\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })

  test('without a daily limit not at all', async () => {
    api.answer(contract.getLimits, { data: limitsOf(2, 0) })
    open()
    await screen.findByText(/^Your plan includes up to/)
    expect(screen.queryByText(/left today/)).toBeNull()
  })

  test('and are reloaded once a download has started', async () => {
    open()
    await screen.findByText('3 of 5 downloads left today.')
    api.answer(contract.getLimits, { data: limitsOf(3, 5) })
    await user.type(url(), 'https://acme.com')
    await start()
    expect(await screen.findByText('2 of 5 downloads left today.')).toBeDefined()
  })
})
