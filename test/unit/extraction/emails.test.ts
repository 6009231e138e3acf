import { describe, expect, test } from 'vitest'
import { findEmails } from '../../../src/extraction/emails.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'
import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('emails')

const find = (html: string) => {
  const page = parsePage(html, 'https://www.acmeworks.com/')
  return findEmails(page, readEntities(page))
}
const keys = (html: string) => find(html).map(({ normalized }) => normalized)
const JOHN = 'john@acmeworks.com'

describe('obfuscated spellings of one address', () => {
  test.each([
    'john [at] acmeworks.com',
    'john(at)acmeworks.com',
    'john (at) acmeworks . com',
    'john((at))acmeworks.com',
    'john[ at ]acmeworks[ dot ]com',
    'john {at} acmeworks {dot} com',
    'john at acmeworks dot com',
    'john AT acmeworks DOT com',
    'Tel: 01225 460018<br>john AT acmeworks.com',
    'john at acmeworks (dot) com',
    'Email: john at acmeworks.com',
    '{john}@acmeworks.com',
    'john (a) acmeworks.com',
    'john(a)acmeworks.com',
    'john[@]acmeworks[.]com',
    'john@acmeworks [dot] com',
    'john @ acmeworks.com',
    'john ät acmeworks.com',
    'john (ät) acmeworks punkt com',
    'john [arobase] acmeworks [point] com',
    'john [chez] acmeworks.com',
    'john arroba acmeworks punto com',
    'john chiocciola acmeworks punto com',
    'john собака acmeworks точка com',
    'john małpa acmeworks kropka com',
    'john kukac acmeworks pont com',
    'john[snabel-a]acmeworks.com',
    'Mail : john chez acmeworks.com',
    'E-mail : john chez acmeworks point com',
    'john παπάκι acmeworks τελεία com',
    'john골뱅이acmeworks.com',
    'john [a còng] acmeworks [chấm] com',
    'john [arond] acmeworks [punct] com',
    'john &lt;at&gt; acmeworks &lt;dot&gt; com',
    'john_at_acmeworks_dot_com',
    'john -at- acmeworks -dot- com',
    'john *at* acmeworks *dot* com',
    'john"at"acmeworks.com',
    'john☆acmeworks.com',
    'john＠ａｃｍｅｗｏｒｋｓ．ｃｏｍ',
    'john&nbsp;(at)&nbsp;acmeworks&nbsp;(dot)&nbsp;com',
    'john&commat;acmeworks&period;com',
    // Sender formats of mailing list archives
    'From: John Smith &lt;john at acmeworks.com&gt;',
    'On Thu, John &lt;<a href="/mailman/listinfo/users">john at acmeworks.com</a>&gt; wrote:',
    '&lt;john at\nacmeworks.com&gt;',
    '<a href="mailto:?Subject=Re%3A%20Hello">john at acmeworks.com\n </a>',
    '<a href="http://lists.acmeworks.com/mailman/listinfo/users">john at\nacmeworks.com</a>',
    '<pre>On Thu, John &lt;<a href="/mailman/listinfo/users">john at\nacmeworks.com</a>&gt; wrote:</pre>',
  ])('%s', (text) => expect(keys(`<p>${text}</p>`)).toEqual([JOHN]))
})

test('addresses in braces share the domain after them', () => {
  expect(keys('<p>{ann, bob.lee | c_ray}@cs.acmeworks.com, {you,them}@example.com, {a,b}@media</p>')).toEqual([
    'ann@cs.acmeworks.com',
    'bob.lee@cs.acmeworks.com',
    'c_ray@cs.acmeworks.com',
  ])
})

describe('a custom element for mail holds its address in its attributes', () => {
  test.each([
    [
      'as its text',
      '<joomla-hidden-mail first="am9obg==" last="YWNtZXdvcmtzLmNvbQ==" text="am9obkBhY21ld29ya3MuY29t">',
    ],
    ['in parts', '<joomla-hidden-mail first="am9obg==" last="YWNtZXdvcmtzLmNvbQ==" text="V3JpdGUgdG8gdXM=">'],
    ['as written', '<x-email user="john" domain="acmeworks.com">'],
  ])('%s', (_, tag) => expect(keys(`<p>${tag}Hidden from robots</p>`)).toEqual([JOHN]))

  test('but other elements do not', () =>
    expect(keys('<p><x-user first="am9obg==" last="YWNtZXdvcmtzLmNvbQ==" user="john" domain="acmeworks.com">')).toEqual(
      [],
    ))
})

describe('text around an address is excluded', () => {
  test.each([
    ['(john@acmeworks.com)', JOHN],
    ['“john@acmeworks.com”…', JOHN],
    ["john@acmeworks.com's", JOHN],
    ['-john@acmeworks.com', JOHN],
    ['_john@acmeworks.com_ or', JOHN],
    ['_desk@acmeworks.com', '_desk@acmeworks.com'],
    ['desk_@acmeworks.com', 'desk_@acmeworks.com'],
    ['Write john@acmeworks.com.We answer', JOHN],
    ['E-Mail:john@acmeworks.comTel:020', JOHN],
    ['020 7946 0018john@acmeworks.com', JOHN],
    ['john@acmeworks.comwww.acmeworks.com', JOHN],
    ['メールjohn@acmeworks.comまで', JOHN],
    ['Почта:john@acmeworks.com', JOHN],
    ['jane/john@acmeworks.com', JOHN],
    ['<b>Press Officer</b><i>john@acmeworks.com</i><a href="/x">Ring</a>', JOHN],
    ['<i>john(at)acmeworks(dot)co(dot)uk</i><b>Ring</b>', 'john@acmeworks.co.uk'],
    ['<b>JOHN@ACMEWORKS.CO.UK</b><a href="/x">WhatsApp</a>', 'john@acmeworks.co.uk'],
    ["o'brien@acmeworks.com", "o'brien@acmeworks.com"],
  ])('%s', (text, email) => expect(keys(`<p>${text}</p>`)).toEqual([email]))
})

