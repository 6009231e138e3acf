import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { CapturedPage } from '../../contracts/site-downloads.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { displayHost } from '../../lib/url.ts'
import { inlineHtml } from '../../offline/self-contained.ts'
import { type ManifestFile, ReadArchive } from './archive/read-archive.ts'
import { typeOfContent } from './file-types.ts'
import { requireArchive } from './require-archive.ts'

/** Where the archive's own files seem to lie while a page is written into one. */
const WITHIN = 'https://archive.invalid/'

/** The pages that a finished archive holds, those of the home host first. */
export async function listArchivePages(
  ctx: ServiceContext,
  id: string,
  { page, per_page, search }: { page: number; per_page: number; search: string },
): Promise<{ data: CapturedPage[]; pagination: Pagination }> {
  const { key } = await requireArchive(ctx, id, 'zip')
  const wanted = search.toLowerCase()
  const pages = (await (await ReadArchive.open(ctx.files, key)).files())
    .filter(isPage)
    .filter(({ url, title }) => `${url} ${title ?? ''}`.toLowerCase().includes(wanted))
  return {
    data: pages.slice((page - 1) * per_page, page * per_page).map(({ url, title }) => ({ url, title: title ?? null })),
    pagination: paginationOf(page, per_page, pages.length),
  }
}

/**
 * One page of a finished archive with everything it shows inside, as a file to be saved.
 *
 * @throws not_found when the archive holds no such page
 */
export async function readPageAsFile(ctx: ServiceContext, id: string, url: string): Promise<Response> {
  const { key } = await requireArchive(ctx, id, 'zip')
  const archive = await ReadArchive.open(ctx.files, key)
  const files = await archive.files()
  const page = files.find((file) => isPage(file) && file.url === url) ?? raise(notFound('Page'))
  const bytes = (await archive.read(page.path)) ?? raise(notFound('Page'))
  const byPath = new Map(files.map((file) => [file.path, file]))
  const fileAt = (target: string) => {
    const path = pathWithin(target)
    return path === null ? undefined : byPath.get(path)
  }
  const whole = await inlineHtml(new TextDecoder().decode(bytes), {
    url: WITHIN + encodePath(page.path),
    load: async (target) => {
      const file = fileAt(target)
      const content = file && (await archive.read(file.path))
      return content ? { bytes: content, contentType: typeInArchive(file) } : undefined
    },
    liveOf: (target) => fileAt(target)?.url,
  })
  return new Response(whole, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(page)}"`,
      // A page of somebody else's must not run here.
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    },
  })
}

const isPage = ({ type }: ManifestFile) => typeOfContent(type) === 'html'
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function pathWithin(url: string): string | null {
  return url.startsWith(WITHIN) ? decodeURIComponent(url.slice(WITHIN.length).split(/[?#]/, 1)[0]!) : null
}

/** What was rewritten is UTF-8, whatever its server sent. */
function typeInArchive({ type }: ManifestFile): string {
  const isText = /^(?:html|css|js)$/.test(typeOfContent(type) ?? '') || /svg/i.test(type)
  return isText ? `${type.split(';', 1)[0]}; charset=utf-8` : type
}

const fileNameOf = ({ url }: ManifestFile) => {
  const name = new URL(url).pathname
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${displayHost(url).replace(/[^\w.-]+/g, '-')}${name && `-${name.slice(0, 60)}`}.html`
}
