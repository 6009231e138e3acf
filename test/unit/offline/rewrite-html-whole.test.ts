import { describe, expect, test } from 'vitest'
import { frameGuard } from '../../../src/offline/page-guard.ts'
import { body, guardOf, rewrite, rewriteWhole, URL_OF_PAGE } from '../../support/rewrite-page.ts'

/** The markup before a page's first script. */
const SCRIPT = frameGuard({ path: 'a/b.html' })

describe('elements that would break the copy', () => {
  test.each([
    ['a policy', '<meta http-equiv="Content-Security-Policy" content="default-src https:"><p>', '<p>'],
    ['connections made ahead', '<link rel="dns-prefetch" href=//x.test><link rel=preconnect href=//y.test><p>', '<p>'],
    ['pings', '<a ping="/count" href=/c.html>', '<a  href="../c.html">'],
    [
      'a base',
      '<base href="/" target=_top><a href=c.html></a><a href="#x">',
      '<base  target=_top><a href="../c.html"></a><a href="https://site.test/#x">',
    ],
    [
      'forms send to the live site',
      '<form action="/s?a"><button formaction=t>',
      '<form action="https://site.test/s?a"><button formaction="https://site.test/a/t">',
    ],
    [
      'so do forms without an action',
      '<form><form action="">',
      `<form action="${URL_OF_PAGE}"><form action="${URL_OF_PAGE}">`,
    ],
    [
      'addresses for machines stay live',
      '<link rel=canonical href=/c.html>',
      '<link rel=canonical href="https://site.test/c.html">',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected))
})

describe('the charset is UTF-8', () => {
  test.each([
    ['<!doctype html><html lang=de><head><title>x', '<!doctype html><html lang=de><head><title>x'],
    ['<!doctype html><html lang=de><title>x', '<!doctype html><html lang=de><title>x'],
    ['<!doctype html>\n<p>x', '<!doctype html>\n<p>x'],
    ['x <img src="', 'x <img src="'],
    ['<head><meta charset=iso-8859-1>', '<head><meta charset="utf-8">'],
    [
      '<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
      '<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
    ],
    [
      `<head><!--${'x'.repeat(1_000)}--><meta charset="gbk">`,
      `<head><!--${'x'.repeat(1_000)}--><meta charset="utf-8">`,
    ],
    ['<?xml version="1.0" encoding="latin1"?><html><head>', '<?xml version="1.0" encoding="utf-8"?><html><head>'],
    [
      '<?xml version="1.0" encoding=\'latin1\'?><svg><path/></svg>',
      '<?xml version="1.0" encoding=\'utf-8\'?><svg><path/></svg>',
    ],
    ['<meta http-equiv=content-security-policy content=x><p>', '<p>'],
  ])('%#', (html, expected) => expect(rewrite(html)).toBe(expected))

  test('declared at the start of the page', () => {
    for (const hasScripts of [true, false]) expect(guardOf(hasScripts)).toMatch(/^<meta charset="utf-8"\/>/)
  })
})

describe('a page sends no network requests', () => {
  test.each([
    ['<html><head><title>x', `<html><head>${guardOf(false)}<title>x`],
    ['<meta charset=utf-8><p>x', `${guardOf(false)}<meta charset="utf-8"><p>x`],
    ['<head><meta charset="utf-8"><script>x()', `<head>${guardOf(true)}<meta charset="utf-8">${SCRIPT}<script>x()`],
    [
      '<head><meta charset="utf-8"><p onclick=x()>',
      `<head>${guardOf(true)}<meta charset="utf-8">${SCRIPT}<p onclick=x()>`,
    ],
    [
      '<html><head> <title>a &lt; b</title><!-- x --><meta name=a content=b><link rel=next href=c.html><style></style><script>x()',
      `<html><head>${guardOf(true)} <title>a &lt; b</title><!-- x --><meta name=a content=b><link rel=next href="https://site.test/a/c.html">${SCRIPT}<style></style><script>x()`,
    ],
    ['<head><title>a<b></title><script>x()', `<head>${guardOf(true)}${SCRIPT}<title>a&lt;b></title><script>x()`],
    ['<head><title>a</title a=">"><script>x()', `<head>${guardOf(true)}${SCRIPT}<title>a</title a=">"><script>x()`],
    ['<head><link rel=x onload=x()><meta>', `<head>${guardOf(true)}${SCRIPT}<link rel=x onload=x()><meta>`],
  ])('%s', (html, expected) => expect(rewriteWhole(html)).toBe(expected))

  // After the start of the body, a policy is ignored.
  test.each([
    ['', '<svg></svg><script>x()</script>'],
    ['', '<p>x<head><script>x()</script>'],
    ['', 'x<html><head><script>x()</script>'],
    ['', '<img src=x><html><head><script>x()</script>'],
    ['<!doctype html>\n<!-- a -- b -->', '<body><html><head><script>x()</script>'],
    ['<!-->', '<p>--><html><head><script>x()</script>'],
    ['<!-- x --!>', '<p><html><head><script>x()</script>'],
    ['<!doctype html><html>', 'x<head><script>x()</script>'],
    ['<!doctype html><html lang=en> <!-- x --> <head>', '<script>x()</script>'],
    ['', '</p><html><head><script>x()</script>'],
  ])('the guard is before everything that could start the body: %s | %s', (before, after) => {
    const written = rewriteWhole(before + after)
    expect(written).toContain(`${before}${guardOf(true)}${SCRIPT}`)
    expect(written.indexOf(SCRIPT)).toBeLessThan(written.indexOf('<script>x()'))
  })

  test('a document in an attribute is subject to the policy of its page', () => {
    const [, attribute] = rewriteWhole('<iframe srcdoc="<script>x()</script>">').split('srcdoc="')
    expect(attribute).not.toContain('http-equiv')
  })

  test('a document in a data URL becomes one in an attribute, with an opaque origin', () => {
    expect(rewrite('<iframe src="data:text/html,<p>x">')).toContain('<iframe srcdoc="&lt;p>x" sandbox="allow-scripts">')
  })
})
