import { describe, expect, it } from 'vitest'
import { parseRobots, restoreRobots, robotsFor } from '../../../../src/extraction/robots/robots-txt.ts'
import { expectCpuWithin } from '../../../support/cpu-ms.ts'

/** The lines of a robots.txt, then URLs that FooBot may and may not fetch. */
interface Case {
  name: string
  txt: string
  may?: string
  mayNot?: string
  agent?: string
}

const GROUPS = `allow: /foo/bar/

user-agent: FooBot
disallow: /
allow: /x/
user-agent: BarBot
disallow: /
allow: /y/


allow: /w/
user-agent: BazBot

user-agent: FooBot
allow: /z/
disallow: /`

const CASES: Case[] = [
  { name: 'an empty file allows all', txt: '', may: '/ /a' },
  { name: 'unknown lines allow all', txt: 'foo: FooBot\nbar: /', may: '/x' },
  { name: 'a blank may stand for the colon', txt: 'user-agent FooBot\ndisallow /', mayNot: '/x' },
  { name: 'rules before any group belong to none', txt: 'disallow: /\nuser-agent: FooBot\nallow: /', may: '/foo/bar/' },
  { name: 'groups of one agent are merged', txt: GROUPS, may: '/x/b /z/d', mayNot: '/y/c /foo/bar/' },
  { name: 'blank lines do not end a group', txt: GROUPS, agent: 'BarBot', may: '/y/c /w/a', mayNot: '/z/d /x/a' },
  { name: 'agents named in a row share rules', txt: GROUPS, agent: 'BazBot', may: '/z/d', mayNot: '/y/c /w/a' },
  {
    name: 'a sitemap between agents does not part them',
    txt: 'user-agent: FooBot\nsitemap: https://foo.bar/s\nuser-agent: BarBot\ndisallow: /',
    mayNot: '/x',
  },
  {
    name: 'an unknown line between agents does not part them',
    txt: 'user-agent: FooBot\nunknown: x\nuser-agent: BarBot\ndisallow: /',
    mayNot: '/x',
  },
  {
    name: 'names of lines are read in any case',
    txt: 'USER-AGENT: FooBot\nDISALLOW: /\naLLoW: /x/',
    may: '/x/y',
    mayNot: '/a/b',
  },
  { name: 'agents are matched in any case', txt: 'user-agent: FOOBOT\ndisallow: /', agent: 'fooBot', mayNot: '/x' },
  { name: 'an agent is matched up to its version', txt: 'user-agent: FooBot/2.1 (crawler)\ndisallow: /', mayNot: '/x' },
  {
    name: 'an agent is matched whole',
    txt: 'user-agent: Foo\ndisallow: /\nuser-agent: FooBot-News\ndisallow: /',
    may: '/x',
  },
  { name: 'the star may be followed by words', txt: 'user-agent: * baz\ndisallow: /x', mayNot: '/x', may: '/y' },
  {
    name: 'a group of its own replaces the one for all',
    txt: 'user-agent: *\ndisallow: /x/\nuser-agent: FooBot\ndisallow: /y/',
    may: '/x/p',
    mayNot: '/y/p',
  },
  {
    name: 'a group of its own without rules allows all',
    txt: 'user-agent: *\ndisallow: /\nuser-agent: FooBot\ndisallow:',
    may: '/x',
  },
  { name: 'groups of others do not concern it', txt: 'user-agent: BarBot\ndisallow: /', may: '/x' },
  { name: 'paths are matched in their case', txt: 'user-agent: FooBot\ndisallow: /x/', mayNot: '/x/y', may: '/X/y' },
  {
    name: 'the longest match wins',
    txt: 'user-agent: FooBot\ndisallow: /x/page.html\nallow: /x/',
    may: '/x/ /x/a',
    mayNot: '/x/page.html',
  },
  {
    name: 'the longest match wins in either order',
    txt: 'user-agent: FooBot\nallow: /x/page.html\ndisallow: /x/',
    may: '/x/page.html',
    mayNot: '/x/',
  },
  { name: 'allow wins a tie', txt: 'user-agent: FooBot\ndisallow: /folder\nallow: /folder', may: '/folder/page' },
  { name: 'empty rules say nothing', txt: 'user-agent: FooBot\ndisallow:\nallow:', may: '/x' },
  { name: 'a slash matters', txt: 'user-agent: FooBot\ndisallow: /x\nallow: /x/', may: '/x/ /x/y', mayNot: '/x /xy' },
  {
    name: 'wildcards count towards length',
    txt: 'user-agent: FooBot\nallow: /page\ndisallow: /*.html',
    may: '/page',
    mayNot: '/page.html',
  },
  {
    name: 'a path longer than the wildcard wins',
    txt: 'user-agent: FooBot\nallow: /x/page.\ndisallow: /*.html',
    may: '/x/page.html',
    mayNot: '/x/y.html',
  },
  {
    name: 'patterns are prefixes',
    txt: 'user-agent: FooBot\ndisallow: /fish',
    mayNot: '/fish /fish.html /fish/salmon.html /fishheads /fish.php?id=a',
    may: '/Fish.asp /catfish /?id=fish',
  },
  {
    name: 'a trailing star adds nothing',
    txt: 'user-agent: FooBot\ndisallow: /fish*',
    mayNot: '/fish /fish.html /fish.php?id=a',
    may: '/Fish /catfish',
  },
  {
    name: 'a star matches anything',
    txt: 'user-agent: FooBot\ndisallow: /*.php',
    mayNot: '/index.php /folder/filename.php?p /folder/any.php.file.html /filename.php/',
    may: '/ /windows.PHP',
  },
  {
    name: 'a dollar matches the end',
    txt: 'user-agent: FooBot\ndisallow: /*.php$',
    mayNot: '/a.php /a/b.php /a.php/x.php',
    may: '/a.php?p /a.php/ /a.php5 /.phpx',
  },
  {
    name: 'a dollar without a star matches exactly',
    txt: 'user-agent: FooBot\ndisallow: /$',
    mayNot: '/',
    may: '/page.html /?a',
  },
  {
    name: 'a dollar after a star matches all',
    txt: 'user-agent: FooBot\ndisallow: /a*$',
    mayNot: '/a /abc/d?e',
    may: '/b',
  },
  { name: 'a dollar elsewhere is a character', txt: 'user-agent: FooBot\ndisallow: /a$b', mayNot: '/a$bc', may: '/a' },
  {
    name: 'pieces around stars do not overlap',
    txt: 'user-agent: FooBot\ndisallow: /ab*b$',
    mayNot: '/abb',
    may: '/ab',
  },
  {
    name: 'a star stands between folders',
    txt: 'user-agent: FooBot\ndisallow: /foo/bar/quz\nallow: /foo/*/qux',
    may: '/foo/bar/qux /foo/quz /foo//quz',
    mayNot: '/foo/bar/quz',
  },
  {
    name: 'comments are dropped',
    txt: 'user-agent: FooBot\n# disallow: /\ndisallow: /foo/quz#qux\nallow: /',
    may: '/foo/bar',
    mayNot: '/foo/quz',
  },
  {
    name: 'queries are matched',
    txt: 'user-agent: FooBot\ndisallow: /*?sort=',
    mayNot: '/list?sort=a',
    may: '/list?a=1&sort=a',
  },
  {
    name: 'a query keeps its reserved characters',
    txt: 'user-agent: FooBot\ndisallow: /\nallow: /foo/bar?qux=taz&baz=http://foo.bar?tar&par',
    may: '/foo/bar?qux=taz&baz=http://foo.bar?tar&par',
  },
  {
    name: 'letters beyond ASCII match their encoding',
    txt: 'user-agent: FooBot\ndisallow: /\nallow: /foo/bar/ツ',
    may: '/foo/bar/%E3%83%84 /foo/bar/ツ /foo/bar/%e3%83%84',
  },
  {
    name: 'an encoding matches the letter',
    txt: 'user-agent: FooBot\ndisallow: /\nallow: /foo/bar/%e3%83%84',
    may: '/foo/bar/%E3%83%84 /foo/bar/ツ',
  },
  {
    name: 'encoded unreserved characters are plain (RFC 9309 2.2.2)',
    txt: 'user-agent: FooBot\ndisallow: /foo/bar/%62%61%7A\ndisallow: /~joe',
    mayNot: '/foo/bar/baz /foo/bar/%62%61%7A /%7Ejoe',
  },
  {
    name: 'encoded reserved characters are not',
    txt: 'user-agent: FooBot\ndisallow: /a%2fb',
    mayNot: '/a%2Fb',
    may: '/a/b',
  },
  {
    name: 'an encoded star is a star (RFC 9309 2.2.3)',
    txt: 'user-agent: FooBot\ndisallow: /path/file-with-a-%2A.html',
    mayNot: '/path/file-with-a-*.html /path/file-with-a-%2A.html /path/file-with-a-%2a.html',
    may: '/path/file-with-a-b.html',
  },
  {
    name: 'an encoded dollar is a dollar (RFC 9309 2.2.3)',
    txt: 'user-agent: FooBot\ndisallow: /path/foo-%24',
    mayNot: '/path/foo-$ /path/foo-%24 /path/foo-$/bar',
    may: '/path/foo- /path/foo',
  },
  {
    name: 'an encoded dollar may be the end',
    txt: 'user-agent: FooBot\ndisallow: /foo-%24$',
    mayNot: '/foo-$',
    may: '/foo-$b',
  },
  {
    name: 'a star matches a star',
    txt: 'user-agent: FooBot\ndisallow: /a*c$',
    mayNot: '/a*c /a%2Ac /abc',
    may: '/a*',
  },
  {
    name: 'braces match however they are written',
    txt: 'user-agent: FooBot\ndisallow: /{id}/\ndisallow: /list?f={\ndisallow: /%7bx%7D',
    mayNot: '/{id}/a /%7Bid%7D/a /%7bid%7d/ /list?f={a} /list?f=%7Ba} /{x} /%7Bx%7D',
    may: '/id/ /list?f=a',
  },
  {
    name: 'quotes match however they are written',
    txt: `user-agent: FooBot\ndisallow: /"a"\ndisallow: /*?q='\ndisallow: /%22b`,
    mayNot: `/"a" /%22a%22 /x?q='b' /x?q=%27 /"b /%22b`,
    may: '/a /x?q=b /b',
  },
  {
    name: 'what else browsers encode matches however it is written',
    txt: 'user-agent: FooBot\ndisallow: /<a>\ndisallow: /`^|\ndisallow: /x?y=<|',
    mayNot: '/<a> /%3Ca%3E /`^| /%60%5E%7C /x?y=<| /x?y=%3C%7c',
    may: '/a /x?y=',
  },
  {
    name: 'a percent sign that encodes nothing is a character',
    txt: 'user-agent: FooBot\ndisallow: /100%\ndisallow: /%zz',
    mayNot: '/100% /100%a /%zz',
    may: '/100',
  },
  {
    name: 'a line of three words without a colon says nothing',
    txt: 'user-agent: FooBot\ndisallow /a b',
    may: '/a',
  },
  {
    name: 'typing errors that Google accepts',
    txt: 'useragent: FooBot\ndissallow: /a\ndisalow: /b\nuser agent: x\nDisallow : /',
    mayNot: '/a /b',
    may: '/c',
  },
  { name: 'a byte order mark is skipped', txt: '\ufeffuser-agent: FooBot\ndisallow: /', mayNot: '/x' },
  {
    name: 'the file itself is always allowed',
    txt: 'user-agent: *\ndisallow: /',
    may: '/robots.txt',
    mayNot: '/ /robots.txt.html',
  },
  {
    name: 'folders given without a slash match nothing',
    txt: 'user-agent: FooBot\ndisallow: private',
    may: '/private',
  },
  {
    name: 'allowing an index file allows its folder',
    txt: 'user-agent: *\nallow: /a/index.html\ndisallow: /',
    may: '/a/ /a/index.html',
    mayNot: '/a/index.htm /b',
  },
  {
    name: 'a pattern may begin with a star',
    txt: 'user-agent: FooBot\ndisallow: *.pdf',
    mayNot: '/a/b.pdf',
    may: '/a',
  },
]

