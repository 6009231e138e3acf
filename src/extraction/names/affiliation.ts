import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND } from '../and-words.ts'
import { isFirmForm } from '../form-words.ts'
import { foldName } from './fold-name.ts'
import { personPatterns } from './person-patterns.ts'
import { isEntityHead } from './vocabulary.ts'

const BEHIND = /^, ((?:[\p{Lu}&][\p{L}\p{N}.&'’-]{0,20} ?){1,5})(?:,|$|\s[–—(])/u
/** Publishers: the person before one is a cited author. */
const PUBLISHER = new RegExp(`^(?:${personPatterns('things', 'publishers')})$`)

/**
 * Whether a firm with its legal form follows a name, as the employer: "Jane Roe, Marlow AG, Ulm". @param tail the
 * line's text after the name
 */
export function isOfFirm(tail: string): boolean {
  const words = (BEHIND.exec(tail)?.[1] ?? '').trim().split(' ')
  const form = words.at(-1)!
  const last = foldName(form).replaceAll('.', '')
  return (
    words.length > 1 && (isEntityHead(last) || isFirmForm(form)) && !PUBLISHER.test(last) && !/\b[12]\d{3}\b/.test(tail)
  )
}

const BRACKET_MAX = 120
const ORGANISATION_MAX = 40
// Bounded: what is before a bracket is cut at 40 characters.
const OF_PEOPLE = compilePattern(
  `(?:${personPatterns('things', 'firmsOfPeople')})\\p{L}{0,20}(?: [\\p{L}&-]{1,30}){0,2} $`,
  'u',
)
const JOINT = compilePattern(`, | (?:${AND}) `, 'u')
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){1,4}$/u

/**
 * Whether a name is in a bracket that contains only names, after an organisation of professionals: "Marlow Advocaten
 * (Jane Roe, Ann Lind)".
 *
 * @param before the line's text before a name, unfolded
 * @param after the line's text from the beginning of the name
 */
export function isInBracketOfPeople(before: string, after: string): boolean {
  const open = before.lastIndexOf('(')
  const close = after.indexOf(')')
  if (open < 0 || close < 0 || before.length - open > BRACKET_MAX || close > BRACKET_MAX || before.includes(')', open))
    return false
  return (
    OF_PEOPLE.test(`${foldName(before.slice(Math.max(0, open - ORGANISATION_MAX), open))} `) &&
    `${before.slice(open + 1)}${after.slice(0, close)}`.split(JOINT).every((name) => FULL_NAME.test(name))
  )
}
