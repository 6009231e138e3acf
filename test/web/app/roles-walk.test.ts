import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { walkScreens } from './support/walk-screens.ts'

/**
 * What changes something or gives a file: what a button does. The router keeps whole screens from those who may not view
 * them, with what is read there by POST or as a file.
 */
const acts = ({ method, file, permission }: Endpoint) =>
  (method !== 'get' || file !== undefined) && !permission.endsWith(':view')

describe.each(WORKSPACE_ROLES.filter((role) => role !== 'owner'))(
  'a screen offers somebody with the role %s',
  (role) => {
    test('nothing that would be refused', () => {
      const { acting, unguarded } = walkScreens(
        (endpoint) =>
          acts(endpoint) &&
          endpoint.actsFor !== 'person' &&
          roleAllows('owner', endpoint.permission) &&
          !roleAllows(role, endpoint.permission),
      )
      // Roles differ in how much they are refused; the admin alone is refused less than ten.
      expect(acting).toBeGreaterThan(role === 'admin' ? 0 : role === 'member' ? 5 : 60)
      expect(unguarded).toEqual([])
    })
  },
)