describe('robots.txt', () => {
  it.each(CASES)('$name', ({ txt, may = '', mayNot = '', agent = 'FooBot' }) => {
    for (const eol of ['\n', '\r', '\r\n']) {
      const rules = parseRobots(txt.replaceAll('\n', eol), agent)
      const restored = restoreRobots(rules.serialise())
      const urls = (paths: string) =>
        paths
          .split(' ')
          .filter(Boolean)
          .map((path) => `http://foo.bar${path}`)
      expect(urls(`${may} ${mayNot}`).filter((url) => rules.isAllowed(url))).toEqual(urls(may))
      expect(urls(`${may} ${mayNot}`).filter((url) => restored.isAllowed(url))).toEqual(urls(may))
    }
  })

  it('long lines are truncated, not dropped', () => {
    const path = `/x/${'a'.repeat(20_000)}`
    expect(
      parseRobots(`user-agent: FooBot\ndisallow: ${path}/qux`, 'FooBot').isAllowed(`http://foo.bar${path}/fux`),
    ).toBe(false)
  })

  it('content beyond 500 KiB is ignored', () => {
    const txt = `user-agent: FooBot\ndisallow: /a\n${'#'.repeat(500 * 1024)}\ndisallow: /b`
    expect(parseRobots(txt, 'FooBot').isAllowed('http://foo.bar/a')).toBe(false)
    expect(parseRobots(txt, 'FooBot').isAllowed('http://foo.bar/b')).toBe(true)
  })

  it('a line truncated at 500 KiB is ignored', () => {
    const head = 'user-agent: FooBot\ndisallow: /a\n'
    const cut = `${head}#${'#'.repeat(500 * 1024 - head.length - 13)}\ndisallow: /`
    expect(cut.length).toBe(500 * 1024)
    expect(parseRobots(`${cut}private\n`, 'FooBot').isAllowed('http://foo.bar/b')).toBe(true)
    expect(parseRobots(`${cut}\ndisallow: /c`, 'FooBot').isAllowed('http://foo.bar/b')).toBe(false)
    expect(robotsFor(200, cut, 'FooBot', { isCut: true }).isAllowed('http://foo.bar/b')).toBe(true)
    expect(robotsFor(200, `${cut}\n`, 'FooBot', { isCut: true }).isAllowed('http://foo.bar/b')).toBe(false)
  })

  const PATHS = ['a'.repeat(2_000), '/'.repeat(2_000), '*$'.repeat(1_000), '%'.repeat(2_000)]
  it.each([
    ['spaces behind a name', `Disallow${' '.repeat(16_000)}`],
    ['spaces between words', `Disallow${' '.repeat(8_000)}x${' '.repeat(8_000)}y`],
    ['spaces before a colon', `${' '.repeat(16_000)}:`],
    ['words', 'a '],
    ['colons', ':'],
    ['line ends', '\r'],
    ['comments', '#'],
    ['agents', 'user-agent: *\n'],
    ['stars', `disallow: /${'*'.repeat(16_000)}`],
    ['stars and letters', `disallow: /${'*a'.repeat(8_000)}b$`],
    ['short patterns with a star', 'disallow:*b'],
    ['paths', 'disallow: /a'],
    ['slashes', `allow: ${'/'.repeat(8_000)}index.html`],
    ['almost encoded', `allow: /${'%'.repeat(8_000)}`],
    ['encoded', `allow: /${'%2a'.repeat(4_000)}`],
    ['halves of characters', `allow: /${'\ud800'.repeat(8_000)}`],
    ['byte order marks', '\ufeff'],
  ])('a file of %s is parsed once, and matched quickly', (_, line) => {
    expectCpuWithin(3_000, () => {
      const rules = parseRobots(`user-agent: *\n${`${line}\n`.repeat(Math.ceil(512_000 / line.length))}`, 'FooBot')
      for (let round = 0; round < 25; round++) for (const path of PATHS) rules.isAllowed(`http://foo.bar/${path}`)
    })
  })

  it('many different patterns are matched quickly', () => {
    let txt = 'user-agent: *\n'
    for (let at = 0; txt.length < 500 * 1024; at++) txt += `disallow:*${at.toString(36)}\n`
    const rules = parseRobots(txt, 'FooBot')
    expectCpuWithin(3_000, () => {
      for (let round = 0; round < 500; round++) rules.isAllowed(`http://foo.bar/${'_'.repeat(2_000)}`)
    })
  })

  it('no pattern is slow', () => {
    const txt = `user-agent: *\n${`disallow: /${'*a'.repeat(4_000)}b$\n`.repeat(60)}`
    const rules = parseRobots(txt, 'FooBot')
    expectCpuWithin(500, () => {
      expect(rules.isAllowed(`http://foo.bar/${'a'.repeat(8_000)}`)).toBe(true)
    })
  })

  it('the crawl delay is that of our group', () => {
    const txt = 'user-agent: bingbot\ncrawl-delay: 10\n\nuser-agent: *\ncrawl-delay: 0.5\ndisallow: /x'
    expect(parseRobots(txt, 'FooBot').crawlDelayMs).toBe(500)
    expect(parseRobots(txt, 'bingbot').crawlDelayMs).toBe(10_000)
    expect(parseRobots('user-agent: *\ncrawl-delay: soon', 'FooBot').crawlDelayMs).toBeNull()
    expect(restoreRobots(parseRobots(txt, 'FooBot').serialise()).crawlDelayMs).toBe(500)
  })

  it('sitemaps are found inside and outside groups', () => {
    const txt = 'sitemap: https://a.b/1.xml\nuser-agent: x\nSiteMap:https://a.b/2.xml # two\nsite-map: /3.xml'
    expect(parseRobots(txt, 'FooBot').sitemaps).toEqual(['https://a.b/1.xml', 'https://a.b/2.xml', '/3.xml'])
  })

  it.each([
    [200, false],
    [204, false],
    [301, true],
    [401, true],
    [403, true],
    [404, true],
    [410, true],
    [429, false],
    [500, false],
    [503, false],
    [null, false],
  ])('status %s allows /x: %s', (status, isAllowed) => {
    expect(robotsFor(status, 'user-agent: *\ndisallow: /x', 'FooBot').isAllowed('http://foo.bar/x')).toBe(isAllowed)
  })
})
