import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const files = globSync(['src/**/*.ts', 'web/{app,features,lib,ui}/**/*.{ts,tsx}'], { cwd: ROOT })

/**
 * Loading the data of a locale takes up to 20 ms, in each isolate and in each visit: `once` creates a format when
 * needed.
 */
test('no module creates a format when it loads', () => {
  const faults = files.filter((file) =>
    /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(faults).toEqual([])
})
