import type { PersonTexts } from '../../facts/person-texts.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'

type Group = keyof PersonTexts
type Key<G extends Group> = keyof NonNullable<PersonTexts[G]> & string
type Lists = Readonly<Record<string, string | null>> | null | undefined

/** Returns what languages list under a key of `PersonTexts`, as alternatives of one pattern. */
export const personPatterns = <G extends Group>(group: G, key: Key<G>): string =>
  patternsOfLanguages(({ personTexts }) => (personTexts?.[group] as Lists)?.[key] ?? null).join('|')

/** Returns the words that languages list under a key of `PersonTexts`, separated by spaces there. */
export const personWords = <G extends Group>(group: G, key: Key<G>): string[] =>
  wordsOfLanguages(({ personTexts }) => (personTexts?.[group] as Lists)?.[key])
