import { type Page, textOf } from '../page.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const ELEMENTS_MAX = 300
const ELEMENTS_MIN = 3
const LENGTH_MAX = 90
/** When at least this share of the elements may name organisations, those count. */
const NAMES_SHARE_MIN = 0.6
/** Classes of elements that hold the organisation of a person or event. */
const ORGANISATION_CLASS =
  /(?<!\S)(?:company|organi[sz]ation|org|employer|affiliation|institution)(?:[_-]?name)?(?!\S)/i
/** Separators between a name and a place or note behind it: `Veltran - Retired`. */
const NOTE = / [–—-] | \(|, /u
/** `J. Roe`: a person, also in a field for organisations. */
const INITIALS = /^\p{Lu}\. ?\p{Lu}/u

/** Finds the texts of elements whose class says that they hold an organisation, where most read like one. */
export function findNamesByClass(page: Page): CompanyMention[] {
  let count = 0
  const named: CompanyMention[] = []
  for (const element of page.elements) {
    if (count >= ELEMENTS_MAX) break
    if (!ORGANISATION_CLASS.test(element.attributes.class ?? '')) continue
    const text = textOf(page, element).trim()
    if (text.length < 2 || text.length > LENGTH_MAX || text.includes('\n') || INITIALS.test(text)) continue
    count++
    const name = lookOf(text) === 'organisation' ? text : text.split(NOTE, 1)[0]!
    if (!/^(?:organisation|name|unit)$/.test(lookOf(name))) continue
    const start = page.text.indexOf(name, element.start)
    named.push(kindWordMention(page.text, start, start + name.length))
  }
  return count >= ELEMENTS_MIN && named.length >= count * NAMES_SHARE_MIN ? named : []
}
