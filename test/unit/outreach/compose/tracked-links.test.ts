import { describe, expect, test } from 'vitest'
import { contentHtml } from '../../../../src/outreach/compose/content-html.ts'
import { rewriteLinks, trackedLinks } from '../../../../src/outreach/compose/tracked-links.ts'

const click = (_target: string, link: number) => `https://us.example/c/t/${link}?a&b`

describe('links are listed in the order of their first occurrence', () => {
  test.each<[string, string[]]>([
    [
      '<a href="https://a.com/">a</a><a href=\'https://b.com/x?y=1&amp;z=2\'>b</a>',
      ['https://a.com/', 'https://b.com/x?y=1&z=2'],
    ],
    [
      '<a href="https://a.com/">a</a><a href="https://a.com/">again</a><a href=http://b.com>b</a>',
      ['https://a.com/', 'http://b.com'],
    ],
    ['<map><area href="https://a.com/"></map>', ['https://a.com/']],
    ['<a class=x HREF = "HTTPS://A.com/">a</a>', ['HTTPS://A.com/']],
    ['<a href="https://a.com/{{id}}?c={{company|x}}">a</a>', ['https://a.com/{{id}}?c={{company|x}}']],
    [
      '<a href="mailto:a@b.de">m</a><a href="tel:+491">t</a><a href="#top">f</a><a href="/x">r</a><a href="javascript:x">j</a><a>n</a>',
      [],
    ],
    ['<a href="{{unsubscribe_url}}">u</a><a href="https://a.com/?u={{unsubscribe_url}}">u</a>', []],
    ['<a href="{{website}}">w</a><a href="https://{{domain}}/">d</a><a href="https://{{domain}}">d</a>', []],
    ['<a href="https://a.com@{{domain}}/">d</a><a href="https://a.com\\{{x}}/">d</a>', []],
    ['<!-- <a href="https://a.com/">a</a> --><script>"<a href=https://b.com/>"</script><img src="https://c.com/">', []],
    ['See https://a.com/x, or\nhttps://b.com/?q=1.', ['https://a.com/x', 'https://b.com/?q=1']],
  ])('%s', (content, targets) => {
    expect(trackedLinks(content)).toEqual(targets)
  })
})

describe('links are replaced by click-tracking URLs', () => {
  test('and nothing else of the content changes', () => {
    const content =
      '<p CLASS=x>Hi <a href="https://a.com/" title="t">a</a> <a href=\'#top\'>b</a> <a href=https://b.com>c</a> <a href="https://a.com/">d</a>'
    expect(rewriteLinks(content, click)).toBe(
      '<p CLASS=x>Hi <a href="https://us.example/c/t/1?a&amp;b" title="t">a</a> <a href=\'#top\'>b</a> <a href="https://us.example/c/t/2?a&amp;b">c</a> <a href="https://us.example/c/t/1?a&amp;b">d</a>',
    )
  })

  test("but not the sender's own unsubscribe page, which keeps its number", () => {
    const content = '<a href="https://a.com/bye">bye</a><a href="https://b.com/">b</a>'
    expect(rewriteLinks(content, click, [null, 'https://a.com/bye'])).toBe(
      '<a href="https://a.com/bye">bye</a><a href="https://us.example/c/t/2?a&amp;b">b</a>',
    )
  })
})

describe('a text without tags is treated as a letter', () => {
  test.each([
    ['Hi {{name|you}},\r\n\r\nAT&T "now"\nnext', '<p>Hi {{name|you}},</p>\n<p>AT&amp;T &quot;now&quot;<br>\nnext</p>'],
    ['1 < 2', '<p>1 &lt; 2</p>'],
    ['(https://a.com/?a=1&b=2).', '<p>(<a href="https://a.com/?a=1&amp;b=2">https://a.com/?a=1&amp;b=2</a>).</p>'],
    ['Bye: {{ unsubscribe_url }}', '<p>Bye: <a href="{{unsubscribe_url}}">{{unsubscribe_url}}</a></p>'],
    ['<b>Hi</b>\n\nyou', '<b>Hi</b>\n\nyou'],
  ])('%j', (content, html) => {
    expect(contentHtml(content)).toBe(html)
  })
})
