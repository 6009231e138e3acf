import { expect, test } from 'vitest'
import { isOpenToImpersonators } from '../../../src/contracts/endpoint.ts'
import { walkScreens } from './support/walk-screens.ts'

test('what an impersonation is refused is offered only after asking whether the viewer may', () => {
  const { acting, unguarded } = walkScreens((endpoint) => !isOpenToImpersonators(endpoint))
  expect(acting).toBeGreaterThan(80)
  expect(unguarded).toEqual([])
})
