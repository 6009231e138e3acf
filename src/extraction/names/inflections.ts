import { LANGUAGES } from '../../facts/generated/languages.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'

const APOSTROPHE = '’'
const APOSTROPHES = /['’]/
/** The shortest name that an ending may follow: "Qur'an" is none. */
const NAME_MIN = 3

interface Pattern {
  readonly hasApostrophe: boolean
  readonly ending: RegExp
}

let patterns: readonly Pattern[] | null = null
const readPatterns = (): readonly Pattern[] =>
  LANGUAGES.flatMap(({ personNames }) => {
    if (!personNames?.inflections) return []
    const { after, endings } = personNames.inflections
    const hasApostrophe = after === APOSTROPHE
    const ending = hasApostrophe
      ? compilePattern(`(?<=\\p{Ll}{${NAME_MIN}})['’](?:${endings})$`, 'u')
      : compilePattern(`(?<=${after})(?:${endings})$`, 'u')
    return [{ hasApostrophe, ending }]
  })

const LAST_LATIN = 0x24f

/** Removes the ending that a sentence adds to a family name: the Turkish case in "Roe’nun", the Armenian article. */
export function withoutInflection(word: string): string {
  const isLatin = word.charCodeAt(word.length - 1) <= LAST_LATIN
  if (isLatin && !APOSTROPHES.test(word)) return word
  patterns ??= readPatterns()
  for (const { hasApostrophe, ending } of patterns) {
    if (hasApostrophe !== isLatin) continue
    const shown = word.replace(ending, '')
    if (shown !== word) return shown
  }
  return word
}

/** The text behind a name, without the ending that belongs to the name's last word. */
export const behindInflection = (after: string): string => after.replace(ENDING, '')
const ENDING = /^(?:\p{Ll}{1,4}|['’]\p{Ll}{2,3})(?!\p{L})/u

/** The text behind a name, without the letters that tell a son from his father: "Jack Roe, Jr." */
export const behindGeneration = (after: string): string => after.replace(GENERATION, '')
const GENERATION = /^,? [JS]n?r(?:\.|(?![\p{L}\p{N}]))/u
