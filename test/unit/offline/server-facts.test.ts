import { expect, test } from 'vitest'
import { withServerFacts } from '../../../src/offline/server-facts.ts'

const facts = (html: string, encoding = 'utf-8', refresh?: string) => withServerFacts(html, { encoding, refresh })

test('a page in UTF-8 is unchanged', () => {
  expect(facts('<a href="?q=ä">')).toBe('<a href="?q=ä">')
})

test.each([
  ['windows-1251', '<a href="/поиск?q=мир#мир">', '<a href="/поиск?q=%EC%E8%F0#мир">'],
  ['windows-1252', "<img src='r?a=ü&amp;b=€'>", '<img src="r?a=%FC&amp;b=%80">'],
  ['shift_jis', '<form action="s?w=テスト">', '<form action="s?w=%83e%83X%83g">'],
  ['gbk', '<a href="?q=中国">', '<a href="?q=%D6%D0%B9%FA">'],
  ['windows-1252', '<a href="?q=мир">', '<a href="?q=%26%231084%3B%26%231080%3B%26%231088%3B">'],
  ['iso-2022-jp', '<a href="?q=日">', '<a href="?q=日">'],
  ['windows-1251', '<p title="?мир">мир?</p><a href="мир">', '<p title="?мир">мир?</p><a href="мир">'],
])('in %s, queries of %s are encoded like browsers do', (encoding, html, expected) => {
  expect(facts(html, encoding)).toBe(expected)
})

test.each([
  ['<html><head><title>', '<html><head><meta http-equiv="refresh" content="3; url=/a?b&amp;c"/><title>'],
  ['<p>', '<meta http-equiv="refresh" content="3; url=/a?b&amp;c"/><p>'],
])('a redirecting header is copied into the page: %s', (html, expected) => {
  expect(facts(html, 'utf-8', '3; url=/a?b&c')).toBe(expected)
})
