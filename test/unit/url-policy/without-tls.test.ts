import { expect, test } from 'vitest'
import type { PreparedOrigin } from '../../../src/contracts/crawls/crawl-slices.ts'
import { withoutTls } from '../../../src/url-policy/without-tls.ts'

const URL_GIVEN = 'https://acme.com/team?b=1'
const PLAIN = 'http://acme.com/team?b=1'
/** Results of `prepareOrigin` for a crawl that obeys robots.txt, and for one that does not. */
const obeying: Partial<PreparedOrigin> = { is_refused: true }
const ignoring: Partial<PreparedOrigin> = { is_refused: false }

test.each<[string, string, Partial<PreparedOrigin>, string | null]>([
  ['a server that refuses the connection', URL_GIVEN, { ...obeying, unreached: 'connect' }, PLAIN],
  ['a server that does not answer', URL_GIVEN, { ...obeying, unreached: 'timeout' }, PLAIN],
  ['a name that does not exist', URL_GIVEN, { ...obeying, unreached: 'dns' }, null],
  ['a robots.txt that is broken', URL_GIVEN, obeying, null],
  ['an opted-out site', URL_GIVEN, { ...obeying, refusal: 'opted-out' }, null],
  ['a server that refuses, robots.txt ignored', URL_GIVEN, { ...ignoring, unreached: 'connect' }, PLAIN],
  ['a robots.txt that hangs, but is ignored', URL_GIVEN, { ...ignoring, unreached: 'timeout' }, null],
  ['a name that does not exist, robots.txt ignored', URL_GIVEN, { ...ignoring, unreached: 'dns' }, null],
  ['an origin that may be read', URL_GIVEN, ignoring, null],
  ['an address with http', PLAIN, { ...obeying, origin: 'http://acme.com', unreached: 'connect' }, null],
  ['another host', 'https://www.acme.com/', { ...obeying, unreached: 'connect' }, null],
  ['another port', 'https://acme.com:8443/', { ...obeying, unreached: 'connect' }, null],
  [
    'a port of its own',
    'https://acme.com:8443/',
    { ...obeying, origin: 'https://acme.com:8443', unreached: 'connect' },
    'http://acme.com:8443/',
  ],
  [
    'the port of http',
    'https://acme.com:80/',
    { ...obeying, origin: 'https://acme.com:80', unreached: 'connect' },
    'http://acme.com/',
  ],
  [
    'an address within the address',
    'https://acme.com/?to=https://b.com/',
    { ...obeying, unreached: 'connect' },
    'http://acme.com/?to=https://b.com/',
  ],
])('%s', (_name, url, prepared, expected) => {
  const known = { origin: 'https://acme.com', robots: null, is_refused: false, crawl_delay_ms: null }
  expect(withoutTls(url, { ...known, ...prepared })).toBe(expected)
})
