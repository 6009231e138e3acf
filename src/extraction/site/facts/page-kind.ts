import { patternsOfLanguages } from '../../../facts/tables.ts'
import { fold } from '../../../lib/fold.ts'
import { memoize } from '../../memoize.ts'

/** The role of a page on its site, as far as its URL and title show it. */
export type PageKind = 'home' | 'imprint' | 'contact' | 'legal' | 'people' | 'partners' | 'clients' | 'about' | 'other'

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
  return KINDS.find(([, words]) => heading.length < 60 && words.test(heading))?.[0] ?? 'other'
}, PAGES_MAX)

const pathOf = (url: string) => URL.parse(url)?.pathname ?? '/'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
