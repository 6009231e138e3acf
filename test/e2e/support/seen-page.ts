import pixelmatch from 'pixelmatch'
import type { Browser, Frame } from 'playwright-core'
import { PNG } from 'pngjs'
import { openContext } from './browser.ts'

/** What a person sees of one frame. */
interface SeenFrame {
  readonly text: string
  /** How wide each picture is by itself; 0 is one that did not load. */
  readonly widths: readonly number[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** How wide what is drawn by `<use>` is. */
  readonly drawings: readonly number[]
}

export interface SeenPage {
  /** The page, then its frames as they stand in it. */
  readonly frames: readonly SeenFrame[]
  /** Addresses that were asked of the network, and those that the page's own policy kept it from asking. */
  readonly network: readonly string[]
  readonly kept: readonly string[]
  /** Requests and scripts that failed. */
  readonly failed: readonly string[]
  readonly links: readonly string[]
  /** What is on the screen, as PNG. */
  readonly screen: Uint8Array
}

// Text, since the programs that check these files know no DOM.
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

/** Opens a page in a browser of its own, the network cut or not, and tells what it shows and what it asked for. */
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
 * How many pixels of two screens differ to the eye. The same page is not painted the same to the last bit each time:
 * what is blurred is rounded after the tiles in which it was drawn.
 */
export function differingPixels(one: Uint8Array, other: Uint8Array): number {
  if (Buffer.compare(one, other) === 0) return 0
  const a = PNG.sync.read(Buffer.from(one))
  const b = PNG.sync.read(Buffer.from(other))
  return pixelmatch(a.data, b.data, undefined, a.width, a.height)
}

/** A frame and those within it, in the order of the document: the browser lists them in the order in which they came. */
async function framesIn(frame: Frame): Promise<Frame[]> {
  const placed = await Promise.all(
    frame.childFrames().map(async (child) => ({ child, at: await (await child.frameElement()).evaluate(placeOf) })),
  )
  const inOrder = placed.toSorted((one, other) => one.at - other.at)
  return [frame, ...(await Promise.all(inOrder.map(({ child }) => framesIn(child)))).flat()]
}

/** As much of an element as its place takes to be found. */
interface Placed {
  getRootNode(): { readonly host?: Placed }
  readonly ownerDocument: { querySelectorAll(selector: string): Iterable<unknown> }
}

/** How many elements stand before one, or before the host of the shadow that it is in. Runs in the page. */
function placeOf(element: unknown): number {
  let outer = element as Placed
  for (let { host } = outer.getRootNode(); host; { host } = outer.getRootNode()) outer = host
  return [...outer.ownerDocument.querySelectorAll('*')].indexOf(outer)
}
