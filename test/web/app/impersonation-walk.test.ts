import { expect, test } from 'vitest'
import { isOpenToImpersonators } from '../../../src/contracts/endpoint.ts'
import { walkScreens } from './support/walk-screens.ts'

test('actions that an impersonation is denied are offered only after checking whether the viewer may', () => {
  const { acting, unguarded } = walkScreens((endpoint) => !isOpenToImpersonators(endpoint))
  expect(acting).toBeGreaterThan(80)
  expect(unguarded).toEqual([])
})