describe('adjacent elements are separate if one has text of its own', () => {
  test.each([
    ['<p><b>Mail</b><span>kim@acmeworks.com</span></p>', ['kim@acmeworks.com']],
    ['<p><b>Kim</b><span>lea@acmeworks.com</span></p>', ['lea@acmeworks.com']],
    [
      '<p><b>Sales</b><span>sue@acmeworks.com</span><b>Press</b><span>pam@acmeworks.com</span></p>',
      ['sue@acmeworks.com', 'pam@acmeworks.com'],
    ],
    ['<li><b>Owen Fairley</b><span>secretary</span><span>owen@acmeworks.com</span></li>', ['owen@acmeworks.com']],
    ['<p><span>ja</span><i>ne</i><span>@</span><b>acmeworks.com</b></p>', ['jane@acmeworks.com']],
  ])('%s', (html, addresses) => expect(keys(html).toSorted()).toEqual(addresses.toSorted()))
})

test.each([
  ['an attribute', '<a class="mail" data-email="test@test.fr" data-mail-enc="test@test.fr">Write</a>'],
  ['one in a cipher', '<a class="mail" data-mail-enc="grfg@grfg.se">Write</a>'],
  ['one in base64', '<a class="mail" data-mail="dGVzdEB0ZXN0LmZy">Write</a>'],
  ['one in two attributes', '<a class="mail" data-user="name" data-domain="company.com">Write</a>'],
  ['arguments of a function', "<script>mailDecode('test', 'test.fr', 'com'); uncryptMail('test@test.fr')</script>"],
  ['one that is spelled out', '<p>you [at] example [dot] com [dot] au</p>'],
  ['one that text ran into', '<p>you@example.comWrite</p>'],
])('no address is created from a placeholder: %s', (_form, html) => expect(keys(html)).toEqual([]))

describe('strings that are not addresses', () => {
  test.each([
    'logo@2x.png',
    '<img data-src="/img/logo@2x.png" alt="hero@3x.webp">',
    'react@18.2.0 and lodash@4.17.21/index.js',
    'https://9f86d081884c7d659a2feaa0c55ad015@o447951.ingest.sentry.io/5428537',
    'https://user:secret@acmeworks.com/path',
    'user@localhost, root@server.local, foo@bar.invalid',
    'name@example.com you@yourdomain.com email@domain.com john@doe.com vorname.nachname@firma.de ihre-email@beispiel.de email@awebsite.com',
    '<input placeholder="john@acmeworks.com">',
    '0123456789abcdef0123456789abcdef@acmeworks.com',
    '@jane@mastodon.social and @media (max-width: 1px)',
    'git@github.com:acme/works.git',
    'xmpp:john@acmeworks.com',
    'Visit us at acmeworks.com today',
    'Contact Alice at alice.com',
    'Trouvez nos pains chez acmeworks.com',
    'Je travaille chez acmeworks.com',
    'meet us at example dot com',
    'look at the dot net framework',
    'Find us @ acmeworks.com',
    'Follow @acmeworks.com',
    '$5 @ acmeworks.com',
    'see (a) acmeworks.com',
    'work-at-home.com',
    'jobs at acmeworks.com',
    'JOIN US AT acmeworks.com',
    'order AT acmeworks.com',
    'nachname@acmeworks.com and apellido@acmeworks.com',
    '<a href="https://acmeworks.com">john at acmeworks.com</a>',
    '<a href="/news">Jobs at acmeworks.com</a>',
    '<a href="mailto:?subject=Look">more at acmeworks.com</a>',
    'Reading &lt;more at acmeworks.com&gt;',
    '&lt;john at home.&gt;',
    'We met john at\nacmeworks.com',
    'john@-acmeworks.com john@acmeworks-.com',
    'Погода@Acmeworks.ru и 天気@acmeworks.com',
    'a max@mustermann.de, erika@musterfrau.de, jan@modelman.example',
    'foo@bar..com a@-x.com john@acme_works.com x@y.zzzz logo@acmeworks.com.png',
    '<script>var config = { email: "john@acmeworks.com" }</script>',
    '<script>/* (c) john@acmeworks.com */ function join(a, b) { return a + "@" + b }</script>',
    '<a href="https://www.google.com/maps/@52.5,13.4,15z">Map</a><a href="https://medium.com/@john.doe">Blog</a>',
    '<style>@import url(a@acmeworks.com)</style>',
  ])('%s', (html) => expect(keys(`<p>${html}</p>`)).toEqual([]))
})

test('an address found in several ways is one finding with the strongest rule and the first position', () => {
  const html = '<p>Write to John@Acmeworks.com</p><footer><a href="mailto:john@acmeworks.com">Mail</a></footer>'
  const [finding, ...rest] = find(html)
  expect(rest).toEqual([])
  expect(finding).toMatchObject({ method: 'mailto', value: 'John@acmeworks.com', start: 9, end: 27, confidence: 0.98 })
  expect(finding?.snippet).toBe('Write to John@Acmeworks.com Mail')
})

test('a link that does not show its address has the position of its text', () => {
  expect(find('<p>Ask <a href="mailto:john@acmeworks.com">our desk</a></p>')[0]).toMatchObject({ start: 3, end: 12 })
})

test('an address found only in structured data has an entity and no position', () => {
  const html = `<script type="application/ld+json">{"@type":"Person","email":"${JOHN}"}</script>`
  expect(find(html)[0]).toMatchObject({ method: 'json-ld', start: null, end: null, detail: { entity: 0 } })
})
