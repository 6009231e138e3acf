import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND } from '../and-words.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import { isHonorific } from './vocabulary.ts'

const PARTNER = compilePattern(
  `(?<given>\\p{Lu}[\\p{Ll}\\p{M}]{1,14}(?:-\\p{Lu}[\\p{Ll}\\p{M}]{1,14})?) (?:${AND}|\\+|u\\.) $`,
  'u',
)
const PARTNER_MAX = 40
/** "Jane Lind, ": the whole name before a couple in a list. */
const ENDS_MEMBER = /(?<!\S)\p{Lu}\S{0,20} (?:\S{1,20} ){0,2}\p{Lu}[^\s,]{1,20}, $/u
/** The word before, with its punctuation. */
const WORD_BEFORE = /(?<!\S)(\S+)\s*$/u

/**
 * The first partner of a couple that shares one family name: Harold for Betty Roe in "Harold & Betty Roe". Null if a
 * full name comes before ("Jane Lind and Betty Roe"), or more than one given name ("Jane, Harold and Betty Roe").
 *
 * @param before the line's text before the name of `run`
 */
export function partnerOf(before: string, run: NameRun): NameRun | null {
  const near = before.slice(-PARTNER_MAX)
  const match = PARTNER.exec(near)
  const [first] = run.words
  if (!match || givenName(first!.folded) === 'unknown') return null
  const given = match.groups!.given!
  const known = givenName(foldName(given))
  // "Mark and Denise Quaxley"
  if (known === 'unknown' || (known === 'ambiguous' && givenName(first!.folded) !== 'sure')) return null
  const ahead = near.slice(0, match.index)
  const lead = WORD_BEFORE.exec(ahead)?.[1]
  if (lead !== undefined && (!(isEdge(lead) || ENDS_MEMBER.test(ahead)) || endsName(ahead))) return null
  const family = familyOf(run)
  return {
    start: run.start - (near.length - match.index),
    end: run.end,
    words: [],
    value: `${given} ${family}`,
  }
}

/** `Rui Lima dos Santos e Ana Roe`: the particles before the first name belong to another. */
function endsName(before: string): boolean {
  const first = NAME_BEFORE.exec(before)?.groups?.first
  return first !== undefined && givenName(foldName(first)) !== 'unknown'
}
const NAME_BEFORE = /(?<!\S)(?<first>\p{Lu}\p{Ll}{1,14})(?: \p{Lu}\p{Ll}{1,14}){0,3}(?: \p{Ll}{1,3}){1,2} $/u

/** Whether the word before a given name belongs neither to a name nor to a list of names. */
function isEdge(word: string): boolean {
  if (isHonorific(foldName(word.replaceAll('.', '')))) return true
  return /[:;|(–—•»"“”-]$|\p{L}{3}[.!?]$/u.test(word) || /^\p{Ll}/u.test(word)
}

/**
 * The family name of a run: the words after given names and words of up to two letters, but at least the last one: Roe,
 * van Roe.
 */
function familyOf({ value }: NameRun): string {
  const words = value.split(' ')
  let at = 1
  while (at < words.length - 1 && (words[at]!.length <= 2 || givenName(foldName(words[at]!)) === 'sure')) at++
  return words.slice(at).join(' ')
}
