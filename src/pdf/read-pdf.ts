import { PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { reducePdf } from './reduce-pdf.ts'

/** The text of a PDF by page, and the targets of its links. */
export interface PdfText {
  readonly title: string
  readonly pages: readonly string[]
  readonly links: readonly string[]
}

const PAGES_MAX = 50
/** Ends a read that hangs. Long work is counted beforehand, and other pages may keep the thread busy for seconds. */
const TIMEOUT_MS = 30_000
/** The maximum number of characters of all pages, as one code may expand to several. */
const TEXT_LENGTH_MAX = 2_000_000
/** How many pieces of text to process before yielding. */
const ITEMS_PER_TURN = 1_000

/**
 * Reads a PDF with pdf.js. Its synchronous work cannot be interrupted, so it gets a file whose cost was counted
 * beforehand, and one page at a time. The library is loaded with the first PDF, since most crawls meet none.
 *
 * @throws PdfTooLarge when reading would take too long; another error if the file is broken or requires a password
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const { bytes: reduced } = await reducePdf(bytes, PAGES_MAX, new PdfBudget())
  const { getDocumentProxy } = await import('unpdf')
  const document = await within(TIMEOUT_MS, getDocumentProxy(reduced, OPTIONS))
  try {
    return await within(TIMEOUT_MS, textOf(document))
  } finally {
    await document.loadingTask.destroy().catch(() => {})
  }
}

/** Nothing is rendered, so rendering features are off. */
const OPTIONS = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  isEvalSupported: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  maxImageSize: 1,
}

type PdfDocument = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

async function textOf(document: PdfDocument): Promise<PdfText> {
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links: string[] = []
  let left = TEXT_LENGTH_MAX
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const text = await textOfPage(page, left)
    left -= text.length
    pages.push(text)
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url)
    page.cleanup()
    await giveWay()
  }
  const { Title } = info as { Title?: unknown }
  return { title: typeof Title === 'string' ? Title.trim() : '', pages, links }
}

async function textOfPage(page: PdfPage, lengthMax: number): Promise<string> {
  const reader = page.streamTextContent().getReader()
  const pieces: string[] = []
  let length = 0
  for (let items = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return pieces.join('')
    for (const item of value.items as { str?: string; hasEOL?: boolean }[]) {
      const { str = '', hasEOL } = item
      length += str.length
      pieces.push(hasEOL ? `${str}\n` : str)
    }
    if (length > lengthMax) {
      await reader.cancel()
      throw new PdfTooLarge('text')
    }
    items += value.items.length
    if (items > ITEMS_PER_TURN) {
      items = 0
      await giveWay()
    }
  }
}

/** Yields to other tasks. */
const giveWay = () => new Promise((resolve) => setTimeout(resolve, 0))

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
