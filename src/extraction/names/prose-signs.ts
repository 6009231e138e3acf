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

/** "the Orlando Magic, who won": teams and things have the article. */
const ARTICLE = /(?:^|[\s(])the $/

/**
 * Whether a sentence treats what it names as a person: by what the person does, by a relative clause, by an age, by thanks,
 * by a post that is given. Signs for known names only: shops open and brands win as well. Of those who lived long ago, and
 * after whom something is called, nothing is said.
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
  (PASSIVE_BEFORE.test(before) && OFFICE_BEHIND.test(after)) ||
  RELATIVE.test(after) ||
  AGE.test(after) ||
  OWNING.test(after) ||
  isOfficeHeld(before) ||
  ACTING.test(after)

const isOfficeHeld = (before: string) => (IS_NAMED.exec(before)?.groups?.office ?? '').split(' ').some(isRoleWord)

/** @param before what stands before a name, folded */
export const isThanked = (before: string) => THANKED.test(before)
