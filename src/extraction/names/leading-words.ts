import { isFirmForm } from '../form-words.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameWord } from './name-parts.ts'
import type { NameRun } from './name-runs.ts'
import { isFamilyName, isRoleWord } from './vocabulary.ts'
import { ROLE_ENDING } from './words/roles.ts'

const FIRM_PARTICLE = / (?:von (?:der|dem)|vom|von|van (?:de|het)|van|de la|du|de|of|from|bei) \p{Lu}/u
/** A word of a firm's name before its legal form. */
const FIRM_WORD = /^[\p{Lu}&][\p{L}&.]{0,24}$/u
const FIRM_WORDS_MAX = 5
const FIRM_MAX = 80

/**
 * Cuts the employer off a name: "von der Marlow Bau GmbH" looks like a family name with particles.
 *
 * @param after the line's text after the run
 */
export function beforeFirm(run: NameRun, after: string): NameRun {
  const at = FIRM_PARTICLE.exec(run.value)?.index ?? -1
  if (at < 0 || !leadsToForm(after.slice(0, FIRM_MAX))) return run
  const value = run.value.slice(0, at)
  const words = run.words.slice(0, value.split(' ').length)
  const cut = run.value.length - value.length
  return words.length < 2 ? run : { ...run, end: run.end - cut, words, value }
}

/** Whether a text continues with capitalised words up to a legal form, including `e. V.`. */
function leadsToForm(text: string): boolean {
  const [before, ...words] = text.replace(/(?<=\.) (?=\p{Lu}\.)/gu, '').split(/[ -]/, FIRM_WORDS_MAX + 1)
  if (before !== '') return false
  for (const word of words) {
    if (isFirmForm(word.replace(/[,;:)].*$/s, ''))) return true
    if (!FIRM_WORD.test(word)) return false
  }
  return false
}

const LAST_WORD = /(\p{L}[\p{L}-]{2,24}) $/u
const LAST_WORD_MAX = 26
const CUT_MAX = 3

/**
 * Removes the capitalised words of an office between a job title and a name: "przewodniczący Rady Rodziców Jan Lis",
 * "předseda Správy Jan Lis". Applies only if an unambiguous given name follows and no other given name comes first.
 *
 * @param before the line's text before the run
 */
export function behindOffice(before: string, run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3 || words.length > CUT_MAX + 3 || givenName(words[0]!.folded) !== 'unknown') return run
  const at = words.findIndex(({ folded }) => givenName(folded) === 'sure')
  if (at < 1 || at > CUT_MAX || at === words.length - 1) return run
  if (words.slice(0, at).some(({ folded, isInitial }) => isInitial || isFamilyName(folded))) return run
  const title = LAST_WORD.exec(before.slice(-LAST_WORD_MAX))?.[1]
  if (!title || !isRoleWord(foldName(title))) return run
  return from(run, at)
}

/** Whether a word is a compound job title: Bundesministerin, Teamchef, Marlow-CEO. */
function isRoleCompound({ folded }: NameWord): boolean {
  const last = folded.slice(folded.lastIndexOf('-') + 1)
  return isRoleWord(last) || (last.length > COMPOUND_MIN && ROLE_ENDING.test(last))
}
const COMPOUND_MIN = 6

/**
 * Removes a job title before a whole name: "Bundesministerin Anna Berg", "Marlow-CEO Maria Berg". The given name must
 * be a known one, because some lists put the family name first.
 */
export function behindRole(run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3 || !isRoleCompound(words[0]!) || givenName(words[1]!.folded) === 'unknown') return run
  if (givenName(words[0]!.folded) !== 'unknown') return run
  return from(run, 1)
}

/** Returns the part of a run from the word at an index. */
function from(run: NameRun, at: number): NameRun {
  const position = run.value.indexOf(run.words[at]!.text, run.words[at - 1]!.text.length)
  return position < 0
    ? run
    : {
        ...run,
        start: run.end - (run.value.length - position),
        words: run.words.slice(at),
        value: run.value.slice(position),
      }
}

const VERB = /^\p{Lu}?\p{Ll}{2,}[^s\P{Ll}]s$/u

/**
 * Cuts a headline's verb off a whole name: "Jane Roe Gives Talk on Roads". Keeps family names and words at the end of
 * the line.
 *
 * @param after the line's text after the run
 */
export function beforeHeadline(run: NameRun, after: string): NameRun {
  const { words } = run
  const last = words.at(-1)!
  if (words.length < 3 || !/^ \p{Lu}/u.test(after) || !VERB.test(last.text)) return run
  const [first, family] = [words[0]!, words.at(-2)!]
  const inSequence = isFamilyName(family.folded) || givenName(family.folded) !== 'sure'
  const isWhole = givenName(first.folded) !== 'unknown' && !family.isInitial && inSequence
  if (!isWhole || isFamilyName(last.folded) || givenName(last.folded) !== 'unknown') return run
  const cut = last.text.length + 1
  return { ...run, end: run.end - cut, words: words.slice(0, -1), value: run.value.slice(0, -cut) }
}
