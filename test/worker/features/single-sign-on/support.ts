import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import * as contract from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, type TestAccount } from '../../support/factories.ts'
import { PASSWORD, passwordHash } from '../auth/support.ts'
import { type Browser, newBrowser } from '../sign-in-factors/support.ts'

/** The identity provider of workspaces on loopback, and our registration with it. */
export const PROVIDER = {
  issuer: env.GOOGLE_ORIGIN,
  client_id: 'local-client',
  client_secret: 'local-secret',
  password: PASSWORD,
}
export type Owner = Awaited<ReturnType<typeof mintOwner>>

/** The owner of a workspace whose plan has single sign-on, with `PASSWORD`. */
export async function mintOwner({ plan = {}, ...of }: TestAccount = {}) {
  const owner = await mintAccount({ ...of, plan: { hasSso: true, ...plan } })
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, owner.id))
  return owner
}

export const publish = (name: string, text: string) =>
  fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, text })}`)
export const newDomain = () => `${newId()}.test`

/** Adds a domain and verifies it. */
export async function verifyDomain(owner: Owner, domain = newDomain()): Promise<string> {
  const added = (await owner.call(contract.addSsoDomain, { body: { domain } })).data.domain
  await publish(added.record.name, added.record.value)
  await owner.call(contract.checkSsoDomain, { params: { id: added.id } })
  return domain
}

/** A workspace with single sign-on for a domain. */
export async function withSso(of: TestAccount = {}, settings: object = {}) {
  const owner = await mintOwner(of)
  await owner.call(contract.saveSso, { body: { ...PROVIDER, ...settings } })
  return { owner, domain: await verifyDomain(owner) }
}

export interface Choice {
  address: string
  /** Claims that the provider returns instead of its own. */
  claims?: object
  forged?: boolean
}

/** The callback of the provider after the user consented, and the workspace of its redirect URL. */
export async function consent(url: string, { address, claims, forged }: Choice) {
  const at = new URL(url)
  at.searchParams.set('decision', 'allow')
  at.searchParams.set('address', address)
  if (claims) at.searchParams.set('claims', JSON.stringify(claims))
  if (forged) at.searchParams.set('forged', '1')
  const back = new URL((await fetch(at, { redirect: 'manual' })).headers.get('location')!)
  const { searchParams, pathname } = back
  return { state: searchParams.get('state')!, code: searchParams.get('code'), workspace: pathname.split('/').at(-1)! }
}

export const begin = (browser: Browser, email: string) => browser.ask(contract.beginSsoSignIn, { body: { email } })
export const finish = (browser: Browser, body: object) => browser.ask(contract.finishSsoSignIn, { body })

/** Signs in a person by the provider of their domain. */
export async function signIn(choice: Choice, browser = newBrowser(), email = choice.address) {
  const begun = await begin(browser, email)
  return finish(browser, await consent(begun.data.url, choice))
}
