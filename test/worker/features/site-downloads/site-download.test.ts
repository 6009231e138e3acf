import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { LARGE_FILE_SHA256 } from '../../../support/offline-site.ts'
import { waitFor } from '../../../support/wait.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { download, type Manifest, site, unpacked } from './support.ts'

describe('a website download', () => {
  test('stores the site with all its resources, and rewrites every reference to its files', async () => {
    const { by, id, started, done } = await download({ max_depth: 1 })
    expect(started).toMatchObject({ status: 'pending', progress: 0, url: `${site}/`, step: null })
    expect(done).toMatchObject({ status: 'completed', progress: 100, error_message: null, notice: null, step: null })
    expect(done.days_until_expiration).toBe(7)
    const { paths, text } = await unpacked(by, id)
    expect(paths.map((path) => path.replace(/^About-\w+/, 'About-X'))).toEqual([
      'About-X.html',
      'about.html',
      'img/back.png',
      'img/line.png',
      'img/logo.png',
      'img/logo@2x.png',
      'index.html',
      'item-q-id-1.html',
      'item-q-id-2.html',
      'manifest.json',
      'more.css',
      'style.css',
      'unlinked.html',
      'über uns/index.html',
    ])
    const home = text('index.html')
    for (const reference of [
      'about.html',
      'item-q-id-1.html',
      '%C3%BCber%20uns/index.html',
      'img/logo.png',
      'style.css',
    ])
      expect(home).toContain(`"${reference}"`)
    expect(home).toContain('<a href="about.html">Moved</a>')
    expect(home).toContain('img/logo.png 1x, img/logo%402x.png 2x')
    expect(home).toContain(`<a href="${site}/private">`)
    expect(home).toContain('<a href="https://elsewhere.example/">')
    expect(text('über uns/index.html')).toContain('<p>Grüße</p>')
    expect(text('über uns/index.html')).toContain('"../style.css"')
    expect(text('style.css')).toBe('@import "more.css"; body { background: url(img/back.png) }')
  })

  test('lists every URL in a manifest: its file, status, type, size, hash and time, or why there is none', async () => {
    const { by, id } = await download({ max_depth: 1 })
    const { text, files } = await unpacked(by, id)
    const manifest: Manifest = JSON.parse(text('manifest.json'))
    expect(manifest.url).toBe(`${site}/`)
    expect(manifest.files.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'manifest.json')
        .toSorted(),
    )
    const logo = manifest.files.find(({ path }) => path === 'img/logo.png')!
    expect(logo).toMatchObject({
      url: `${site}/img/logo.png`,
      status: 200,
      type: 'image/png',
      size: files['img/logo.png']!.length,
    })
    expect(logo.sha256).toBe(createHash('sha256').update(files['img/logo.png']!).digest('hex'))
    const reasons = Object.fromEntries(manifest.missed.map(({ url, reason }) => [url.replace(site, ''), reason]))
    expect(reasons).toMatchObject({ '/private': 'robots', '/gone': 'not-found', '/img/missing.png': 'not-found' })
  })

  test('stores only the requested file types', async () => {
    const { by, id } = await download({ max_depth: 1, include_types: ['html', 'document', 'video'] })
    const { paths, text } = await unpacked(by, id)
    expect(paths.filter((path) => /\.(?:css|png)$/.test(path))).toEqual([])
    expect(paths).toEqual(expect.arrayContaining(['paper.pdf', 'film.mp4']))
    expect(text('index.html')).toContain('<video src="film.mp4">')
  })

  test('follows links to the requested depth', async () => {
    const depths = await Promise.all([2, 3].map((max_depth) => download({ max_depth, include_types: ['html'] })))
    const [two, three] = await Promise.all(depths.map(({ by, id }) => unpacked(by, id)))
    expect(two!.paths).toContain('deep/1.html')
    expect(two!.paths).not.toContain('deep/2.html')
    expect(three!.paths).toContain('deep/2.html')
  })

  test('reads pages disallowed by robots.txt only if configured to', async () => {
    const { by, id } = await download({ max_depth: 1, respect_robots: false, include_types: ['html'] })
    expect((await unpacked(by, id)).paths).toContain('private.html')
  })

  test('stores a file larger than one upload part completely', async () => {
    const { by, id, done } = await download({ url: `${site}/large`, max_depth: 1 })
    const { files } = await unpacked(by, id)
    expect(createHash('sha256').update(files['img/large.png']!).digest('hex')).toBe(LARGE_FILE_SHA256)
    expect(done.bytes_captured).toBeGreaterThan(files['img/large.png']!.length)
  })

  test('inlines small files where necessary, and links to large ones', async () => {
    const { by, id } = await download({ url: `${site}/written-in`, max_depth: 1 })
    const page = (await unpacked(by, id)).text('written-in.html')
    const written = /^<p style="--small: url\(data:image\/png;base64,[\w+/=]+\); --large: url\(img\/large\.png\)">$/
    expect(page.match(/<p style="[^"]*">/g)).toEqual([expect.stringMatching(written), expect.stringMatching(written)])
  })

  test('follows redirects in headers', async () => {
    const { by, id } = await download({ url: `${site}/world/header-refresh`, max_depth: 1 })
    const { files, text } = await unpacked(by, id)
    expect(text('world/header-refresh.html')).toContain(
      '<meta http-equiv="refresh" content="600; url=refreshed.html"/>',
    )
    expect(Object.keys(files)).toContain('world/refreshed.html')
  })

  test('can store pages as rendered by a browser', async () => {
    const { by, id } = await download({ url: `${site}/scripted`, max_depth: 1, render_pages: true })
    const page = (await unpacked(by, id)).text('scripted.html')
    expect(page).toContain('<p>Built by a script</p>')
    // Only our script is left, which sets the policy of the copy.
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toContain('getElementById')
  })

  test('fails with the reason if its start page cannot be read, and stores nothing', async () => {
    const { by, id, done } = await download({ url: `${site}/nowhere` })
    expect(done).toMatchObject({
      status: 'failed',
      error_message: "There's no page at this URL.",
      file_size: null,
    })
    await waitFor(async () => expect(await objectsOf(by.id)).toEqual([]))
    expect((await by.fail(contract.download, { params: { id }, query: {} })).httpStatus).toBe(404)
  })

  test('does not count against the daily quota if it failed, but does if it was deleted later', async () => {
    const by = await mintAccount({ plan: { websiteDownloadsPerDay: 1 } })
    const used = async () => (await by.call(contract.getLimits, {})).data.per_day.used
    for (const _ of [1, 2]) {
      await download({ url: `${site}/nowhere` }, by)
      expect(await used()).toBe(0)
    }
    const { id, done } = await download({ url: `${site}/deep/2`, max_depth: 1 }, by)
    expect(done.status).toBe('completed')
    await by.call(contract.remove, { params: { id } })
    expect(await used()).toBe(1)
  })

  test('does not count against the daily quota if it was cancelled before the first file', async () => {
    const by = await mintAccount({ plan: { websiteDownloadsPerDay: 1 } })
    const held = `${env.SITE_ORIGIN}/counted/held${crypto.randomUUID().slice(0, 8)}`
    const { data } = await by.call(contract.start, { body: { url: `${held}-1` } })
    await waitFor(async () => expect(await (await fetch(`${held}-told`)).text()).toContain('"1"'))
    await by.call(contract.remove, { params: { id: data.id } })
    await waitFor(async () => expect((await by.call(contract.getLimits, {})).data.per_day.used).toBe(0))
    await fetch(`${held}-release`)
    expect(await objectsOf(by.id)).toEqual([])
  })

  describe.each([true, false])('with respect_robots %s', (respect_robots) => {
    test('of an HTTPS URL falls back to a server that supports only HTTP', async () => {
      const url = `${site.replace('http:', 'https:')}/`
      const { by, id, done } = await download({ url, max_depth: 1, respect_robots })
      expect(done).toMatchObject({ status: 'completed', url })
      const { paths, text } = await unpacked(by, id)
      expect(paths).toEqual(expect.arrayContaining(['index.html', 'about.html', 'img/logo.png', 'unlinked.html']))
      expect(text('index.html')).toContain('"about.html"')
    })

    test.each(['http:', 'https:'])(
      'of %s reports that HTTP redirects to an HTTPS port without a server',
      async (scheme) => {
        const url = `${env.SITE_ORIGIN.replace('http:', scheme)}/upgraded/`
        const { done } = await download({ url, respect_robots })
        expect(done).toMatchObject({ status: 'failed', error_message: 'The server refused the connection.' })
      },
    )
  })

  test('leaves only its archives in the object store, and notifies its owner', async () => {
    const { by, id } = await download({ max_depth: 1, make_wacz: true })
    await waitFor(async () =>
      expect(await objectsOf(by.id)).toEqual([`${id}/site.wacz`, `${id}/site.zip`].map((key) => `${by.id}/${key}`)),
    )
    await waitFor(async () => {
      const told = await dataOf(by.id).select().from(notifications).where(eq(notifications.accountId, by.id))
      expect(told.map(({ title }) => title)).toEqual(['Website download completed'])
    })
  })

  test('counts the URLs that it found and the files that it stored', async () => {
    const { done, by } = await download({ max_depth: 1 })
    expect(done).toMatchObject({ pages_downloaded: 7, assets_downloaded: 6, files_failed: 2 })
    expect(done.pages_discovered).toBe(8)
    const { data: stats } = await by.call(contract.getStats, {})
    expect(stats).toEqual({
      total_downloads: 1,
      completed_downloads: 1,
      pending_downloads: 0,
      failed_downloads: 0,
      total_storage_used: done.file_size,
    })
  })
})

