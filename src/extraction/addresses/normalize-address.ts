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
  [
    ['st', 'street saint ste sankt'],
    ['rd', 'road'],
    ['ave', 'avenue av avn avda avenida'],
    ['blvd', 'boulevard bd boul blv bulevard'],
    ['dr', 'drive'],
    ['ln', 'lane'],
    ['ct', 'court'],
    ['sq', 'square'],
    ['cres', 'crescent cresc'],
    ['ter', 'terrace tce terr'],
    ['hwy', 'highway'],
    ['pkwy', 'parkway'],
    ['expy', 'expressway expwy'],
    ['gdns', 'gardens'],
    ['pl', 'place platz plac plaza'],
    ['str', 'strasse strada'],
    ['ul', 'ulica ulice'],
    ['n', 'north no nr'],
    ['s', 'south'],
    ['e', 'east'],
    ['w', 'west'],
    ['bldg', 'building'],
    ['fl', 'floor flr'],
    ['rm', 'room'],
    ['uk', 'gb'],
  ].flatMap(([short, long]) => long!.split(' ').map((word) => [word, short!] as const)),
)
