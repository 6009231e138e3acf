import { expect, test } from 'vitest'
import { readRefreshTarget } from '../../../src/lib/read-refresh-target.ts'

test.each([
  ['0; url=/next', '/next'],
  ['0;URL=/next', '/next'],
  ["5 ; url = '/a b' ", '/a b'],
  ['0;url="/next"; x', '/next'],
  ['0, url=/next', '/next'],
  ['0 url=/next', '/next'],
  ['0.5;/next', '/next'],
  ['; url=/next', '/next'],
  ["0; url='/next", '/next'],
  ['30', null],
  ['30;', null],
  ['0; url=', null],
  ['', null],
  ['soon', null],
])('%j redirects to %j', (content, target) => expect(readRefreshTarget(content)).toBe(target))
