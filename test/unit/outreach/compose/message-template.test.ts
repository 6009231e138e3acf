import { expect, test } from 'vitest'
import { messageTemplate, prepareTemplate } from '../../../../src/outreach/compose/message-template.ts'

const read = (content: string) => messageTemplate(content, false, null)

test('a recently used template stays cached when another campaign starts', () => {
  const first = read('<p>0')
  for (const content of ['<p>1', '<p>2', '<p>3']) read(content)
  expect(read('<p>0')).toBe(first)
  const last = read('<p>4')
  expect(read('<p>0')).toBe(first)
  expect(read('<p>4')).toBe(last)
})

test('a long content is parsed ahead of its messages, and yields to others between the passes', async () => {
  const content = '<p>{{name}}</p>'.repeat(2_000)
  let turns = 0
  const count = setInterval(() => turns++, 0)
  await prepareTemplate(content, false, null)
  clearInterval(count)
  expect(turns).toBeGreaterThan(2)
  expect(read(content)).toBe(read(content))
  expect(read(content).text).toContain('{{name}}')
})
