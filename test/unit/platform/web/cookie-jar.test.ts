import { expect, test } from 'vitest'
import { CookieJar } from '../../../../src/platform/web/cookie-jar.ts'

const URL = 'https://www.acme.com/a'

function headerAfter(...lines: string[]): string | null {
  const jar = new CookieJar()
  const headers = new Headers()
  for (const line of lines) headers.append('set-cookie', line)
  jar.take(URL, headers)
  return jar.headerFor(URL)
}

test.each([
  ['name and value', ['a=b; Path=/; Secure; HttpOnly; SameSite=Lax'], 'a=b'],
  ['several', ['a=b', 'c=d=e'], 'a=b; c=d=e'],
  ['the last of a name', ['a=1', 'a=2'], 'a=2'],
  ['no value', ['a='], 'a='],
  ['no name', ['=b', 'lonely'], null],
  ['an age that is over', ['a=b', 'a=; Max-Age=0'], null],
  ['a date that is over', ['a=b; Expires=Thu, 01-Jan-1970 00:00:00 GMT'], null],
  ['a date to come', ['a=b; Expires=Thu, 01 Jan 2099 00:00:00 GMT'], 'a=b'],
  ['a domain above', ['a=b; Domain=.acme.com'], 'a=b'],
  ['another domain', ['a=b; Domain=cme.com'], null],
  ['a value that cannot be sent', ['a=h\u00f6f'], null],
])('%s', (_, lines, expected) => expect(headerAfter(...lines)).toBe(expected))

test('another host gets no cookies', () => {
  const jar = new CookieJar()
  jar.take(URL, new Headers({ 'set-cookie': 'a=b' }))
  expect(jar.headerFor('https://acme.com/a')).toBeNull()
})
