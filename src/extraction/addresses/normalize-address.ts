import { wordsOfLanguages } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'

/**
 * Returns the key that different spellings of an address share: folded, with common abbreviations unified.
 *
 * @param value an address on one line
 */
export function normalizeAddress(value: string): string {
  return fold(value)
    .split(' ')
    .map((word) => ABBREVIATIONS.get(word) ?? word.replace(/(?<=..)strasse$/, 'str'))
    .join(' ')
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  wordsOfLanguages(({ addressTexts }) => addressTexts?.streetNames?.abbreviations, '|').flatMap((spellings) => {
    const [short, ...others] = spellings.split(' ')
    return others.map((word) => [word, short!] as const)
  }),
)
