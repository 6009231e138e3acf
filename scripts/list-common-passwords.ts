import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_LENGTH_MIN } from '../src/contracts/auth/auth.ts'

const FILE = 'src/domain/accounts/passwords/generated/common-passwords.ts'
/** The number of most common passwords that are refused; attackers try them in this order. */
const RANKS = 10_000

/**
 * Writes the most common passwords of sufficient length into the Worker's sources: the library has five times as many,
 * with words of other kinds, and every isolate would load them.
 *
 * @param isCheck writes nothing
 * @returns whether the file was up to date
 */
export function listCommonPasswords(root: string, isCheck: boolean): boolean {
  const file = join(root, FILE)
  const byRank = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH_MIN)
  const common = new Set(byRank.slice(0, RANKS).map((password) => password.toLowerCase()))
  const wanted = `// Written by npm run generate from @zxcvbn-ts/language-common.
/** The ${RANKS.toLocaleString('en')} most common passwords of sufficient length, in lower case, separated by spaces. */
export const COMMON_PASSWORDS =
  '${[...common].toSorted().join(' ')}'
`
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return true
  if (!isCheck) writeFileSync(file, wanted)
  return false
}
