import { describe, expect, test } from 'vitest'
import { readDocument, readPasted } from '../../../../src/outreach/documents/read-document.ts'
import { writeDocument } from '../../../../src/outreach/documents/write-document.ts'
import { writeText } from '../../../../src/outreach/documents/write-text.ts'

const again = (content: string) => writeDocument(readDocument(content).document)

describe('documents that the editor can represent', () => {
  test.each([
    ['paragraphs', '<p>a</p>\n<p>b &amp; c</p>'],
    ['headings', '<h1>a</h1>\n<h2 style="text-align:center">b</h2>'],
    ['formats', '<p><strong>a <em>b</em></strong> <u>c</u> <s>d</s></p>'],
    ['links', '<p><a href="https://a.example/?x=1&amp;y=2">a <strong>b</strong></a></p>'],
    ['colours', '<p><span style="color:#b91c1c">a</span></p>'],
    ['lists', '<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>'],
    [
      'images',
      '<p><img src="https://a.example/i.png" alt="A cat" width="300" height="200" style="max-width:100%;height:auto;border:0"></p>',
    ],
    ['line breaks', '<p>a<br>b</p>'],
    ['protected spaces', '<p>a&nbsp;b</p>'],
    ['fields', '<p>Hello {{first_name | default: "there & you"}}, {{ company|your  company }}</p>'],
    ['fields in bold type', '<p><strong>{{name}}</strong></p>'],
    ['conditions in text', '<p>a{% if company != "A & B" %} at {{company}}{% else %} b{% endif %}</p>'],
    ['conditions around blocks', '{% if company %}\n<p>a</p>\n{% else %}\n<p>b</p>\n{% endif %}'],
    ['loops', '<ul>\n<li>a</li>\n</ul>\n{% for one in list %}\n<p>{{one}}</p>\n{% endfor %}'],
    ['fields in links', '<p><a href="{{unsubscribe_url}}">stop</a></p>'],
    ['fields with quotes in links', `<p><a href='https://a.example/{{slug | default: "x&y"}}?a=1&amp;b'>a</a></p>`],
    ['spintax', '<p>{Hello|Good day} you</p>'],
  ])('%s, and writes them back unchanged', (_, content) => {
    expect(readDocument(content).lost).toBeNull()
    expect(again(content)).toBe(content)
  })

  test.each([
    ['other names', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['paragraphs left open', '<p>a<p>b', '<p>a</p>\n<p>b</p>'],
    ['text without paragraphs', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
    [
      'other quotes and spaces',
      "<P>\n  a\n  b <A  HREF='https://a.example' target=_blank>c</A>\n</P>",
      '<p>a b <a href="https://a.example">c</a></p>',
    ],
    ['formats nested otherwise', '<p><em><strong>a</strong></em></p>', '<p><strong><em>a</em></strong></p>'],
    ['a letter', 'Hello {{name}},\n\na <b\nc', '<p>Hello {{name}},</p>\n<p>a &lt;b<br>c</p>'],
  ])('%s', (_, content, written) => {
    expect(readDocument(content).lost).toBeNull()
    expect(again(content)).toBe(written)
  })
})

test.each([
  ['<table><tr><td>a</td></tr></table>', ['<table>', '<tr>', '<td>']],
  ['<p class="lead">a</p>', ['class']],
  ['<p style="margin:0;text-align:center">a</p>', ['margin']],
  ['<style>p{color:red}</style><p>a</p>', ['<style>']],
  ['<!-- note --><p>a</p>', ['comments']],
  [
    '<!doctype html><html><body bgcolor="#fff"><p>a</p></body></html>',
    ['a document type', '<html>', '<body>', 'bgcolor'],
  ],
  ['<p><a href="javascript:alert(1)">a</a></p>', ['<a>', 'href']],
  ['<p><img src="data:image/png;base64,AA" alt="x"></p>', ['<img>', 'alt', 'src']],
  ['<p><span style="font-size:20px">a</span></p>', ['<span>', 'font-size']],
  ['<h5>a</h5>', ['<h5>']],
  ['<div>a</div>', ['<div>']],
])('content that the editor cannot represent is named: %s', (content, lost) => {
  expect(readDocument(content).lost).toEqual(lost)
})

test('reordered or lost text is detected', () => {
  expect(readDocument('<ul><p>a</p></ul>').lost).not.toBeNull()
  expect(readDocument('<p>a</p><noscript>b</noscript>').lost).not.toBeNull()
})

test.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:700">Bold</span><span style="font-size:11pt"> plain</span></p></b>',
    '<p><strong>Bold</strong> plain</p>',
  ],
  [
    'Word',
    '<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal><b>Bold</b><o:p></o:p> text</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><script>x()</script><!--EndFragment--></body></html>',
    '<p><strong>Bold</strong> text</p>\n<p>&nbsp;</p>',
  ],
  [
    'a website',
    '<div onclick="x()"><h2>T</h2><img src=x onerror=x()><a href="javascript:x()">l</a></div>',
    '<h2>T</h2>\n<p>l</p>',
  ],
])('text pasted from %s is cleaned', (_, pasted, written) => {
  expect(writeDocument(readPasted(pasted))).toBe(written)
})

test('hostile nesting is parsed quickly, and truncated', () => {
  const deep = '<b><blockquote><ul><li>'.repeat(20_000)
  expect(writeDocument(readPasted(`${deep}x`))).toContain('x')
})

test('a document as plain text keeps every word, link and field', () => {
  const html =
    '<h1>News</h1><p>Hello {{name}},<br>see <a href="https://a.example/x">this <b>page</b></a> and <a href="https://b.example">https://b.example</a>.</p><ul><li>a</li><li>b</li></ul>{% if company %}<blockquote><p>q</p></blockquote>{% endif %}<p><a href="{{unsubscribe_url}}">Stop</a> <img src="https://a.example/i.png" alt="A cat"></p>'
  expect(writeText(readDocument(html).document)).toBe(
    'News\n\nHello {{name}},\nsee this page (https://a.example/x) and https://b.example.\n\n- a\n- b\n\n{% if company %}\n\n> q\n\n{% endif %}\n\nStop {{unsubscribe_url}} A cat',
  )
})
