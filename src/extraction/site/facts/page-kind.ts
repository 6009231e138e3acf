import { patternsOfLanguages, termsOfPages } from '../../../facts/tables.ts'
import { fold } from '../../../lib/fold.ts'
import { termsPattern } from '../../../lib/terms-pattern.ts'
import { once } from '../../../lib/text/once.ts'
import { memoize } from '../../memoize.ts'
import type { Page } from '../../page.ts'

/** The role of a page on its site, as far as its URL and title show it. */
export type PageKind = 'home' | 'imprint' | 'contact' | 'legal' | 'people' | 'partners' | 'clients' | 'about' | 'other'

/** Whether a site shows its own contact details on pages of a kind. */
export const isFrontPage = (kind: PageKind): boolean => FRONT.has(kind)
const FRONT: ReadonlySet<PageKind> = new Set(['home', 'contact', 'imprint', 'about'])

/** Folded words, separated by single spaces; the first match decides. */
const KINDS = (['imprint', 'legal', 'contact', 'partners', 'clients', 'people', 'about'] as const).map(
  (kind): readonly [PageKind, RegExp] => {
    const terms = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.pages?.[kind])
    return [kind, new RegExp(`(?:^| )(?:${terms.join('|')})(?: |$)`)]
  },
)
const HOME =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|default|home|start|accueil|startseite)(?:\.\w{2,5})?\/?)?$/i

/**
 * Returns the kind of a page.
 *
 * @param url the page's URL
 * @param title the page's title, or null
 */
export const pageKindOf = (url: string, title: string | null): PageKind => kindOf(`${url}\n${title ?? ''}`)

/** Whether a page is a notice required by law, such as a privacy notice, but no imprint. */
export const isLegalPage = ({ url, title }: Page): boolean => pageKindOf(url, title) === 'legal'

const PAGES_MAX = 500
const kindOf = memoize((page): PageKind => {
  const [url = '', title = ''] = page.split('\n')
  const path = pathOf(url)
  if (HOME.test(path)) return 'home'
  const last = path.split('/').findLast(Boolean) ?? ''
  const folded = fold(decoded(last.replace(/\.\w{2,5}$/, '')))
  const byPath = KINDS.find(([, words]) => words.test(folded))
  if (byPath) return byPath[0]
  const heading = fold(title.split(/\s[-–—|·:]\s|[|»]/)[0]!)
  if (heading.length >= HEADING_MAX) return showsContacts(folded) ? 'contact' : 'other'
  const byHeading = KINDS.find(([, words]) => words.test(heading))
  return byHeading?.[0] ?? (showsContacts(folded) || showsContacts(heading) ? 'contact' : 'other')
}, PAGES_MAX)
const HEADING_MAX = 60

/** Whether folded text names a page that says how to reach the site or its offices: `Get in touch`, `Our branches`. */
const showsContacts = (folded: string) => contactPages().test(folded) || officePages().test(folded)
const contactPages = once(() => termsPattern(termsOfPages((language) => language.contactPages)))
const officePages = once(() => termsPattern(termsOfPages((language) => language.officePages)))

const pathOf = (url: string) => URL.parse(url)?.pathname ?? '/'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
