import { LANGUAGES } from '../../facts/generated/languages.ts'

let byLanguage: ReadonlyMap<string, readonly string[]> | null = null
const NONE: readonly string[] = []

/** Abbreviated titles that only texts of this language write before names, each with a space behind it. */
export function titlesOfLanguage(language: string): readonly string[] {
  byLanguage ??= new Map(
    LANGUAGES.flatMap(({ code, personNames }) =>
      personNames?.titles ? [[code, personNames.titles.split('|').map((title) => `${title} `)]] : [],
    ),
  )
  return byLanguage.get(language) ?? NONE
}

/** The text before a name, without such a title at its end. */
export function withoutTitle(before: string, titles: readonly string[]): string {
  const title = titles.find((one) => before.endsWith(one))
  return title === undefined ? before : before.slice(0, -title.length)
}
