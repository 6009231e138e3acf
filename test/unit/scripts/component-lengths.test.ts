import { expect, test } from 'vitest'
import { COMPONENT_LINES_MAX, judgeLengths, readComponents } from '../../../scripts/boundaries/component-lengths.ts'

const component = (id: string, lines: number) => ({ id, lines })

test('a component that is too long is refused unless it is known for it, and a known one that no longer is, too', () => {
  const components = [
    component('a.tsx#New', COMPONENT_LINES_MAX + 1),
    component('a.tsx#Fits', COMPONENT_LINES_MAX),
    component('b.tsx#Known', COMPONENT_LINES_MAX + 40),
  ]
  expect(judgeLengths(components, new Set(['b.tsx#Known', 'a.tsx#Fits', 'c.tsx#Gone']))).toEqual({
    tooLong: [components[0]],
    settled: ['a.tsx#Fits', 'c.tsx#Gone'],
  })
})

test("the web's components are found with their lengths", () => {
  const components = readComponents(process.cwd())
  expect(components.length).toBeGreaterThan(500)
  expect(components.every(({ lines }) => lines > 0)).toBe(true)
})
