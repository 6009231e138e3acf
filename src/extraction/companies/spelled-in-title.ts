import { wordsOf } from './company-key.ts'
import { CONNECTORS } from './company-words.ts'
import type { SiteDomain } from './site-domain.ts'
import { SpelledLabel } from './spelled-label.ts'

const LABEL_LENGTH_MIN = 5
/** Minimum number of words around the name: fewer may belong to it. */
const WORDS_AROUND_MIN = 3

/**
 * Returns the site's name within a part of a title that says more, if the domain spells it: `Seven ways to bake bread
 * Elmkitchen`, `Dr Roe Elm Dental Group Winchester`. What begins with the name may be all of it: `Elm Vale School of
 * Music and Dance`.
 */
export const spelledInTitle = (segment: string, domain: SiteDomain | null): string | null =>
  domain && ((domain.project && spelledIn(segment, domain.project)) ?? spelledIn(segment, domain))

function spelledIn(segment: string, domain: SiteDomain): string | null {
  if (domain.label.length < LABEL_LENGTH_MIN || domain.label.length > segment.length) return null
  const words = segment.split(' ')
  if (words.length <= WORDS_AROUND_MIN) return null
  const spelled = new SpelledLabel(domain.label)
  let start = words[0]!.length + 1
  let before = words[0]!
  for (const word of words.slice(1)) {
    const end = spelled.endAt(segment, start)
    const name = end < 0 ? '' : segment.slice(start, end)
    // `Council of Elm Vale`
    const isName = /^\p{Lu}/u.test(name) && !CONNECTORS.has(before) && (end === segment.length || name.includes(' '))
    if (isName) return words.length - wordsOf(name).length >= WORDS_AROUND_MIN ? name : null
    start += word.length + 1
    before = word
  }
  return null
}
