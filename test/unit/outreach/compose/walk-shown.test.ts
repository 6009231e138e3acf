import { expect, test } from 'vitest'
import { type OpenElement, walkShown } from '../../../../src/outreach/compose/walk-shown.ts'

test('texts are visited with the context of their elements, except in hidden ones', () => {
  const seen: string[] = []
  const isLink = ({ name }: OpenElement) => name === 'a'
  const isMarked = ({ attributes }: OpenElement) => 'id' in attributes
  walkShown(
    '<p id=a>one <a href=b>two</a> three</p>four<div hidden>five <a>six</a></div><title>seven</title>',
    [isLink, isMarked],
    (text, within) => seen.push(`${text.trim()} ${within.join()}`),
  )
  expect(seen).toEqual(['one false,true', 'two true,true', 'three false,true', 'four false,false'])
})

test.each([10, 5_000])('each of %i elements is evaluated once, however much text it contains', (depth) => {
  let judged = 0
  let texts = 0
  const judge = () => {
    judged++
    return true
  }
  walkShown(`${'<b>'.repeat(depth)}${'a<br>'.repeat(1_000)}`, [judge], (_text, [within]) => {
    if (within) texts++
  })
  expect(texts).toBe(1_000)
  expect(judged).toBe(depth + 1_000)
})
