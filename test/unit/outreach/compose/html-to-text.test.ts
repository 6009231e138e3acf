import { describe, expect, test } from 'vitest'
import { htmlToText } from '../../../../src/outreach/compose/html-to-text.ts'

describe('markup as plain text', () => {
  test.each([
    ['<p>Hi &amp; bye</p><p>Next</p>', 'Hi & bye\n\nNext'],
    ['a<br>b', 'a\nb'],
    ['<h1>Title</h1>Text', 'Title\n\nText'],
    ['<a href="https://a.com/?a=1&amp;b=2">our site</a>', 'our site (https://a.com/?a=1&b=2)'],
    ['<a href="https://a.com">https://a.com</a>', 'https://a.com'],
    ['<a href="mailto:a@b.de">Mail</a> <a href="#top">Top</a>', 'Mail (a@b.de) Top'],
    ['<a href="{{unsubscribe_url}}">Stop</a> {{name|you &amp; me}}', 'Stop ({{unsubscribe_url}}) {{name|you & me}}'],
    [
      '<a href="https://a.com/a b%20(c)/ü?n={{ n | a b }}">x</a>',
      'x (https://a.com/a%20b%20%28c%29/%C3%BC?n={{ n | a b }})',
    ],
    ['<img src="https://a.com/x.png" alt="Logo"><img src="y.png">', 'Logo'],
    ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['<ol><li>One</li><li>Two</li></ol>', ' 1. One\n 2. Two'],
    ['<table><tr><td>A</td><td>B</td></tr></table>', 'A\nB'],
    ['<style>p{}</style><script>alert(1)</script><p>Only this</p>', 'Only this'],
    ['<html><head><title>T</title></head><body>Body</body></html>', 'Body'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  test('a line is as long as its paragraph', () => {
    expect(htmlToText(`<p>${'word '.repeat(100)}</p>`)).toBe('word '.repeat(100).trim())
  })

  test('markup of only opening tags terminates', () => {
    expect(htmlToText('<div>'.repeat(20_000))).toBeTypeOf('string')
  })
})
