import pixelmatch from 'pixelmatch'
import type { Browser, Frame } from 'playwright-core'
import { PNG } from 'pngjs'
import { openContext } from './browser.ts'

/** What is visible in one frame. */
interface SeenFrame {
  readonly text: string
  /** The intrinsic width of each image; 0 if it did not load. */
  readonly widths: readonly number[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** The widths of elements drawn with `<use>`. */
  readonly drawings: readonly number[]
}

export interface SeenPage {
  /** The page, followed by its frames in document order. */
  readonly frames: readonly SeenFrame[]
  /** URLs requested from the network, and those blocked by the page's own policy. */
  readonly network: readonly string[]
  readonly kept: readonly string[]
  /** Failed requests and script errors. */
  readonly failed: readonly string[]
  readonly links: readonly string[]
  /** Screenshot as PNG. */
  readonly screen: Uint8Array
}

// As a string, because these files are type-checked without the DOM.
const SEEN = `(async () => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  const root = document.querySelector('main') ?? document.body ?? document.documentElement
  const isSet = (value) => value !== 'none' && value !== ''
  return {
    text: (root.innerText ?? '').replace(/\\s+/g, ' ').trim(),
    widths: [...document.images].map((image) => image.naturalWidth),
    styles: [root, ...root.querySelectorAll('*:not(script)')].map((element) => {
      const { color, display, fontFamily, backgroundImage, maskImage } = getComputedStyle(element)
      return [element.tagName, color, display, fontFamily, isSet(backgroundImage), isSet(maskImage)].join(' ')
    }),
    fonts: [...document.fonts].map(({ family, status }) => family + ' ' + status),
    drawings: [...document.querySelectorAll('use')].map((use) => use.getBBox().width),
  }
})()`
const LINKS = `[...document.querySelectorAll('a[href]')].map(({ href }) => href)`

/** Opens a page in a separate browser context, offline or not, and returns what it shows and requests. */
export async function seePage(browser: Browser, url: string, { isOffline }: { isOffline: boolean }): Promise<SeenPage> {
  const context = await openContext(browser, { offline: isOffline, viewport: { width: 1280, height: 2000 } })
  const network: string[] = []
  const kept: string[] = []
  const failed: string[] = []
  const page = await context.newPage()
  page.on('request', (request) => void (/^(?:https?|wss?):/.test(request.url()) && network.push(request.url())))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason === 'csp') kept.push(request.url())
    else failed.push(`${request.url()} ${reason}`)
  })
  page.on('pageerror', (error) => void failed.push(error.message))
  await page.goto(url, { waitUntil: 'networkidle' })
  const inOrder = await framesIn(page.mainFrame())
  const frames = await Promise.all(inOrder.map((frame) => frame.evaluate<SeenFrame>(SEEN)))
  const links = await page.evaluate<string[]>(LINKS)
  const screen = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return { frames, network: network.filter((url) => !kept.includes(url)), kept, failed, links, screen }
}

/**
 * The number of visibly different pixels. Rendering is not bit-exact: blurred areas are rounded depending on the tiles
 * they were drawn in.
 */
export function differingPixels(one: Uint8Array, other: Uint8Array): number {
  if (Buffer.compare(one, other) === 0) return 0
  const a = PNG.sync.read(Buffer.from(one))
  const b = PNG.sync.read(Buffer.from(other))
  return pixelmatch(a.data, b.data, undefined, a.width, a.height)
}

/** A frame and its descendants in document order; the browser lists them in loading order. */
async function framesIn(frame: Frame): Promise<Frame[]> {
  const placed = await Promise.all(
    frame.childFrames().map(async (child) => ({ child, at: await (await child.frameElement()).evaluate(placeOf) })),
  )
  const inOrder = placed.toSorted((one, other) => one.at - other.at)
  return [frame, ...(await Promise.all(inOrder.map(({ child }) => framesIn(child)))).flat()]
}

/** The parts of an element needed to find its position. */
interface Placed {
  getRootNode(): { readonly host?: Placed }
  readonly ownerDocument: { querySelectorAll(selector: string): Iterable<unknown> }
}

/** The number of elements before an element, or before the host of its shadow root. Runs in the page. */
function placeOf(element: unknown): number {
  let outer = element as Placed
  for (let { host } = outer.getRootNode(); host; { host } = outer.getRootNode()) outer = host
  return [...outer.ownerDocument.querySelectorAll('*')].indexOf(outer)
}
