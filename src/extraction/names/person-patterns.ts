import type { PersonTexts } from '../../facts/person-texts.ts'
import { readerOf } from '../../facts/tables.ts'

const texts = readerOf(({ personTexts }) => personTexts)
type Group = keyof PersonTexts
type Key<G extends Group> = keyof NonNullable<PersonTexts[G]> & string
type Lists = Readonly<Record<string, string | null>> | null | undefined

/** Returns what languages list under a key of `PersonTexts`, as alternatives of one pattern. */
export const personPatterns = <G extends Group>(group: G, key: Key<G>): string =>
  texts.pattern((one) => (one[group] as Lists)?.[key])

/** Returns the words that languages list under a key of `PersonTexts`, separated by spaces there. */
export const personWords = <G extends Group>(group: G, key: Key<G>): string[] =>
  texts.words((one) => (one[group] as Lists)?.[key])
