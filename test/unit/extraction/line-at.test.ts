import { expect, test } from 'vitest'
import { lineAt } from '../../../src/extraction/page.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

test('the line of each offset lies between the line feeds around it', () => {
  const page = parsePage('<p>Elm</p><p>Oak and Roe</p><p>Lind</p>', 'https://elm.example/')
  const { text } = page
  expect(text).toContain('\n')
  for (let offset = 0; offset < text.length; offset++) {
    const { start, end } = lineAt(page, offset)
    expect([start === 0 || text[start - 1] === '\n', end === text.length || text[end] === '\n']).toEqual([true, true])
    expect(text.slice(start, end)).not.toContain('\n')
    expect(offset >= start && offset <= end).toBe(true)
  }
})
