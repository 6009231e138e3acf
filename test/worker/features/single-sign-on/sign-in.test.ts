import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as identities from '../../../../src/contracts/identities/identities.ts'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as contract from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import * as topics from '../../../../src/contracts/topics/topics.ts'
import * as workspaces from '../../../../src/contracts/workspaces/workspaces.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { identityRequests } from '../../../../src/db/schema/control/identities.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { workspaceSsoDomains } from '../../../../src/db/schema/control/single-sign-on.ts'
import { WORKSPACE_HEADER } from '../../../../src/rules/workspaces/workspace-header.ts'
import { clientFor, db, mintAccount } from '../../support/factories.ts'
import { accountOf, mailsTo, mintPerson, PASSWORD } from '../auth/support.ts'
import { codeOf, logIn, mintGuarded, newBrowser } from '../sign-in-factors/support.ts'
import { begin, consent, finish, newDomain, type Owner, publish, signIn, verifyDomain, withSso } from './support.ts'

const membersOf = async (owner: Owner) => (await owner.call(workspaces.listMembers, {})).data.members
async function personAt(email: string) {
  const person = await mintPerson()
  await db.update(accounts).set({ email }).where(eq(accounts.id, person.id))
  return { ...person, email }
}
const record = async (owner: Owner, domain: string) =>
  (await owner.call(contract.getSso, {})).data.domains.find((one) => one.domain === domain)!.record

describe('single sign-on', () => {
  test('creates the account and the membership with the default role, and opens the workspace', async () => {
    const { owner, domain } = await withSso({}, { default_role: 'viewer' })
    const address = `ada@${domain}`
    const { data, status } = await signIn({ address, claims: { name: 'Ada Okafor' } })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      is_new: true,
      user: { email: address, name: 'Ada Okafor', workspace: { id: owner.id, role: 'viewer' } },
    })
    expect((await clientFor(data.token).call(auth.profile, {})).data).toMatchObject({ workspace: { id: owner.id } })
    expect(await membersOf(owner)).toMatchObject([{ id: owner.id }, { id: data.user.id, role: 'viewer' }])
    const again = await signIn({ address })
    expect(again.data).toMatchObject({ is_new: false, user: { id: data.user.id } })
    expect(await membersOf(owner)).toHaveLength(2)
    // It is not listed as a sign-in provider of the person.
    expect((await newBrowser().ask(identities.listIdentities, {}, data.token)).data.identities).toEqual([])
  })

  test('connects an account with the address, mails its holder, and keeps the role of a member', async () => {
    const { owner, domain } = await withSso()
    const person = await personAt(`bob@${domain}`)
    expect((await signIn({ address: person.email })).data).toMatchObject({ is_new: false, user: { id: person.id } })
    expect(await mailsTo(person.email, /Single sign-on was connected/)).toHaveLength(1)
    await owner.call(workspaces.changeMemberRole, { params: { id: person.id }, body: { role: 'billing' } })
    expect((await signIn({ address: person.email })).data.user.workspace).toMatchObject({ role: 'billing' })
  })

  test('does not connect an account with an unverified address', async () => {
    const { owner, domain } = await withSso()
    const person = await personAt(`eve@${domain}`)
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, person.id))
    expect((await signIn({ address: person.email })).status).toBe(403)
    expect(await membersOf(owner)).toHaveLength(1)
  })

  test("asks for the person's second factor, and then opens the workspace", async () => {
    const { owner, domain } = await withSso()
    const { id, secret } = await mintGuarded()
    await db
      .update(accounts)
      .set({ email: `fay@${domain}` })
      .where(eq(accounts.id, id))
    const browser = newBrowser()
    expect(await signIn({ address: `fay@${domain}` }, browser)).toMatchObject({ status: 403, code: 'factor_required' })
    const done = await browser.ask(factors.finishSignIn, { body: { code: codeOf(secret), trusts_device: false } })
    expect(done.data.user).toMatchObject({ id, workspace: { id: owner.id, role: 'member' } })
  })

  test('discloses whether a domain uses it, and never whether an address exists', async () => {
    const { domain } = await withSso()
    const person = await personAt(`here@${domain}`)
    for (const email of [person.email, `nobody@${domain}`])
      expect(await begin(newBrowser(), email)).toMatchObject({ status: 200, data: { url: expect.any(String) } })
    const elsewhere = await mintAccount()
    const answers = [elsewhere.email, `no-${elsewhere.email}`].map((email) => begin(newBrowser(), email))
    for (const { status, message } of await Promise.all(answers)) {
      expect(status).toBe(400)
      expect(message).toBe('There is no single sign-on for example.org.')
    }
  })
})

