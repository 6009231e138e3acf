import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import { isFamilyName, isRoleWord } from './vocabulary.ts'

const LAST_WORD = /(\p{L}[\p{L}-]{2,24}) $/u
const LAST_WORD_MAX = 26
const CUT_MAX = 3

/**
 * Leaves out words with a capital between a job title and a name, which say of what: "przewodniczący Rady Rodziców Jan
 * Lis", "předseda Správy Jan Lis". Only where a given name that is nothing else follows and none stands before it.
 *
 * @param before what the line holds before the run
 */
export function behindOffice(before: string, run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3 || words.length > CUT_MAX + 3 || givenName(words[0]!.folded) !== 'unknown') return run
  const at = words.findIndex(({ folded }) => givenName(folded) === 'sure')
  if (at < 1 || at > CUT_MAX || at === words.length - 1) return run
  if (words.slice(0, at).some(({ folded, isInitial }) => isInitial || isFamilyName(folded))) return run
  const title = LAST_WORD.exec(before.slice(-LAST_WORD_MAX))?.[1]
  if (!title || !isRoleWord(foldName(title))) return run
  const from = run.value.indexOf(words[at]!.text)
  return from < 0
    ? run
    : { ...run, start: run.end - (run.value.length - from), words: words.slice(at), value: run.value.slice(from) }
}
