import type { SkipReason } from '../contracts/crawl-slices.ts'
import { siteOf, URL_LENGTH_MAX } from '../lib/url.ts'
import type { CrawlScope } from './crawl-scope.ts'
import { languageOfPath } from './language-of-path.ts'
import { PRIORITY_LAST, priorityOf } from './priority.ts'
import { trapShape } from './trap-shape.ts'

export interface UrlCandidate {
  /** Canonical. */
  readonly url: string
  /** The text of the link that led there, or ''. */
  readonly text: string
  /** Clicks from the start. */
  readonly depth: number
  /** A sitemap lists it, and the crawl wants those before other links. */
  readonly is_first?: boolean
  /** A copy in another language of the page that links to it. */
  readonly is_translation?: boolean
}

/** What the crawl knows that bears on a candidate. */
export interface EvaluationState {
  /** The sites that belong to the crawl, as `siteOf` names them. */
  readonly sites: readonly string[]
  /** Counts one more URL of a shape; false once that is over the budget. */
  takeFromTrap(shape: string, budget: number): boolean
  /** What the crawl's options leave out; without, nothing. */
  readonly scope?: CrawlScope
  /** Pages of one list of results that are wanted, where that is more than hold contacts. */
  readonly listPagesMax?: number
  /** ISO 639-1 code of the language that the crawl prefers, or null. */
  readonly language?: string | null
}

export type UrlVerdict =
  | { readonly verdict: 'offer'; readonly priority: number }
  | { readonly verdict: 'skip'; readonly reason: SkipReason }

const DEPTH_MAX = 100

/**
 * Whether a URL that the crawl has not met before should be read, and how soon. What robots.txt says is asked later, when
 * the URL's turn comes.
 */
export function evaluateUrl(candidate: UrlCandidate, state: EvaluationState): UrlVerdict {
  const { url, depth } = candidate
  if (url.length > URL_LENGTH_MAX) return skip('too-long')
  if (!state.sites.includes(siteOf(url))) return skip('off-site')
  if (!isPageLike(url)) return skip('not-a-page')
  if (depth > DEPTH_MAX) return skip('too-deep')
  const refusal = state.scope?.refusalOf(url, depth)
  if (refusal) return skip(refusal)
  const trap = trapShape(url, state.listPagesMax)
  if (!trap) return { verdict: 'offer', priority: wishedPriority(candidate, state.language ?? null) }
  return state.takeFromTrap(trap.shape, trap.budget) ? { verdict: 'offer', priority: PRIORITY_LAST } : skip('trap')
}

/** What the crawl's options wish for first comes before what pages usually hold, and other languages after. */
function wishedPriority(candidate: UrlCandidate, language: string | null): number {
  const { url, text, depth, is_first, is_translation } = candidate
  const priority = priorityOf(url, text, depth) - (is_first ? PRIORITY_LAST : 0)
  const written = language && languageOfPath(url)
  // Copies say what was read already; the one in the language that is wished for is none.
  const isOther = written ? written !== language : is_translation && !language
  return isOther ? Math.min(PRIORITY_LAST, priority + PRIORITY_LAST) : priority
}

const SELF_EVIDENT: ReadonlySet<SkipReason> = new Set(['off-site', 'not-a-page'])

/** Whether a person who looks at a crawl would want to know: nobody expects other sites and image files to be read. */
export const isWorthTelling = (reason: SkipReason): boolean => !SELF_EVIDENT.has(reason)

function skip(reason: SkipReason): UrlVerdict {
  return { verdict: 'skip', reason }
}

/** PDFs and vCards are not here: people link them as pages, and what they are shows without reading them. */
const FILE_TYPES = new Set(
  (
    'jpg jpeg jpe png gif webp avif svg ico bmp tif tiff heic psd ai eps mp3 m4a wav ogg oga flac aac mp4 m4v mov avi wmv webm mkv mpg mpeg ' +
    'flv swf zip gz tgz bz2 xz 7z rar tar jar exe msi dmg pkg deb rpm apk iso bin doc docx dot xls xlsx ppt pptx pps odt ods odp ' +
    'rtf epub mobi csv css js mjs map json jsonld xml xsd rss atom rdf ics woff woff2 ttf otf eot wasm dwg dxf step stl kml kmz gpx torrent'
  ).split(' '),
)

/** Whether the name may be that of a page: by its extension, which pages lack or share with scripts. */
function isPageLike(url: string): boolean {
  const { pathname } = new URL(url)
  // Cloudflare's own paths, where its encoded email addresses link to.
  if (pathname.startsWith('/cdn-cgi/')) return false
  const extension = /\.([a-z0-9]{1,7})$/i.exec(pathname)?.[1]
  return extension === undefined || !FILE_TYPES.has(extension.toLowerCase())
}
