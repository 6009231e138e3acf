import { expect, test } from 'vitest'
import { paths } from '../../../../src/rules/site/app-paths.ts'

test('a built path contains the given parameters, encoded, and no others', () => {
  expect(paths.data.to()).toBe('/dashboard/data')
  expect(paths.data.to({ search: 'a&b ü', page: 2, type: '', item: undefined })).toBe(
    '/dashboard/data?search=a%26b+%C3%BC&page=2',
  )
})

test('no two pages share a path', () => {
  const patterns = Object.values(paths).map((path) => path.pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})
