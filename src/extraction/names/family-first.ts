import { LANGUAGES } from '../../facts/generated/languages.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { Likelihood } from './likelihood.ts'
import type { NameRun } from './name-runs.ts'
import { isFamilyName, isPlainWord, isWordFamilyName } from './vocabulary.ts'

interface FamilyFirst {
  readonly wifeEnding: string | null
}

let byLanguage: ReadonlyMap<string, FamilyFirst> | null = null

/** How a language that always writes the family name first writes names; null for the others. */
export function familyFirstOf(language: string): FamilyFirst | null {
  byLanguage ??= new Map(
    LANGUAGES.flatMap(({ code, personNames }) =>
      personNames?.isFamilyFirst
        ? [[code, { wifeEnding: personNames.wifeEnding && foldName(personNames.wifeEnding) }]]
        : [],
    ),
  )
  return byLanguage.get(language) ?? null
}

/** Reads a wife's name as that of her husband, whose given name it contains, or his family name: "Roe Jánosné", "Roené Lind Klára". */
export function asHusband({ wifeEnding }: FamilyFirst, run: NameRun): NameRun {
  if (wifeEnding === null || !run.words.some(({ folded }) => folded.endsWith(wifeEnding))) return run
  return {
    ...run,
    words: run.words.map((word) => {
      const stem = word.folded.endsWith(wifeEnding) ? word.folded.slice(0, -wifeEnding.length) : ''
      return stem.length > 2 && (givenName(stem) === 'sure' || isFamilyName(stem)) ? { ...word, folded: stem } : word
    }),
  }
}

/** Cuts what follows a name in capitals: "ROE JÁNOSNÉ Lind Klára", the name by birth, "ROE JÁNOS Elmstad", the town. */
export function inCapitals(run: NameRun): NameRun {
  const at = run.words.findIndex(({ text }) => text !== text.toUpperCase())
  const shown = run.value.split(' ')
  if (at < 2 || shown.length !== run.words.length || run.words.some(({ isInitial }) => isInitial)) return run
  const words = run.words.slice(0, at)
  if (!words.slice(1).some(({ folded }) => givenName(folded) === 'sure')) return run
  const behind = run.words.slice(at).reduce((length, { text }) => length + text.length + 1, 0)
  return { ...run, words, end: run.end - behind, value: shown.slice(0, at).join(' ') }
}

/** An unknown family name before a known given name says as much there as one behind it does elsewhere. */
export function likelihoodOfFamilyFirst({ words }: NameRun, likelihood: Likelihood): Likelihood {
  const [family, ...given] = words
  if (likelihood !== 2 || family!.isInitial || isPlainWord(family!.folded) || isWordFamilyName(family!.folded))
    return likelihood
  return given.some(({ folded }) => givenName(folded) === 'sure') ? 3 : likelihood
}
