import { expect, test } from 'vitest'
import { exportAccount, removeAccount } from '../../../src/contracts/accounts/accounts.ts'
import { logOut } from '../../../src/contracts/auth/auth.ts'
import { createCampaign } from '../../../src/contracts/campaigns/campaigns.ts'
import { previewCampaign } from '../../../src/contracts/campaigns/sending.ts'
import { list as listCrawls } from '../../../src/contracts/v1/crawls.ts'
import { can, holds, type Viewer } from '../../../web/lib/can.ts'

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
] as const)('%s has the permissions of the permission table', (_name, viewer, expected) => {
  expect({
    public: holds(viewer, 'public'),
    member: holds(viewer, 'profile:view'),
    subscriber: holds(viewer, 'crawls:create'),
    role: holds(viewer, 'users:view'),
  }).toEqual(expected)
})

test('an administrator who impersonates can read, and do only what impersonators may', () => {
  const standIn: Viewer = { ...member, hasActiveSubscription: true, isStandIn: true }
  for (const endpoint of [listCrawls, previewCampaign, logOut]) expect(can(standIn, endpoint), endpoint.path).toBe(true)
  for (const endpoint of [createCampaign, exportAccount, removeAccount]) {
    expect(can(standIn, endpoint), endpoint.path).toBe(false)
    expect(can({ ...standIn, isRootUser: true }, endpoint), endpoint.path).toBe(false)
    expect(can({ ...standIn, isStandIn: false }, endpoint), endpoint.path).toBe(true)
  }
})
