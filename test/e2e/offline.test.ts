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

/** Takes a website and unpacks it into a folder. */
async function takeAway(url: string, folder: string): Promise<{ id: string; paths: string[] }> {
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

/** A page and its copy. A browser with much to do may paint a picture a frame late: what differs is looked at again. */
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

/** Works on a few at a time: one waits for its page while the next is opened. @returns the outcomes, in order */
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
])(
  'a downloaded website ($part), opened from its files with the network cut',
  ({ part, pagesMin, mayMiss, singles }) => {
    const copy = join(scratch, part)
    const fileOf = (path: string) => pathToFileURL(join(copy, path)).href
    let id: string
    let paths: string[]
    let pages: SavedPage[]

    beforeAll(async () => {
      ;({ id, paths } = await takeAway(`${site}/${part}/`, copy))
      const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as { files: SavedPage[] }
      pages = manifest.files.filter(({ type }) => /^(?:text\/html|application\/xhtml)/.test(type))
    })

    test('has every page, under names that any system takes and people can read', () => {
      expect(pages.length).toBeGreaterThanOrEqual(pagesMin)
      expect(nameProblems(paths)).toEqual([])
      expect(paths.filter((path) => path.length > 200)).toEqual([])
    })

    test('shows on every page what the live site shows, and asks nothing of the network', async () => {
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
      const problems = await someAtOnce(pages, problemOf)
      expect(problems.filter(Boolean)).toEqual([])
    })

    test('leads from page to page within the copy, and to the live site for what it does not hold', async () => {
      const start = pages.find(({ url }) => url.endsWith(`/${part}/`))!
      const { links } = await seePage(browser, fileOf(start.path), { isOffline: true })
      const live = links.filter((href) => !href.startsWith('file:') && !href.startsWith('mailto:'))
      expect(live.filter((href) => !/elsewhere\.example/.test(href) && !mayMiss.test(href))).toEqual([])
      expect(links.filter((href) => href.startsWith('file:')).length).toBeGreaterThan(25)
    })

    test('gives single pages as files that need no other', async () => {
      const fetchFile = await product.signInForFiles(email, password)
      for (const name of singles) {
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
  },
)

/** Much longer than a page without a network takes to do all it does. */
const IDLE_MS = 20_000

/** A file opened from the disk, with the network as it is: what it asked for, where it led and what ran. */
async function openFrom(url: string): Promise<{ asked: string[]; pages: string[]; ran: unknown; hrefs: string[] }> {
  const context = await openContext(browser)
  const asked = new Set<string>()
  context.on('request', (request) => void asked.add(request.url()))
  // What the page's policy refuses is announced all the same, and never asked.
  context.on('requestfailed', (request) => void (request.failure()?.errorText === 'csp' && asked.delete(request.url())))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  // The browser may not say so of a file that tries to go on to another, nor that it has loaded: by then it has tried.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  const ran = await page.evaluate("window.localScriptRan ?? document.documentElement?.getAttribute('ran') ?? null")
  // What a script puts in has no text; what becomes of a click on it is for the page's guard.
  const hrefs = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href], area[href]')].filter((link) => link.textContent !== '' || link.localName === 'area')
      .map(({ href }) => href?.baseVal ?? href ?? '#').filter((href) => !href.startsWith('#'))`,
  )
  const pages = context.pages().flatMap((one) => one.frames().map((frame) => frame.url()))
  await context.close()
  return { asked: [...asked], pages, ran, hrefs }
}

describe('a website that reaches for the disk of whoever opens its copy, and for other hosts', () => {
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
    // The download may ask what its pages name; the copy may not.
    const origin = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
    traps = await serveTrapSite({ outside: `${pathToFileURL(outside).href}/`, canary: origin })
    ;({ id } = await takeAway(`${traps.origin}/`, folder))
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: SavedPage[] }
    files = manifest.files.filter(({ url }) => url.startsWith(traps.origin))
  })

  afterAll(() => {
    traps?.close()
    canary.close()
  })

  /** What an opened file did that it should not have; nothing where it stayed within the copy. */
  async function faultsOf(path: string, root: string): Promise<string[]> {
    const url = pathToFileURL(path).href
    const isWithin = (at: string) =>
      at.startsWith(root) || /^(?:data|blob|about):/.test(at) || at === 'chrome-error://chromewebdata/'
    const { asked, pages, ran, hrefs } = await openFrom(url)
    // Modules from a disk and shapes of another origin are announced and refused, whatever a policy says.
    const isRefused = (at: string) => /\/(?:script\.js|u\.svg)$/.test(at) && /tries|page-|realms|late-head/.test(path)
    return [
      ...asked.filter((at) => !isWithin(at) && !isRefused(at)).map((at) => `asked for ${at}`),
      ...pages.filter((at) => !isWithin(at)).map((at) => `went to ${at}`),
      ...hrefs.filter((at) => !isWithin(at) && !/^https?:\/\/[^/]/.test(at)).map((at) => `links to ${at}`),
      ...(ran === null ? [] : ['ran a script of the disk, or of a drawing']),
    ]
  }

  test('is taken whole', () => {
    const taken = new Set(files.map(({ url }) => new URL(url).pathname.slice(1)))
    expect(traps.paths.filter((path) => !taken.has(path))).toEqual([])
  })

  /** Opens files and expects that none does anything it should not, nor asks another host. */
  async function expectHarmless<Item>(items: readonly Item[], open: (item: Item) => Promise<[string, string[]]>) {
    canaryAsked.length = 0
    const found = await someAtOnce(items, open)
    expect({ faults: found.filter(([, faults]) => faults.length > 0), canaryAsked }).toEqual({
      faults: [],
      canaryAsked: [],
    })
  }

  test('leads nowhere from its files', () =>
    expectHarmless(files, async ({ path }) => [path, await faultsOf(join(folder, path), pathToFileURL(folder).href)]))

  test('leads nowhere from a single file', async () => {
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

  test('lies in a web archive unchanged captured, where no browser opens it', async () => {
    const fetchFile = await product.signInForFiles(email, password)
    const archive = await fetchFile(downloads.download, { params: { id }, query: { format: 'wacz' } })
    writeFileSync(`${folder}.wacz`, new Uint8Array(await archive.arrayBuffer()))
    const paths = await unpack(`${folder}.wacz`, `${folder}-wacz`)
    expect(paths.filter((path) => !/\.(?:warc\.gz|cdx|jsonl|json)$/.test(path))).toEqual([])
  })
})
