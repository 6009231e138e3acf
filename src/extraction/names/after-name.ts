import { foldName } from './fold-name.ts'
import { isDegree } from './name-parts.ts'
import { readJobTitle } from './segments.ts'
import { isNameSuffix, isRoleWord } from './vocabulary.ts'

/** What stands on the line after a name, without the degrees that belong to it. */
export interface Tail {
  readonly shown: string
  readonly folded: string
  readonly hasSuffix: boolean
  /** The word that follows after a space, a hyphen or a possessive s, folded; empty when something else follows. */
  readonly nextWord: string
}

const TAIL_MAX = 140
const SUFFIXES_MAX = 6
const TITLE_WORDS_MAX = 9
const PREDICATE_WORDS_MAX = 7

const IS_DOING =
  /^,? (?:is|was|has been|serves as|works as|joined as|ist|war|arbeitet als|est|a ete|es|era|fue|e|foi|is een|is de|ar|er|jest|je|on) (.{3,70})/
/** How to reach the person, on the same line behind the title: "Director Tel. 020 …", "Director jane@…". */
const REACHED_AT =
  /\s+(?:(?:e-?mail|mail|tel|telephone|telefon|phone|mobile?|mobil|[temp])[.:]{0,2}\s*)?(?:\S{1,64}@|\+?\(?\d[\d\s()./-]{5}).*$/isu
/** "Owners", "Directors": two persons share the title. */
const singular = (title: string) => title.replace(/(?<=\p{L}{4})s$/u, '')
const PREDICATE_END = /[,.;(]| (?:of|at|and|who|with|bei|in|und|et|de la|en|y) /
const DETERMINER = /^(?:the|our|a|an|der|die|das|unser|unsere|le|la|el|il|lo|een|de|notre|nuestro|nuestra|o|a|um|uma) /i

/** Reads what the line holds after a name. */
export function readTail(after: string): Tail {
  let shown = after.slice(0, TAIL_MAX)
  let hasSuffix = false
  for (let round = 0; round < SUFFIXES_MAX; round++) {
    const part = /^,? ?([\p{L}.]{1,12})(?=$|[\s,;|)–—-])/u.exec(shown)
    // "Ma" and "Do" are family names; as degrees they stand in capitals.
    if (!part || !/\p{Lu}.*\p{Lu}|^Esq|^Phd/u.test(part[1]!)) break
    const word = part[1]!.replaceAll('.', '')
    if (!isDegree(word) && !isNameSuffix(foldName(word))) break
    hasSuffix = true
    shown = shown.slice(part[0].length)
  }
  const folded = (shown.startsWith(' ') ? ' ' : '') + foldName(shown)
  return { shown, folded, hasSuffix, nextWord: /^(?:'s)?[ -]([\p{L}\p{M}&]+)/u.exec(folded)?.[1] ?? '' }
}

/** A job title after a name: "Jane Roe, Head of Sales", "Jane Roe is the managing director of Acme". */
export function titleAfter({ shown, folded }: Tail): string | null {
  const beside = /^\s?[,–—|:(/·•-]\s?([^.;|•·\n()]{2,90})/u.exec(shown.replace(REACHED_AT, ''))
  if (beside) {
    const [first, second] = beside[1]!.split(/,|\s[–—-]\s/)
    const title =
      readJobTitle(first!) ??
      (readJobTitle(singular(first!)) && first!.trim()) ??
      (second && first!.length < 30 ? readJobTitle(second) : null)
    if (title !== null && title.split(' ').length <= TITLE_WORDS_MAX) return title
  }
  const capitals = /^ ((?:[\p{Lu}&][\p{L}&'-]{0,30} ?){1,5})/u.exec(shown)
  const title = capitals && readJobTitle(capitals[1]!)
  if (title) return title
  const predicate = IS_DOING.exec(folded)
  if (!predicate) return null
  const words = predicate[1]!.split(/[^\p{L}'-]+/u).slice(0, PREDICATE_WORDS_MAX)
  if (!words.some((word) => isRoleWord(word))) return null
  // Folding rarely changes the length; where it did, the folded title has to do.
  const written =
    folded.length === shown.length ? shown.slice(predicate[0].length - predicate[1]!.length) : predicate[1]!
  return readJobTitle(written.split(PREDICATE_END)[0]!.replace(DETERMINER, ''))
}
