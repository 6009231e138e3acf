import { byTag, closest, type Page, type PageElement, textOf } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { hasOwnWord, isKind, isQualifier } from './kind-words.ts'
import type { CompanyMention } from './mention.ts'
import { domainAgreement, readSiteDomain, type SiteDomain } from './site-domain.ts'

/** Maximum number of links read: a directory has thousands, and the first few hundred are enough. */
const LINKS_MAX = 600
const NAMES_MAX = 60
const TEXT_LENGTH_MAX = 80
const WORDS_MAX = 8
/** A link text with at least this domain agreement and an organisation word names the owner of the linked site. */
const SPELLED_MIN = 0.8
const WEIGHT = 0.65
/** Buttons and menus link to services and shops, not to organisations that the page mentions. */
const MENU = /^(?:nav|button|header)$/

/** Finds names in links to a site of that name: `<a href="https://www.elmbank.example">Elm Bank</a>`. */
export function findLinkedNames(page: Page, own: SiteDomain | null): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const link of byTag(page, 'a').slice(0, LINKS_MAX)) {
    if (found.length >= NAMES_MAX) break
    const { href = '' } = link.attributes
    const length = link.end - link.start
    if (length < 4 || length > TEXT_LENGTH_MAX || !/^(?:https?:)?\/\//i.test(href)) continue
    const name = textOf(page, link).trim()
    if (!mayBeName(name) || isInMenu(link)) continue
    const url = URL.parse(href, page.url)
    const domain = url && readSiteDomain(url.href)
    if (!domain || domain.label === own?.label || domainAgreement(name, domain) < SPELLED_MIN) continue
    const start = page.text.indexOf(name, link.start)
    found.push({ name, kind: 'kind-word', method: 'text', weight: WEIGHT, start, end: start + name.length })
  }
  return found
}

/**
 * Whether a text has two or more words, an organisation word and a distinctive word: neither `Python` nor `Read More`.
 */
function mayBeName(name: string): boolean {
  if (!/^["“„«]?[\p{Lu}\p{N}]/u.test(name) || /[\n\t@:?!|]|\.\p{L}/u.test(name)) return false
  const words = wordsOf(name)
  return (
    words.length > 1 &&
    words.length <= WORDS_MAX &&
    !isGeneric(words) &&
    name.split(' ').some(isKind) &&
    !isQualifier(name) &&
    !CREDIT.test(name) &&
    hasOwnWord(name)
  )
}

/** Links of the agency that made the site. */
const CREDIT = /(?:web|website) (?:design|development)|\bSEO\b|webdesign|\bby /i

const isInMenu = (link: PageElement) => closest(link, ({ tag }) => MENU.test(tag)) !== null
