import { fold } from '../../lib/fold.ts'
import { nameParts } from '../../lib/name-parts.ts'
import { transcribeUmlauts } from '../../lib/transcribe-umlauts.ts'
import { isHonorific, isNameSuffix } from '../names/vocabulary.ts'

/**
 * Choices that two sites may make differently with the same pattern. Each applies only to names for which it makes a
 * difference.
 */
export const CHOICES = ['letters', 'words', 'given', 'family', 'particle'] as const
export type Choice = (typeof CHOICES)[number]

/** One way to spell a person's name as a mailbox. */
export interface Spelling {
  readonly mailbox: string
  /** For example `first.last`. */
  readonly pattern: string
  /** The variant used for each choice that the name leaves open: `ae` or `a` for an umlaut. */
  readonly chosen: Readonly<Partial<Record<Choice, string>>>
}

interface Parts {
  readonly first: string
  readonly last: string
}
const PATTERNS: readonly (readonly [name: string, write: (parts: Parts) => string])[] = [
  ...['.', '_', '-', ''].flatMap((by): [string, (parts: Parts) => string][] => [
    [`first${by}last`, ({ first, last }) => first + by + last],
    [`f${by}last`, ({ first, last }) => first[0] + by + last],
    [`first${by}l`, ({ first, last }) => first + by + last[0]],
    [`last${by}first`, ({ first, last }) => last + by + first],
    [`last${by}f`, ({ first, last }) => last + by + first[0]],
    [`l${by}first`, ({ first, last }) => last[0] + by + first],
  ]),
  ['last', ({ last }) => last],
  ['first', ({ first }) => first],
  ['fl', ({ first, last }) => first[0]! + last[0]!],
]

const WORDS_MAX = 6
/** Maximum number of choices in a name: more are rare, and each choice multiplies the spellings. */
const CHOICES_MAX = 3
const MAILBOX = /^[a-z\d](?:[a-z\d._-]*[a-z\d])?$/

/**
 * Returns the ways in which a mailbox can spell a name; none for names in other scripts, of one word, or with too many
 * words.
 *
 * @param name as written, the given name first
 */
export function mailboxSpellings(name: string): Spelling[] {
  const plain = withoutTitles(name)
  if (choicesIn(plain) > CHOICES_MAX) return []
  const lettered = variantsOf('letters', { ae: transcribeUmlauts(plain), a: plain })
  const spellings: Spelling[] = []
  for (const [letters, spelt] of lettered) {
    for (const [first, last, chosen] of partings(spelt)) {
      if (!/^[a-z\d_-]{1,40}$/.test(first) || !/^[a-z\d._-]{2,60}$/.test(last)) continue
      for (const [pattern, write] of PATTERNS) {
        // With only an initial, the given name is unknown.
        if (first.length === 1 && pattern.includes('first')) continue
        const mailbox = write({ first, last })
        if (MAILBOX.test(mailbox)) spellings.push({ mailbox, pattern, chosen: { ...letters, ...chosen } })
      }
    }
  }
  return spellings
}

function withoutTitles(name: string): string {
  const words = name.normalize('NFC').split(',', 1)[0]!.trim().split(/\s+/)
  const bare = words.filter((word, at) => {
    const folded = word.toLowerCase().replace(/\./g, '')
    return !isHonorific(folded) && !(at === words.length - 1 && at > 1 && isNameSuffix(folded))
  })
  // Don and Mag are also given names.
  return (bare.length > 1 ? bare : words).join(' ')
}

/** Counts the choices that a name leaves open. */
function choicesIn(name: string): number {
  const { given, family } = nameParts(name)
  const choices = [
    transcribeUmlauts(name) !== name,
    given.includes(' '),
    given.includes('-'),
    family.includes('-'),
    family.includes(' '),
  ]
  return choices.filter(Boolean).length
}

type Parting = readonly [first: string, last: string, chosen: Readonly<Partial<Record<Choice, string>>>]

/** Returns the possible given and family parts of a name, with the choices made for each. */
function partings(name: string): Parting[] {
  const { given, family } = nameParts(name)
  const familyWords = family.split(' ')
  const particles = familyWords.slice(0, -1).map(lettersOf)
  const initials = /^\p{L}\.?$/u
  const givenWords = given.split(' ').filter((word, at) => word !== '' && (at === 0 || !initials.test(word)))
  if (givenWords.length === 0 || givenWords.length + familyWords.length > WORDS_MAX) return []
  const last = familyWords.at(-1)!
  return pairsOf(givenWords, last).flatMap(([first, second, words]) =>
    hyphened('given', first).flatMap(([givenName, byGiven]) =>
      hyphened('family', second).flatMap(([familyName, byFamily]) =>
        particled(particles, familyName).map(
          ([whole, byParticle]): Parting => [givenName, whole, { ...words, ...byGiven, ...byFamily, ...byParticle }],
        ),
      ),
    ),
  )
}

/** For Ana María López Ruiz, mailboxes use the first and last word, the first two, or most words joined. */
function pairsOf(given: readonly string[], last: string): [string, string, Parting[2]][] {
  const [first, ...middle] = given
  if (middle.length === 0) return [[first!, last, {}]]
  return variantsOf('words', {
    'first last': [first!, last],
    'first second': [first!, middle[0]!],
    'first rest': [first!, [...middle, last].map(lettersOf).join('')],
    'rest last': [given.map(lettersOf).join(''), last],
  }).map(([words, [one, other]]) => [one!, other!, words])
}

const hyphened = (choice: Choice, name: string): [string, Parting[2]][] => {
  const pieces = name
    .split(/[-‐‑–]/)
    .map(lettersOf)
    .filter((piece) => piece !== '')
  const variants = {
    kept: pieces.join('-'),
    joined: pieces.join(''),
    first: pieces[0] ?? '',
    last: pieces.at(-1) ?? '',
  }
  return variantsOf(choice, variants).map(([chosen, spelt]) => [spelt, chosen])
}

const particled = (particles: readonly string[], family: string): [string, Parting[2]][] =>
  variantsOf('particle', {
    joined: [...particles, family].join(''),
    dropped: family,
    hyphened: [...particles, family].join('-'),
    dotted: [...particles, family].join('.'),
  }).map(([chosen, spelt]) => [spelt, chosen])

const lettersOf = (word: string) => fold(word).replaceAll(' ', '')

/** Returns each variant with its choice; without a choice when all variants are equal. */
function variantsOf<T>(choice: Choice, variants: Readonly<Record<string, T>>): [Parting[2], T][] {
  const entries = Object.entries(variants)
  const keys = new Set(entries.map(([, value]) => String(value)))
  if (keys.size === 1) return [[{}, entries[0]![1]]]
  return entries.map(([name, value]) => [{ [choice]: name }, value])
}
