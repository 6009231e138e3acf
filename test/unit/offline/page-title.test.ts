import { expect, test } from 'vitest'
import { pageTitle } from '../../../src/offline/page-title.ts'

test.each([
  ['<title>A &amp; B</title>', 'A & B'],
  ['<TITLE lang=en>\n  two   words\n</TITLE>', 'two words'],
  ['<html><title/>x', 'x'],
  ['<title></title><title>second</title>', null],
  ['<titles>no</titles><title>yes</title>', 'yes'],
  ['<title', null],
  ['<title>', null],
  ['no markup', null],
  [`<title>${'a'.repeat(500)}`, 'a'.repeat(200)],
])('the title of %j is %j', (html, title) => {
  expect(pageTitle(html)).toBe(title)
})
