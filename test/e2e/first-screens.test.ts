import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/local/build.ts'
import { BYTES_MAX, NEXT_BYTES_MAX, REQUESTS_MAX, weighFirstScreens } from '../../web/build/first-screens.ts'

/** Scripts outside the plan: the theme script, and a component that loads right away. */
const UNPLANNED = 2
const screens = weighFirstScreens(join(ROOT, 'dist/web'))

test('the build lists the first screen of every page', () => {
  expect(screens.length).toBeGreaterThan(40)
})

test.each(screens.map((screen) => [screen.page, screen] as const))('%s loads few and small scripts', (_, screen) => {
  expect(screen.bytes).toBeLessThanOrEqual(BYTES_MAX)
  expect(screen.requests + UNPLANNED).toBeLessThanOrEqual(REQUESTS_MAX)
  expect(screen.moreBytes).toBeLessThanOrEqual(NEXT_BYTES_MAX)
})
