import { wordsOf } from '../../companies/company-key.ts'
import { isGeneric } from '../../companies/company-words.ts'
import { findCopyrightHolders } from '../../companies/copyright-holders.ts'
import { isCredited } from '../../companies/credits.ts'
import { isDefaultName } from '../../companies/default-names.ts'
import { lookOf } from '../../companies/name-looks.ts'
import { findHomeLinkNames, findLogoNames } from '../../companies/owner-marks.ts'
import { segmentsOf } from '../../companies/owner-metadata.ts'
import { tidyName } from '../../companies/tidy-name.ts'
import { type Entity, isOrganization, isPerson, textValues } from '../../entity.ts'
import type { Finding } from '../../finding.ts'
import { byTag, closest, elementAt, type Page, textOf } from '../../page.ts'
import type { SiteName, SiteNameOrigin } from '../page-facts.ts'
import { isChromeAt } from './chrome.ts'
import { pageKindOf } from './page-kind.ts'
import { labelledRelation } from './relations.ts'

const NAME_LENGTH_MAX = 120
const NAMES_MAX = 24
const SEGMENTS_MAX = 4
/** With more root entities, the structured data is that of a directory. */
const ROOTS_MAX = 3
const SITE_NAME_KEYS = ['og:site_name', 'application-name', 'apple-mobile-web-app-title']
/** Maximum offset of the owner's name in an imprint. */
const IMPRINT_LENGTH_MAX = 1_500

/** Returns the names that a page uses for its site, each once per kind of place, the most explicit first. */
export function siteNamesOf(page: Page, entities: readonly Entity[], findings: readonly Finding[]): SiteName[] {
  const names: SiteName[] = []
  const seen = new Set<string>()
  const add = (from: SiteNameOrigin, written: string | undefined) => {
    const name = tidyName(written ?? '')
    if (!isPossible(name) || seen.has(`${from} ${name}`) || names.length >= NAMES_MAX) return
    seen.add(`${from} ${name}`)
    names.push({ name, from })
  }
  for (const name of structuredNames(entities, pageKindOf(page.url, null) === 'home')) add('structured-data', name)
  for (const name of imprintNames(page, findings)) add('imprint', name)
  for (const { name, start, end } of findCopyrightHolders(page))
    if (start === null || end === null || !isCredited(page, start, end)) add('copyright', name)
  for (const key of SITE_NAME_KEYS) add('og-site-name', page.meta.get(key))
  for (const segment of segmentsOf(page.title).slice(0, SEGMENTS_MAX)) add('title', segment)
  for (const { name } of [...findLogoNames(page), ...findHomeLinkNames(page)]) add('logo', name)
  for (const name of mastheads(page)) add('masthead', name)
  if (pageKindOf(page.url, null) === 'home') for (const name of headings(page)) add('logo', name)
  return names
}

const isPossible = (name: string) =>
  name.length > 1 &&
  name.length <= NAME_LENGTH_MAX &&
  /\p{L}/u.test(name) &&
  !/@|https?:|[{}<>\ufffd]/.test(name) &&
  !isDefaultName(name) &&
  !isGeneric(wordsOf(name))

/**
 * Returns the names of organisations and websites at the root of the structured data. A person counts only on the home
 * page and if nothing else is described; elsewhere a person is an author.
 */
function structuredNames(entities: readonly Entity[], isHome: boolean): string[] {
  const roots = entities.filter(({ parent, types }) => parent === null && types.length > 0)
  const owners = roots.filter((entity) => isOrganization(entity) || entity.types.includes('WebSite'))
  const described = owners.length > 0 ? owners : isHome ? roots.filter(isPerson).slice(0, 2) : []
  if (described.length > ROOTS_MAX) return []
  return described.flatMap((entity) => [
    ...textValues(entity, 'legalName').slice(0, 1),
    ...textValues(entity, 'name').slice(0, 1).flatMap(wholeAndHead),
    ...textValues(entity, 'alternateName').slice(0, 2),
  ])
}

/** `Elm Law - Leeds office` is an office of Elm Law. */
function wholeAndHead(name: string): string[] {
  const [head = '', ...others] = segmentsOf(name)
  return others.length > 0 && !isGeneric(wordsOf(head)) ? [name, head] : [name]
}

/**
 * On a page that identifies the site's operator: returns the first organisation that is not labelled as another's. Most
 * pages also name the operator in their header, where its finding starts.
 */
function imprintNames(page: Page, findings: readonly Finding[]): string[] {
  if (pageKindOf(page.url, page.title) !== 'imprint') return []
  const start = byTag(page, 'main')[0]?.start ?? byTag(page, 'h1')[0]?.start ?? 0
  const notice = page.text.slice(start, start + IMPRINT_LENGTH_MAX)
  let first = { name: '', at: Number.POSITIVE_INFINITY }
  for (const { type, value: name, confidence, start: found } of findings) {
    if (type !== 'companies' || confidence < 0.7 || found === null) continue
    const again = start + notice.lastIndexOf(name)
    const at = found >= start && !isChromeAt(page, found) ? found : start + notice.indexOf(name)
    for (const place of new Set([at, again])) {
      const isInNotice = place >= start && place < start + IMPRINT_LENGTH_MAX && place < first.at
      if (!isInNotice || isChromeAt(page, place) || labelledRelation(page, place) !== undefined) continue
      first = { name, at: place }
      break
    }
  }
  return first.name === '' ? [] : [first.name]
}

const HEADING_LENGTH_MAX = 70
const headings = (page: Page) =>
  byTag(page, 'h1')
    .slice(0, 2)
    .map((heading) => textOf(page, heading))
    .filter((text) => text.length <= HEADING_LENGTH_MAX && !text.includes('\n'))

/** The headings of a page, and its first line unless that is a link, which may name the site if other pages have them too. */
const mastheads = (page: Page) =>
  [...headings(page), ...firstLine(page)].map((text) => segmentsOf(text)[0]!).filter(isMasthead)

/** `7th Elm Valley Winter School 2016`: most words are capitalised, and it is no slogan with a full stop. */
function isMasthead(text: string): boolean {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word))
  const capitalised = words.filter((word) => /^[\p{Lu}\p{N}"“„«]/u.test(word))
  return words.length > 1 && capitalised.length * 3 >= words.length * 2 && !/[.!?:…]$/.test(text) && mayName(text)
}
const mayName = (text: string) => lookOf(tidyName(text)) !== 'role' && lookOf(tidyName(text)) !== 'place'

function firstLine(page: Page): string[] {
  const { text } = page
  const end = text.indexOf('\n')
  const line = end < 0 ? text.slice(0, HEADING_LENGTH_MAX + 1) : text.slice(0, end)
  const isLink = closest(elementAt(page, 0), ({ tag }) => tag === 'a') !== null
  return isLink || line.length > HEADING_LENGTH_MAX || line.includes('\t') ? [] : [line]
}
