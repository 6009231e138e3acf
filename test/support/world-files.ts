import { gzipSync } from 'node:zlib'
import type { TourAnswer } from './tour-site.ts'
import { BLANK, page } from './world-pages.ts'

/** Pages in these charsets are given as bytes: Node can decode but not encode them. */
const SHIFT_JIS_HELLO = Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea])
const CYRILLIC_HELLO = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0])

/**
 * Other files of the same websites, by path as requested: styles, scripts, images, pages in other charsets, and error
 * responses.
 */
export const WORLD_FILES: Record<string, TourAnswer> = {
  '/world/css/block.css?ver=6.5.2': css('.wp-block { color: rgb(9, 1, 1) }'),
  '/world/css/shop.css?v=12': {
    ...css('.shop { color: rgb(9, 2, 2) }'),
    headers: { 'access-control-allow-origin': '*' },
  },
  '/world/css/async.css': css('h1 { color: rgb(9, 3, 3) }'),
  '/world/load.php?lang=en&modules=skins%7Csite.styles&only=styles&skin=vector': css(
    '.icon { width: 20px; height: 20px; background: red; -webkit-mask-image: url(/world/load.php?image=search&format=rasterized); mask-image: url(/world/load.php?image=search&format=rasterized) }',
  ),
  '/world/load.php?image=search&format=rasterized': svg(20),
  '/world/css/all.css': css(
    `@charset "utf-8"; @import url("parts/layered.css") layer(base) supports(display: grid) screen; @import 'parts/plain.css';
     @font-face { font-family: Face; src: url("../fonts/face.eot"); src: url("../fonts/face.eot?#iefix") format("embedded-opentype"), url( ../fonts/face.woff2 ) format("woff2"), url("../fonts/face.svg#Face") format("svg") }
     .face { font-family: Face }
     .commented { background: /* url(../pix/0-none.svg) */ url(/* no comment */../pix/50-c.svg); background: url( '../pix/51-c.svg' ) } .commented { color: rgb(9, 4, 4) }
     .escaped { background: url(../pix/52\\ esc\\28 x\\29.svg); background: u\\72l(../pix/53-esc.svg) } .set { background-image: image-set("../pix/54-set.svg" 1x, url(../pix/55-set.svg) 2x) }
     :root { --shared: url("/world/pix/56-var.svg"); --icon: url("%ORIGIN%/world/pix/20-mask.svg") } .custom { background: var(--shared); height: 10px } .custom2, .custom3, .custom4 { background-image: var(--own); height: 10px }
     .masked { width: 30px; height: 20px; background: blue; mask: url(../pix/20-mask.svg) no-repeat } .masked2 { width: 30px; height: 20px; background: green; -webkit-mask-image: var(--icon); mask-image: var(--icon) }
     .nested { & b { background: url(../pix/57-nested.svg) } } .late { background: url(data:image/svg+xml;utf8,<svg%20xmlns='http://www.w3.org/2000/svg'/>) }`,
  ),
  '/world/css/parts/layered.css': css(
    '@layer base { .layer { color: rgb(9, 5, 5); background: url(../../pix/58-layer.svg) } }',
  ),
  '/world/css/parts/plain.css': css(
    '.custom { font-weight: bold; --part: url(../../pix/45-part.svg) } .custom::after { content: var(--part) }',
  ),
  '/world/css/screen.css': css('.late { color: rgb(9, 6, 6) }'),
  '/world/css/dark.css': css('body { background: #000 }'),
  '/world/css/fresh.css': css('.fresh { color: rgb(9, 8, 8) }'),
  '/world/css/shadow.css': css('.in { color: rgb(9, 9, 9); background: url("../pix/35-in.svg") }'),
  '/world/css/effects.css': css(
    '.blurred { filter: url(../effects.svg#f) } .clipped { clip-path: url("/world/effects.svg#c") } .pointed { cursor: url(../pix/36-cursor.svg), auto; border-image: url(../pix/37-border.svg) 3; border: 3px solid }',
  ),
  '/world/effects.svg': {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><filter id="f"><feGaussianBlur stdDeviation="3"/></filter><clipPath id="c"><circle cx="9" cy="9" r="9"/></clipPath><mask id="m"><rect width="9" height="9" fill="#fff"/></mask><view id="view" viewBox="0 0 10 10"/><rect width="9" height="9"/></svg>',
  },
  '/world/deep.svg': {
    type: 'image/svg+xml',
    body: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="20"><style>@import url(css/svg.css); .x { fill: red }</style><image href="pix/38-deep.svg" width="9" height="9"/><a xlink:href="same"><rect class="y" x="20" width="9" height="9"/></a></svg>',
  },
  '/world/css/svg.css': css('.y { fill: lime }'),
  '/world/js/module.js': script('export default 1'),
  '/world/data.json': { type: 'application/json', body: '{}' },
  '/world/utf16.html': {
    type: 'text/html',
    body: Buffer.from(
      '\uFEFF<html><head><title>Größe</title></head><body><main>Größe <a href="same/?ä=ö">same</a></main></body></html>',
      'utf16le',
    ),
  },
  '/world/legacy-style.html': {
    type: 'text/html; charset=windows-1251',
    body: Buffer.concat([
      Buffer.from('<html><head><link rel="stylesheet" href="css/cyrillic.css"></head><body><main><p class="c">'),
      CYRILLIC_HELLO,
      Buffer.from('</p></main></body></html>'),
    ]),
  },
  '/world/css/cyrillic.css': {
    type: 'text/css; charset=windows-1251',
    body: Buffer.concat([Buffer.from('.c::before { content: "'), CYRILLIC_HELLO, Buffer.from('" }')]),
  },
  '/world/page.xhtml': {
    type: 'application/xhtml+xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>XHTML</title><style type="text/css">/*<![CDATA[*/ p > b { background: url("pix/39-x.svg") } /*]]>*/</style></head><body><div><p><b>one</b> &amp; two</p><img src="pix/40-x.svg?a=1&amp;b=2" alt=""/><a href="same">same</a><script type="text/javascript">//<![CDATA[
      if (1 < 2 && true) document.querySelector('p').append(' ran')
    //]]></script></div></body></html>`,
  },
  '/world/css/latecss.css': css('.latecss { color: rgb(9, 7, 7); background: url(../pix/46-late.svg) }'),
  '/world/js/emoji.js?ver=6.5': script(`document.querySelector('main').append(' emoji script ran')`),
  '/world/js/told.js': script(
    `addEventListener('load', () => { document.getElementById('told').textContent = 'told' })`,
  ),
  '/world/js/register.js': script(
    `navigator.serviceWorker.register('sw.js', { scope: '/world/' }).then(() => {}); document.addEventListener('DOMContentLoaded', () => { document.getElementById('told').textContent = 'registered' })`,
  ),
  '/world/sw.js': script(''),
  '/world/_next/static/chunks/main-%5Bid%5D.js': script(
    `document.getElementById('hydrated').textContent = JSON.parse(document.getElementById('__NEXT_DATA__').textContent).props.pageProps.image`,
  ),
  '/world/sprite.svg': sprite(),
  '/world/sprite.svg?v=2': sprite(),
  '/world/app.webmanifest': {
    type: 'application/manifest+json',
    body: '{"name":"World","start_url":"./?pwa=1","icons":[{"src":"pix/47-icon.svg","sizes":"any"}],"shortcuts":[{"name":"Shop","url":"shop","icons":[{"src":"pix/48-icon.svg","sizes":"any"}]}]}',
  },
  '/world/subs.vtt': { type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' },
  '/world/film.webm': { type: 'video/webm', body: 'film' },
  '/world/sound.ogg': { type: 'audio/ogg', body: 'sound' },
  '/world/picture': svg(21),
  '/world/wrongly-typed': { type: 'application/octet-stream', body: gif() },
  '/world/img.php?id=86': { type: 'image/gif', body: gif() },
  '/world/drawing.svgz': {
    type: 'image/svg+xml',
    headers: { 'content-encoding': 'gzip' },
    body: gzipSync(String(svg(22).body)),
  },
  '/world/fonts/face.eot': { type: 'application/vnd.ms-fontobject', body: 'eot' },
  '/world/fonts/face.svg': svg(23),
  '/world/download?id=3': {
    type: 'application/octet-stream',
    headers: {
      'content-disposition': `attachment; filename="report.pdf"; filename*=UTF-8''Bericht%20f%C3%BCr%20Mai.pdf`,
    },
    body: '%PDF-1.4 report',
  },
  '/world/get/4': {
    type: 'application/force-download',
    headers: { 'content-disposition': 'attachment; filename=../letter.docx' },
    body: 'letter',
  },
  '/world/plain.html': { type: 'text/plain', body: '<p>Shown as it is written</p>' },
  '/world/gone410': { status: 410, body: 'Gone' },
  '/world/chain1': { status: 301, headers: { location: '/world/chain2' } },
  '/world/chain2': { status: 308, headers: { location: 'chain3' } },
  '/world/loop1': { status: 302, headers: { location: '/world/loop2' } },
  '/world/loop2': { status: 302, headers: { location: '/world/loop1' } },
  '/world/shift-jis.html': {
    type: 'text/html',
    body: Buffer.concat([
      Buffer.from('<html><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>'),
      SHIFT_JIS_HELLO,
      Buffer.from('</title></head><body><main><p>'),
      SHIFT_JIS_HELLO,
      Buffer.from('</p><a href="find.cgi?word='),
      SHIFT_JIS_HELLO,
      Buffer.from('">find</a></main></body></html>'),
    ]),
  },
  '/world/find.cgi?word=%83e%83X%83g%93%FA%96%7B%8C%EA': { body: page('Found in Japanese', '') },
  '/world/cyrillic.html': {
    type: 'text/html; charset=windows-1251',
    body: Buffer.concat([
      Buffer.from('<html><head><title>'),
      CYRILLIC_HELLO,
      Buffer.from('</title><script src="js/cyrillic.js"></script></head><body><main><p>'),
      CYRILLIC_HELLO,
      Buffer.from('</p><p id="told"></p></main></body></html>'),
    ]),
  },
  '/world/js/cyrillic.js': {
    type: 'application/javascript',
    body: Buffer.concat([
      Buffer.from(`addEventListener('load', () => { document.getElementById('told').textContent = '`),
      CYRILLIC_HELLO,
      Buffer.from(`' })`),
    ]),
  },
}

function css(body: string): TourAnswer {
  return { type: 'text/css', body }
}

function script(body: string): TourAnswer {
  return { type: 'application/javascript', body }
}

export function svg(width: number): TourAnswer {
  return {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width - 3}" height="8"/></svg>`,
  }
}

function sprite(): TourAnswer {
  return {
    type: 'image/svg+xml',
    headers: { 'access-control-allow-origin': '*' },
    body: '<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="g"><stop stop-color="blue"/></linearGradient></defs><symbol id="one" viewBox="0 0 9 9"><path fill="url(#g)" d="M0 0h9v9z"/></symbol><symbol id="two" viewBox="0 0 9 9"><circle r="4"/></symbol></svg>',
  }
}

function gif(): Buffer {
  return Buffer.from(BLANK.split(',')[1]!, 'base64')
}
