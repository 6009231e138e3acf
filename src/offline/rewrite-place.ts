import { readRefreshTarget } from '../lib/read-refresh-target.ts'
import { encodeAttribute, type HtmlTag } from '../lib/scan-html.ts'
import { dataUrl } from './data-url.ts'
import { applyEdits } from './edits.ts'
import type { HtmlPlace } from './html-places.ts'
import { readPageLink } from './page-link.ts'
import { type OfflineFile, readReference } from './reference.ts'
import { rewriteCss } from './rewrite-css.ts'
import { scriptLinks } from './script-links.ts'
import { parseSrcset } from './srcset.ts'
import { linkTargetOf, liveAddressOf, targetOf } from './target.ts'

/** A page while the places in it are rewritten. */
export interface PlaceFile extends OfflineFile {
  /** What its references are relative to. */
  readonly base: string
  /** Rewrites a document that stands in an attribute. */
  readonly nested: (html: string, file: PlaceFile) => string
}

/** Stand for what was not taken: they load nothing, and nothing from the network. */
const NO_FILE = 'data:,'
const NO_SHEET = 'data:text/css,'

/**
 * What a place reads after the download.
 *
 * @returns a new value, a whole attribute to put instead, or undefined where nothing changes
 */
export function rewritePlace(
  place: HtmlPlace,
  tag: HtmlTag,
  file: PlaceFile,
): string | { name: string; value: string } | undefined {
  const { value } = place
  if (place.form === 'css') return rewriteStyle(place, file)
  if (place.form === 'document') return file.nested(value, file)
  if (place.form === 'script') return rewriteHandler(value, file)
  if (place.form === 'srcset') return rewriteSrcset(value, file)
  if (place.form === 'refresh') return rewriteRefresh(value, file)
  if (place.use === 'live') return liveAddress(tag, value, file)
  if (place.use === 'follow') {
    const link = readPageLink(value, file.url, file.base)
    return link ? linkTargetOf(link, file) : undefined
  }
  const found = readReference(value, file.base)
  if (!found) return undefined
  if (place.use === 'name') return linkTargetOf(found, file)
  const refusedType = typeOfRefused(place, tag, found.url)
  const inlined = refusedType === undefined ? undefined : file.inline?.(found.url)
  if (refusedType !== undefined && inlined !== undefined) return dataUrl(inlined, refusedType)
  if (tag.name === 'iframe' && place.attribute.name === 'src' && file.resolve(found.url) === undefined) {
    return { name: 'srcdoc', value: frameNotice(liveAddressOf(found, file)) }
  }
  return targetOf(found, file, place.kind === 'stylesheet' ? NO_SHEET : NO_FILE)
}

/** A style, or the value of a property that drawings have as an attribute. */
function rewriteStyle({ attribute, value }: HtmlPlace, file: PlaceFile): string {
  const property = attribute.name === 'style' ? '' : `${attribute.name}:`
  return rewriteCss(property + value, { ...file, url: file.base }).slice(property.length)
}

/** The type of what browsers do not load from `file:` addresses: subtitles, and data that a script fetches. */
function typeOfRefused({ attribute }: HtmlPlace, tag: HtmlTag, url: string): string | undefined {
  if (tag.name === 'track') return 'text/vtt'
  const isScripts = attribute.name.startsWith('data-') || tag.name.includes('-')
  const isData = isScripts && /\.json(?:\?|$)/i.test(url)
  return isData ? 'application/json' : undefined
}

/** In place of a frame that was not taken: where it was. */
function frameNotice(live: string): string {
  const url = encodeAttribute(live).replaceAll('<', '&lt;')
  return `<a href="${url}" target="_blank" rel="noopener">${url}</a>`
}

/** What a click leads to is found from the page, wherever that lies. */
function rewriteHandler(code: string, file: PlaceFile): string {
  const edits = scriptLinks(code).flatMap(({ start, end, value }) => {
    const link = readPageLink(value, file.url, file.base)
    return link ? [{ start, end, text: linkTargetOf(link, file) }] : []
  })
  return applyEdits(code, edits)
}

/** Candidates that were not taken are left out, so that browsers choose among those there are. */
function rewriteSrcset(value: string, file: PlaceFile): string | undefined {
  const candidates = parseSrcset(value).flatMap(({ url, descriptor }) => {
    const found = readReference(url, file.base)
    const target = found ? targetOf(found, file, '') : url
    return target === '' ? [] : [{ target: target.replace(/^,|,$/g, '%2C'), descriptor }]
  })
  return candidates.map(({ target, descriptor }) => (descriptor ? `${target} ${descriptor}` : target)).join(', ')
}

/** A page that was not taken is not gone to by itself, since that would ask the network. */
function rewriteRefresh(value: string, file: PlaceFile): string | undefined {
  const found = readReference(readRefreshTarget(value) ?? '', file.base)
  if (!found) return undefined
  const target = targetOf(found, file, '')
  const delay = /^\s*([\d.]*)/.exec(value)?.[1] || '0'
  return target === '' ? '' : `${delay}; url=${target}`
}

/** For forms and for what tells machines about the live site. */
function liveAddress(tag: HtmlTag, value: string, file: PlaceFile): string | undefined {
  const isForm = tag.name === 'form'
  if (value.trim() === '') return isForm ? file.url : undefined
  const parsed = URL.parse(value, file.base)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
