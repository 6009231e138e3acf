import { describe, expect, it } from 'vitest'
import { parseSitemap } from '../../../src/extraction/sitemap.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

describe('a sitemap', () => {
  it('lists URLs with their dates', () => {
    const xml = `<?xml version="1.0"?><urlset ${NS}>
      <url><loc> https://a.b/?x=1&amp;y=2 </loc><lastmod>2024-01-02</lastmod><priority>0.5</priority></url>
      <url><lastmod/><loc><![CDATA[https://a.b/c?d&e]]></loc></url>
    </urlset>`
    expect(parseSitemap(xml)).toEqual({
      urls: [{ loc: 'https://a.b/?x=1&y=2', lastmod: '2024-01-02' }, { loc: 'https://a.b/c?d&e' }],
      sitemaps: [],
    })
  })

  it('may use a namespace prefix, capitals and a byte order mark', () => {
    const xml =
      '\ufeff<sm:urlset xmlns:sm="x"><sm:url><sm:loc>https://a.b/1</sm:loc></sm:url><URL><Loc>https://a.b/2</Loc></URL></sm:urlset>'
    expect(parseSitemap(xml).urls.map(({ loc }) => loc)).toEqual(['https://a.b/1', 'https://a.b/2'])
  })

  it('ignores images, videos and translations', () => {
    const xml = `<urlset ${NS} xmlns:image="i" xmlns:xhtml="h"><url>
      <xhtml:link rel="alternate" hreflang="de" href="https://a.b/de"/><image:image><image:loc>https://a.b/x.png</image:loc></image:image>
      <loc>https://a.b/1</loc></url></urlset>`
    expect(parseSitemap(xml).urls).toEqual([{ loc: 'https://a.b/1' }])
  })

  it('may be an index of other sitemaps', () => {
    const xml = `<sitemapindex ${NS}><sitemap><loc>https://a.b/1.xml.gz</loc><lastmod>2024</lastmod></sitemap></sitemapindex>`
    expect(parseSitemap(xml)).toEqual({ urls: [], sitemaps: ['https://a.b/1.xml.gz'] })
  })

  it('may be an RSS feed', () => {
    const xml = `<rss xmlns:atom="a"><channel><link>https://a.b/</link><item><title>x</title><atom:link rel="self" href="https://a.b/feed"/>
      <link>https://a.b/news/1</link><pubDate>Mon, 01 Jan 2024 00:00:00 GMT</pubDate></item></channel></rss>`
    expect(parseSitemap(xml).urls).toEqual([{ loc: 'https://a.b/news/1', lastmod: 'Mon, 01 Jan 2024 00:00:00 GMT' }])
  })

  it('may be an Atom feed', () => {
    const xml = `<feed><link href="https://a.b/"/><entry><link rel="edit" href="https://a.b/edit"/><link href="https://a.b/1"/>
      <updated>2024-01-01T00:00:00Z</updated></entry></feed>`
    expect(parseSitemap(xml).urls).toEqual([{ loc: 'https://a.b/1', lastmod: '2024-01-01T00:00:00Z' }])
  })

  it('may have entries without <loc>', () => {
    const xml = `<urlset ${NS}><url>
      https://a.b/1?x=1&amp;y=2
    </url><url><lastmod>2024-01-02</lastmod>https://a.b/2</url><url>about us</url><url/><url><loc>https://a.b/3</loc>x</url></urlset>`
    expect(parseSitemap(xml).urls).toEqual([
      { loc: 'https://a.b/1?x=1&y=2' },
      { loc: 'https://a.b/2', lastmod: '2024-01-02' },
      { loc: 'https://a.b/3' },
    ])
    const index = `<sitemapindex ${NS}><sitemap>https://a.b/s.xml</sitemap></sitemapindex>`
    expect(parseSitemap(index).sitemaps).toEqual(['https://a.b/s.xml'])
  })

  it('may be a plain text list', () => {
    const { urls } = parseSitemap('\ufeffhttps://a.b/1\r\n\r\n# note\nhttps://a.b/2 \nftp://a.b/3\n/4')
    expect(urls).toEqual([{ loc: 'https://a.b/1' }, { loc: 'https://a.b/2' }])
  })

  it.each(['', '<', 'nonsense', '<html><body><a href="https://a.b/">x</a></body></html>', '{"a":1}'])(
    '%j has no URLs',
    (text) => {
      expect(parseSitemap(text)).toEqual({ urls: [], sitemaps: [] })
    },
  )

  it('truncated anywhere returns no partial URL', () => {
    const XML = [
      `<urlset ${NS}><url><lastmod>2024-01-02</lastmod><loc>https://a.b/one?x=1&amp;y=2</loc></url><url><loc><![CDATA[https://a.b/two]]></loc><lastmod>2024-05-06</lastmod></url></urlset>`,
      `<feed><entry><link href="https://a.b/one?x=1&amp;y=2"/></entry><entry><link href='https://a.b/two'></link></entry></feed>`,
    ]
    const whole = ['https://a.b/one?x=1&y=2', 'https://a.b/two']
    for (const xml of XML) {
      for (let length = 0; length <= xml.length; length++) {
        const { urls } = parseSitemap(xml.slice(0, length))
        for (const [at, { loc, lastmod }] of urls.entries()) {
          expect(loc, xml.slice(0, length)).toBe(whole[at])
          expect([undefined, '2024-01-02', '2024-05-06']).toContain(lastmod)
        }
      }
    }
    const list = 'https://a.b/one\nhttps://a.b/two'
    expect(parseSitemap(list).urls).toHaveLength(2)
    expect(parseSitemap(list, { isCut: true }).urls).toEqual([{ loc: 'https://a.b/one' }])
    expect(parseSitemap('https://a.b/o', { isCut: true }).urls).toEqual([])
  })

  it('with bad nesting returns the complete entries', () => {
    expect(
      parseSitemap('<urlset><url><loc>https://a.b/1</url><url><loc>https://a.b/2</loc></url>').urls,
    ).toContainEqual({ loc: 'https://a.b/2' })
  })

  it('is read up to 50,000 URLs of at most 2,048 characters', () => {
    const entries = Array.from({ length: 60_000 }, (_, i) => `<url><loc>https://a.b/${i}</loc></url>`).join('')
    expect(parseSitemap(`<urlset>${entries}</urlset>`).urls).toHaveLength(50_000)
    expect(parseSitemap('https://a.b/1\n'.repeat(60_000)).urls).toHaveLength(50_000)
    expect(parseSitemap(`<urlset><url><loc>https://a.b/${'a'.repeat(1e6)}</loc></url></urlset>`).urls).toEqual([])
  })
})

