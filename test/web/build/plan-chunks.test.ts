import { expect, test } from 'vitest'
import { type NaturalChunk, type PageLoad, planChunks } from '../../../web/build/plan-chunks.ts'

const chunk = (id: string, size: number, ...imports: string[]): NaturalChunk => ({ id, size, imports })
const load = (...starts: string[]): PageLoad => ({ starts, weight: 1 })
/** The groups of merged chunks, each sorted. */
const groupsOf = (chunks: NaturalChunk[], loads: PageLoad[], frozen: string[] = []) => {
  const plan = planChunks(chunks, loads, new Set(frozen))
  const groups = Map.groupBy(plan.keys(), (id) => plan.get(id)!)
  return [...groups.values()].map((ids) => ids.toSorted()).toSorted()
}

test('chunks loaded by the same pages are merged', () => {
  const chunks = [chunk('a', 90_000, 'x', 'y'), chunk('b', 90_000, 'x', 'y'), chunk('x', 90_000), chunk('y', 90_000)]
  expect(groupsOf(chunks, [load('a'), load('b')])).toEqual([['x', 'y']])
})

test('a small chunk is merged even if some pages do not use it', () => {
  const chunks = [chunk('x', 500), chunk('y', 500), chunk('a', 90_000, 'x', 'y'), chunk('b', 90_000, 'x', 'y')]
  const third = chunk('c', 90_000, 'x')
  expect(groupsOf([...chunks, third], [load('a'), load('b'), load('c')])).toEqual([['x', 'y']])
})

test('a large chunk is not merged into pages that do not use it', () => {
  const chunks = [
    chunk('a', 90_000, 'x', 'charts'),
    chunk('b', 90_000, 'x'),
    chunk('x', 20_000),
    chunk('charts', 90_000),
  ]
  expect(groupsOf(chunks, [load('a'), load('b')])).toEqual([['a', 'charts']])
})

test('the imports of a chunk count for every page that would load it', () => {
  const chunks = [
    chunk('a', 90_000, 'small'),
    chunk('b', 90_000, 'other'),
    chunk('small', 100, 'library'),
    chunk('other', 100),
    chunk('library', 300_000),
    chunk('c', 90_000, 'library'),
  ]
  const groups = groupsOf(chunks, [load('a'), load('b'), load('c')])
  const withOther = groups.find((group) => group.includes('other')) ?? []
  expect(withOther).not.toContain('small')
})

test('frozen chunks are not merged', () => {
  const chunks = [chunk('entry', 500, 'vendor'), chunk('vendor', 500), chunk('a', 500, 'vendor')]
  expect(groupsOf(chunks, [load('entry', 'a')], ['entry', 'vendor'])).toEqual([])
})

test('chunks that import each other terminate', () => {
  const chunks = [chunk('a', 10, 'b'), chunk('b', 10, 'a'), chunk('page', 10, 'a')]
  expect(groupsOf(chunks, [load('page')])).toEqual([['a', 'b', 'page']])
})
