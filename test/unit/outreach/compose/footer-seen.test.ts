// @ts-expect-error jsdom has no types.
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { composeEmail } from '../../../../src/outreach/compose/compose-message.ts'
import { showsFooter, showsUnsubscribe } from '../../../../src/outreach/compose/footer-seen.ts'

const UNSUBSCRIBE = 'https://us.example/api/u/token'

function htmlOf(content: string): string {
  const { mail } = composeEmail({
    campaign: {
      id: '019ab000-0000-7000-8000-00000000c0de',
      subject: 'News',
      content,
      textContent: null,
      includeUnsubscribe: true,
      unsubscribeUrl: null,
      trackOpens: false,
      trackClicks: false,
    },
    sender: {
      id: '019ab000-0000-7000-8000-0000005e4de4',
      fromName: 'Shop',
      fromEmail: 'news@shop.example',
      replyTo: null,
      postalAddress: 'High Street 1\n12345 Town',
      unsubscribeUrl: null,
    },
    recipient: {
      address: 'ada@acme.com',
      name: 'Ada',
      company: null,
      fields: null,
      dataSource: 'Import',
      consent: null,
    },
    urls: { unsubscribe: UNSUBSCRIBE },
    reference: 'r1',
    date: new Date('2026-11-23T10:00:00Z'),
  })
  return mail.html ?? ''
}

/** The inspected properties of a rendered element. */
interface Shown {
  readonly tagName: string
  readonly href: string
  readonly textContent: string
  readonly parentElement: Shown | null
  readonly nextElementSibling: Shown | null
  closest(selector: string): Shown | null
  hasAttribute(name: string): boolean
}

