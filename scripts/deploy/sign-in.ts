import { z } from 'zod'
import type { Ask } from './ask.ts'
import { DeployError } from './errors.ts'
import { parseJson, type Wrangler, wordsOf } from './wrangler.ts'

const Who = z.object({
  loggedIn: z.literal(true),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Account = z.infer<typeof Who>['accounts'][number]

/**
 * Makes sure that wrangler is signed in, through the browser or with CLOUDFLARE_API_TOKEN.
 *
 * @param ask null in an unattended run
 * @returns the Cloudflare accounts it can use; null if it is not signed in and `ask` is null
 */
export async function signIn(wrangler: Wrangler, ask: Ask | null): Promise<Account[] | null> {
  const known = await whoAmI(wrangler)
  if (known !== null || ask === null) return known
  const { code } = await wrangler(['login'], { isInteractive: true })
  const now = code === 0 ? await whoAmI(wrangler) : null
  if (now === null)
    throw new DeployError(
      'Signing in to Cloudflare did not succeed.',
      'Run the command again, or set CLOUDFLARE_API_TOKEN.',
    )
  return now
}

/**
 * @throws DeployError if wrangler fails for any reason other than not being signed in
 */
async function whoAmI(wrangler: Wrangler): Promise<Account[] | null> {
  const args = ['whoami', '--json']
  const result = await wrangler(args)
  if (result.code === 0) return Who.parse(parseJson(args, result)).accounts
  if (/"loggedIn":\s*false/.test(wordsOf(result))) return null
  throw new DeployError(
    `wrangler whoami failed: ${wordsOf(result).trim().slice(0, 300)}`,
    'Check the network and CLOUDFLARE_API_TOKEN, then run the command again.',
  )
}

/**
 * Chooses the account. An installation stays in its account.
 *
 * @param wanted id or name, from the answers
 */
export async function chooseAccount(
  accounts: readonly Account[],
  recorded: string | null,
  wanted: string | undefined,
  ask: Ask | null,
): Promise<string> {
  const named = (text: string) => accounts.find(({ id, name }) => id === text || name === text)?.id
  if (recorded !== null)
    return (
      named(recorded) ??
      refuse(`This installation is in the Cloudflare account ${recorded}, which this sign-in cannot use.`)
    )
  if (wanted !== undefined) return named(wanted) ?? refuse(`This sign-in cannot use the account "${wanted}".`)
  if (accounts.length === 1) return accounts[0]!.id
  if (accounts.length === 0) return refuse('This sign-in has no Cloudflare account.')
  if (ask === null)
    return refuse(
      'This sign-in can use several Cloudflare accounts.',
      'Name one as "account" in the file of --answers.',
    )
  return ask.choose(
    'Which Cloudflare account?',
    accounts.map(({ id, name }) => ({ value: id, label: name })),
  )
}

function refuse(
  message: string,
  advice = 'Sign in with another user or token (`npx wrangler logout`), then run the command again.',
): never {
  throw new DeployError(message, advice)
}
