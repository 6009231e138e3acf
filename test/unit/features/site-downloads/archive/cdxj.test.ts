import { expect, test } from 'vitest'
import { surtOf } from '../../../../../src/features/site-downloads/archive/cdxj.ts'

test.each([
  ['https://www.Example.com/About?b=2&a=1', 'com,example)/about?a=1&b=2'],
  ['http://example.co.uk:8080/', 'uk,co,example:8080)/'],
  ['https://www2.example.com/x', 'com,example)/x'],
  ['http://127.0.0.1:8900/a', '127.0.0.1:8900)/a'],
  ['http://[::1]/a', '[::1])/a'],
])('%s is indexed under %s', (url, surt) => expect(surtOf(url)).toBe(surt))
