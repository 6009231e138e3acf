import { describe, expect, it } from 'vitest'
import { parseSitemap } from '../../../src/extraction/sitemap.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

describe('a sitemap', () => {
  it('lists addresses with their dates', () => {
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

  it('has images, videos and translations that are no pages', () => {
    const xml = `<urlset ${NS} xmlns:image="i" xmlns:xhtml="h"><url>
      <xhtml:link rel="alternate" hreflang="de" href="https://a.b/de"/><image:image><image:loc>https://a.b/x.png</image:loc></image:image>
      <loc>https://a.b/1</loc></url></urlset>`
    expect(parseSitemap(xml).urls).toEqual([{ loc: 'https://a.b/1' }])
  })

  it('may be an index of others', () => {
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

  it('may be a plain list', () => {
    const { urls } = parseSitemap('\ufeffhttps://a.b/1\r\n\r\n# note\nhttps://a.b/2 \nftp://a.b/3\n/4')
    expect(urls).toEqual([{ loc: 'https://a.b/1' }, { loc: 'https://a.b/2' }])
  })

  it.each(['', '<', 'nonsense', '<html><body><a href="https://a.b/">x</a></body></html>', '{"a":1}'])(
    '%j has none',
    (text) => {
      expect(parseSitemap(text)).toEqual({ urls: [], sitemaps: [] })
    },
  )

  it('cut off or badly nested gives what was whole', () => {
    expect(parseSitemap('<urlset><url><loc>https://a.b/1</loc></url><url><loc>https://a.b/2</loc').urls).toContainEqual(
      { loc: 'https://a.b/1' },
    )
    expect(
      parseSitemap('<urlset><url><loc>https://a.b/1</url><url><loc>https://a.b/2</loc></url>').urls,
    ).toContainEqual({ loc: 'https://a.b/2' })
  })

  it('is read up to 50,000 addresses of at most 2,048 characters', () => {
    const entries = Array.from({ length: 60_000 }, (_, i) => `<url><loc>https://a.b/${i}</loc></url>`).join('')
    expect(parseSitemap(`<urlset>${entries}</urlset>`).urls).toHaveLength(50_000)
    expect(parseSitemap('https://a.b/1\n'.repeat(60_000)).urls).toHaveLength(50_000)
    expect(parseSitemap(`<urlset><url><loc>https://a.b/${'a'.repeat(1e6)}</loc></url></urlset>`).urls).toEqual([])
  })
})

it('a file of nothing but opening tags is given up early', () => {
  const started = cpuMs()
  expect(parseSitemap(`<urlset>${'<a>'.repeat(1_000_000)}`)).toEqual({ urls: [], sitemaps: [] })
  expect(cpuMs() - started).toBeLessThan(3_000)
})
