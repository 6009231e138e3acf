import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Candidate } from './candidate.ts'
import { foldName } from './fold-name.ts'
import { personPatterns } from './person-patterns.ts'
import { beginsWithGivenName } from './plain-names.ts'
import type { Reading } from './reading.ts'
import { isPlainWord, isRoleWord } from './vocabulary.ts'
import { LONG_AGO } from './words/prose.ts'

const AROUND = 120
/** The beginning of a sentence, or a lower-case word and a comma. */
const BEFORE = /(?:^|\p{Ll}, |[.!?:)”"»] )$/u
/** A description of the person in lower case: "Jane Roe, a practising lawyer", "Jane Roe, creator of". */
const CALLED = compilePattern(
  `^,? (?:(?:jr|sr)\\.?,? )?(?:${personPatterns('described', 'articles')}) (?!(?:${personPatterns('described', 'notPeople')})(?!\\p{L}))(?:\\p{Ll}{2,20} ){1,3}`,
  'u',
)
const CALLED_BY_WORK = compilePattern(
  `^, (?:\\p{Ll}{3,20} (?:${personPatterns('described', 'joiners')}) )?\\p{Ll}{3,20}(?:${personPatterns('described', 'workEndings')}) (?:${personPatterns('described', 'of')}) `,
  'u',
)
/** Statements that only people fit: "Jane Roe worked her way up", "Jane Roe (born 1970)", "Jane Roe was born". */
const HIS_OR_HER = compilePattern(
  `^,?(?: \\([^()]{1,30}\\))? \\p{Ll}[^.!?;|]{0,70}? (?:${personPatterns('described', 'pronouns')})(?!\\p{L})`,
  'u',
)
const BORN = compilePattern(
  `^,?(?: \\([^()]{1,30}\\))? ?\\(?(?:(?:${personPatterns('described', 'bornVerbs')})? ?)(?:${personPatterns('described', 'born')})(?!\\p{L})`,
  'u',
)

/**
 * Whether a sentence describes a known name as a person: by a description, by "his" or "her", or by a birth. Excludes
 * historical people.
 */
export function isNamedInSentence({ page, segments }: Reading, { run, segment, likelihood }: Candidate): boolean {
  if (likelihood < 3 || !beginsWithGivenName(run)) return false
  const line = segments[segment]!
  if (!BEFORE.test(page.text.slice(Math.max(line.start, run.start - 3), run.start))) return false
  const after = page.text.slice(run.end, Math.min(line.end, run.end + AROUND))
  const isPerson = CALLED.test(after) || CALLED_BY_WORK.test(after) || HIS_OR_HER.test(after) || BORN.test(after)
  return isPerson && !LONG_AGO.test(after)
}

/** A sentence that begins with a name of one word. */
const BEGINS_WITH_NAME = /^(?<called>\p{Lu}[\p{L}'’-]+) (?<rest>\p{Ll}.*)/su

/**
 * Whether the text below a name calls the person by the given name and says what they do, in any language: `Skeva Mundel`
 * above `Skeva has been a clerk since 2007`. A firm's short name is followed by no role.
 */
export function isDescribedBelow({ page, segments }: Reading, { run: { words }, segment }: Candidate): boolean {
  const below = segments[segment + 1]
  if (!below || words.length < 2) return false
  const text = page.text.slice(below.start, Math.min(below.end, below.start + AROUND))
  const { called, rest } = BEGINS_WITH_NAME.exec(text)?.groups ?? {}
  if (called === undefined || foldName(called) !== words[0]!.folded || isPlainWord(words[0]!.folded)) return false
  return foldName(rest!)
    .split(/[^\p{L}]+/u)
    .some((word) => isRoleWord(word))
}
