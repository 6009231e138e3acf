import { describe, expect, test } from 'vitest'
import { filePathFor } from '../../../src/offline/file-path.ts'
import { relativePath } from '../../../src/offline/relative-path.ts'
import { shortHash } from '../../../src/offline/safe-name.ts'

const HTML = 'text/html; charset=utf-8'
const path = (url: string, type = HTML) => filePathFor(url, type, () => false, 'site.test')

test.each([
  ['https://site.test/', HTML, 'index.html'],
  ['https://site.test', HTML, 'index.html'],
  ['https://site.test/about', HTML, 'about.html'],
  ['https://site.test/about/', HTML, 'about/index.html'],
  ['https://site.test/a/b.html', HTML, 'a/b.html'],
  ['https://site.test/a/b.htm', HTML, 'a/b.htm'],
  ['https://site.test/x.php', HTML, 'x.php.html'],
  ['https://site.test/x.aspx', HTML, 'x.aspx.html'],
  ['https://site.test/photo.jpg', HTML, 'photo.jpg.html'],
  ['https://site.test/photo.JPG', 'image/jpeg', 'photo.JPG'],
  ['https://site.test/photo.jpg', 'image/webp', 'photo.jpg'],
  ['https://site.test/media/42', 'image/png', 'media/42.png'],
  ['https://site.test/thumb.php', 'image/svg+xml', 'thumb.php.svg'],
  ['https://site.test/s.css', 'text/css', 's.css'],
  ['https://site.test/s.js', 'text/plain', 's.js'],
  ['https://site.test/s.mjs', 'application/x-javascript', 's.mjs'],
  ['https://site.test/site.webmanifest', 'application/manifest+json', 'site.webmanifest'],
  ['https://site.test/site.webmanifest', 'application/json', 'site.webmanifest.json'],
  ['https://site.test/f.woff2', 'application/octet-stream', 'f.woff2'],
  ['https://site.test/f', 'font/woff2', 'f.woff2'],
  ['https://site.test/tone', 'audio/mpeg', 'tone.mp3'],
  ['https://site.test/feed/', 'application/rss+xml', 'feed/index.rss'],
  ['https://site.test/LICENSE', 'text/plain', 'LICENSE.txt'],
  ['https://site.test/raw', '', 'raw.bin'],
  ['https://site.test/constructor', 'constructor', 'constructor.bin'],
  ['https://site.test/x.html', 'text/plain', 'x.html.txt'],
  ['https://site.test/x.svgz', 'image/svg+xml', 'x.svgz.svg'],
  ['https://site.test/x.lnk', 'application/x-ms-shortcut', 'x.lnk.bin'],
  ['https://site.test/x.lnk', 'application/octet-stream', 'x.lnk.bin'],
  ['https://site.test/a', 'application/x-ms-shortcut', 'a.bin'],
  ['https://site.test/desktop.ini', 'text/plain', 'desktop.ini.txt'],
  ['https://site.test/x.jnlp', 'application/x-java-jnlp-file', 'x.jnlp.bin'],
  ['https://site.test/x.url', 'application/octet-stream', 'x.url.bin'],
  ['https://site.test/x.scf', 'application/octet-stream', 'x.scf.bin'],
  ['https://site.test/x.library-ms', '', 'x.library-ms.bin'],
  ['https://site.test/x.mht', 'message/rfc822', 'x.mht.txt'],
  ['https://site.test/x.mhtml', 'multipart/related; boundary=b', 'x.mhtml.txt'],
  ['https://site.test/x.eml', 'text/plain', 'x.eml.txt'],
  ['https://site.test/x.mht', '', 'x.mht.bin'],
  ['https://site.test/x.ehtml', 'text/plain', 'x.ehtml.txt'],
  ['https://site.test/v1.2', HTML, 'v1.2.html'],
  ['https://cdn.test/a.png', 'image/png', 'cdn.test/a.png'],
  ['https://cdn.test:8443/', HTML, 'cdn.test-8443/index.html'],
])('%s of type %s is %s', (url, type, expected) => expect(path(url, type)).toBe(expected))

