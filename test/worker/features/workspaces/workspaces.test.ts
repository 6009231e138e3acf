import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as accountCalls from '../../../../src/contracts/accounts/accounts.ts'
import * as keyCalls from '../../../../src/contracts/api-keys/api-keys.ts'
import { profile } from '../../../../src/contracts/auth/auth.ts'
import * as senderCalls from '../../../../src/contracts/senders/senders.ts'
import * as topics from '../../../../src/contracts/topics/topics.ts'
import { listUsers } from '../../../../src/contracts/users/users.ts'
import * as v1Campaigns from '../../../../src/contracts/v1/campaigns.ts'
import { get as getKey } from '../../../../src/contracts/v1/key.ts'
import * as contract from '../../../../src/contracts/workspaces/workspaces.ts'
import { asAccount } from '../../../../src/core/for-account.ts'
import { loadSession } from '../../../../src/domain/access/load-account.ts'
import { assertStillAllowed } from '../../../../src/domain/access/still-allowed.ts'
import { WORKSPACE_HEADER } from '../../../../src/rules/workspaces/workspace-header.ts'
import type { AssignableRole } from '../../../../src/rules/workspaces/workspace-roles.ts'
import { clientFor, contextOf, db, mintAccount, openSession, type TestAccount } from '../../support/factories.ts'
import { mailsTo, PASSWORD, passwordHash } from '../auth/support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const tokenFor = async (email: string, count = 1) =>
  /join\?token=([\w-]+)/.exec((await mailsTo(email, /^Join /, count)).at(-1)!.text)![1]!
async function invite(owner: Account, email: string, role: AssignableRole = 'member') {
  await owner.call(contract.inviteMember, { body: { email, role } })
  return tokenFor(email)
}
/** A member with a session in the workspace. */
async function join(owner: Account, role: AssignableRole = 'member', of: TestAccount = { plan: null }) {
  const member = await mintAccount(of)
  await member.call(contract.acceptInvitation, { body: { token: await invite(owner, member.email, role) } })
  return member
}
const withPassword = (id: string) => db.run(sql`UPDATE accounts SET password_hash = ${passwordHash} WHERE id = ${id}`)
const KEY = {
  ...{ name: 'Robot', permissions: ['read' as const], allowed_ips: [], expires_at: null },
  ...{ requests_per_minute: 60, requests_per_hour: 1_000, requests_per_day: 10_000 },
}
const membersOf = async (owner: Account) => (await owner.call(contract.listMembers, {})).data
const addSender = (by: Account, name: string) =>
  by.call(senderCalls.createEmailConfig, {
    body: {
      ...{ name, host: '127.0.0.1', port: env.SMTP_PORTS.plain, encryption: 'none', from_name: 'Acme' },
      ...{ from_email: 'news@acme.test', username: 'user', password: 'password' },
    },
  })
const sendersOf = async (by: Account) =>
  (await by.call(senderCalls.listEmailConfigs, {})).data.configs.map(({ name, created_by }) => [name, created_by])

