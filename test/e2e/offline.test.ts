import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Browser, errors } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import * as downloads from '../../src/contracts/site-downloads/site-downloads.ts'
import { nameProblems } from '../support/name-problems.ts'
import { serveOfflineSite } from '../support/offline-site.ts'
import { shareOf } from '../support/share-of-run.ts'
import { serveTrapSite } from '../support/trap-site.ts'
import { unpack } from '../support/unpack.ts'
import { waitUntil } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'
import { differingPixels, type SeenPage, seePage } from './support/seen-page.ts'

interface SavedPage {
  readonly url: string
  readonly path: string
  readonly type: string
}

const PAGES_AT_ONCE = 3
/** A run compares one in this many pages with the live site, and opens one in this many traps. */
const PAGES_EVERY = 3
const TRAPS_EVERY = 2
const LOOKS_MAX = 4
const scratch = mkdtempSync(join(tmpdir(), 'contactory-offline-'))
const { email, password } = DEMO_ACCOUNTS[0]!
let site: string
const product = new RunningProduct(inject('productUrl'))
let browser: Browser

beforeAll(async () => {
  site = await serveOfflineSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** Downloads a website and unpacks it into a folder. */
async function downloadAndUnpack(url: string, folder: string): Promise<{ id: string; paths: string[] }> {
  const call = await product.signIn(email, password)
  const body = { url, max_depth: 3, include_types: [...downloads.FILE_TYPES], make_wacz: true }
  const { data } = (await call(downloads.start, { body })) as { data: { id: string } }
  const params = { id: data.id }
  await waitUntil(
    async () => {
      const { data: now } = (await call(downloads.get, { params })) as { data: downloads.SiteDownload }
      if (now.status === 'failed') throw new Error(now.error_message ?? 'failed')
      return now.status === 'completed'
    },
    { interval: 500 },
  )
  const fetchFile = await product.signInForFiles(email, password)
  const zip = await fetchFile(downloads.download, { params, query: { format: 'zip' } })
  writeFileSync(`${folder}.zip`, new Uint8Array(await zip.arrayBuffer()))
  return { id: data.id, paths: await unpack(`${folder}.zip`, folder) }
}

/**
 * Captures a page and its copy. A busy browser may paint an image a frame late, so differing pages are captured again.
 */
async function seeBoth(url: string, copyUrl: string): Promise<[live: SeenPage, copied: SeenPage]> {
  for (let looks = 1; ; looks++) {
    const both = await Promise.all([
      seePage(browser, url, { isOffline: false }),
      seePage(browser, copyUrl, { isOffline: true }),
    ])
    const [live, copied] = both
    const isAlike = differingPixels(live.screen, copied.screen) === 0 && isDeepStrictEqual(live.frames, copied.frames)
    if (isAlike || looks === LOOKS_MAX) return both
  }
}

/**
 * Processes a few items at a time: while one page loads, the next is opened.
 *
 * @returns the outcomes, in order
 */
async function someAtOnce<Item, Outcome>(items: readonly Item[], work: (item: Item) => Promise<Outcome>) {
  const outcomes: Outcome[] = []
  for (let at = 0; at < items.length; at += PAGES_AT_ONCE)
    outcomes.push(...(await Promise.all(items.slice(at, at + PAGES_AT_ONCE).map(work))))
  return outcomes
}

const bare = (href: string) => href.split(/[?#]/, 1)[0]!

describe.each([
  { part: 'tour', pagesMin: 26, mayMiss: /\/tour\/$/, singles: ['styles', 'modules', 'frames'] },
  {
    part: 'world',
    pagesMin: 50,
    mayMiss: /\/world\/(?:gone410|loop1)$/,
    singles: ['frameset', 'css.html', 'frames', 'late', 'effects', 'shift-jis', 'legacy-style'],
  },
])('a downloaded website ($part), opened from its files while offline', ({ part, pagesMin, mayMiss, singles }) => {
  const copy = join(scratch, part)
  const fileOf = (path: string) => pathToFileURL(join(copy, path)).href
  let id: string
  let paths: string[]
  let pages: SavedPage[]

  beforeAll(async () => {
    ;({ id, paths } = await downloadAndUnpack(`${site}/${part}/`, copy))
    const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as { files: SavedPage[] }
    pages = manifest.files.filter(({ type }) => /^(?:text\/html|application\/xhtml)/.test(type))
  })

  test('has every page, with readable file names that every system accepts', () => {
    expect(pages.length).toBeGreaterThanOrEqual(pagesMin)
    expect(nameProblems(paths)).toEqual([])
    expect(paths.filter((path) => path.length > 200)).toEqual([])
  })

  test('shows every page as the live site does, without network requests', async () => {
    const problemOf = async ({ url, path }: SavedPage) => {
      const [live, copied] = await seeBoth(url, fileOf(path))
      const lost = copied.links.filter((href) => href.startsWith('file:') && !existsSync(fileURLToPath(bare(href))))
      const blank = copied.frames.flatMap(({ widths }) => widths).filter((width) => width === 0)
      const { network, failed } = copied
      const kept = copied.kept.filter((asked) => asked.startsWith(site))
      const problem = { path, network, failed, kept, lost, blank }
      if ([network, failed, kept, lost, blank].some((list) => list.length > 0)) return problem
      if (!isDeepStrictEqual(copied.frames, live.frames)) return { path, copied: copied.frames, live: live.frames }
      const pixels = differingPixels(live.screen, copied.screen)
      return pixels === 0 ? null : { path, pixels }
    }
    const problems = await someAtOnce(shareOf(pages, PAGES_EVERY, inject('turn')), problemOf)
    expect(problems.filter(Boolean)).toEqual([])
  })

  test('links pages within the copy, and links to the live site for pages it lacks', async () => {
    const start = pages.find(({ url }) => url.endsWith(`/${part}/`))!
    const { links } = await seePage(browser, fileOf(start.path), { isOffline: true })
    const live = links.filter((href) => !href.startsWith('file:') && !href.startsWith('mailto:'))
    expect(live.filter((href) => !/elsewhere\.example/.test(href) && !mayMiss.test(href))).toEqual([])
    expect(links.filter((href) => href.startsWith('file:')).length).toBeGreaterThan(25)
  })

  test('offers single pages as self-contained files', async () => {
    const fetchFile = await product.signInForFiles(email, password)
    for (const name of shareOf(singles, PAGES_EVERY, inject('turn'))) {
      const { url } = pages.find((page) => page.url.startsWith(`${site}/${part}/${name}`))!
      const file = join(scratch, `${part}-${name.replace('/', '')}.html`)
      const answer = await fetchFile(downloads.getPage, { params: { id }, query: { url } })
      writeFileSync(file, await answer.text())
      const [live, single] = await seeBoth(url, pathToFileURL(file).href)
      const { network, failed, frames } = single
      const pixels = differingPixels(live.screen, single.screen)
      expect({ network, failed, frames, pixels }, name).toEqual({
        network: [],
        failed: [],
        frames: live.frames,
        pixels: 0,
      })
      expect(
        single.links.filter((href) => href.startsWith('file:') && !href.startsWith(pathToFileURL(file).href)),
      ).toEqual([])
    }
  })
})

/** Much longer than an offline page needs to finish. */
const IDLE_MS = 20_000

/** Opens a file from disk with the network on: returns what it requested, where it navigated and what ran. */
async function openFrom(url: string): Promise<{ asked: string[]; pages: string[]; ran: unknown; hrefs: string[] }> {
  const context = await openContext(browser)
  const asked = new Set<string>()
  context.on('request', (request) => void asked.add(request.url()))
  // Requests that the page's policy blocks are reported, but never sent.
  context.on('requestfailed', (request) => void (request.failure()?.errorText === 'csp' && asked.delete(request.url())))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  // The browser may not report a load for a file that navigates away; by then it has tried.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  const ran = await page.evaluate("window.localScriptRan ?? document.documentElement?.getAttribute('ran') ?? null")
  // Links added by scripts have no text; clicks on them are handled by the page's guard.
  const hrefs = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href], area[href]')].filter((link) => link.textContent !== '' || link.localName === 'area')
      .map(({ href }) => href?.baseVal ?? href ?? '#').filter((href) => !href.startsWith('#'))`,
  )
  const pages = context.pages().flatMap((one) => one.frames().map((frame) => frame.url()))
  await context.close()
  return { asked: [...asked], pages, ran, hrefs }
}

describe('a website that tries to read local files and to contact other hosts', () => {
  const folder = join(scratch, 'traps')
  const outside = join(scratch, 'outside')
  const canaryAsked: string[] = []
  const canary = createServer(({ method, url }, response) => {
    canaryAsked.push(`${method} ${url}`)
    response.end('asked')
  })
  let traps: Awaited<ReturnType<typeof serveTrapSite>>
  let id: string
  let files: SavedPage[]

  beforeAll(async () => {
    mkdirSync(outside)
    writeFileSync(join(outside, 'script.js'), 'window.localScriptRan = true')
    writeFileSync(join(outside, 'frame.html'), '<p>a file of the disk</p>')
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    // The download may request what its pages name; the copy may not.
    const origin = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
    traps = await serveTrapSite({ outside: `${pathToFileURL(outside).href}/`, canary: origin })
    ;({ id } = await downloadAndUnpack(`${traps.origin}/`, folder))
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: SavedPage[] }
    files = manifest.files.filter(({ url }) => url.startsWith(traps.origin))
  })

  afterAll(() => {
    traps?.close()
    canary.close()
  })

  /** Describes what an opened file did outside its copy; empty if nothing. */
  async function faultsOf(path: string, root: string): Promise<string[]> {
    const url = pathToFileURL(path).href
    const isWithin = (at: string) =>
      at.startsWith(root) || /^(?:data|blob|about):/.test(at) || at === 'chrome-error://chromewebdata/'
    const { asked, pages, ran, hrefs } = await openFrom(url)
    // Module scripts from disk and cross-origin `<use>` are reported and blocked, whatever the policy says.
    const isRefused = (at: string) => /\/(?:script\.js|u\.svg)$/.test(at) && /tries|page-|realms|late-head/.test(path)
    return [
      ...asked.filter((at) => !isWithin(at) && !isRefused(at)).map((at) => `asked for ${at}`),
      ...pages.filter((at) => !isWithin(at)).map((at) => `went to ${at}`),
      ...hrefs.filter((at) => !isWithin(at) && !/^https?:\/\/[^/]/.test(at)).map((at) => `links to ${at}`),
      ...(ran === null ? [] : ['ran a script from disk, or from an SVG']),
    ]
  }

  test('is downloaded completely', () => {
    const taken = new Set(files.map(({ url }) => new URL(url).pathname.slice(1)))
    expect(traps.paths.filter((path) => !taken.has(path))).toEqual([])
  })

  /** Opens files and expects that none does anything forbidden or contacts another host. */
  async function expectHarmless<Item>(items: readonly Item[], open: (item: Item) => Promise<[string, string[]]>) {
    canaryAsked.length = 0
    const found = await someAtOnce(shareOf(items, TRAPS_EVERY, inject('turn')), open)
    expect({ faults: found.filter(([, faults]) => faults.length > 0), canaryAsked }).toEqual({
      faults: [],
      canaryAsked: [],
    })
  }

  test('reaches nothing outside from its files', () =>
    expectHarmless(files, async ({ path }) => [path, await faultsOf(join(folder, path), pathToFileURL(folder).href)]))

  test('reaches nothing outside from a single file', async () => {
    const fetchFile = await product.signInForFiles(email, password)
    await expectHarmless(
      files.filter(({ type }) => /html/.test(type)),
      async ({ url, type }) => {
        const answer = await fetchFile(downloads.getPage, { params: { id }, query: { url } })
        const file = join(scratch, `single-${new URL(url).pathname.replace(/\W+/g, '-')}.html`)
        writeFileSync(file, await answer.text())
        return [`${url} ${type}`, await faultsOf(file, pathToFileURL(file).href)]
      },
    )
  })

  test('is stored unchanged in the web archive, which no browser opens', async () => {
    const fetchFile = await product.signInForFiles(email, password)
    const archive = await fetchFile(downloads.download, { params: { id }, query: { format: 'wacz' } })
    writeFileSync(`${folder}.wacz`, new Uint8Array(await archive.arrayBuffer()))
    const paths = await unpack(`${folder}.wacz`, `${folder}-wacz`)
    expect(paths.filter((path) => !/\.(?:warc\.gz|cdx|jsonl|json)$/.test(path))).toEqual([])
  })
})
