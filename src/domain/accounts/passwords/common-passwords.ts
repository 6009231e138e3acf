import { PASSWORD_LENGTH_MIN } from '../../../contracts/auth/auth.ts'

/** How many of the most common passwords are refused; attackers try them in this order. */
const RANKS = 10_000

let common: Promise<ReadonlySet<string>> | null = null

/** Whether a password is one of the 10,000 most common ones of sufficient length, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}

/** Loaded on first use: in most isolates no password is ever chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byRank = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH_MIN)
  return new Set(byRank.slice(0, RANKS).map((password) => password.toLowerCase()))
}
