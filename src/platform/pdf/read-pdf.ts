/** The text of a PDF by page, and where its links lead. */
export interface PdfText {
  readonly title: string
  readonly pages: readonly string[]
  readonly links: readonly string[]
}

const PAGES_MAX = 50
const TIMEOUT_MS = 10_000

/**
 * Reads a PDF by pdf.js. The library is loaded when the first one comes, since most crawls meet none.
 *
 * @throws what pdf.js throws: the file is broken, encrypted or takes too long
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await within(TIMEOUT_MS, getDocumentProxy(bytes, { verbosity: 0 }))
  try {
    return await within(TIMEOUT_MS, textOf(document))
  } finally {
    await document.cleanup().catch(() => {})
  }
}

type PdfDocument = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>

async function textOf(document: PdfDocument): Promise<PdfText> {
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links: string[] = []
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url)
    page.cleanup()
  }
  const { Title } = info as { Title?: unknown }
  return { title: typeof Title === 'string' ? Title.trim() : '', pages, links }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