describe('an invitation', () => {
  test('makes its addressee a member, who works in the workspace and not in their own', async () => {
    const owner = await mintAccount()
    const member = await join(owner)
    await owner.call(topics.createTopic, { body: { name: 'Shared' } })
    expect((await member.call(topics.listTopics, {})).data.topics).toMatchObject([{ name: 'Shared' }])
    const { data } = await member.call(profile, {})
    expect(data).toMatchObject({ id: member.id, workspace: { id: owner.id, role: 'member', count: 2 } })
    expect(data.plan).not.toBeNull()
    // Their own workspace has no plan.
    await member.call(contract.switchWorkspace, { params: { id: member.id } })
    expect((await member.fail(topics.listTopics, {})).httpStatus).toBe(402)
    // A browser tab stays in its workspace, whatever another one does.
    expect((await member.send(topics.listTopics, {}, { [WORKSPACE_HEADER]: owner.id })).status).toBe(200)
    const { members } = await membersOf(owner)
    expect(members.map(({ id, role, is_self }) => ({ id, role, is_self }))).toEqual([
      { id: owner.id, role: 'owner', is_self: true },
      { id: member.id, role: 'member', is_self: false },
    ])
  })

  test('is rejected for others, when used twice, after a week and once revoked', async () => {
    const owner = await mintAccount()
    const [member, stranger] = [await mintAccount(), await mintAccount()]
    const token = await invite(owner, member.email)
    expect(await stranger.fail(contract.acceptInvitation, { body: { token } })).toMatchObject({ httpStatus: 403 })
    const expireAll = (at: string) =>
      db.run(sql`UPDATE workspace_invitations SET expires_at = ${at} WHERE workspace_id = ${owner.id}`)
    await expireAll('2020-01-01T00:00:00.000Z')
    expect(await member.fail(contract.acceptInvitation, { body: { token } })).toMatchObject({ httpStatus: 400 })
    const { invitations } = await membersOf(owner)
    expect(invitations).toMatchObject([{ email: member.email, is_expired: true }])
    await owner.call(contract.resendInvitation, { params: { id: invitations[0]!.id } })
    const renewed = await tokenFor(member.email, 2)
    expect(renewed).not.toBe(token)
    expect(await member.fail(contract.readInvitation, { body: { token } })).toMatchObject({ httpStatus: 400 })
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.send(contract.acceptInvitation, { body: { token: renewed } })),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([])
    expect((await membersOf(owner)).members).toHaveLength(2)
    expect(await member.fail(contract.acceptInvitation, { body: { token: renewed } })).toMatchObject({
      httpStatus: 400,
    })

    const revoked = await invite(owner, stranger.email)
    await owner.call(contract.revokeInvitation, { params: { id: (await membersOf(owner)).invitations[0]!.id } })
    expect(await stranger.fail(contract.acceptInvitation, { body: { token: revoked } })).toMatchObject({
      httpStatus: 400,
    })
  })

  test('gives the same response whether or not the address has an account, and is unique', async () => {
    const owner = await mintAccount()
    const somebody = await mintAccount()
    const answers = []
    for (const email of [somebody.email, `nobody-${somebody.id}@example.org`]) {
      const answer = await owner.call(contract.inviteMember, { body: { email, role: 'viewer' } })
      answers.push(answer)
      const again = await owner.fail(contract.inviteMember, { body: { email, role: 'viewer' } })
      expect(again).toMatchObject({ httpStatus: 409 })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  test('uses a seat, however many are sent concurrently', async () => {
    const owner = await mintAccount({ plan: { maxSeats: 3 } })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        owner.send(contract.inviteMember, { body: { email: `p${n}-${owner.id}@example.org`, role: 'member' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const { seats, invitations } = await membersOf(owner)
    expect({ ...seats, invitations: invitations.length }).toEqual({ used: 3, limit: 3, invitations: 2 })
    await owner.call(contract.revokeInvitation, { params: { id: invitations[0]!.id } })
    await owner.call(contract.inviteMember, { body: { email: `q-${owner.id}@example.org`, role: 'member' } })
  })
})

describe('a removed member', () => {
  test('loses access, keys and running work immediately, and their own workspace is unaffected', async () => {
    const owner = await mintAccount()
    const member = await join(owner, 'member', {})
    const key = (await member.call(keyCalls.create, { body: KEY })).data.api_key
    const client = clientFor(key.plain_key!)
    const asMember = { accountId: member.id, sessionId: member.sessionId, workspaceId: owner.id }
    const holder = (await loadSession(db, asMember, new Date()))!
    const running = asAccount(contextOf(owner.id), holder.account, holder.actor)
    await assertStillAllowed(running, 'data:export')

    expect((await client.send(getKey)).status).toBe(200)

    await owner.call(contract.removeMember, { params: { id: member.id } })
    expect(await mailsTo(member.email, /^You were removed from /)).toHaveLength(1)
    expect((await client.send(getKey)).status).toBe(401)
    await expect(assertStillAllowed(running, 'data:export')).rejects.toMatchObject({ code: 'forbidden' })
    expect(await member.fail(topics.createTopic, { body: { name: 'Meant for the other one' } })).toMatchObject({
      httpStatus: 403,
      message: 'You no longer have access to this workspace. Switch to another one.',
    })
    // Requests about themselves still work.
    expect((await member.call(profile, {})).data.workspace).toMatchObject({ role: null, count: 1 })
    expect((await member.call(accountCalls.getProfile, {})).data.id).toBe(member.id)
    await member.call(contract.switchWorkspace, { params: { id: member.id } })
    expect((await member.call(topics.listTopics, {})).data.topics).toEqual([])
    expect((await member.send(topics.listTopics, {}, { [WORKSPACE_HEADER]: owner.id })).status).toBe(403)
    const foreign = await member.fail(contract.switchWorkspace, { params: { id: owner.id } })
    expect(foreign).toMatchObject({ httpStatus: 404 })
  })

  test('may also leave, unless they are the owner', async () => {
    const owner = await mintAccount()
    const member = await join(owner, 'admin', {})
    expect(await owner.fail(contract.leaveWorkspace, { params: { id: owner.id } })).toMatchObject({ httpStatus: 409 })
    expect(await member.fail(contract.removeMember, { params: { id: owner.id } })).toMatchObject({ httpStatus: 403 })
    const demoted = { params: { id: owner.id }, body: { role: 'viewer' as const } }
    expect(await member.fail(contract.changeMemberRole, demoted)).toMatchObject({ httpStatus: 403 })
    await member.call(contract.leaveWorkspace, { params: { id: owner.id } })
    expect((await member.call(profile, {})).data.workspace).toMatchObject({ id: member.id, role: 'owner' })
  })
})

describe('a workspace role', () => {
  test('limits dashboard and API keys from the next request on', async () => {
    const owner = await mintAccount()
    const member = await join(owner)
    const key = clientFor(
      (await member.call(keyCalls.create, { body: { ...KEY, permissions: ['read', 'campaigns'] } })).data.api_key
        .plain_key!,
    )
    // They cannot see other members' keys.
    await owner.call(keyCalls.create, { body: { ...KEY, name: 'Of the owner' } })
    expect((await member.call(keyCalls.list, {})).data.api_keys).toMatchObject([{ name: 'Robot' }])
    const all = (await owner.call(keyCalls.list, {})).data.api_keys
    const nameOf = Object.fromEntries((await membersOf(owner)).members.map(({ id, name }) => [id, name]))
    expect(all).toMatchObject([
      { name: 'Of the owner', plain_key: expect.any(String), is_legacy: false, created_by: nameOf[owner.id] },
      { name: 'Robot', is_legacy: false, created_by: nameOf[member.id] },
    ])
    expect(all[1]).not.toHaveProperty('plain_key')
    await owner.call(contract.changeMemberRole, { params: { id: member.id }, body: { role: 'viewer' } })
    expect(await member.fail(topics.createTopic, { body: { name: 'No' } })).toMatchObject({
      httpStatus: 403,
      message: 'Your role in this workspace is Viewer. This needs the role Owner, Admin, or Member.',
    })
    expect((await key.send(v1Campaigns.list)).status).toBe(200)
    expect((await key.send(v1Campaigns.create, { body: {} as never })).status).toBe(403)
  })

  test('shows who added a sender, except in a workspace with one member', async () => {
    const owner = await mintAccount({ plan: { hasEmailCampaigns: true } })
    await addSender(owner, 'First')
    expect(await sendersOf(owner)).toEqual([['First', null]])
    const member = await join(owner)
    await addSender(member, 'Second')
    const nameOf = Object.fromEntries((await membersOf(owner)).members.map(({ id, name }) => [id, name]))
    expect(await sendersOf(owner)).toEqual([
      ['First', nameOf[owner.id]],
      ['Second', nameOf[member.id]],
    ])
    await owner.call(contract.removeMember, { params: { id: member.id } })
    expect(await sendersOf(owner)).toEqual([
      ['First', null],
      ['Second', null],
    ])
  })

  test('grants no operator permissions', async () => {
    const root = await mintAccount({ isRoot: true })
    const owner = await mintAccount()
    const member = await join(root, 'admin')
    expect((await member.send(listUsers)).status).toBe(403)
    const visitor = await join(owner, 'viewer', { isRoot: true })
    expect((await visitor.send(listUsers)).status).toBe(403)
    expect((await visitor.call(profile, {})).data).toMatchObject({ is_root_user: false, permissions: [] })
    await visitor.call(contract.switchWorkspace, { params: { id: visitor.id } })
    expect((await visitor.send(listUsers)).status).toBe(200)
  })
})

describe('ownership', () => {
  test('is transferred with the password, and unique', async () => {
    const owner = await mintAccount()
    await withPassword(owner.id)
    const [one, other] = [await join(owner, 'admin'), await join(owner)]
    const to = (id: string, current_password = PASSWORD) => ({ body: { member_id: id, current_password } })
    expect(await owner.fail(contract.transferWorkspace, to(one.id, 'wrong'))).toMatchObject({ httpStatus: 403 })
    expect(await one.fail(contract.transferWorkspace, to(one.id))).toMatchObject({ httpStatus: 403 })
    expect(await owner.fail(contract.transferWorkspace, to((await mintAccount()).id))).toMatchObject({
      httpStatus: 404,
    })
    await Promise.all([one, other].map(({ id }) => owner.send(contract.transferWorkspace, to(id))))
    const { members } = await membersOf(owner)
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect(members.find(({ id }) => id === owner.id)?.role).toBe('admin')
  })

  test('prevents deleting an account while others have access', async () => {
    const owner = await mintAccount()
    await withPassword(owner.id)
    const member = await join(owner)
    const body = { password: PASSWORD, confirm_deletion: true } as const
    expect(await owner.fail(accountCalls.removeAccount, { body })).toMatchObject({
      httpStatus: 409,
      message: 'Test Person would lose access to the workspace. Remove them first, or transfer the workspace.',
    })
    // The member deletes only their own account from within the workspace.
    await withPassword(member.id)
    const key = (await member.call(keyCalls.create, { body: KEY })).data.api_key
    await member.call(accountCalls.removeAccount, { body })
    expect((await (await openSession(owner.id)).call(contract.listMembers, {})).data.members).toHaveLength(1)
    expect((await clientFor(key.plain_key!).send(getKey)).status).toBe(401)
    await owner.call(accountCalls.removeAccount, { body })
  })
})
