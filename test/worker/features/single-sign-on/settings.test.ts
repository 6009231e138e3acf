import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import { acceptInvitation, inviteMember } from '../../../../src/contracts/workspaces/workspaces.ts'
import { accountIdentities } from '../../../../src/db/schema/control/identities.ts'
import { sourceOfSso } from '../../../../src/domain/single-sign-on/workspace-sso.ts'
import type { AssignableRole } from '../../../../src/rules/workspaces/workspace-roles.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { mailsTo, PASSWORD } from '../auth/support.ts'
import { mintOwner, newDomain, type Owner, PROVIDER, signIn, withSso } from './support.ts'

const settingsOf = async (owner: Owner) => (await owner.call(contract.getSso, {})).data
async function join(owner: Owner, role: AssignableRole) {
  const member = await mintAccount()
  await owner.call(inviteMember, { body: { email: member.email, role } })
  const [mail] = await mailsTo(member.email, /^Join /)
  const token = /join\?token=([\w-]+)/.exec(mail!.text)![1]!
  await member.call(acceptInvitation, { body: { token } })
  return member
}

test('settings are saved with the password, and never return the secret', async () => {
  const owner = await mintOwner()
  expect(await settingsOf(owner)).toMatchObject({ is_in_plan: true, provider: null, domains: [] })
  const wrong = await owner.fail(contract.saveSso, { body: { ...PROVIDER, password: 'wrong' } })
  expect(wrong).toMatchObject({ httpStatus: 422, errors: { password: expect.anything() } })
  const { client_secret: _, ...withoutSecret } = PROVIDER
  const missing = await owner.fail(contract.saveSso, { body: withoutSecret })
  expect(missing.errors).toHaveProperty('client_secret')
  await owner.call(contract.saveSso, { body: PROVIDER })
  const settings = await settingsOf(owner)
  expect(settings).toMatchObject({
    redirect_url: expect.stringContaining(`/login/single-sign-on/${owner.id}`),
    provider: { issuer: PROVIDER.issuer, client_id: 'local-client', default_role: 'member', is_required: false },
  })
  expect(JSON.stringify(settings)).not.toContain(PROVIDER.client_secret)
})

test('an update keeps the secret only for its issuer, and another issuer deletes the identities', async () => {
  const { owner, domain } = await withSso()
  await signIn({ address: `ann@${domain}` })
  const identities = () => db.$count(accountIdentities, eq(accountIdentities.source, sourceOfSso(owner.id)))
  await owner.call(contract.saveSso, { body: { password: PASSWORD, default_role: 'viewer' } })
  expect((await settingsOf(owner)).provider).toMatchObject({ client_id: 'local-client', default_role: 'viewer' })
  expect((await signIn({ address: `bob@${domain}` })).status).toBe(200)
  expect(await identities()).toBe(2)
  const issuer = env.GOOGLE_ORIGIN.replace('127.0.0.1', 'localhost')
  const refused = await owner.fail(contract.saveSso, { body: { password: PASSWORD, issuer } })
  expect(refused.errors).toHaveProperty('client_secret')
  await owner.call(contract.saveSso, { body: { ...PROVIDER, issuer } })
  expect(await identities()).toBe(0)
})

test.each([
  ['no address', 'acme'],
  ['another scheme', 'ftp://acme.test'],
  ['a query', `${env.GOOGLE_ORIGIN}/?a=1`],
  ['without a discovery document', `${env.GOOGLE_ORIGIN}/elsewhere`],
  ['a host that does not answer', 'http://127.0.0.1:9'],
])('settings reject an issuer that is %s', async (_, issuer) => {
  const owner = await mintOwner()
  const refused = await owner.fail(contract.saveSso, { body: { ...PROVIDER, issuer } })
  expect(refused).toMatchObject({ httpStatus: 422, errors: { issuer: expect.anything() } })
  expect((await settingsOf(owner)).provider).toBeNull()
})

test('settings require an owner or admin, and a plan that includes them', async () => {
  const owner = await mintOwner()
  const [admin, member] = [await join(owner, 'admin'), await join(owner, 'member')]
  expect((await admin.call(contract.getSso, {})).data.provider).toBeNull()
  expect((await member.fail(contract.getSso, {})).httpStatus).toBe(403)
  expect((await member.fail(contract.addSsoDomain, { body: { domain: newDomain() } })).httpStatus).toBe(403)
  const poor = await mintOwner({ plan: { hasSso: false } })
  expect((await settingsOf(poor)).is_in_plan).toBe(false)
  expect((await poor.fail(contract.saveSso, { body: PROVIDER })).httpStatus).toBe(402)
  expect((await poor.fail(contract.addSsoDomain, { body: { domain: newDomain() } })).httpStatus).toBe(402)
})

test('domains are normalised, unique, and belong to their workspace', async () => {
  const [owner, other] = [await mintOwner(), await mintOwner()]
  const name = newDomain()
  const add = (domain: string) => owner.call(contract.addSsoDomain, { body: { domain } })
  const { domain } = (await add(`@${name.toUpperCase()}`)).data
  expect(domain).toMatchObject({ domain: name, verified_at: null, record: { name: `_contactory-sso.${name}` } })
  for (const bad of [name, 'acme', 'a b.test', 'http://acme.test', 'x@acme.test'])
    expect((await owner.fail(contract.addSsoDomain, { body: { domain: bad } })).errors).toHaveProperty('domain')
  const theirs = (await other.call(contract.addSsoDomain, { body: { domain: name } })).data.domain
  expect(theirs.record.value).not.toBe(domain.record.value)
  for (const endpoint of [contract.checkSsoDomain, contract.deleteSsoDomain])
    expect((await other.fail(endpoint, { params: { id: domain.id } })).httpStatus).toBe(404)
})

test('deleting them removes settings, domains and identities, and keeps the members', async () => {
  const { owner, domain } = await withSso()
  const { data } = await signIn({ address: `ann@${domain}` })
  expect((await owner.fail(contract.deleteSso, { body: { password: 'wrong' } })).httpStatus).toBe(422)
  await owner.call(contract.deleteSso, { body: { password: PASSWORD } })
  expect(await settingsOf(owner)).toMatchObject({ provider: null, domains: [] })
  expect(await db.$count(accountIdentities, eq(accountIdentities.accountId, data.user.id))).toBe(0)
  expect((await owner.fail(contract.deleteSso, { body: { password: PASSWORD } })).httpStatus).toBe(404)
})