test.each([
  ['/download?id=3', 'application/octet-stream', 'Bericht für Mai.pdf', 'Bericht für Mai.pdf'],
  ['/get.php?id=3', 'application/pdf', 'report.pdf', 'report.pdf'],
  ['/img/42', 'image/png', 'logo.png', 'img/logo.png'],
  ['/a/report.pdf?v=1', 'application/pdf', 'other.pdf', 'a/report-q-v-1.pdf'],
  ['/download?id=3', HTML, 'report.pdf', 'report.pdf.html'],
  ['/download?id=3', 'application/zip', 'no extension', 'download-q-id-3.zip'],
  ['/d/', 'application/octet-stream', '100%/con.txt', 'd/100--con.txt'],
])('%s of type %s with server name %s is %s', (url, type, name, expected) =>
  expect(filePathFor(`https://site.test${url}`, type, () => false, 'site.test', name)).toBe(expected),
)

describe('queries are readable and distinct', () => {
  test.each([
    ['/page?id=3', 'page-q-id-3.html'],
    ['/?page=2&sort=name', 'index-q-page-2-sort-name.html'],
    ['/x.php?id=3', 'x.php-q-id-3.html'],
  ])('%s', (url, expected) => expect(path(`https://site.test${url}`)).toBe(expected))

  test('ambiguous queries get a hash', () => {
    const queries = [
      '?a-b=c',
      '?a=b-c',
      '?a=b&c',
      '?a&b=c',
      '?a/b/c',
      '?a=b/c',
      '?a%3Db=c',
      '?A=b-c',
      '?é',
      '?%C3%A9!',
      '?q',
      '?=q',
    ]
    const paths = queries.map((query) => path(`https://site.test/p${query}`))
    expect(new Set(paths.map((at) => at.toLowerCase())).size).toBe(queries.length)
    for (const at of paths) expect(at).toMatch(/^p-q-[\p{L}=!-]*-[0-9a-z]{6}\.html$/u)
  })
})

describe('file names are valid on every system', () => {
  test.each([
    ['/two%20words', 'two words.html'],
    ['/b%C3%BCcher', 'bücher.html'],
    ['/bu%CC%88cher', 'bücher.html'],
    ['/%E6%97%A5%E6%9C%AC/%D0%BC%D0%B8%D1%80', '日本/мир.html'],
    ['/%FCber', '-FCber.html'],
    ['/a%3Ab%2Fc%5Cd%3Fe%2Af%3Cg%3Eh%22i%7Cj', 'a-b-c-d-e-f-g-h-i-j.html'],
    ['/a%00b%0Ac', 'a-b-c.html'],
    ['/%2e%2e%20/%2e%20/x', '_/_/x.html'],
    ['/con/aux.html', 'con_/aux_.html'],
    ['/NUL.tar.gz/Lpt1', 'NUL_.tar.gz_/Lpt1_.html'],
    ['/com10', 'com10.html'],
    ['/trailing.%20./x', 'trailing/x.html'],
    ['//a///b', 'a/b.html'],
    ['/a%E2%80%8Bb%E2%80%AEc', 'abc.html'],
    ['/.well-known/x', '.well-known/x.html'],
    ['/%25', '-.html'],
  ])('%s', (url, expected) => expect(path(`https://site.test${url}`)).toBe(expected))

  test.each([
    `/${'n'.repeat(280)}.png`,
    `/${'%F0%9F%98%80'.repeat(100)}.png`,
    `/${'日'.repeat(100)}/${'本'.repeat(100)}/${'x'.repeat(100)}.png?${'q=1&'.repeat(100)}`,
    `/${'folder/'.repeat(60)}x.png`,
    `/${'%20.'.repeat(99)}x/${'. '.repeat(99)}.png`,
    `/${`${'a'.repeat(78)}/`.repeat(9)}`,
  ])('%# is truncated, and others truncated alike stay distinct', (url) => {
    const paths = [url, url.replace('/', '/0'), url.replace(/.$/, '$&0')].map((at) =>
      path(`https://site.test${at}`, 'image/png'),
    )
    for (const at of paths) {
      expect(Buffer.byteLength(at)).toBeLessThanOrEqual(200)
      for (const name of at.split('/')) {
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[. ]$|^$/)
        expect(name.isWellFormed()).toBe(true)
      }
      expect(at).toMatch(/\.png$/)
    }
    expect(new Set(paths).size).toBe(3)
  })
})

test('no path is both a file and a folder, in any order', () => {
  expect(path('https://site.test/data.json', 'application/json')).toBe('data.json')
  expect(path('https://site.test/data.json/x')).toBe('data.json_/x.html')
  expect(path('https://site.test/about')).toBe('about.html')
  expect(path('https://site.test/about.html/x')).toBe('about.html_/x.html')
  expect(path('https://site.test/cdn.test', '')).toBe('cdn.test.bin')
  expect(path('https://site.test/cdn.com', '')).toBe('cdn.com.bin')
})

