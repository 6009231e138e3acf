import { globSync } from 'node:fs'
import { shareOut } from './share-out.ts'
import { secondsOf } from './test-times.ts'

/** Files that do not take turns: permissions, foreign ids, updates, requests to strangers' servers, and one journey. */
const ALWAYS = [
  'worker/guards.test.ts',
  'worker/tenants/',
  'worker/updates/',
  'worker/platform/browser/gate.test.ts',
  'unit/platform/web/guarded-fetch',
  'e2e/journey.test.ts',
]
/** A file that no commit touches is tested once in this many commits. */
export const EVERY = 4
/** Changes to these can break any test. */
const FOUNDATIONS = ['package-lock.json', 'wrangler.toml']

/**
 * The area of the product a file belongs to: two folders, or three in `web`. Tests mirror the paths of what they test,
 * so `src/extraction/companies/of-words.ts`, `test/unit/extraction/companies.test.ts` and
 * `test/unit/extraction/companies/lists.test.ts` are in the same one.
 *
 * @param path from the root of the repository
 */
export function areaOf(path: string): string {
  const mirrored = path.replace(/^(?:src|test\/(?:unit|worker|e2e)|test)\//, '')
  const names = mirrored.split('/').slice(0, mirrored.startsWith('web/') ? 3 : 2)
  return names.map((name) => name.replace(/(?:\.test)?\.[^.]+$/, '')).join('/')
}

/**
 * The test files that a run of `npm test` does not need: they are in another commit's share, and nothing in their area
 * changed. Each folder of `test` is divided by itself, because its runs are processes of their own.
 *
 * @param files all test files, from the folder `test`
 * @param turn the number of the commit; null runs everything
 * @param changed the paths that recent commits changed, from the root of the repository
 */
export function filesOutOfTurn(files: readonly string[], turn: number | null, changed: readonly string[]): string[] {
  if (turn === null || changed.some((path) => FOUNDATIONS.includes(path))) return []
  const areas = new Set(changed.map(areaOf))
  const canWait = files.filter(
    (file) => !ALWAYS.some((start) => file.startsWith(start)) && !areas.has(areaOf(`test/${file}`)),
  )
  const projects = Map.groupBy(canWait, (file) => file.split('/')[0])
  return [...projects.values()].flatMap((ofProject) => {
    const measured = ofProject.map((file) => ({ item: file, name: file, seconds: secondsOf(file) }))
    return shareOut(measured, EVERY).flatMap((share, at) => (at === turn % EVERY ? [] : share))
  })
}

/** All test files below a folder, from it. */
export const testFiles = (folder: string): string[] => globSync('**/*.test.{ts,tsx}', { cwd: folder }).toSorted()