describe('rejects a callback', () => {
  test.each<[string, { claims?: object; forged?: boolean }, number]>([
    ['with the nonce of another request', { claims: { nonce: 'another' } }, 422],
    ['for another client', { claims: { aud: 'another-client' } }, 422],
    ['of a foreign issuer', { claims: { iss: 'https://accounts.evil.test' } }, 422],
    ['that has expired', { claims: { iat: 1, exp: 2 } }, 422],
    ['with a signature of another key', { forged: true }, 422],
    ['whose address is not verified', { claims: { email_verified: false } }, 400],
    ['without an address', { claims: { email: null } }, 400],
    ['for an address of another domain', { claims: { email: 'ceo@example.org' } }, 400],
  ])('%s', async (_, choice, status) => {
    const { owner, domain } = await withSso()
    const answer = await signIn({ address: `ann@${domain}`, ...choice })
    expect(answer.status).toBe(status)
    expect(await accountOf(`ann@${domain}`)).toBeUndefined()
    expect(await membersOf(owner)).toHaveLength(1)
  })

  test('with a state that is used, expired, or from another browser', async () => {
    const { domain } = await withSso()
    const address = `ann@${domain}`
    const browser = newBrowser()
    const used = await consent((await begin(browser, address)).data.url, { address })
    expect((await finish(browser, used)).status).toBe(200)
    expect((await finish(browser, used)).status).toBe(400)
    const others = await consent((await begin(newBrowser(), address)).data.url, { address })
    for (const stranger of [newBrowser(), browser]) expect((await finish(stranger, others)).status).toBe(400)
    const late = await consent((await begin(browser, address)).data.url, { address })
    await db.update(identityRequests).set({ expiresAt: new Date().toISOString() })
    expect((await finish(browser, late)).status).toBe(400)
  })

  test('at the URL of another workspace or of the public providers: each has its own', async () => {
    const [one, other] = [await withSso(), await withSso()]
    const address = `ann@${one.domain}`
    const browser = newBrowser()
    const back = await consent((await begin(browser, address)).data.url, { address })
    expect(back.workspace).toBe(one.owner.id)
    expect((await finish(browser, { ...back, workspace: other.owner.id })).status).toBe(400)
    const { state, code } = await consent((await begin(browser, address)).data.url, { address })
    expect((await browser.ask(identities.finishProviderSignIn, { body: { state, code } })).status).toBe(400)
    const google = await browser.ask(identities.beginProviderSignIn, { body: { provider: 'google' } })
    const returned = await consent(google.data.url, { address })
    expect((await finish(browser, { ...returned, workspace: one.owner.id })).status).toBe(400)
    expect(await accountOf(address)).toBeUndefined()
  })

  test('that names another issuer in the URL', async () => {
    const { domain } = await withSso()
    const browser = newBrowser()
    const address = `ann@${domain}`
    const back = await consent((await begin(browser, address)).data.url, { address })
    expect((await finish(browser, { ...back, iss: 'https://accounts.evil.test' })).status).toBe(422)
  })
})

describe('a single sign-on domain', () => {
  test('signs no one in before its record is published, and after it is removed', async () => {
    const { owner, domain } = await withSso()
    const waiting = newDomain()
    await owner.call(contract.addSsoDomain, { body: { domain: waiting } })
    expect((await begin(newBrowser(), `ann@${waiting}`)).status).toBe(400)
    await publish((await record(owner, domain)).name, 'something else')
    expect((await begin(newBrowser(), `ann@${domain}`)).status).toBe(200)
    await db
      .update(workspaceSsoDomains)
      .set({ checkedAt: '2020-01-01T00:00:00.000Z' })
      .where(eq(workspaceSsoDomains.domain, domain))
    expect((await begin(newBrowser(), `ann@${domain}`)).status).toBe(400)
    expect((await owner.call(contract.getSso, {})).data.domains[0]).toMatchObject({ verified_at: null })
  })

  test('belongs to one workspace, whose provider cannot sign in addresses of another', async () => {
    const [one, other] = [await withSso(), await withSso()]
    const taken = (await other.owner.call(contract.addSsoDomain, { body: { domain: one.domain } })).data.domain
    const params = { id: taken.id }
    expect((await other.owner.call(contract.checkSsoDomain, { params })).data).toMatchObject({
      domain: { verified_at: null },
      problem: expect.stringContaining('not there yet'),
    })
    // The provider of the second workspace names a person of the first.
    const person = await personAt(`ann@${one.domain}`)
    const answer = await signIn({ address: person.email }, newBrowser(), `x@${other.domain}`)
    expect(answer.status).toBe(400)
    expect(await membersOf(other.owner)).toHaveLength(1)
    // The record moves to the second workspace.
    await publish(taken.record.name, taken.record.value)
    expect((await other.owner.call(contract.checkSsoDomain, { params })).data.problem).toBeNull()
    expect((await one.owner.call(contract.getSso, {})).data.domains[0]!.verified_at).toBeNull()
  })

  test('no longer applies to a person whose address changed', async () => {
    const { domain } = await withSso()
    const address = `ann@${domain}`
    const { data } = await signIn({ address })
    await db
      .update(accounts)
      .set({ email: `own-${address}.example.org` })
      .where(eq(accounts.id, data.user.id))
    expect((await signIn({ address })).status).toBe(400)
  })
})

