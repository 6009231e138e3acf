import { expect, test } from 'vitest'
import { areaOf, EVERY, filesOutOfTurn, testFiles } from '../../support/files-in-turn.ts'

const FILES = testFiles(`${import.meta.dirname}/../..`)
const turns = Array.from({ length: EVERY }, (_, at) => 900 + at)
const inTurn = (turn: number | null, changed: readonly string[] = []) => {
  const waiting = new Set(filesOutOfTurn(FILES, turn, changed))
  return FILES.filter((file) => !waiting.has(file))
}

test('consecutive commits test each file, and each commit about as many', () => {
  const runs = turns.map((turn) => inTurn(turn))
  expect([...new Set(runs.flat())].toSorted()).toEqual(FILES)
  for (const run of runs) expect(run.length).toBeLessThan(FILES.length * (1.3 / EVERY))
})

test('permissions, foreign ids and updates are tested at each commit', () => {
  for (const turn of turns) {
    const run = inTurn(turn)
    for (const start of ['worker/guards.test.ts', 'worker/tenants/', 'worker/updates/']) {
      const files = FILES.filter((file) => file.startsWith(start))
      expect(files.length).toBeGreaterThan(0)
      expect(run).toEqual(expect.arrayContaining(files))
    }
  }
})

test('an area that changed is tested at each commit', () => {
  const changed = ['src/features/billing/prices.ts', 'web/ui/field.tsx']
  for (const turn of turns) {
    const run = inTurn(turn, changed)
    const files = FILES.filter((file) => /^(?:unit|worker)\/features\/billing\/|^web\/ui\/field/.test(file))
    expect(files.length).toBeGreaterThan(3)
    expect(run).toEqual(expect.arrayContaining(files))
  }
})

test('without a turn, or after a change to the packages, everything runs', () => {
  expect(inTurn(null)).toEqual(FILES)
  expect(inTurn(900, ['package-lock.json'])).toEqual(FILES)
})

test.each([
  ['src/extraction/companies/of-words.ts', 'extraction/companies'],
  ['src/extraction/companies.ts', 'extraction/companies'],
  ['test/unit/extraction/companies.test.ts', 'extraction/companies'],
  ['test/worker/features/billing/lots.test.ts', 'features/billing'],
  ['web/features/crawls/crawl-page.tsx', 'web/features/crawls'],
  ['test/web/features/crawls/crawl-page.test.tsx', 'web/features/crawls'],
  ['scripts/deploy/upgrade.ts', 'scripts/deploy'],
  ['test/unit/scripts/deploy/upgrade.test.ts', 'scripts/deploy'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
