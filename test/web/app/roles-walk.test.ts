import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { walkScreens } from './support/walk-screens.ts'

/**
 * Calls that change something or return a file: what buttons do. Screens as a whole are guarded by the router,
 * including what they read by POST or as a file.
 */
const acts = ({ method, file, permission }: Endpoint) =>
  (method !== 'get' || file !== undefined) && !permission.endsWith(':view')

describe.each(WORKSPACE_ROLES.filter((role) => role !== 'owner'))('a screen for the role %s', (role) => {
  test('offers nothing that would be denied', () => {
    const { acting, unguarded } = walkScreens(
      (endpoint) =>
        acts(endpoint) &&
        endpoint.actsFor !== 'person' &&
        roleAllows('owner', endpoint.permission) &&
        !roleAllows(role, endpoint.permission),
    )
    // Roles differ in how much they are denied; only the admin is denied fewer than ten.
    expect(acting).toBeGreaterThan(role === 'admin' ? 0 : role === 'member' ? 5 : 60)
    expect(unguarded).toEqual([])
  })
})
