import { readRefreshDelay, readRefreshTarget } from '../lib/read-refresh-target.ts'
import type { HtmlTag } from '../lib/scan-html.ts'
import type { Steps } from '../lib/steps.ts'
import { URL_LENGTH_MAX } from '../lib/url.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { attributeText } from './attribute-text.ts'
import { dataUrl } from './data-url.ts'
import { applyEdits } from './edits.ts'
import type { HtmlPlace } from './html-places.ts'
import { readPageLink } from './page-link.ts'
import { type OfflineFile, readReference } from './reference.ts'
import { rewriteCss, safeSheet } from './rewrite-css.ts'
import { isFollowable, isInert, type Loader, withoutLocal } from './safe-address.ts'
import { scriptLinks } from './script-links.ts'
import { parseSrcset } from './srcset.ts'
import { linkTargetOf, liveAddressOf, loadTargetOf } from './target.ts'
import { mayResolve } from './work.ts'

/** A page whose places are being rewritten. */
export interface PlaceFile extends OfflineFile {
  /** The base URL of its references. */
  readonly base: string
  /** Rewrites a document in an attribute. */
  readonly nested: (html: string, file: PlaceFile) => Steps<string>
  readonly work: WorkBudget
  /** The file was cleaned, so that all browsers parse it the same way. */
  readonly isXml: boolean
}

/** Replacements for files that were not downloaded. They load nothing and make no network request. */
const NO_FILE = 'data:,'
const NO_SHEET = 'data:text/css,'
/** Replaces a link target that is not allowed: the top of the page. */
const NOWHERE = '#'

/**
 * Returns the new value of a place after the download. What a browser loads automatically is a file of the copy, or is
 * inert content inside the URL. Links and forms lead into the copy or to the live site. Everything else is blanked.
 *
 * @returns a new value, a replacement for the whole attribute, or undefined if nothing changes
 */
export function rewritePlace(
  place: HtmlPlace,
  tag: HtmlTag,
  file: PlaceFile,
): string | { name: string; value: string } | undefined {
  const { value } = place
  if (place.form === 'css') return rewriteStyle(place, file)
  if (place.form === 'script') return rewriteHandler(value, file)
  if (place.form === 'srcset') return rewriteSrcset(value, file)
  if (place.form === 'refresh') return rewriteRefresh(value, file)
  if (place.use === 'data') return withoutLocal(value)
  if (place.use === 'live') return liveAddress(tag, value, file)
  if (place.use === 'follow') {
    const link = readPageLink(value, file.url, file.base, file.work)
    return link ? linkTargetOf(link, file) : isFollowable(value) ? undefined : NOWHERE
  }
  const missing = place.kind === 'stylesheet' ? NO_SHEET : NO_FILE
  const found = readReference(value, file.base, file.work)
  if (!found) return inertValue(value, loaderOf(place, tag), missing, file)
  if (place.use === 'name') return linkTargetOf(found, file)
  const refusedType = typeOfRefused(place, tag, found.url)
  const inlined = refusedType === undefined ? undefined : file.inline?.(found.url)
  if (refusedType !== undefined && inlined !== undefined) return dataUrl(inlined, refusedType)
  if (tag.name === 'iframe' && place.attribute.name === 'src' && file.resolve(found.url) === undefined) {
    return { name: 'srcdoc', value: frameNotice(liveAddressOf(found, file)) }
  }
  return loadTargetOf(found, file, missing)
}

function inertValue(value: string, loader: Loader, missing: string, file: PlaceFile): string | undefined {
  if (!isInert(value, loader)) return missing
  return loader === 'stylesheet' ? safeSheet(value, { ...file, url: file.base }) : undefined
}

const DOCUMENT = /^(?:iframe|frame|object|embed|portal|fencedframe|applet)$/

function loaderOf({ kind }: HtmlPlace, tag: HtmlTag): Loader {
  if (DOCUMENT.test(tag.name) || kind === 'frame' || kind === 'page') return 'document'
  return kind === 'script' || kind === 'stylesheet' ? kind : 'media'
}

/** Rewrites a style, or a CSS property that a drawing has as an attribute. */
function rewriteStyle({ attribute, value }: HtmlPlace, file: PlaceFile): string {
  const property = attribute.name === 'style' ? '' : `${attribute.name}:`
  return rewriteCss(property + value, { ...file, url: file.base }).slice(property.length)
}

/**
 * Returns the type of a file that browsers do not load from `file:` URLs: subtitles, and data that a script fetches.
 */
function typeOfRefused({ attribute }: HtmlPlace, tag: HtmlTag, url: string): string | undefined {
  if (tag.name === 'track') return 'text/vtt'
  const isScripts = attribute.name.startsWith('data-') || tag.name.includes('-')
  const isData = isScripts && /\.json(?:\?|$)/i.test(url)
  return isData ? 'application/json' : undefined
}

/** Returns the replacement for a frame that was not downloaded: a link to its URL. */
function frameNotice(live: string): string {
  const url = attributeText(live)
  return `<a href="${url}" target="_blank" rel="noopener">${url}</a>`
}

/** Rewrites the links in a click handler. They are relative to the page. */
function rewriteHandler(code: string, file: PlaceFile): string {
  const edits = scriptLinks(code).flatMap(({ start, end, value }) => {
    const link = readPageLink(value, file.url, file.base, file.work)
    return link ? [{ start, end, text: linkTargetOf(link, file) }] : []
  })
  return applyEdits(code, edits)
}

/** Rewrites a `srcset`. Candidates that were not downloaded are removed, so that browsers choose among the others. */
function rewriteSrcset(value: string, file: PlaceFile): string | undefined {
  const candidates = parseSrcset(value).flatMap(({ url, descriptor }) => {
    const found = readReference(url, file.base, file.work)
    const target = found ? loadTargetOf(found, file, '') : isInert(url, 'media') ? url : ''
    return target === '' ? [] : [{ target: target.replace(/^,|,$/g, '%2C'), descriptor }]
  })
  return candidates.map(({ target, descriptor }) => (descriptor ? `${target} ${descriptor}` : target)).join(', ')
}

/** Rewrites a refresh. One to a page that was not downloaded is removed, since it would make a network request. */
function rewriteRefresh(value: string, file: PlaceFile): string | undefined {
  const written = readRefreshTarget(value)
  // All browsers read a bare number as a reload of the same page.
  if (written === null) return /^\s*\d{1,9}\s*$/.test(value) ? undefined : ''
  const found = readReference(written, file.base, file.work)
  const target = found ? loadTargetOf(found, file, '') : ''
  return target === '' ? '' : `${readRefreshDelay(value)}; url=${target}`
}

/** Returns the live URL, for forms and for metadata about the live site. */
function liveAddress(tag: HtmlTag, value: string, file: PlaceFile): string | undefined {
  const isForm = tag.name === 'form'
  if (value.trim() === '') return isForm ? file.url : undefined
  if (value.length > URL_LENGTH_MAX || !mayResolve(value, file.base, file.work)) return NOWHERE
  const parsed = URL.parse(value, file.base)
  const isLive = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href.length <= URL_LENGTH_MAX
  return isLive ? parsed.href : NOWHERE
}