async function objectsOf(accountId: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `site-downloads/${accountId}/` })
  return objects.map(({ key }) => key.replace('site-downloads/', '')).toSorted()
}

describe('starting a download', () => {
  test.each([
    [{ url: '' }, 'URL is required'],
    [{ url: 'example.com' }, 'Please enter a valid URL starting with http:// or https://'],
    [{ max_depth: 0 }, 'Crawl depth must be between 1 and 5'],
    [{ max_depth: 6 }, 'Crawl depth must be between 1 and 5'],
    [{ include_types: [] }, 'Please select at least one file type'],
  ])('with %j is rejected', async (body, message) => {
    const { fail } = await mintAccount()
    const error = await fail(contract.start, { body: { url: 'https://example.com', ...body } as never })
    expect(error).toMatchObject({ httpStatus: 422 })
    expect(Object.values(error.errors ?? {}).flat()).toEqual([message])
  })

  test('of a forbidden URL is rejected', async () => {
    const { fail } = await mintAccount()
    const error = await fail(contract.start, { body: { url: 'https://user:secret@example.com/' } })
    expect(error).toMatchObject({ httpStatus: 400, code: 'url_not_allowed' })
  })

  test('uses exactly the daily quota of the plan, however many requests arrive concurrently', async () => {
    const account = await mintAccount({ plan: { websiteDownloadsPerDay: 2 } })
    const body = { url: `${site}/deep/2` }
    const answers = await Promise.all(Array.from({ length: 6 }, () => account.send(contract.start, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402, 402, 402])
    const refused = await account.fail(contract.start, { body })
    expect(refused.message).toBe('You have used all 2 website downloads of today. Upgrade your plan to download more.')
    const { data: limits } = await account.call(contract.getLimits, {})
    expect(limits).toMatchObject({ pages_max: 250, per_day: { used: 2, limit: 2, unlimited: false } })
  })
})