test('single sign-on is inactive if the plan lacks the feature', async () => {
  const { owner, domain } = await withSso()
  await db
    .update(plans)
    .set({ hasSso: false })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${owner.id})`)
  expect((await begin(newBrowser(), `ann@${domain}`)).status).toBe(400)
  expect((await owner.call(contract.getSso, {})).data).toMatchObject({
    is_in_plan: false,
    provider: { client_id: 'local-client' },
  })
})

describe('membership by single sign-on', () => {
  test('uses a seat, and without a free one no account is created', async () => {
    const { owner, domain } = await withSso({ plan: { maxSeats: 2 } })
    expect((await signIn({ address: `one@${domain}` })).status).toBe(200)
    const refused = await signIn({ address: `two@${domain}` })
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('no free seat') })
    expect(await accountOf(`two@${domain}`)).toBeUndefined()
    expect((await signIn({ address: `one@${domain}` })).status).toBe(200)
    expect(await membersOf(owner)).toHaveLength(2)
  })

  test('uses an open invitation, with its role and seat', async () => {
    const { owner, domain } = await withSso({ plan: { maxSeats: 2 } })
    const address = `ann@${domain}`
    await owner.call(workspaces.inviteMember, { body: { email: address, role: 'admin' } })
    expect((await signIn({ address })).data.user.workspace).toMatchObject({ role: 'admin' })
    expect((await owner.call(workspaces.listMembers, {})).data).toMatchObject({ invitations: [], seats: { used: 2 } })
  })

  test('is not restored after a removal, unless the person is invited again', async () => {
    const { owner, domain } = await withSso()
    const address = `ann@${domain}`
    const { data } = await signIn({ address })
    await owner.call(workspaces.removeMember, { params: { id: data.user.id } })
    expect(await signIn({ address })).toMatchObject({
      status: 403,
      message: expect.stringContaining('no longer a member'),
    })
    // Not with another account either.
    await db.delete(accounts).where(eq(accounts.id, data.user.id))
    expect((await signIn({ address })).status).toBe(403)
    expect(await membersOf(owner)).toHaveLength(1)
    await owner.call(workspaces.inviteMember, { body: { email: address, role: 'viewer' } })
    expect((await signIn({ address })).data.user.workspace).toMatchObject({ role: 'viewer' })
    expect((await signIn({ address })).status).toBe(200)
  })
})

describe('required single sign-on', () => {
  test('limits members of its domains in this workspace; the owner and other workspaces are not affected', async () => {
    const { owner, domain } = await withSso()
    const person = await personAt(`ann@${domain}`)
    const { token } = (await signIn({ address: person.email })).data
    const byPassword = (await logIn(newBrowser(), person.email)).data.token
    const inside = { [WORKSPACE_HEADER]: owner.id }
    const open = async (of: string) => (await clientFor(of).send(topics.listTopics, {}, inside)).status
    expect(await open(byPassword)).toBe(200)
    const guest = await mintAccount()
    await db.run(sql`INSERT INTO workspace_members (workspace_id, member_id, role, created_at)
      VALUES (${owner.id}, ${guest.id}, 'member', '2026-01-01')`)

    await owner.call(contract.saveSso, { body: { password: PASSWORD, is_required: true } })
    expect(await open(token)).toBe(200)
    expect(await open(byPassword)).toBe(403)
    expect(await open(guest.token)).toBe(200)
    expect((await owner.send(topics.listTopics, {})).status).toBe(200)
    const refused = await clientFor(byPassword).fail(workspaces.switchWorkspace, { params: { id: owner.id } })
    expect(refused.httpStatus).toBe(403)
    // Their own workspace stays open.
    expect((await clientFor(byPassword).call(auth.profile, {})).data).toMatchObject({ workspace: { id: person.id } })
    // The single sign-on of one workspace does not affect another.
    const other = await withSso({}, { is_required: true })
    await verifyDomain(other.owner)
    await db.run(sql`INSERT INTO workspace_members (workspace_id, member_id, role, created_at)
      VALUES (${other.owner.id}, ${person.id}, 'member', '2026-01-01')`)
    expect((await clientFor(token).send(topics.listTopics, {}, { [WORKSPACE_HEADER]: other.owner.id })).status).toBe(
      200,
    )
    await db
      .update(accounts)
      .set({ email: `ann@${other.domain}` })
      .where(eq(accounts.id, person.id))
    expect((await clientFor(token).send(topics.listTopics, {}, { [WORKSPACE_HEADER]: other.owner.id })).status).toBe(
      403,
    )
  })
})

test('the issuer is called by the guarded fetch, and no secret is stored in plain text', async () => {
  const { owner } = await withSso()
  const rows = JSON.stringify(await db.all(sql`SELECT * FROM workspace_sso WHERE account_id = ${owner.id}`))
  expect(rows).toContain(env.GOOGLE_ORIGIN)
  expect(rows).not.toContain('local-secret')
})
