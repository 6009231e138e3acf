import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { walkScreens } from './support/walk-screens.ts'

/** What changes something or gives a file: what a button does. Screens that only read are kept by the router. */
const acts = ({ method, file }: Endpoint) => method !== 'get' || file !== undefined

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
