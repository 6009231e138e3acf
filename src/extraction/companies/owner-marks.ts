import { compilePattern } from '../../lib/compile-pattern.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { byTag, closest, type Page, type PageElement, textOf, urlOfPage } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, namesOrganisation } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { patternInTexts } from './organisation-texts.ts'
import { isPageName, segmentsOf } from './owner-metadata.ts'

const BRAND_MARK = /logo|brand|site-?(?:title|name|header)|masthead/i
const PARTNER_MARK = /partner|sponsor|client|customer|award|certif|member|payment|social|badge|footer/i
const LOGO_PHRASES = patternInTexts(({ emptyNames }) => emptyNames?.logoPhrases)
// Bounded: attributes have 4,000 characters at most.
const LOGO_WORDS = compilePattern(`(?<!\\p{L})(?:${LOGO_PHRASES})(?!\\p{L})|\\([^()]*\\)|(?<![-–|:])[-–|:]+$`, 'giu')
const LOGOS_MAX = 4
const HOME_LINKS_MAX = 3
const LINK_TEXT_MAX = 80
/** `acme.com`: the site's host instead of its name. */
const HOST_NAME = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/

/** Finds names in the alternative texts of logos and of images that link to the home page. */
export const findLogoNames = memoizeByObject((page: Page): readonly CompanyMention[] => {
  const found: CompanyMention[] = []
  for (const image of byTag(page, 'img')) {
    if (found.length >= LOGOS_MAX) break
    const { alt, title, src = '', class: classes = '', id = '' } = image.attributes
    const text = alt || title
    if (!text) continue
    const marks = `${src.slice(-80)} ${classes} ${id} ${text}`
    const isLogo = BRAND_MARK.test(marks) && !PARTNER_MARK.test(marks)
    if (!isLogo && !closest(image, (at) => at.tag === 'a' && isHomeLink(page, at))) continue
    const [name, ...others] = segmentsOf(withoutLogoWords(withoutVariant(text))).filter(Boolean)
    const organisations = others.filter((other) => namesOrganisation(wordsOf(other)))
    for (const part of name ? [name, ...organisations] : [])
      found.push({ name: part, kind: 'logo', weight: 0.35, method: 'attribute', start: null, end: null })
  }
  return found
})

/** Returns `Elm Vale` for `Logotipo da Elm Vale`. */
function withoutLogoWords(text: string): string {
  const name = text.replace(LOGO_WORDS, ' ').trim()
  const [first = ''] = name.split(' ', 1)
  const isLed = !text.startsWith(first) && CONNECTORS.has(first) && /^ \p{Lu}/u.test(name.slice(first.length))
  return isLed ? name.slice(first.length + 1) : name
}

/** Returns `Elm Vale` for `Elm Vale Logo small white`, where the rest says which file of the logo it is. */
function withoutVariant(text: string): string {
  const at = LOGO_VARIANT.exec(text)?.index ?? 0
  return /\p{L}/u.test(text.slice(0, at)) ? text.slice(0, at).trim() : text
}
const LOGO_VARIANT = /(?<!\p{L})(?:[Ll]ogo|LOGO)s?(?:[ _-][\p{Ll}\d]\S{0,12}){1,3}$/u

/** Finds the texts of links to the home page, which are often the site's name. */
export const findHomeLinkNames = memoizeByObject((page: Page): readonly CompanyMention[] => {
  const found: CompanyMention[] = []
  for (const link of byTag(page, 'a')) {
    if (found.length >= HOME_LINKS_MAX) break
    const length = link.end - link.start
    if (length < 2 || length > LINK_TEXT_MAX || !isHomeLink(page, link)) continue
    const name = textOf(page, link).replace(LINK_LEAD, '').replace(LINK_TAIL, '')
    if (name.includes('\n') || HOST_NAME.test(name)) continue
    const isBranded = closest(link, ({ attributes }) =>
      BRAND_MARK.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
    )
    const { start, end } = link
    found.push({ name, kind: 'brand', weight: isBranded ? 0.45 : 0.25, method: 'text', start, end })
  }
  return found
})

/** Elements at the start of a page that may hold its brand, and how many of their texts are read. */
const FIRST_ELEMENTS = 300
const BRANDS_MAX = 3
const BRAND_CLASS = /(?:^|[\s_-])(?:logo|brand|site-?(?:title|name)|masthead)(?:[_-]*(?:text|name|title))?(?=$|\s)/i

/** Finds texts that the markup calls the brand or the name of the site, also where they link to nothing. */
export const findBrandTexts = memoizeByObject((page: Page): readonly CompanyMention[] => {
  const found: CompanyMention[] = []
  for (const element of page.elements.slice(0, FIRST_ELEMENTS)) {
    if (found.length >= BRANDS_MAX) break
    const { start, end, attributes } = element
    const marks = `${attributes.class ?? ''} ${attributes.id ?? ''}`
    if (end - start < 2 || end - start > LINK_TEXT_MAX || !BRAND_CLASS.test(marks) || PARTNER_MARK.test(marks)) continue
    const name = textOf(page, element)
    if (!/^[\p{Lu}\p{Lo}\p{N}][^\n\t]*$/u.test(name) || HOST_NAME.test(name) || isPageName(name)) continue
    const at = page.text.indexOf(name, start)
    found.push({ name, kind: 'brand', weight: 0.35, method: 'text', start: at, end: at + name.length })
  }
  return found
})

/** `Zur Startseite der Acme`, `Acme home` */
const LINK_LEAD = /^(?:zur (?:startseite )?(?:von |der |des )?|(?:back|return) to (?:the )?|retour à )(?=\p{Lu})/iu
const LINK_TAIL = /(?<=\p{L}) (?:home(?:page)?|start(?:seite)?)$/u

/** The path of the home page, also in one language of a multilingual site. */
const HOME_PATH =
  /^(?:https?:\/\/[^/]+)?\/?(?:[a-z]{2}(?:[-_][a-z]{2})?\/?|(?:index|default|home)\.\w+|home\/?|\.\/?)?$/i

function isHomeLink(page: Page, { attributes: { href, rel } }: PageElement): boolean {
  if (rel === 'home') return true
  if (!href || !HOME_PATH.test(href)) return false
  // In manuals, `index.html` is the start of the chapter.
  const to = URL.parse(href, page.url)
  return to === null || (to.host === urlOfPage(page)?.host && HOME_PATH.test(to.pathname))
}
