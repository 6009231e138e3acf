import { expect, test } from 'vitest'
import { denialReason, type Holder, PERMISSIONS, type Permission } from '../../../../src/rules/roles/permissions.ts'

const nobody = { isRoot: false, isAdmin: false, isEntitled: false, grants: new Set<Permission>() }
const all = Object.keys(PERMISSIONS) as Permission[]
const held = (holder: Holder | null) => all.filter((name) => denialReason(holder, name) === null)
const by = (...kinds: string[]) => all.filter((name) => kinds.includes(PERMISSIONS[name].heldBy))

test.each<[string, Holder | null, Permission[]]>([
  ['a visitor', null, by('public')],
  ['an account without a plan', nobody, by('public', 'member')],
  ['an account with one', { ...nobody, isEntitled: true }, by('public', 'member', 'subscriber')],
  ['an administrator without a plan', { ...nobody, isAdmin: true }, by('public', 'member', 'subscriber')],
  ['a root user', { ...nobody, isRoot: true }, all],
  [
    'whom a role grants something',
    { ...nobody, grants: new Set(['users:view', 'data:view'] as const) },
    all.filter((name) => by('public', 'member').includes(name) || name === 'users:view' || name === 'data:view'),
  ],
])('%s has the expected permissions', (_, holder, expected) => expect(held(holder)).toEqual(expected))

test('an error names the missing permission', () => {
  expect(denialReason(null, 'crawls:create')).toBe('unauthenticated')
  expect(denialReason(nobody, 'crawls:create')).toBe('subscription_required')
  expect(denialReason(nobody, 'users:view')).toBe('forbidden')
})
