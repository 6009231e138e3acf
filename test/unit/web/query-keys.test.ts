import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Components that still contain a literal key. This list may only shrink. */
const OLD_COMPONENTS = new Set([
  'web/features/auth/factor-step.tsx',
  'web/features/outreach-links/unsubscribe-card.tsx',
])
const keys = globSync('web/**/*.{ts,tsx}').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/queryKey: (\[[^\n]*)/g)].map(([, key]) => ({ path, key: key! })),
)

test('a component imports its queries from a queries module', () => {
  const spelled = keys.filter(({ path }) => path.endsWith('.tsx') && !OLD_COMPONENTS.has(path))
  expect(spelled).toEqual([])
})

test('each query is defined once', () => {
  /** The literal beginning of a key, and whether that is all of it. */
  const definitions = keys.map(({ path, key }) => {
    const [literal = ''] = /^\[(?:'[\w-]+'(?:, )?)*/.exec(key) ?? []
    return { path, head: key.startsWith(`${literal}]`) ? `${literal}]` : literal }
  })
  const twice = Object.entries(Object.groupBy(definitions, ({ head }) => head)).filter(
    ([, of]) => (of?.length ?? 0) > 1,
  )
  expect(twice.map(([head, of]) => [head, of!.map(({ path }) => path)])).toEqual([])
})
