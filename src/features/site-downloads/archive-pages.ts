import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { CapturedPage } from '../../contracts/site-downloads/site-downloads.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notFound, raise, tooLarge } from '../../lib/errors.ts'
import { displayHost } from '../../lib/url.ts'
import { safeName } from '../../offline/safe-name.ts'
import { inlineHtml } from '../../offline/self-contained.ts'
import { type ManifestFile, ReadArchive } from './archive/read-archive.ts'
import { READ_BYTES_MAX } from './capture-file.ts'
import { typeOfContent } from './file-types.ts'
import { requireArchive } from './require-archive.ts'

/** Maximum bytes inlined into a page. An isolate of 128 MB holds them three times: as loaded, as text and as sent. */
const SHOWN_BYTES_MAX = 12 * 1024 * 1024
/** Maximum characters of file metadata held in memory while a page is written. */
const KNOWN_CHARACTERS_MAX = 8 * 1024 * 1024
const TOO_LARGE = 'This page is too large to be saved as one file. It is in the archive.'
/** Base URL of the archive's own files while a page is inlined into one file. */
const WITHIN = 'https://archive.invalid/'

/** Lists the pages of a finished archive, those of the home host first. */
export async function listArchivePages(
  ctx: ServiceContext,
  id: string,
  { page, per_page, search }: { page: number; per_page: number; search: string },
): Promise<{ data: CapturedPage[]; pagination: Pagination }> {
  const { key } = await requireArchive(ctx, id, 'zip')
  const wanted = search.toLowerCase()
  const pages: CapturedPage[] = []
  for await (const file of (await ReadArchive.open(ctx.files, key)).files()) {
    const { url, title = null } = file
    if (isPage(file) && `${url} ${title ?? ''}`.toLowerCase().includes(wanted)) pages.push({ url, title })
  }
  return {
    data: pages.slice((page - 1) * per_page, page * per_page),
    pagination: paginationOf(page, per_page, pages.length),
  }
}

/**
 * Returns one page of a finished archive as a single file, with everything it shows inlined. Resources are loaded as
 * long as their sizes, known beforehand, fit the limit.
 *
 * @throws not_found when the archive has no such page, payload_too_large when the page itself is too large
 */
export async function readPageAsFile(ctx: ServiceContext, id: string, url: string): Promise<Response> {
  const { key } = await requireArchive(ctx, id, 'zip')
  const archive = await ReadArchive.open(ctx.files, key)
  const byPath = new Map<string, KnownFile>()
  let known = 0
  let page: ManifestFile | undefined
  for await (const file of archive.files()) {
    if (isPage(file) && file.url === url) page ??= file
    known += file.path.length + file.url.length + file.type.length
    if (known <= KNOWN_CHARACTERS_MAX) byPath.set(file.path, { path: file.path, url: file.url, type: file.type })
  }
  if (!page) throw notFound('Page')
  if ((archive.sizeOf(page.path) ?? 0) > READ_BYTES_MAX) throw tooLarge(TOO_LARGE)
  const bytes = (await archive.read(page.path)) ?? raise(notFound('Page'))
  const fileAt = (target: string) => {
    const path = pathWithin(target)
    return path === null ? undefined : byPath.get(path)
  }
  const whole = await inlineHtml(new TextDecoder().decode(bytes), {
    url: WITHIN + encodePath(page.path),
    sizeOf: (target) => {
      const file = fileAt(target)
      return file && archive.sizeOf(file.path)
    },
    load: async (target) => {
      const file = fileAt(target)
      const content = file && (await archive.read(file.path))
      return content ? { bytes: content, contentType: typeInArchive(file) } : undefined
    },
    liveOf: (target) => fileAt(target)?.url,
    sizeMaxBytes: SHOWN_BYTES_MAX,
  })
  return new Response(whole, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(page)}"`,
      // Another site's page must not run scripts on our origin.
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    },
  })
}

type KnownFile = Pick<ManifestFile, 'url' | 'path' | 'type'>

const isPage = ({ type }: ManifestFile) => typeOfContent(type) === 'html'
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function pathWithin(url: string): string | null {
  return url.startsWith(WITHIN) ? decodeURIComponent(url.slice(WITHIN.length).split(/[?#]/, 1)[0]!) : null
}

/** Rewritten files are UTF-8, whatever encoding their server sent. */
function typeInArchive({ type }: KnownFile): string {
  const isText = /^(?:html|css|js)$/.test(typeOfContent(type) ?? '') || /svg/i.test(type)
  return isText ? `${type.split(';', 1)[0]}; charset=utf-8` : type
}

const fileNameOf = ({ url }: ManifestFile) => {
  const name = new URL(url).pathname
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
  return safeName(`${displayHost(url).replace(/[^\w.-]+/g, '-')}${name && `-${name.slice(0, 60)}`}.html`)
}
