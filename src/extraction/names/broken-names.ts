import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { byTag, type Page, snippetAround } from '../page.ts'
import { HEADING_TAGS } from '../tag-traits.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { personValue } from './person-value.ts'
import { hasContactData, readJobTitle } from './segments.ts'
import { placeOf } from './surroundings.ts'
import { hasNounEnding, isEntityHead, isFamilyName, isPlainWord, isRoleWord } from './vocabulary.ts'

const TAGS = [...HEADING_TAGS, 'strong', 'b', 'a', 'p', 'div', 'span', 'figcaption', 'li'] as const
const LENGTH_MAX = 50
/** A name split over two lines: "Emily" above "Carter-Wood", "Anna Maria" above "van der Marl". */
const TWO_LINES =
  /^(\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20})?) ?\n ?((?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24})?)$/u
const BELOW_MAX = 90

/**
 * People whose name a line break splits, `<h3>Emily<br>Carter</h3>`: a known given name above a word that can only be a
 * family name, with a title, contact details or a people section around it.
 */
export function brokenNames(page: Page): Finding[] {
  const seen = new Set<number>()
  return TAGS.flatMap((tag) => byTag(page, tag)).flatMap((element) => {
    if (element.end - element.start > LENGTH_MAX || seen.has(element.start)) return []
    const text = page.text.slice(element.start, element.end).trim()
    const [, given, family] = (text.includes('\n') && TWO_LINES.exec(text)) || []
    if (!given || !family || !isName(given, family) || areTwoPeople(given, family)) return []
    const value = personValue(`${given} ${family}`)
    const start = page.text.indexOf(given, element.start)
    const end = start + text.length
    const place = placeOf(page, start, end)
    const below = page.text
      .slice(end, end + BELOW_MAX)
      .trim()
      .split(/[\n\t]/, 1)[0]!
    const jobTitle = readJobTitle(below)
    if (value === null || place.isNavigation) return []
    if (jobTitle === null && !hasContactData(below) && !place.isAboutPeople) return []
    seen.add(element.start)
    return [
      {
        type: 'names' as const,
        value,
        normalized: nameIdentity(value),
        confidence: jobTitle === null ? 0.8 : 0.9,
        method: 'card' as const,
        snippet: snippetAround(page, start, end),
        start,
        end,
        ...(jobTitle ? { detail: { jobTitle } } : {}),
      },
    ]
  })
}

/** Whether two lines, both of two words, are a name each: "Emily Carter" above "Ovrin Quell", but not "Anna Maria". */
function areTwoPeople(given: string, family: string): boolean {
  const second = given.split(' ')[1]
  if (second === undefined || second.replace('.', '').length < 2) return false
  return givenName(foldName(second)) !== 'sure' || givenName(foldName(family.split(' ')[0]!)) === 'sure'
}

function isName(given: string, family: string): boolean {
  const words = family.split(' ').flatMap((word) => (/^\p{Lu}/u.test(word) ? [foldName(word)] : []))
  const last = words.at(-1)!
  if (givenName(foldName(given.split(' ', 1)[0]!)) !== 'sure' || words.some(isRoleWord) || isEntityHead(last))
    return false
  return words.every((word) => isFamilyName(word) || !(isPlainWord(word) || hasNounEnding(word, true)))
}