/** What hides the footer, by browser rules; null if it is visible. */
function hiddenBy(html: string): string | null {
  const { window } = new JSDOM(html)
  const { document } = window
  const link = ([...document.querySelectorAll('a')] as Shown[]).find((one) => one.href === UNSUBSCRIBE)
  if (!link) return 'no link'
  const cell = link.closest('td')
  if (!cell?.textContent.includes('12345 Town')) return 'no address'
  for (let one: Shown | null = link; one; one = one.parentElement) {
    if (!['A', 'TD', 'TR', 'TBODY', 'TABLE', 'BODY', 'HTML'].includes(one.tagName)) return one.tagName
    if (one.hasAttribute('hidden')) return 'hidden attribute'
    const style = window.getComputedStyle(one)
    if (style.display === 'none' || style.visibility === 'hidden') return `${one.tagName} display`
    if (style.opacity !== '' && Number(style.opacity) < 0.5) return `${one.tagName} opacity`
    if (/fixed|absolute|sticky/.test(style.position)) return `${one.tagName} position`
    if (/^0/.test(style.fontSize) && one === link) return 'font size'
    if (/^0/.test(style.height) || /^0/.test(style.maxHeight)) return `${one.tagName} height`
    if (/hidden|clip/.test(style.overflow)) return `${one.tagName} overflow`
    if (/\(/.test(`${style.clip}${style.clipPath}${style.transform}${style.filter}`)) return `${one.tagName} clip`
    if (one === link && /255, 255, 255|transparent|#fff/.test(style.color)) return 'color'
  }
  const after = cell.closest('table')?.nextElementSibling
  return after ? `${after.tagName} after it` : null
}

describe('the footer is visible after', () => {
  test.each([
    '<p>a</p>',
    '<p>a</p><!-- open',
    '<p>a</p><!--',
    '<p>a</p><!-->',
    '<p>a</p><!--><div hidden>-->',
    '<p>a</p><!--[if mso]>',
    '<p>a</p><!--[if mso]><style>td{display:none}',
    '<p>a</p><!x',
    '<p>a</p><?php',
    '<p>a</p><![CDATA[',
    '<p>a</p><style>',
    '<p>a</p><style>p{color:red',
    '<p>a</p><style>p{color:red}/*',
    '<p>a</p><style>@media screen {',
    '<p>a</p><style>p{content:"',
    '<p>a</p><script>',
    '<p>a</p><script><!--<script>',
    '<p>a</p><textarea>',
    '<p>a</p><title>',
    '<p>a</p><template>',
    '<p>a</p><template><div>',
    '<p>a</p><select>',
    '<p>a</p><select><option>',
    '<p>a</p><noscript>',
    '<p>a</p><noscript><!--</noscript>',
    '<p>a</p><svg>',
    '<p>a</p><svg><desc>',
    '<p>a</p><svg><style><!--</style></svg>',
    '<p>a</p><svg><title><!--</title></svg>',
    '<p>a</p><math><mtext>',
    '<p>a</p><iframe>',
    '<p>a</p><xmp>',
    '<p>a</p><plaintext>',
    '<p>a</p><noembed>',
    '<p>a</p><noframes>',
    '<p>a</p><object>',
    '<p>a</p><video>',
    '<p>a</p><audio>',
    '<p>a</p><canvas>',
    '<p>a</p><dialog>',
    '<p>a</p><details>',
    '<p>a</p><datalist>',
    '<p>a</p><button>',
    '<p>a</p><a href="x',
    "<p>a</p><a href='x",
    '<p>a</p><a title="',
    '<p>a</p><div hidden>',
    '<p>a</p><div style="display:none">',
    '<p>a</p><div style="visibility:hidden"><p>',
    '<p>a</p><span style="font-size:0">',
    '<p>a</p><b style="display:none">',
    '<p>a</p><p><b hidden>',
    '<p>a</p><table><tr><td style="display:none">',
    '<p>a</p><table><b hidden><tr><td>x',
    '<p>a</p><a hidden><a><div>',
    '<p>a</p><<script></script>!--',
    '<p>{{name|<!--}}</p>',
    '<p>{{name|<div hidden>}}',
    '<html><body><p>a</p></body></html><!--',
    '<html><body><p>a</p></body></html><div style="position:fixed">b',
    '<html><body style="display:none"><p>a</p></body></html>',
    '<html hidden><body hidden><p>a</p>',
    '<div hidden><body><p>a</p></body></div>',
    '<p>a</p><body hidden>',
    '<html><head><title>a',
    '<html><head><style>body{',
    '<html><head><div hidden><p>a</p>',
    `<p>a</p>${'<div hidden>'.repeat(2_000)}`,
    ...[
      '*{display:none!important}',
      'body *{visibility:hidden!important}',
      'body{opacity:0}',
      'html{opacity:0}',
      ':root{display:none}',
      'body>*:last-child{display:none!important}',
      'body > :last-child{display:none!important}',
      'div:last-child{display:none!important}',
      'div,table,td,tr,tbody,a{display:none!important}',
      'a{font-size:0!important}',
      'a{color:#fff!important}',
      'a[href]{color:transparent!important}',
      '[style]{display:none!important}',
      '[data-message-footer]{display:none!important}',
      'td{height:0!important;overflow:hidden!important}',
      'body{height:0;overflow:hidden}',
      'body{position:absolute;left:-9999px}',
      'body{clip-path:inset(100%)}',
      'body{transform:scale(0)}',
      'body{filter:opacity(0)}',
      'body{d\\69splay:none}',
      'BODY{DISPLAY:NONE}',
      '@media all{body{display:none}}',
      '@media screen{@supports (display:block){*{opacity:0!important}}}',
      'p{color:red} .x{} body{display:none}',
      '.x,body{display:none}',
      ':not(.x){display:none!important}',
      ':is(body,.x){display:none!important}',
      ':where(html) :is(table){display:none!important}',
      'p ~ *{display:none!important}',
      'p{}}body{display:none}',
      '<!-- body{display:none} -->',
      'body{color:red;display:none',
      'body{--x:none;display:var(--x)}',
      'body{& {display:none}}',
      '@layer a{body{display:none}}',
      '@import url(https://a.example/x.css);body{display:none}',
    ].flatMap((css) => [
      `<style>${css}</style><p class="x">a</p>`,
      `<html><head><style>${css}</style></head><body><p>a</p></body></html>`,
    ]),
    '<html><head><style>.x{display:none}#y{opacity:0}</style></head><body class="x" id="y"><p>a</p></body></html>',
    '<style>.y{display:none}</style><p>a</p><div class="y">',
  ])('%s', (content) => {
    const html = htmlOf(content)
    expect(hiddenBy(html), html).toBeNull()
    expect(showsFooter(content)).toBe(true)
  })
})

describe('content keeps', () => {
  test.each([
    ['<p class="x">a &amp; b <br> c</p>', '<p class="x">a &amp; b <br> c</p>'],
    ['<style>.x{display:none} p{font-size:0}</style><p>a</p>', '.x{display:none}'],
    ['<style>@media (max-width:600px){.col{width:100%!important}}</style><p>a</p>', '.col{width:100%!important}'],
    ['<style>body{margin:0;color:#333;font-size:16px}</style><p>a</p>', 'body{margin:0;color:#333;font-size:16px}'],
    ['<style>.a{color:{{brand|red}}}</style><p>a</p>', '.a{color:red}'],
    ['<style>img{display:block;border:0}</style><p>a</p>', 'img{display:block;border:0}'],
    ['<!--[if mso]><table><tr><td><![endif]--><p>a</p>', '<!--[if mso]><table><tr><td><![endif]-->'],
    ['<!--[if !mso]><!--><p>a</p><!--<![endif]-->', '<!--[if !mso]><!--><p>a</p><!--<![endif]-->'],
    ['<p>a < b</p>', '<p>a &lt; b</p>'],
    ['<a title=\'say "hi"\' href=https://a.example/?a=1&amp;b=2>x</a>', 'href="https://a.example/?a=1&amp;b=2"'],
  ])('%s', (content, kept) => {
    expect(htmlOf(content)).toContain(kept)
  })
})

describe("an author's unsubscribe link", () => {
  test.each([
    ['<p><a href="{{unsubscribe_url}}">Stop</a></p>', true],
    ['Stop: {{unsubscribe_url}}', true],
    ['<!-- <a href="{{unsubscribe_url}}">Stop</a> --><p>a</p>', false],
    ['<p>a</p><a href="{{unsubscribe_url}}"></a>', false],
    ['<div style="display:none"><a href="{{unsubscribe_url}}">Stop</a></div>', false],
    ['<a style="font-size:0px" href="{{unsubscribe_url}}">Stop</a>', false],
    ['<style>.u{display:none}</style><p class="u"><a href="{{unsubscribe_url}}">Stop</a></p>', false],
    ['<template><a href="{{unsubscribe_url}}">Stop</a></template><p>a</p>', false],
  ])('%s: %s', (content, isSeen) => {
    expect(showsUnsubscribe(content)).toBe(isSeen)
    expect(htmlOf(content).includes('>Unsubscribe</a>')).toBe(!isSeen)
  })
})