describe('a file of 4 MB takes linear time', () => {
  const LENGTH = 4 * 1024 * 1024
  it.each([
    ['opening tags', '<urlset>', '<a>'],
    ['openers', '<urlset>', '<'],
    ['tags that do not end', '<urlset>', '<a '],
    ['attributes', '<urlset><url ', 'a=b '],
    ['attributes that do not end', '<urlset><url a="', 'a=b '],
    ['comments', '<urlset>', '<!---->'],
    ['comments that do not end', '<urlset>', '<!--'],
    ['sections', '<urlset><url><loc>', '<![CDATA[a]]>'],
    ['sections that do not end', '<urlset><url><loc>', '<![CDATA[a]]'],
    ['instructions', '<urlset>', '<?a?>'],
    ['references', '<urlset><url><loc>', '&amp;'],
    ['references that do not end', '<urlset><url><loc>', '&am'],
    ['numbers that do not end', '<urlset><url><loc>', '&#1'],
    ['closing tags', '<urlset>', '</a>'],
    ['empty entries', '<urlset>', '<url/>'],
    ['entries without an address', '<urlset>', '<url><loc></loc></url>'],
    ['one address', '<urlset><url><loc>', 'a'],
    ['one name', '<', 'a'],
    ['spaces', '', ' '],
    ['byte order marks', '', '\ufeff'],
    ['lines', '', '\n'],
    ['line ends of all kinds', '', '\r\n\r'],
    ['one line', '', 'https://a.b/'],
    ['spaces in a line', 'https://a.b/', ' a'],
  ])('%s', (_, before, piece) => {
    const text = before + piece.repeat(Math.ceil(LENGTH / piece.length))
    expectCpuWithin(4_000, () => {
      parseSitemap(text, { isCut: true })
    })
  })
})
