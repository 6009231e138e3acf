import { expect, test } from 'vitest'
import * as keys from '../../../../src/contracts/api-keys/api-keys.ts'
import * as contract from '../../../../src/contracts/audit-trail/audit-trail.ts'
import * as notifications from '../../../../src/contracts/notifications/notifications.ts'
import * as roles from '../../../../src/contracts/roles/roles.ts'
import * as users from '../../../../src/contracts/users/users.ts'
import { v1Calls } from '../../../../src/contracts/webhooks/webhooks.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { mailsTo } from '../auth/support.ts'
import { manager, mintRole, root, visit } from '../users/support.ts'

test('an impersonation notifies the owner right away, in the app and by mail, with its reason, and appears in their activity', async () => {
  const [administrator, user] = [await manager(), await mintAccount()]
  const stood = await visit(administrator, user.id)
  const told = await waitFor(async () => {
    const { data } = await user.call(notifications.list, {})
    expect(data).toHaveLength(1)
    return data[0]!
  })
  expect(told).toMatchObject({
    title: 'An administrator opened your account',
    link: '/dashboard/settings?tab=security',
  })
  expect(told.message).toContain('Ticket 12')
  const [mail] = await mailsTo(user.email, /An administrator opened your account/)
  expect(mail!.text).toContain('Ticket 12')
  await stood.call(users.endImpersonation, {})
  const { data } = await user.call(contract.listOwnActivity, {})
  expect(data).toMatchObject([
    { action: 'user.end-impersonation', by: 'administrator' },
    { action: 'user.impersonate', by: 'administrator', reason: 'Ticket 12' },
  ])
  expect(JSON.stringify(data)).not.toContain(administrator.id)
})

test('no preference of the owner silences it', async () => {
  const [administrator, user] = [await manager(), await mintAccount()]
  const { data } = await user.call(notifications.getPreferences, {})
  const kinds = Object.fromEntries(Object.keys(data.kinds).map((name) => [name, { in_app: false, email: false }]))
  await user.call(notifications.savePreferences, { body: { kinds: kinds as never, digest: 'off' } })
  await visit(administrator, user.id)
  expect(await mailsTo(user.email, /An administrator opened your account/)).toHaveLength(1)
})

test('the activity of an account has only what was done to it, in pages', async () => {
  const [user, other] = [await mintAccount(), await mintAccount()]
  await other.call(keys.create, { body: { name: 'Theirs' } })
  const made = await user.call(keys.create, { body: { name: 'Robot' } })
  await user.call(keys.update, { params: { id: made.data.api_key.id }, body: { is_active: false } })
  await user.call(keys.remove, { params: { id: made.data.api_key.id } })
  const first = await user.call(contract.listOwnActivity, { query: { limit: 2 } })
  expect(first.data).toMatchObject([
    { action: 'api-key.delete', by: 'owner', object_name: 'Robot' },
    { action: 'api-key.update', by: 'owner' },
  ])
  const rest = await user.call(contract.listOwnActivity, { query: { limit: 2, cursor: first.next_cursor! } })
  expect(rest).toMatchObject({ data: [{ action: 'api-key.create' }], next_cursor: null })
})

test('roles and keys appear in the audit trail by name', async () => {
  const [administrator, user] = [await root(), await mintAccount()]
  await db.update(plans).set({ hasWebhooks: true })
  const role = await mintRole([])
  await administrator.call(users.updateUser, { params: { id: user.id }, body: { roles: [role] } })
  const key = await mintKey(user.id, { permissions: ['admin'] })
  const body = { url: 'https://acme.com/hook', events: ['crawl.failed' as const] }
  await key.call(v1Calls.create, { body })
  const { data } = await administrator.call(contract.listAudit, { query: { account_id: user.id } })
  const of = (action: string) => data.find((entry) => entry.action === action)!
  expect(of('user.update').after).toEqual({ roles: [`Role ${role}`] })
  expect(of('webhook.create').actor).toMatchObject({ kind: 'api-key', id: key.id, name: 'Test' })
  const { role: made } = await administrator.call(roles.createRole, {
    body: { name: `Support ${newId()}`, slug: `s${newId().replaceAll('-', '')}` },
  })
  await administrator.call(roles.deleteRole, { params: { id: made.id } })
  const acts = await administrator.call(contract.listAudit, { query: { search: made.id } })
  for (const entry of acts.data) expect(entry).toMatchObject({ object_id: made.id, object_name: made.name })
  const file = await (await administrator.send(contract.exportAudit, { query: { account_id: user.id } })).text()
  expect(file).toContain(`Role ${role}`)
})
