import { expect, test } from 'vitest'
import { NOT_BY_STAND_INS } from '../../../src/contracts/permissions.ts'
import { can, type Viewer } from '../../../web/lib/can.ts'

const member: Viewer = { isAdmin: false, isRootUser: false, hasActiveSubscription: false, permissions: [] }

test.each([
  ['a visitor', null, { public: true, member: false, subscriber: false, role: false }],
  ['a member', member, { public: true, member: true, subscriber: false, role: false }],
  [
    'a subscriber',
    { ...member, hasActiveSubscription: true },
    { public: true, member: true, subscriber: true, role: false },
  ],
  ['an administrator', { ...member, isAdmin: true }, { public: true, member: true, subscriber: true, role: false }],
  [
    'a role holder',
    { ...member, permissions: ['users:view'] },
    { public: true, member: true, subscriber: false, role: true },
  ],
  ['a root user', { ...member, isRootUser: true }, { public: true, member: true, subscriber: true, role: true }],
] as const)('%s may do what the permission table says', (_name, viewer, expected) => {
  expect({
    public: can(viewer, { permission: 'public' }),
    member: can(viewer, { permission: 'profile:view' }),
    subscriber: can(viewer, { permission: 'crawls:create' }),
    role: can(viewer, { permission: 'users:view' }),
  }).toEqual(expected)
})

test('an administrator in the place of an account may do there what its holder may, but for what needs their own will', () => {
  const standIn: Viewer = { ...member, hasActiveSubscription: true, isStandIn: true }
  expect(can(standIn, { permission: 'crawls:create' })).toBe(true)
  expect(can(standIn, { permission: 'session:end' })).toBe(true)
  for (const permission of NOT_BY_STAND_INS) expect(can(standIn, { permission }), permission).toBe(false)
  expect(can({ ...standIn, isRootUser: true }, { permission: 'account:delete' })).toBe(false)
})
