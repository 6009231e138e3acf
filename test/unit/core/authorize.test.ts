import { expect, test } from 'vitest'
import type { Account } from '../../../src/core/account.ts'
import { authorize } from '../../../src/core/authorize.ts'
import type { Permission } from '../../../src/rules/roles/permissions.ts'

const account: Account = {
  id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  shard: 'DATA_1',
  number: 1,
  country: null,
  isRoot: true,
  isAdmin: true,
  roles: [],
  grants: new Set(),
  plan: null,
  role: 'owner',
}

const METERED = { key: { isAllowed: true, retryAfterSeconds: 0, windows: {} }, plan: null }

test('a key has only its own permissions, limited to those of its account', () => {
  const keyOf = (holder: Account, ...scope: Permission[]) => ({
    actor: {
      kind: 'api-key',
      accountId: 'a',
      keyId: 'k',
      keyHash: 'h',
      scope: new Set(scope),
      given: ['read'] as const,
      metered: METERED,
    } as const,
    account: holder,
  })
  const member = { ...account, isRoot: false, isAdmin: false }
  expect(() => authorize(keyOf(account, 'data:view'), 'data:view')).not.toThrow()
  expect(() => authorize(keyOf(account, 'data:view'), 'data:delete')).toThrow(
    expect.objectContaining({
      code: 'insufficient_permissions',
      message: 'This API key lacks the permission "write". It has: "read".',
    }),
  )
  expect(() => authorize(keyOf(member, 'users:view'), 'users:view')).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  )
  expect(() => authorize(keyOf(account), 'public')).not.toThrow()
})
