import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'

const fullWords = ({ words }: NameRun) => words.filter((word) => !word.isInitial).length

/** Joins "Roe" and "Jane" where a line writes "Roe, Jane", into a run that reads "Jane Roe"; other runs stay. */
export function invertedRuns(text: string, offset: number, runs: readonly NameRun[]): NameRun[] {
  const joined: NameRun[] = []
  for (let at = 0; at < runs.length; at++) {
    const family = runs[at]!
    const given = runs[at + 1]
    const isInverted =
      given !== undefined &&
      // "Ann Roe, Jane Marlow" are two persons.
      family.words.length + fullWords(given) <= 3 &&
      text.slice(family.end - offset, given.start - offset) === ', ' &&
      !family.words.some((word) => word.isInitial) &&
      givenName(given.words[0]!.folded) === 'sure' &&
      !(family.words.length > 1 && givenName(family.words[0]!.folded) === 'sure') &&
      /^\s*(?:$|[;|(/\d–—-]|,? (?:[\p{L}]{1,4}\.|[\p{Lu}]{2,4})(?:$|[ ,]))/u.test(
        text.slice(given.end - offset, given.end - offset + 8),
      ) &&
      /(?:^|[;|•:\d]\s*|\t|\. )$/.test(text.slice(Math.max(0, family.start - offset - 3), family.start - offset))
    if (!isInverted) {
      joined.push(family)
      continue
    }
    joined.push({
      start: family.start,
      end: given.end,
      words: [...given.words, ...family.words],
      value: `${given.value} ${family.value}`,
    })
    at++
  }
  return joined
}
