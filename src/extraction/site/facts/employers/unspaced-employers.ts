import { compilePattern } from '../../../../lib/compile-pattern.ts'
import { namesOrganisation } from '../../../companies/company-words.ts'
import { personPatterns } from '../../../names/person-patterns.ts'

/** Characters of a bracket and before one that are read. */
const NAME_LENGTH_MAX = 40
const NAME_LENGTH_MIN = 3
/** `山田 花子 氏（` */
const BRACKET = compilePattern(
  `^ ?(?:${personPatterns('unspaced', 'address')})? ?[(（](?<name>[\\p{Lo}ー・]{3,30})(?=[ \\u3000、，)）])`,
  'u',
)
/** What may be a name in text without spaces: no hiragana, which joins it to a sentence. */
const OF_NAME = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・]/u

/**
 * Returns the organisation in brackets behind a name in a script without spaces, or null:
 * `山田 花子 氏（松原科学センター 主任研究員）`.
 *
 * @param tail the text of the line behind the name
 */
export function unspacedEmployerBehind(tail: string): string | null {
  const name = BRACKET.exec(tail.slice(0, NAME_LENGTH_MAX))?.groups?.name
  return name !== undefined && namesOrganisation([name]) ? name : null
}

/**
 * Returns the organisation directly before the bracket with a person, without its department, or null:
 * `県立松原病院看護科（担当：山田 花子）`.
 *
 * @param lead the text of the line before the bracket
 */
export function unspacedEmployerBefore(lead: string): string | null {
  let from = lead.length
  while (from > 0 && lead.length - from < NAME_LENGTH_MAX && OF_NAME.test(lead[from - 1]!)) from--
  const run = lead.slice(from)
  for (let end = run.length; end >= NAME_LENGTH_MIN; end--)
    if (namesOrganisation([run.slice(0, end)])) return run.slice(0, end)
  return null
}
