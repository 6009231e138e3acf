import { wordsOfLanguages } from '../../facts/tables.ts'
import { firmFormWords } from '../form-words.ts'
import { FAMILY_NAMES } from './family-names.ts'
import { foldName } from './fold-name.ts'
import { AFRICAN_GIVEN_NAMES } from './given-names/africa.ts'
import { AMBIGUOUS_GIVEN_NAMES } from './given-names/ambiguous.ts'
import { CYRILLIC_AND_GREEK_SCRIPT_GIVEN_NAMES } from './given-names/cyrillic-greek-script.ts'
import { EAST_ASIAN_GIVEN_NAMES } from './given-names/east-asia.ts'
import { ENGLISH_GIVEN_NAMES } from './given-names/english.ts'
import { GERMANIC_GIVEN_NAMES } from './given-names/germanic.ts'
import { MIDDLE_EASTERN_GIVEN_NAMES } from './given-names/middle-east.ts'
import { ROMANCE_GIVEN_NAMES } from './given-names/romance.ts'
import { SLAVIC_GREEK_GIVEN_NAMES } from './given-names/slavic-greek.ts'
import { SOUTH_ASIAN_GIVEN_NAMES } from './given-names/south-asia.ts'
import { personWords } from './person-patterns.ts'
import { CYRILLIC_WORDS } from './words/cyrillic.ts'
import { ENGLISH_WORDS } from './words/english.ts'
import { EUROPEAN_WORDS_A_TO_M } from './words/european-a-m.ts'
import { EUROPEAN_WORDS_N_TO_Z } from './words/european-n-z.ts'
import { BELARUSIAN_ROLES } from './words/roles.ts'
import { WORD_FAMILY_NAMES } from './words/word-family-names.ts'

const LISTS = {
  given: [
    ENGLISH_GIVEN_NAMES,
    GERMANIC_GIVEN_NAMES,
    ROMANCE_GIVEN_NAMES,
    SLAVIC_GREEK_GIVEN_NAMES,
    MIDDLE_EASTERN_GIVEN_NAMES,
    SOUTH_ASIAN_GIVEN_NAMES,
    AFRICAN_GIVEN_NAMES,
    EAST_ASIAN_GIVEN_NAMES,
    CYRILLIC_AND_GREEK_SCRIPT_GIVEN_NAMES,
  ],
  ambiguousGiven: [AMBIGUOUS_GIVEN_NAMES],
  family: [FAMILY_NAMES],
  wordFamily: [WORD_FAMILY_NAMES],
  plain: [ENGLISH_WORDS, EUROPEAN_WORDS_A_TO_M, EUROPEAN_WORDS_N_TO_Z, CYRILLIC_WORDS],
  role: [BELARUSIAN_ROLES],
} as const

/** Lists that are facts of languages, or go on there. */
const FACTS = {
  plain: () => [...personWords('letters', 'greetings'), ...personWords('work', 'former')],
  role: () => personWords('work', 'roles'),
  occupation: () => personWords('work', 'occupations'),
  duty: () => personWords('work', 'duties'),
  honorific: () => personWords('names', 'titles'),
  suffix: () => personWords('names', 'suffixes'),
  head: () => personWords('entities', 'heads'),
  prefix: () => personWords('entities', 'prefixes'),
  label: () => personWords('work', 'labels'),
  department: () => personWords('work', 'departments'),
  titleAdjective: () => personWords('work', 'adjectives'),
  departmentQualifier: () => personWords('work', 'qualifiers'),
} as const

export type WordList = keyof typeof LISTS | keyof typeof FACTS
const BITS = Object.fromEntries(Object.keys({ ...LISTS, ...FACTS }).map((list, bit) => [list, 1 << bit])) as Record<
  WordList,
  number
>

let bitsByWord: Map<string, number> | null = null
let lastWord = ''
let lastBits = 0

/**
 * Whether a folded word is in a list. The lists are parsed on first use, so that pages without names do not pay for it.
 */
export function isListed(word: string, list: WordList): boolean {
  // Caches the last word: callers look up one word in several lists in a row.
  if (word !== lastWord) {
    bitsByWord ??= readLists()
    lastWord = word
    lastBits = bitsByWord.get(word) ?? 0
  }
  return (lastBits & BITS[list]) !== 0
}

/** Shorter words of names of pages are names in other languages. */
const PAGE_NAME_MIN = 4

function readLists(): Map<string, number> {
  const words = new Map<string, number>()
  const add = (word: string, list: WordList) => void words.set(word, (words.get(word) ?? 0) | BITS[list])
  for (const [list, texts] of Object.entries(LISTS)) {
    for (const text of texts) {
      for (const word of text.trim().split(/\s+/)) add(word, list as WordList)
    }
  }
  for (const [list, wordsOf] of Object.entries(FACTS)) {
    for (const word of wordsOf()) add(word, list as WordList)
  }
  for (const name of wordsOfLanguages(({ pageNames }) => pageNames)) {
    const word = foldName(name)
    if (word.length >= PAGE_NAME_MIN) add(word, 'plain')
  }
  // A legal form that is already a listed word is skipped: as an ending it proves nothing.
  for (const form of firmFormWords()) {
    if (!words.has(form)) words.set(form, BITS.head)
  }
  return words
}