test('a taken path gets a stable hash', () => {
  const taken = new Set(['img/case.png'])
  const isTaken = (at: string) => taken.has(at.toLowerCase())
  const first = filePathFor('https://site.test/img/Case.png', 'image/png', isTaken, 'site.test')
  expect(first).toMatch(/^img\/Case-[0-9a-z]{6}\.png$/)
  expect(filePathFor('https://site.test/img/Case.png', 'image/png', isTaken, 'site.test')).toBe(first)
  taken.add(first.toLowerCase())
  const second = filePathFor('https://site.test/img/Case.png', 'image/png', isTaken, 'site.test')
  expect(second).toMatch(/^img\/Case-[0-9a-z]{6}\.png$/)
  expect(second).not.toBe(first)
})

test.each([
  ['a.html', 'b.html', 'b.html'],
  ['a.html', 'x/b.html', 'x/b.html'],
  ['x/a.html', 'b.html', '../b.html'],
  ['x/y/a.html', 'x/z/b.html', '../z/b.html'],
  ['x/a.html', 'x/a.html', 'a.html'],
  ['x/a.html', 'x', '../x'],
  ['a.html', "two words/b#?%&'()é.html", 'two%20words/b%23%3F%25%26%27%28%29%C3%A9.html'],
  ['a.html', 'a,b.html', 'a%2Cb.html'],
])('from %s to %s is %s', (from, to, expected) => expect(relativePath(from, to)).toBe(expected))

test('a whole site with awkward URLs can be extracted anywhere', () => {
  const segments = [
    'a',
    'A',
    'data.json',
    'x.html',
    'con',
    'é',
    'e%CC%81',
    '..%20',
    '%2F',
    'n'.repeat(150),
    'cdn.com',
    'index',
    '-q-a-1',
  ]
  const queries = ['', '?a=1', '?A=1', '?a-1', '?q', `?${'z=1&'.repeat(40)}`]
  const types = [HTML, 'image/png', 'application/json', '']
  const files = new Map<string, string>()
  const folders = new Set<string>()
  for (const [at, first] of segments.entries()) {
    for (const second of ['', ...segments]) {
      for (const query of queries) {
        const url = `https://site.test/${first}/${second}${query}`
        const taken = filePathFor(url, types[at % types.length]!, (path) => files.has(path.toLowerCase()), 'site.test')
        expect(files.get(taken.toLowerCase())).toBeUndefined()
        files.set(taken.toLowerCase(), url)
        const names = taken.split('/')
        for (let depth = 1; depth < names.length; depth++) folders.add(names.slice(0, depth).join('/').toLowerCase())
        for (const name of names) expect(name).not.toMatch(/[<>:"\\|?*\0-\x1f]|[. ]$|^$|^ |^con(?:\.|$)/i)
        expect(Buffer.byteLength(taken)).toBeLessThanOrEqual(200)
        expect(taken).toBe(taken.normalize('NFC'))
      }
    }
  }
  expect([...folders].filter((folder) => files.has(folder))).toEqual([])
})

/**
 * Pairs of blocks with which FNV-1a, after `COLLIDING_START` and the previous blocks, goes from one state to the same
 * state: any choice of them gives URLs with one hash. Found by search.
 */
const COLLIDING_START = `https://site.test/${'a'.repeat(130)}`
const COLLIDING = [
  ['00xki6', '000ya8'],
  ['01a23a', '00m65v'],
  ['00b5fa', '000pwu'],
  ['00f2ad', '004uzx'],
  ['00apcd', '0035zx'],
] as const

test('URLs designed to collide need a few attempts each for a path, however many there are', () => {
  const urls = COLLIDING.reduce(
    (begun, blocks) => begun.flatMap((url) => blocks.map((block) => url + block)),
    [COLLIDING_START],
  )
  expect(new Set(urls).size).toBe(32)
  expect(new Set(urls.map(shortHash)).size).toBe(1)
  const taken = new Set<string>()
  let asked = 0
  for (const url of urls) {
    const isTaken = (at: string) => {
      asked++
      return taken.has(at)
    }
    taken.add(filePathFor(url, HTML, isTaken, 'site.test'))
  }
  expect(taken.size).toBe(urls.length)
  expect(asked).toBeLessThan(4 * urls.length)
})
