import { expect, test } from 'vitest'
import { leavesApp } from '../../../web/lib/leaves-app.ts'

test.each([
  ['/contact', true],
  ['/?a=b', true],
  ['/about#team', true],
  ['/login?next=%2Fabout', false],
  ['/dashboard/data?search=x', false],
  ['/opt-out/confirm?token=t', false],
  ['#here', false],
  ['https://example.com/', false],
])('%s leaves the application: %s', (href, leaves) => expect(leavesApp(href)).toBe(leaves))
