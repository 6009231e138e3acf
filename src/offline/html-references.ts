import { decodeHTML } from 'entities'
import { readRefreshTarget } from '../lib/read-refresh-target.ts'
import { attributeValue, type HtmlTag, scanHtml } from '../lib/scan-html.ts'
import { findCssReferences } from './css-references.ts'
import { type DocumentFacts, documentFacts } from './document-facts.ts'
import { type HtmlPlace, htmlPlaces, NESTED_MAX } from './html-places.ts'
import { kindOfFile } from './kind-of-file.ts'
import { readPageLink } from './page-link.ts'
import { PLACES_MAX, type Reference, ReferenceList, readReference } from './reference.ts'
import { scriptKind } from './script-kind.ts'
import { scriptLinks } from './script-links.ts'
import { findScriptReferences } from './script-references.ts'
import { parseSrcset } from './srcset.ts'

const MEDIA = /^(?:video|audio|picture)$/

/**
 * What a page, or an SVG file, needs and leads to: links, images in every form, styles, scripts, fonts, frames, media, and
 * what lazy loaders keep in data attributes.
 *
 * @param html decoded text
 * @param url where it was found, after redirects
 */
export function findHtmlReferences(html: string, url: string): Reference[] {
  const references = new ReferenceList()
  collect(html, url, documentFacts(html, url), references, () => true)
  return references.list()
}

/**
 * Of these only what a browser loads by itself to show the page.
 *
 * @param isOfArchive the page lies in an archive, where scripts name files relatively
 */
export function findLoadedReferences(html: string, url: string, isOfArchive: boolean): Reference[] {
  const references = new ReferenceList()
  const isShown = ({ use, form, kind }: HtmlPlace) => use === 'load' && form !== 'refresh' && kind !== 'page'
  collect(html, url, documentFacts(html, url), references, isShown, isOfArchive)
  return references.list()
}

function collect(
  html: string,
  url: string,
  facts: DocumentFacts,
  references: ReferenceList,
  isWanted: (place: HtmlPlace) => boolean,
  isOfArchive = false,
  depth = 0,
): void {
  let media = ''
  let places = 0
  const add = (value: string, place: HtmlPlace, isNofollow: boolean) => {
    const found = place.use === 'follow' ? readPageLink(value, url, facts.base) : readReference(value, facts.base)
    places++
    if (found) references.add(found.url, place.kind ?? kindOfFile(found.url), isNofollow)
  }
  const addAll = (found: readonly Reference[]) => {
    for (const { url, kind } of found) references.add(url, kind)
  }
  scanHtml(html, {
    tag: (tag) => {
      if (places > PLACES_MAX) return
      if (MEDIA.test(tag.name)) media = tag.name
      for (const place of htmlPlaces(tag, media)) {
        const { value } = place
        if (place.use === 'live' || !isWanted(place)) continue
        if (place.form === 'css') addAll(findCssReferences(value, facts.base))
        else if (place.form === 'document') {
          if (depth < NESTED_MAX)
            collect(value, url, documentFacts(value, facts.base), references, isWanted, isOfArchive, depth + 1)
        } else if (place.form === 'srcset') for (const { url } of parseSrcset(value)) add(url, place, false)
        else if (place.form === 'script')
          for (const link of scriptLinks(value)) add(link.value, place, facts.isNofollow)
        else if (place.form === 'refresh') add(readRefreshTarget(value) ?? '', place, facts.isNofollow)
        else add(value, place, place.use === 'follow' && (facts.isNofollow || isNofollow(tag)))
      }
    },
    text: (tag, start, end, isEscaped) => {
      const text = html.slice(start, end)
      if (tag.name === 'style') addAll(findCssReferences(isEscaped ? decodeHTML(text) : text, facts.base))
      else if (isInlineScript(tag)) addAll(findScriptReferences(text, facts.base, isOfArchive))
    },
  })
}

const isNofollow = (tag: HtmlTag) => /(?:^|[\s,])nofollow(?:[\s,]|$)/i.test(attributeValue(tag, 'rel') ?? '')

const isInlineScript = (tag: HtmlTag) => scriptKind(tag) !== 'data' && attributeValue(tag, 'src') === undefined
