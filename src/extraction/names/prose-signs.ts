import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Tail } from './after-name.ts'
import type { Lead } from './before-name.ts'
import { isRoleWord } from './vocabulary.ts'
import {
  ACTING,
  AGE,
  CHOSEN_BEFORE,
  DONE_BY,
  IN_COMPANY,
  IS_NAMED,
  LONG_AGO,
  NAMED_AFTER,
  OFFICE_BEHIND,
  OWNING,
  PASSIVE_BEFORE,
  RELATIVE,
  THANKED,
} from './words/prose.ts'

const BEFORE_MAX = 80
const AFTER_MAX = 100

/** The definite article, which teams and things have: "the Orlando Magic, who won". */
const ARTICLE = /(?:^|[\s(])the $/

/**
 * Whether a sentence treats a name as a person: by an action, a relative clause, an age, thanks or an office. Valid for
 * known names only, because shops open and brands win too. Excludes historical people and namesakes of things.
 */
export function isPersonInProse(lead: Lead, tail: Tail): boolean {
  const before = lead.folded.slice(-BEFORE_MAX)
  const after = tail.folded.slice(0, AFTER_MAX)
  if (ARTICLE.test(before) || !isSign(before, after)) return false
  return !NAMED_AFTER.test(before) && !LONG_AGO.test(before) && !LONG_AGO.test(after)
}

const isSign = (before: string, after: string) =>
  isThanked(before) ||
  IN_COMPANY.test(before) ||
  CHOSEN_BEFORE.test(before) ||
  DONE_BY.test(before) ||
  isLedTo(before) ||
  (PASSIVE_BEFORE.test(before) && OFFICE_BEHIND.test(after)) ||
  RELATIVE.test(after) ||
  AGE.test(after) ||
  OWNING.test(after) ||
  isOfficeHeld(before) ||
  ACTING.test(after)

const isOfficeHeld = (before: string) => (IS_NAMED.exec(before)?.groups?.office ?? '').split(' ').some(isRoleWord)

/** @param before the text before a name, folded */
export const isThanked = (before: string) => THANKED.test(before)

let leads: RegExp | undefined
/**
 * Whether a sentence leads to a person: "an essay by", "die Regie von".
 *
 * @param before the text before a name, folded
 */
export function isLedTo(before: string): boolean {
  leads ??= compilePattern(
    `(?:^|[\\s,.;:(«"“„–—-])(?:${patternsOfLanguages(({ personLeads }) => personLeads).join('|')}) $`,
    'u',
  )
  return leads.test(before)
}
