import { expect, test } from 'vitest'
import { shareOut } from '../../support/share-out.ts'

const files = [3, 9, 1, 4, 4, 2].map((seconds, at) => ({ item: `${seconds}s ${at}`, name: String(at), seconds }))

test('files are distributed so that the parts take equal time, the longest first', () => {
  expect(shareOut(files, 1)).toEqual([['9s 1', '4s 3', '4s 4', '3s 0', '2s 5', '1s 2']])
  expect(shareOut(files, 2)).toEqual([
    ['9s 1', '2s 5', '1s 2'],
    ['4s 3', '4s 4', '3s 0'],
  ])
})

test('each file is in one part, whatever its position in the list', () => {
  expect(shareOut(files.toReversed(), 4)).toEqual(shareOut(files, 4))
  expect(shareOut(files, 4).flat().toSorted()).toEqual(files.map(({ item }) => item).toSorted())
})
