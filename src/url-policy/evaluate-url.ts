import type { SkipReason } from '../contracts/crawls/crawl-slices.ts'
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
  /** Number of links from the start page. */
  readonly depth: number
  /** A sitemap lists it, and the crawl reads those pages before other links. */
  readonly is_first?: boolean
  /** A translation of the page that links to it. */
  readonly is_translation?: boolean
}

/** The crawl's state for evaluating a candidate. */
export interface EvaluationState {
  /** The sites of the crawl, in the form that `siteOf` returns. */
  readonly sites: readonly string[]
  /** Counts one more URL of a shape. Returns false once the budget is used up. */
  takeFromTrap(shape: string, budget: number): boolean
  /** The filter from the crawl's options; absent if there is none. */
  readonly scope?: CrawlScope
  /** Maximum number of pages per result list, if higher than the default for finding contacts. */
  readonly listPagesMax?: number
  /** ISO 639-1 code of the crawl's preferred language, or null. */
  readonly language?: string | null
}

export type UrlVerdict =
  | { readonly verdict: 'offer'; readonly priority: number }
  | { readonly verdict: 'skip'; readonly reason: SkipReason }

const DEPTH_MAX = 100

/**
 * Decides whether a newly found URL is read, and with which priority. robots.txt is checked later, when the URL is
 * leased.
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

/** Adjusts the priority by the crawl's options: preferred URLs come first, other languages last. */
function wishedPriority(candidate: UrlCandidate, language: string | null): number {
  const { url, text, depth, is_first, is_translation } = candidate
  const priority = priorityOf(url, text, depth) - (is_first ? PRIORITY_LAST : 0)
  const written = language && languageOfPath(url)
  // A translation repeats known content, unless it is in the preferred language.
  const isOther = written ? written !== language : is_translation && !language
  return isOther ? Math.min(PRIORITY_LAST, priority + PRIORITY_LAST) : priority
}

const SELF_EVIDENT: ReadonlySet<SkipReason> = new Set(['off-site', 'not-a-page'])

/** Whether a skipped URL is shown to users. Other sites and image files are not: no user expects them to be read. */
export const isWorthTelling = (reason: SkipReason): boolean => !SELF_EVIDENT.has(reason)

function skip(reason: SkipReason): UrlVerdict {
  return { verdict: 'skip', reason }
}

/**
 * PDFs and vCards are missing here on purpose: sites link to them as pages, and their type is recognised without
 * reading them.
 */
const FILE_TYPES = new Set(
  (
    'jpg jpeg jpe png gif webp avif svg ico bmp tif tiff heic psd ai eps mp3 m4a wav ogg oga flac aac mp4 m4v mov avi wmv webm mkv mpg mpeg ' +
    'flv swf zip gz tgz bz2 xz 7z rar tar jar exe msi dmg pkg deb rpm apk iso bin doc docx dot xls xlsx ppt pptx pps odt ods odp ' +
    'rtf epub mobi csv css js mjs map json jsonld xml xsd rss atom rdf ics woff woff2 ttf otf eot wasm dwg dxf step stl kml kmz gpx torrent'
  ).split(' '),
)

/** Whether the URL may be a page, by its extension. Pages have none, or that of a script. */
function isPageLike(url: string): boolean {
  const { pathname } = new URL(url)
  // Cloudflare's own paths, which links to its encoded email addresses use.
  if (pathname.startsWith('/cdn-cgi/')) return false
  const extension = /\.([a-z0-9]{1,7})$/i.exec(pathname)?.[1]
  return extension === undefined || !FILE_TYPES.has(extension.toLowerCase())
}
