import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SiteDownload } from '../../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { downloadId, downloadOf, downloadsApi, listOf, openPage, underWay } from './support.ts'

afterEach(() => vi.restoreAllMocks())

/** Opens the page with one download. */
function openWith(download: SiteDownload, now = download) {
  const api = downloadsApi([download], now)
  return { api, ...openPage() }
}
const row = async () => within(await screen.findByRole('listitem', { name: 'acme.com' }))
const buttons = async () => (await row()).getAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('the list of downloads', () => {
  test('shows that it is loading', () => {
    downloadsApi().hold(contract.list)
    openPage()
    expect(screen.getByRole('status', { name: 'Loading your downloads' })).toBeDefined()
  })

  test('explains how to start when there is nothing', async () => {
    downloadsApi()
    openPage()
    expect(await screen.findByText('No downloads yet')).toBeDefined()
  })

  test.each([
    [500, 'internal', "This didn't load"],
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
  ] as const)('rejected with %i says so', async (status, code, text) => {
    downloadsApi().refuse(contract.list, status, code, 'no')
    openPage()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('can be retried', async () => {
    const api = downloadsApi()
    api.drop(contract.list)
    const { user } = openPage()
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer(contract.list, listOf([downloadOf()]))
    await user.click(again)
    await row()
  })

  test('has pages, which are in the URL', async () => {
    const api = downloadsApi()
    api.answer(contract.list, listOf([downloadOf()], { last_page: 3, total: 27 }))
    const { user, history } = openPage()
    expect(await screen.findByText('27 downloads')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(history.at(-1)).toBe('/dashboard/download-website?page=2')
    await waitFor(() => expect(Object.fromEntries(api.seen.at(-1)?.query ?? [])).toEqual({ page: '2', per_page: '10' }))
  })

  test('links back from a page that no longer exists', async () => {
    downloadsApi()
    const { user, history } = openPage('?page=9')
    await user.click(await screen.findByRole('button', { name: 'To the first page' }))
    expect(history.at(-1)).toBe('/dashboard/download-website')
  })
})

describe('a download in the list', () => {
  test('shows its contents, its failures, and its time', async () => {
    openWith(downloadOf({ files_failed: 3, wacz_size: 2048 }))
    expect(
      (await row()).getByText('1,200 of 1,300 pages · 40 of 41 assets · 3 failed · 1.50 KB · WACZ 2.00 KB'),
    ).toBeDefined()
    const item = screen.getByRole('listitem', { name: 'acme.com' })
    expect(item.textContent).toContain('Created 1 hour ago · completed 30 minutes ago · depth 2')
  })

  test('shows its non-default options', async () => {
    openWith(
      downloadOf({
        max_depth: 4,
        follow_external: true,
        respect_robots: false,
        include_types: ['html', 'document'],
        render_pages: true,
      }),
    )
    await row()
    expect(screen.getByRole('listitem', { name: 'acme.com' }).textContent).toContain(
      'depth 4 · external links · no robots.txt · HTML, Documents · as a browser shows it',
    )
  })

  test.each([
    [underWay({ status: 'pending', step: null, progress: 0 }), 'Pending', 'Queued', '0'],
    [underWay({ step: null, progress: 1 }), 'Processing', 'Starting', '1'],
    [underWay({ progress: 42 }), 'Processing', 'Capturing', '42'],
    [underWay({ step: 'packing', progress: 90 }), 'Processing', 'Packing', '90'],
    [underWay({ step: 'stopping', progress: 60 }), 'Processing', 'Stopping', '60'],
  ])('that is running (%#) shows its status, step and progress', async (download, status, step, progress) => {
    openWith(download)
    const item = await row()
    expect(item.getByText(status)).toBeDefined()
    expect(item.getByText(step)).toBeDefined()
    expect(item.getByText(`${progress}%`)).toBeDefined()
    expect(item.getByRole('progressbar', { name: 'Progress of acme.com' }).getAttribute('aria-valuenow')).toBe(progress)
    expect(item.getByText(/4\.00 KB so far$/)).toBeDefined()
  })

  test.each(['completed', 'failed', 'cancelled'] as const)('that is %s has no progress bar', async (status) => {
    openWith(downloadOf({ status }))
    expect((await row()).queryByRole('progressbar')).toBeNull()
  })

  test('that failed shows why', async () => {
    openWith(downloadOf({ status: 'failed', file_size: null, error_message: 'The website did not answer.' }))
    expect((await row()).getByText('Failed')).toBeDefined()
    expect((await row()).getByText('The website did not answer.')).toBeDefined()
  })

  test('shows notices and its expiry', async () => {
    openWith(downloadOf({ notice: 'The limit of 500 pages was reached.', days_until_expiration: 1 }))
    expect((await row()).getByText('The limit of 500 pages was reached.')).toBeDefined()
    expect((await row()).getByText('Expires tomorrow')).toBeDefined()
  })

  const [cancel, stopping, load, more, remove] = [
    'Cancel acme.com',
    'Stopping acme.com',
    'Download acme.com',
    'More for acme.com',
    'Delete acme.com',
  ]
  test.each([
    ['pending', underWay({ status: 'pending', step: null }), [cancel, remove]],
    ['processing', underWay(), [cancel, remove]],
    ['stopping', underWay({ step: 'stopping' }), [stopping, remove]],
    ['completed', downloadOf(), [load, more, remove]],
    ['completed without pages', downloadOf({ include_types: ['css'] }), [load, remove]],
    [
      'completed without pages but with a WACZ',
      downloadOf({ include_types: ['css'], wacz_size: 1 }),
      [load, more, remove],
    ],
    ['expired', downloadOf({ file_size: null }), [remove]],
    ['cancelled with the captured files', downloadOf({ status: 'cancelled' }), [load, more, remove]],
    ['cancelled with nothing', downloadOf({ status: 'cancelled', file_size: null }), [remove]],
    ['failed', downloadOf({ status: 'failed', file_size: null }), [remove]],
  ])('that is %s offers its actions', async (_what, download, labels) => {
    openWith(download)
    expect(await buttons()).toEqual(labels)
  })

  test.each([
    [null, ['One page as HTML…']],
    [2048, ['Download WACZ', 'One page as HTML…']],
  ])('with a WACZ of %s bytes has in its menu: %s', async (wacz_size, items) => {
    const { user } = openWith(downloadOf({ wacz_size }))
    await user.click((await row()).getByRole('button', { name: more }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(items)
  })
})

describe('downloading the archive', () => {
  const clicked = vi.fn<(href: string, name: string | null) => void>()
  beforeEach(() => {
    clicked.mockReset()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked(this.getAttribute('href') ?? '', this.getAttribute('download'))
    })
  })

  test.each(['zip', 'wacz'] as const)('as %s is left to the browser', async (format) => {
    const { api, user } = openWith(downloadOf({ wacz_size: 1 }))
    api.answer(contract.allowFile, { data: { path: '/api/files/one' } })
    if (format === 'zip') await user.click((await row()).getByRole('button', { name: 'Download acme.com' }))
    else {
      await user.click((await row()).getByRole('button', { name: 'More for acme.com' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Download WACZ' }))
    }
    expect(await screen.findByText('Download started')).toBeDefined()
    expect(clicked.mock.calls).toEqual([['/api/files/one', '']])
    const asked = api.seen.find(({ method }) => method === 'POST')
    expect(asked?.path).toBe(`/api/dashboard/website-downloads/${downloadId(1)}/file-access`)
    expect(asked?.body).toEqual({ format })
  })

  test('is not attempted when denied', async () => {
    const { api, user } = openWith(downloadOf())
    api.refuse(contract.allowFile, 404, 'not_found', 'The files of this download were deleted.')
    await user.click((await row()).getByRole('button', { name: 'Download acme.com' }))
    expect(await screen.findByText('Failed to download file')).toBeDefined()
    expect(screen.getByText('The files of this download were deleted.')).toBeDefined()
    expect(clicked).not.toHaveBeenCalled()
  })
})

describe('cancelling a download', () => {
  const ask = async (download: SiteDownload, now = download) => {
    const opened = openWith(download, now)
    await opened.user.click((await row()).getByRole('button', { name: 'Cancel acme.com' }))
    return { ...opened, dialog: within(await screen.findByRole('alertdialog')) }
  }
  const cancelled = (api: ReturnType<typeof downloadsApi>) =>
    api.seen.filter(({ path }) => path.endsWith('/cancel')).map(({ body }) => body)

  test.each([
    ['Cancel and discard', { keep: false }],
    ['Cancel and keep captured files', { keep: true }],
  ])('with "%s" asks for %o', async (name, body) => {
    const { api, user, dialog } = await ask(underWay())
    expect(await dialog.findByText(/^Captured of acme\.com so far: 1,200 pages and 40 assets\./)).toBeDefined()
    api.answer(contract.cancel, { data: underWay({ step: 'stopping' }) })
    await user.click(dialog.getByRole('button', { name }))
    expect(await screen.findByText('Download cancelled')).toBeDefined()
    expect(cancelled(api)).toEqual([body])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  const keep = { name: 'Cancel and keep captured files' }
  const nothing = { pages_downloaded: 0, assets_downloaded: 0 }

  test('offers to keep only what there is', async () => {
    const { dialog } = await ask(underWay({ status: 'pending', step: null, ...nothing }))
    expect(await dialog.findByText('Nothing from acme.com has been captured yet.')).toBeDefined()
    expect(dialog.queryByRole('button', keep)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel and discard' })).toBeDefined()
  })

  test("uses the current progress, not the list's, and follows it", async () => {
    const { api, dialog } = await ask(underWay(nothing), underWay({ pages_downloaded: 1, assets_downloaded: 0 }))
    expect(await dialog.findByText(/: 1 page and 0 assets\./)).toBeDefined()
    expect(dialog.getByRole('button', keep)).toBeDefined()
    api.answer(contract.get, { data: underWay({ pages_downloaded: 2, assets_downloaded: 7 }) })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await dialog.findByText(/: 2 pages and 7 assets\./)).toBeDefined()
  })

  test('waits for the progress before it offers to keep anything, and offers both if it is unknown', async () => {
    const { api, user } = openWith(underWay(nothing))
    api.hold(contract.get)
    await user.click((await row()).getByRole('button', { name: 'Cancel acme.com' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Checking how much of acme.com has been captured…')).toBeDefined()
    expect(dialog.getByRole('button', keep)).toHaveProperty('disabled', true)
    expect(dialog.getByRole('button', { name: 'Cancel and discard' })).toHaveProperty('disabled', false)
    await user.click(dialog.getByRole('button', { name: 'Keep downloading' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    api.drop(contract.get)
    await user.click((await row()).getByRole('button', { name: 'Cancel acme.com' }))
    expect(await screen.findByText(/^We couldn't check how much of acme\.com has been captured\./)).toBeDefined()
    expect(screen.getByRole('button', keep)).toHaveProperty('disabled', false)
  })

  test('requires no confirmation if it has already ended, and the list says so', async () => {
    const { api, user } = openWith(underWay(), downloadOf())
    const ask = (await row()).getByRole('button', { name: 'Cancel acme.com' })
    api.answer(contract.list, listOf([downloadOf()]))
    await user.click(ask)
    await waitFor(async () => expect((await row()).getByText('Completed')).toBeDefined())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('focuses the harmless option, and does nothing when dismissed', async () => {
    const { api, user, dialog } = await ask(underWay())
    const goOn = dialog.getByRole('button', { name: 'Keep downloading' })
    await waitFor(() => expect(document.activeElement).toBe(goOn))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cancelled(api)).toEqual([])
  })

  test('requires no confirmation once the download has ended', async () => {
    const { api } = await ask(underWay())
    api.answer(contract.list, listOf([downloadOf()]))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cancelled(api)).toEqual([])
  })

  test('that fails shows why', async () => {
    const { api, user, dialog } = await ask(underWay())
    api.refuse(contract.cancel, 409, 'conflict', 'The download has ended already.')
    await user.click(dialog.getByRole('button', { name: 'Cancel and discard' }))
    expect(await screen.findByText('Failed to cancel download')).toBeDefined()
    expect(screen.getByText('The download has ended already.')).toBeDefined()
  })
})

describe('deleting a download', () => {
  const ask = async (download: SiteDownload) => {
    const opened = openWith(download)
    await opened.user.click((await row()).getByRole('button', { name: 'Delete acme.com' }))
    return { ...opened, dialog: within(await screen.findByRole('alertdialog')) }
  }

  test.each([
    ['completed', downloadOf(), "The files of acme.com will be deleted too. This can't be undone."],
    [
      'under way',
      underWay(),
      "It stops immediately. The download of acme.com will be removed from the list. This can't be undone.",
    ],
    [
      'failed',
      downloadOf({ status: 'failed', file_size: null }),
      "The download of acme.com will be removed from the list. This can't be undone.",
    ],
  ])('that is %s shows the consequences, then deletes it', async (_what, download, text) => {
    const { api, user, dialog } = await ask(download)
    expect(dialog.getByText(text)).toBeDefined()
    api.answer(contract.remove, {})
    api.answer(contract.list, listOf<SiteDownload>([]))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Download deleted successfully')).toBeDefined()
    expect(api.seen.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/dashboard/website-downloads/${downloadId(1)}`,
    )
    expect(await screen.findByText('No downloads yet')).toBeDefined()
  })

  test('that fails says so', async () => {
    const { api, user, dialog } = await ask(downloadOf())
    api.drop(contract.remove)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete download')).toBeDefined()
  })
})
