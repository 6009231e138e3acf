import { expect, test } from 'vitest'
import { COMPONENT_LINES_MAX, readComponents, tooLong } from '../../../scripts/boundaries/component-lengths.ts'

const component = (id: string, lines: number) => ({ id, lines })

test('an overlong component is rejected', () => {
  const long = component('a.tsx#Long', COMPONENT_LINES_MAX + 1)
  expect(tooLong([long, component('a.tsx#Fits', COMPONENT_LINES_MAX)])).toEqual([long])
})

test("the web's components are found with their lengths", () => {
  const components = readComponents(process.cwd())
  expect(components.length).toBeGreaterThan(500)
  expect(components.every(({ lines }) => lines > 0)).toBe(true)
})
