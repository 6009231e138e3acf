import { decodeHTML } from 'entities'
import { readRefreshTarget } from '../lib/read-refresh-target.ts'
import { attributeValue, type HtmlTag, scanHtmlInSteps } from '../lib/scan-html.ts'
import { runToEnd, type Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { cssReferencesInSteps, findCssReferences } from './css-references.ts'
import { type DocumentFacts, documentFactsInSteps } from './document-facts.ts'
import { type HtmlPlace, htmlPlaces, NESTED_MAX } from './html-places.ts'
import { kindOfFile } from './kind-of-file.ts'
import { readPageLink } from './page-link.ts'
import { PLACES_MAX, type Reference, ReferenceList, readReference } from './reference.ts'
import { scriptKind } from './script-kind.ts'
import { scriptLinks } from './script-links.ts'
import { scriptReferencesInSteps } from './script-references.ts'
import { parseSrcset } from './srcset.ts'
import { createFileWork, mayRead } from './work.ts'

/** Maximum length of CSS that is parsed without pauses. */
const SHORT = 20_000
const MEDIA = /^(?:video|audio|picture)$/

/**
 * Returns what a page or an SVG file refers to: links, images in every form, styles, scripts, fonts, frames, media, and
 * URLs in the data attributes of lazy loaders. Once the budget is used up, returns what was found so far.
 *
 * @param html decoded text
 * @param url its URL, after redirects
 */
export const findHtmlReferences = (html: string, url: string, work: WorkBudget = createFileWork()): Reference[] =>
  runToEnd(htmlReferencesInSteps(html, url, work))

/** Like `findHtmlReferences`, with pauses. */
export const htmlReferencesInSteps = (html: string, url: string, work: WorkBudget): Steps<Reference[]> =>
  references(html, { url, work, isWanted: () => true, isOfArchive: false })

/**
 * Returns only what a browser loads automatically to show the page, with pauses.
 *
 * @param isOfArchive the page is in an archive, where scripts refer to files by relative paths
 */
export function loadedReferencesInSteps(
  html: string,
  url: string,
  { isOfArchive, work }: { readonly isOfArchive: boolean; readonly work: WorkBudget },
): Steps<Reference[]> {
  const isWanted = ({ use, form, kind }: HtmlPlace) => use === 'load' && form !== 'refresh' && kind !== 'page'
  return references(html, { url, work, isWanted, isOfArchive })
}

interface Search {
  readonly url: string
  readonly work: WorkBudget
  readonly isWanted: (place: HtmlPlace) => boolean
  readonly isOfArchive: boolean
}

function* references(html: string, search: Search): Steps<Reference[]> {
  const list = new ReferenceList()
  yield* collect(html, yield* documentFactsInSteps(html, search.url), search, list, 0)
  return list.list()
}

function* collect(html: string, facts: DocumentFacts, search: Search, list: ReferenceList, depth: number): Steps<void> {
  const { url, work, isWanted, isOfArchive } = search
  /** Slow tasks, which run with pauses of their own after the tags have been read. */
  const later: (() => Steps<void>)[] = []
  let media = ''
  let places = 0
  const add = (value: string, place: HtmlPlace, isNofollow: boolean) => {
    const found =
      place.use === 'follow' ? readPageLink(value, url, facts.base, work) : readReference(value, facts.base, work)
    places++
    if (found) list.add(found.url, place.kind ?? kindOfFile(found.url), isNofollow)
  }
  const addAll = (found: readonly Reference[]) => {
    for (const { url, kind } of found) list.add(url, kind)
  }
  const addCss = (css: string) => {
    places++
    if (css.length <= SHORT) return addAll(findCssReferences(css, facts.base, work))
    later.push(function* () {
      addAll(yield* cssReferencesInSteps(css, facts.base, work))
    })
  }
  const addPlace = (place: HtmlPlace, tag: HtmlTag) => {
    const { value } = place
    if (place.form === 'css') return addCss(value)
    if (place.form === 'document') {
      if (depth < NESTED_MAX)
        later.push(function* () {
          yield* collect(value, yield* documentFactsInSteps(value, facts.base), search, list, depth + 1)
        })
    } else if (place.form === 'srcset') for (const { url } of parseSrcset(value)) add(url, place, false)
    else if (place.form === 'script') for (const link of scriptLinks(value)) add(link.value, place, facts.isNofollow)
    else if (place.form === 'refresh') add(readRefreshTarget(value) ?? '', place, facts.isNofollow)
    else add(value, place, place.use === 'follow' && (facts.isNofollow || isNofollow(tag)))
  }
  const scan = scanHtmlInSteps(html, {
    tag: (tag) => {
      if (places > PLACES_MAX) return
      if (MEDIA.test(tag.name)) media = tag.name
      for (const place of htmlPlaces(tag, media)) if (leads(place) && isWanted(place)) addPlace(place, tag)
    },
    text: (tag, start, end, isEscaped) => {
      if (places > PLACES_MAX) return
      const text = html.slice(start, end)
      if (tag.name === 'style') addCss(isEscaped ? decodeHTML(text) : text)
      else if (isInlineScript(tag))
        later.push(function* () {
          addAll(yield* scriptReferencesInSteps(text, facts.base, isOfArchive, work))
        })
    },
  })
  for (const read of scan) {
    mayRead(read, work)
    yield
  }
  for (const task of later) {
    yield* task()
    yield
  }
}

/** Whether a download may fetch the file that a place refers to. */
const leads = ({ use }: HtmlPlace) => use === 'load' || use === 'follow' || use === 'name'

const isNofollow = (tag: HtmlTag) => /(?:^|[\s,])nofollow(?:[\s,]|$)/i.test(attributeValue(tag, 'rel') ?? '')

const isInlineScript = (tag: HtmlTag) => scriptKind(tag) !== 'data' && attributeValue(tag, 'src') === undefined
