import { PASSWORD_LENGTH_MIN } from '../../../contracts/auth.ts'

/** How many of the most common ones are refused; attackers try them in this order. */
const RANKS = 10_000

let common: Promise<ReadonlySet<string>> | null = null

/** Whether a password is one of the 10,000 most common that are long enough to be chosen, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}

/** Unpacked on first use only: most isolates never see a password being chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byRank = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH_MIN)
  return new Set(byRank.slice(0, RANKS).map((password) => password.toLowerCase()))
}
