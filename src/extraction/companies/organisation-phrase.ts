import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND_WORDS, isAndWord } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { isHonorific, isRoleWord } from '../names/vocabulary.ts'
import { campusLength } from './capital-run.ts'
import { CONNECTORS } from './company-words.ts'
import { endsFirm, hasOwnWord, isDistinctive, isKind, isNamedByPlace, isQualifier, isSmallKind } from './kind-words.ts'

const WORD = /\S+/g
const WORDS_MAX = 9
const LENGTH_MAX = 80
/** Lower-case words inside names, besides `CONNECTORS`: `Bank Spółdzielczy w Elmowie`, `Centre for Elm Studies`. */
const INSIDE = new Set('w we nad pod im. för for aux au à'.split(' '))
/**
 * `Caisse des artisans du Finistère`: in Romance languages and Dutch, lower-case words may follow an organisation word
 * up to a proper name.
 */
const OF = /^(?:des?|du|della?|dei|degli|del|d[ao]s?|van|der)$/
const STARTS = /^["“„«(]?(?:\p{Lu}|\p{N}|\p{Ll}{1,2}\p{Lu}|[dl][’']\p{Lu})/u
const ENDS = /[,;:!?)]$|(?<=[\p{L}\p{N}"”»]{2})\.$/u
const POLISH_HONORIFIC = /^(?:Pa(?:n|na|ni|nią|nu|nem)|Państw[aou]|Państwem)$/
const ABBREVIATION = /^(?:St|Ste|Sta|Dr|Prof|Bros|Co|Cie|Gebr|Inh|J|[A-Z])\.$/

/**
 * Returns the organisation's name at the start of a text, if it contains an organisation word.
 *
 * @returns the name as written, or null
 */
export function organisationAt(text: string): string | null {
  const name = nameAt(text)
  const isNamed = name.split(' ').some((word) => isKind(word.replace(/^["“„«]|["”»]$/g, '')) || isSmallKind(word))
  if (!isNamed || !name.includes(' ') || !isDistinctive(name) || isQualifier(name) || isRole(name)) return null
  return hasOwnWord(name) ||
    isNamedByPlace(name) ||
    isSmallKind(name.slice(name.lastIndexOf(' ') + 1)) ||
    isHeaded(name)
    ? name
    : null
}

/** `Atelier du Moulin`: any words after an organisation word and `of` are a name. */
const isHeaded = (name: string) =>
  isKind(name.split(' ', 1)[0]!) &&
  /^\S+ (?:du|de la|des|del|della|do|da|dos|di|van de[nr]?|zu[mr]) ?\p{Lu}/u.test(name)

/** `Chief Officer of Elm Biopharma`, `Jane's Board of Directors` */
const isRole = (name: string) =>
  ORGAN.test(name) ||
  (PAIR.test(name) && isKind(name.split(' ', 1)[0]!)) ||
  name.split(' ').some((word, at, words) => isRoleWord(foldName(word)) && !isKind(word) && !isInnerRank(words, at))
/** A rank at either end, but no role between other words: `Director General`, `Elm Vale General Hospital`. */
export const isInnerRank = (words: readonly string[], at: number) =>
  words[at] === 'General' && at > 0 && at < words.length - 1
/** `Architekten und Bauherren` */
const PAIR = compilePattern(`^\\S+ (?:${AND_WORDS}) \\S+$`, 'u')
const OWNED = wordsOfLanguages(({ organisationKinds }) => organisationKinds?.uses?.owned, '|')
const ORGAN = compilePattern(`[’']s (?:${OWNED.join('|')})(?![\\p{L}])`, 'u')

/** Returns the run of capitalised words and connectors that a text begins with. */
export function nameAt(text: string): string {
  let end = 0
  let before = ''
  let count = 0
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match && count < WORDS_MAX; match = WORD.exec(text), count++) {
    const [word] = match
    const bare = word.replace(/(?<![,;:!?])[,;:!?]+$/, '').replace(/(?<=[\p{L}\p{N}"”»]{2})\.$/u, '')
    if (match.index > LENGTH_MAX || (count === 0 && match.index > 0)) break
    const folded = foldName(bare)
    if (count > 0 ? isHonorific(folded) || POLISH_HONORIFIC.test(bare) : isRoleWord(folded)) break
    if (isAndWord(word) && endsAtAnd(text.slice(0, end), text.slice(match.index + word.length + 1))) break
    const isPart = STARTS.test(bare) && !(count > 0 && word.startsWith('('))
    const isJoin = word === '&' || word === '–' || CONNECTORS.has(bare) || INSIDE.has(word)
    if (isPart || isSmallKind(bare)) end = match.index + (ABBREVIATION.test(word) ? word : bare).length
    else if (!isJoin && !(OF.test(before) && goesOn(text.slice(match.index + word.length)))) break
    if (isSmallKind(bare) || (ENDS.test(word) && !ABBREVIATION.test(word))) break
    before = bare
  }
  const name = text.slice(0, end)
  return name + text.slice(end, end + campusLength(name, text.slice(end, end + LENGTH_MAX)))
}

/** Whether `and` begins another name: `Elm Council and the Oak Trust`, `Stadtwerke Elmau und Autohaus Roe`. */
const endsAtAnd = (name: string, rest: string) =>
  ARTICLE.test(rest) ||
  endsFirm(name.slice(name.lastIndexOf(' ') + 1)) ||
  (isKind(rest.split(' ', 1)[0]!) && name.split(' ').some(isKind) && name.includes(' '))
const ARTICLE = /^(?:the|der|die|das|dem|den|la|le|les|el|los|las|il|lo|gli|het|de|o|os|as|l[’'])(?: |\p{Lu})/u

/** Whether a place follows a lower-case word: `artisans du Finistère`. */
const goesOn = (rest: string) => /^ (?:des?|du|della?|del|d[ao]s?|van|d['’]) ?(?:l[ae] |l['’])?\p{Lu}/u.test(rest)
