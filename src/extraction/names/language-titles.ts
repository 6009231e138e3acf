import { LANGUAGES } from '../../facts/generated/languages.ts'
import type { NameRun } from './name-runs.ts'

/** The titles that texts of a language write before names, longest first, by one of their words. */
export interface LanguageTitles {
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>
  readonly byLastWord: ReadonlyMap<string, readonly string[]>
}

/** Titles at most before one name: "dna ing. Jane Roe". */
const TITLES_MAX = 4
/** Most pages that do not say their language are English. */
const UNDECLARED = 'en'

let byLanguage: ReadonlyMap<string, LanguageTitles> | null = null
const NONE: LanguageTitles = { byFirstWord: new Map(), byLastWord: new Map() }

/** Titles that texts of this language write before names and that are other words elsewhere. */
export function titlesOfLanguage(language: string): LanguageTitles {
  byLanguage ??= new Map(
    LANGUAGES.flatMap(({ code, otherCodes, personTitles }) => {
      const titles = personTitles?.split('|').sort((one, other) => other.length - one.length)
      if (!titles) return []
      const byWord: LanguageTitles = {
        byFirstWord: Map.groupBy(titles, (title) => title.split(' ', 1)[0]!),
        byLastWord: Map.groupBy(titles, lastWordOf),
      }
      return [code, ...(otherCodes?.split(' ') ?? [])].map((one): [string, LanguageTitles] => [one, byWord])
    }),
  )
  return byLanguage.get(language === '' ? UNDECLARED : language) ?? NONE
}

const lastWordOf = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
const LAST_WORD = /(?:^|[\s(["“„«–—/|,;:])([^\s(["“„«–—/|,;:]{1,16}) $/u
const LAST_WORD_MAX = 18
/** What may stand before a title. */
const BOUNDARY = /(?:^|[\s(["“„«–—/|,;:])$/u

/** The text before a name, without such titles at its end. */
export function withoutTitles(before: string, titles: LanguageTitles): string {
  let rest = before
  for (let count = 0; count < TITLES_MAX; count++) {
    const word = rest.endsWith(' ') ? LAST_WORD.exec(rest.slice(-LAST_WORD_MAX))?.[1] : undefined
    const title = word === undefined ? undefined : titles.byLastWord.get(word)?.find((one) => endsWithTitle(rest, one))
    if (title === undefined) break
    rest = rest.slice(0, -title.length - 1)
  }
  return rest
}

const endsWithTitle = (text: string, title: string) =>
  text.endsWith(`${title} `) && BOUNDARY.test(text.slice(0, -title.length - 1).slice(-1))

/** Removes such titles from the beginning of a run, unless they are all but its last word. */
export function behindTitles(run: NameRun, titles: LanguageTitles): NameRun {
  let rest = run
  for (let count = 0; count < TITLES_MAX; count++) {
    const title = titles.byFirstWord.get(rest.words[0]!.text)?.find((one) => beginsWithTitle(rest.value, one))
    const words = title === undefined ? [] : rest.words.slice(title.split(' ').length)
    if (title === undefined || words.length < 2 || words.every(({ isInitial }) => isInitial)) break
    const length = title.length + 1
    rest = { ...rest, start: rest.start + length, words, value: rest.value.slice(length) }
  }
  return rest
}

/** @param name in normal spelling, in which capitals are lowered */
const beginsWithTitle = (name: string, title: string) =>
  name[title.length] === ' ' && name.slice(0, title.length).toLowerCase() === title.toLowerCase()
