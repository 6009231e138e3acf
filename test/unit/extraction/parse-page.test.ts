import { describe, expect, test } from 'vitest'
import { byTag, elementAt, lineAt, snippetAround, textOf } from '../../../src/extraction/page.ts'
import { TEXT_LENGTH_MAX } from '../../../src/extraction/page-budget.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

const parse = (html: string) => parsePage(html, 'https://site.test/dir/')
const reversed = (text: string) => [...text].reverse().join('')

describe('XHTML served as XML', () => {
  const parseXml = (xml: string) => parsePage(xml, 'https://site.test/', { isXml: true })

  test('supports self-closing elements, CDATA, and character references only outside of CDATA', () => {
    const page = parseXml(
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="sv"><head><title/><script src="a.js"/>
        <style type="text/css"/></head><body><div class="team"/><p>Elm &amp; Co<![CDATA[ <ann@elm.se> &amp; ]]></p><a id="x"/><p>b</p></body></html>`,
    )
    expect(page.text).toBe('Elm & Co <ann@elm.se> &amp;\nb')
    expect(page.language).toBe('sv')
    expect(byTag(page, 'p').every(({ parent }) => parent?.tag === 'body')).toBe(true)
  })

  test('may use an element prefix, which identifies it as XHTML', () => {
    const xml =
      '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:title>Elm</h:title><h:body><h:div/><h:a href="/x">a</h:a><svg:g xmlns:svg="s">b</svg:g></h:body></h:html>'
    const page = parse(xml)
    expect([page.title, page.text]).toEqual(['Elm', 'ab'])
    expect(byTag(page, 'a')[0]?.attributes.href).toBe('/x')
  })

  test('keeps data in scripts with CDATA', () => {
    const page = parseXml('<html><script type="application/ld+json"><![CDATA[{"a":1}]]></script></html>')
    expect(page.jsonLd).toEqual(['{"a":1}'])
  })
})

test('a declarative shadow root is included, other templates are not', () => {
  const page = parse(
    '<staff-card><template shadowrootmode="open"><p>Jane Roe</p><a href="mailto:j@a.com">Write</a></template></staff-card>' +
      '<staff-card><template shadowrootmode="closed"><b>Ann Lind</b></template></staff-card><template><p>x</p></template><template shadowrootmode="no">y</template>',
  )
  expect(page.text).toBe('Jane Roe\nWrite Ann Lind')
})

describe('text as displayed', () => {
  test.each([
    ['whitespace', '<p> a \n b </p>', 'a b'],
    ['blocks and line breaks', 'a<div>b</div>c<br>d', 'a\nb\nc\nd'],
    ['cells', '<table><tr><td>a<td>b<tr><td>c</table>', 'a\tb\nc'],
    ['inline elements', 'a<b>b</b> <i>c</i>', 'ab c'],
    ['links that touch', '<a href=x>a</a><a href=y>b</a>', 'a\nb'],
    ['a name and a street that touch', '<span>Jane Roe</span><span>4 Elm Rd.</span>', 'Jane Roe\t4 Elm Rd.'],
    [
      'a name and a title',
      '<span>Jane Roe</span><b>CEO</b><span>ANN LIND</span><b>Founder</b>',
      'Jane Roe CEOANN LIND Founder',
    ],
    [
      'values and words that touch',
      '<a href="tel:+12175550123">(217) 555-0123</a><span>call</span><b>jo@elm.example</b><span>or write</span>',
      '(217) 555-0123\tcalljo@elm.example\tor write',
    ],
    [
      'spans that touch',
      '<span>4 Elm Rd.</span><span>Springfield, IL</span><span>62703</span>',
      '4 Elm Rd. Springfield, IL 62703',
    ],
    [
      'inline elements of other kinds that touch',
      '<span>Treasurer</span><strong>Jane Roe Lind</strong><b>Member #12</b>',
      'Treasurer Jane Roe Lind Member #12',
    ],
    ['an email and a phone that touch', '<span>a@b.com</span><span>+1 503</span>', 'a@b.com +1 503'],
    ['a number before its link', '<span>IL 62703</span><a href="tel:1">217</a>', 'IL 62703 217'],
    [
      'a word styled in parts',
      '<span>Build</span><span>Pro</span> <span>+1 503 36</span><span>2-4411</span>',
      'BuildPro +1 503 362-4411',
    ],
    ['control characters', '<p>\u0001E\u0008lm&#1; Works&#x7f;\u009f Ltd\u0000</p>', 'Elm Works Ltd'],
    ['comments and soft hyphens', 'a<!-- x -->b&shy;c&#8203;d', 'abcd'],
    [
      'scripts, styles, options and templates',
      'a<script>x</script><style>x</style><select><option>x</select><template>x</template>b',
      'ab',
    ],
    ['readings of ruby', '<ruby>青葉<rp>(</rp><rt>あおば</rt><rp>)</rp></ruby>商店', '青葉商店'],
    ['inline spam traps', 'a<span style="display: none">x</span>b', 'ab'],
    ['hidden blocks', '<div style="display:none">tab</div>', 'tab'],
    ['noscript', '<noscript><p>a</p></noscript>', 'a'],
    ['text turned by a style', `<b style="unicode-bidi:bidi-override;direction:rtl">${reversed('abc d')}</b>`, 'abc d'],
    [
      'text turned by a class',
      `<style>.r{direction:rtl;unicode-bidi:bidi-override}</style><b class="x r">${reversed('abc')}</b>`,
      'abc',
    ],
    ['text turned by bdo', `<bdo dir=RTL>${reversed('abc')}</bdo>`, 'abc'],
    ['an address that a script shifts back', '<i class="__eae_r13">vasb@sbb.pbz</i> <b>vasb</b>', 'info@foo.com vasb'],
    ['other text of such a class', '<p class="col rot-13">Call us</p><p class="r130">a@b.com</p>', 'Call us\na@b.com'],
    ['Hebrew is not turned', '<bdo dir=rtl>שלום</bdo>', 'שלום'],
  ])('%s', (_, html, text) => expect(parse(html).text).toBe(text))
})

test('elements are ranges of the text, in document order, each with its parent', () => {
  const page = parse('<div id=a>x <b>y</b></div><img alt="z">')
  expect(page.elements.map(({ tag, parent, index }) => [tag, parent?.tag ?? null, index])).toEqual([
    ['div', null, 0],
    ['b', 'div', 1],
    ['img', null, 2],
  ])
  expect(page.elements.map((element) => textOf(page, element))).toEqual(['x y', 'y', ''])
  expect(elementAt(page, page.text.indexOf('y'))?.tag).toBe('b')
  expect(byTag(page, 'b')).toHaveLength(1)
})

test('elements beyond the depth limit of browsers become siblings, and no text is lost', () => {
  const page = parse(`${'<div>'.repeat(2_000)}a<script>x</script><b>b</b>${'</div>'.repeat(2_000)}<p>c`)
  expect(page.text).toBe('ab\nc')
  expect(page.elements).toHaveLength(2_003)
  let depth = 0
  for (let at = page.elements.at(1_999)!.parent; at; at = at.parent) depth += 1
  expect(depth).toBeLessThanOrEqual(512)
})

test('a line and a snippet around an offset', () => {
  const page = parse(`<p>${'far '.repeat(40)}</p><p>here it is</p><p>${'away '.repeat(40)}</p>`)
  const at = page.text.indexOf('it')
  expect(page.text.slice(lineAt(page, at).start, lineAt(page, at).end)).toBe('here it is')
  expect(snippetAround(page, at, at + 2)).toMatch(/^…(?:far )+here it is (?:away ?)+…$/)
})

test.each([
  ['<html lang="de-AT">', 'de-at'],
  ['<meta http-equiv="content-language" content="FR">', 'fr'],
  ['<html lang="pt_BR">', 'pt-br'],
  ['<meta property="og:locale" content="pt_BR">', 'pt-br'],
  ['<p>', null],
])('%s is in %s', (html, language) => expect(parse(html).language).toBe(language))

test('titles, metas, bases and scripts', () => {
  const page =
    parse(`<title> A  title </title><meta name=Author content=Ann><meta name=author content=Bo><base href="sub/"><base href="/no/">
    <script>var a</script><script type="application/json">{"b":1}</script><script type="application/ld+json">{}</script><svg><title>icon</title></svg>`)
  expect(page).toMatchObject({
    title: 'A title',
    baseUrl: 'https://site.test/dir/sub/',
    jsonLd: ['{}'],
    scripts: 'var a\n',
  })
  expect(page.meta.get('author')).toBe('Ann')
})

test('only preformatted text keeps its line breaks', () => {
  const page = parse('<pre>Acme Ltd\n  12 King  Street\r\n<b>Leeds\nLS1</b></pre><p>one\ntwo</p>')
  expect(page.text).toBe('Acme Ltd\n12 King Street\nLeeds\nLS1\none two')
})

describe('a document beyond the size budget of a page', () => {
  const filler = '<div><p>words without end</p><script>var a = "<b>"</script></div>'.repeat(30_000)

  test('is read at its beginning and its end', () => {
    const page = parse(
      `<main><h1>Title</h1>${filler}${'<p>Prose of Many Words. '.repeat(2_000)}</main><footer><p>Tail &amp; Sons</p><a href=/imprint>Imprint</a></footer>`,
    )
    expect(page.isCut).toBe(true)
    expect(page.text).toMatch(/^Title\n[^<]*\nTail & Sons\nImprint$/)
    expect(page.text.length).toBeLessThanOrEqual(TEXT_LENGTH_MAX)
    const link = byTag(page, 'a').at(-1)!
    expect([textOf(page, link), link.parent?.tag, link.parent?.parent]).toEqual(['Imprint', 'footer', null])
    expect(byTag(page, 'main')[0]!.end).toBeLessThan(link.start)
  })

  test('is complete if beginning and end overlap', () => {
    const words = 'words without end '.repeat(Math.floor((TEXT_LENGTH_MAX * 0.95) / 18))
    const page = parse(`<p>${words}</p><p>tail</p>`)
    expect(page.isCut).toBe(false)
    expect(page.text).toBe(`${words.trim()}\ntail`)
  })
})
