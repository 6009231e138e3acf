import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fontAnswer, type TourAnswer } from './tour-site.ts'

/** Charsets whose pages are given by their bytes, since nothing here can write them. */
const SHIFT_JIS_HELLO = Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea])
const CYRILLIC_HELLO = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0])

const page = (title: string, main: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`

/** Runs of classic scripts that show what a data attribute names, as lazy loaders do. */
const LAZY_LOADER = `<script>document.querySelectorAll('[data-src]').forEach((el) => { el.src = el.dataset.src; if (el.dataset.srcset) el.srcset = el.dataset.srcset })</script>`
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Pages by their paths, each with what one kind of website does. `%ORIGIN%` is the server, `%OTHER%` the same one as another
 * host, `%BARE%` the same without its scheme.
 */
const PAGES: Record<string, string> = {
  '/world/wordpress/': page(
    'WordPress',
    `<img width="61" height="10" src="${BLANK}" data-src="%ORIGIN%/world/pix/61-a.svg" data-srcset="%ORIGIN%/world/pix/61-a.svg 61w, %ORIGIN%/world/pix/62-a.svg 62w" sizes="61px" class="lazyload" alt="">
     <noscript><img src="%ORIGIN%/world/pix/63-noscript.svg" alt=""></noscript><img src="/world/pix/64-b.svg?resize=64%2C10&#038;ssl=1" alt="">
     <div class="wp-block-cover" style="background-image:url(&quot;%ORIGIN%/world/pix/65-cover.svg&quot;);height:10px">cover</div>
     <p class="wp-block">block</p><a href="%ORIGIN%/world/?p=5">short</a>${LAZY_LOADER}`,
    `<link rel='dns-prefetch' href='//s.w.example'><link rel="alternate" type="application/rss+xml" href="%ORIGIN%/world/feed/"><link rel="https://api.w.org/" href="%ORIGIN%/world/wp-json/">
     <link rel="EditURI" type="application/rsd+xml" href="%ORIGIN%/world/xmlrpc.php?rsd"><link rel='shortlink' href='%ORIGIN%/world/?p=5'>
     <link rel='stylesheet' id='block-css' href='%ORIGIN%/world/css/block.css?ver=6.5.2' media='all'>
     <script>window._settings = {"baseUrl":"https:\\/\\/s.w.example\\/images\\/","source":{"concatemoji":"%ESCAPED%\\/world\\/js\\/emoji.js?ver=6.5"}};
     (function () { var s = document.createElement('script'); s.src = _settings.source.concatemoji; document.head.appendChild(s); new Image().src = 'https://stats.example/pixel?page=1' })()</script>
     <script type="speculationrules">{"prefetch":[{"source":"document","where":{"href_matches":"\\/*"},"eagerness":"conservative"}]}</script>`,
  ),
  '/world/?p=5': page('Post by number', ''),
  '/world/shop': page(
    'Shop',
    `<img src="//%BARE%/world/pix/66-cdn.svg?v=1700000000&amp;width=66" srcset="//%BARE%/world/pix/66-cdn.svg?v=1700000000&amp;width=66 66w, //%BARE%/world/pix/67-cdn.svg?v=1700000000&amp;width=67 67w" sizes="66px" alt="">
     <img class="lazy" src="${BLANK}" data-src="//%BARE%/world/shop/cup_{width}x.svg" data-widths="[180, 360, 540]" data-sizes="auto" alt="">
     <p class="shop">shop</p><script>document.querySelectorAll('img.lazy').forEach((img) => { img.src = img.dataset.src.replace('{width}', '540') })</script>`,
    `<link rel="preload" as="style" href="//%BARE%/world/css/shop.css?v=12"><link href="//%BARE%/world/css/shop.css?v=12" rel="stylesheet" type="text/css" media="all">
     <link rel="preconnect" href="https://cdn.example" crossorigin><script type="application/json" id="product">{"image":"\\/\\/cdn.example\\/x.jpg"}</script>`,
  ),
  '/world/next': page(
    'Next',
    `<img src="/world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=68&amp;q=75" srcSet="/world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=68&amp;q=75 1x, /world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=69&amp;q=75 2x" decoding="async" alt="">
     <p id="hydrated">not yet</p><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"image":"/world/pix/68-n.svg"}},"page":"/","assetPrefix":""}</script>
     <script>(self.__next_f=self.__next_f||[]).push([1,"0:[\\"$\\",\\"img\\",null,{\\"src\\":\\"/world/pix/68-n.svg\\"}]"])</script>`,
    `<link rel="preload" as="image" href="/world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=68&amp;q=75" imagesrcset="/world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=68&amp;q=75 1x, /world/_next/image?url=%2Fworld%2Fpix%2F68-n.svg&amp;w=69&amp;q=75 2x">
     <link rel="preload" href="/world/_next/static/chunks/main-%5Bid%5D.js" as="script"><link rel="preload" href="/world/css/async.css" as="style" onload="this.onload=null;this.rel='stylesheet'">
     <script src="/world/_next/static/chunks/main-%5Bid%5D.js" defer></script>`,
  ),
  '/world/builder': page(
    'Site builder',
    `<img data-src="%OTHER%/world/pix/70-sq.svg" data-image="%OTHER%/world/pix/70-sq.svg" data-image-dimensions="70x10" data-load="false" alt="">
     <img src="/world/media/ab~mv2.svg/v1/fill/w_71,h_10,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/ab~mv2.svg" srcset="/world/media/ab~mv2.svg/v1/fill/w_71,h_10,al_c,q_80/ab~mv2.svg 1x, /world/media/ab~mv2.svg/v1/fill/w_72,h_10,al_c,q_80/ab~mv2.svg 2x" alt="">
     <section data-block="{&quot;src&quot;:&quot;/x.png&quot;}">text</section>${LAZY_LOADER}`,
  ),
  '/world/index.php?title=Main_Page': page(
    'Wiki',
    `<a href="/world/index.php?title=Caf%C3%A9&amp;action=history">history</a> <a href="/world/index.php?title=File:A.svg">file</a> <a href="/world/wiki/File:A.svg">file page</a>
     <p class="icon">icon</p>`,
    '<link rel="stylesheet" href="/world/load.php?lang=en&amp;modules=skins%7Csite.styles&amp;only=styles&amp;skin=vector">',
  ),
  '/world/index.php?action=history&title=Caf%C3%A9': page('History of Café', ''),
  '/world/index.php?title=File:A.svg': page('File A', '<img src="/world/pix/73-file.svg" alt="">'),
  '/world/wiki/File:A.svg': page('A page named like a picture', '<a href="/world/shop">shop</a>'),
  '/world/frameset.htm':
    '<html><head><title>Frameset</title></head><frameset cols="50%,50%"><frame src="menu.htm" name="menu"><frame src="body.htm" name="body"><noframes><body>No frames</body></noframes></frameset></html>',
  '/world/menu.htm':
    '<html><body background="pix/74-back.svg" bgcolor="#fff"><a href="body2.htm" target="body">two</a> <a href=body.htm target=body>one</a><table><tr><td onclick="parent.frames[1].location.href=&quot;/world/clicked.htm&quot;">click</td></tr></table></body></html>',
  '/world/body.htm':
    '<html><body><table background="pix/75-t.svg"><tr><td background=pix/76-d.svg>cell</table></body></html>',
  '/world/clicked.htm': '<html><body>Clicked</body></html>',
  '/world/body2.htm': '<html><body>Second<image src="pix/77-image.svg"></body></html>',
  '/world/same': page(
    'Without a slash',
    '<a href="/world/same/">folder</a> <a href="same/index.html">index</a> <a href="same/child">child</a>',
  ),
  '/world/same/': page('With a slash', '<a href="child">child</a>'),
  '/world/same/index.html': page('The index', '<a href="./">folder</a>'),
  '/world/same/child': page('A child', '<a href="..">up</a> <a href="../same">up without</a>'),
  '/world/100%25/a%2520b%2Fc': page(
    'Encoded twice',
    '<a href="?page=2">next</a> <img src="../pix/78%2520x.svg" alt="">',
  ),
  '/world/100%25/a%2520b%2Fc?page=2': page('Encoded twice, page 2', '<a href="?page=2#top">here</a>'),
  '/world/pieces.css.html': page('Named like a style', '<a href="style.css/inner">inner</a>'),
  '/world/style.css/inner': page('In a folder named like a style', '<img src="79.svg" alt="">'),
  '/world/css.html': page(
    'CSS of every kind',
    `<p class="layer">layer</p><p class="commented">comment</p><p class="escaped">escape</p><p class="set">set</p><p class="custom">custom</p><p class="custom2" style="--own: url('%ORIGIN%/world/pix/90-own.svg')">own</p>
     <p class="custom3" style="--own: url(/world/pix/91-own.svg)">own absolute</p><p class="custom4">from a block</p><p class="masked">mask</p><p class="masked2">mask by name</p><p class="face">a font</p><p class="late">late</p><p class="nested"><b>nested</b></p>
     <p style="background:#fff url(pix/92-short.svg) no-repeat; height: 10px">short</p><p style='list-style-image: url("pix/93-list.svg"); display: list-item; margin-left: 99px'>list</p>`,
    `<link rel="stylesheet" href="css/all.css"><style>.custom4 { --own: url("/world/pix/94-block.svg") } .custom4::before { content: url(pix/95-before.svg) }</style>
     <link rel="stylesheet" href="css/screen.css" media="print" onload="this.media='all'"><link rel="alternate stylesheet" title="Dark" href="css/dark.css">`,
  ),
  '/world/drawings.html': page(
    'Drawings of all kinds',
    `<svg width="30" height="20"><use href="/world/sprite.svg?v=2#one"/></svg><svg width="30" height="20"><use xlink:href="%ORIGIN%/world/sprite.svg#two"></use></svg>
     <svg width="30" height="20"><use href="sprite.svg#one"/></svg><object data="pix/80-o.svg" type="image/svg+xml">fallback</object><embed src="pix/81-e.svg" type="image/svg+xml">
     <object data="body.htm" width="90" height="40"></object><svg width="30" height="20"><rect width="9" height="9" style="fill:url(#g)"/><linearGradient id="g"><stop stop-color="red"/></linearGradient></svg>`,
  ),
  '/world/media.html': page(
    'Media',
    `<video poster="pix/82-poster.svg" preload="none" width="90" height="20"><source src="film.webm" type="video/webm"><track kind="subtitles" src="subs.vtt" srclang="en" default></video>
     <audio preload="none"><source src="sound.ogg"></audio><input type="image" src="pix/83-in.svg" alt=""><img src="picture" alt=""><img src="wrongly-typed" alt=""><img src="drawing.svgz" alt="">
     <picture><source srcset="pix/84-webp.svg" type="image/svg+xml"><img src="pix/85-x.svg" alt=""></picture><img src="/world/img.php?id=86" alt=""> <img src=" pix/87-white.svg
" alt=""><img src="pix\\88-back.svg" alt=""><a href="download?id=3">report</a> <a href="get/4">letter</a>`,
    `<link rel="icon" sizes="32x32" href="pix/89-icon.svg"><link rel="shortcut icon" href="pix/89-short.svg"><meta property="og:image" content="%ORIGIN%/world/pix/89-og.svg"><link rel="manifest" href="app.webmanifest">`,
  ),
  '/world/worker.html': page(
    'With a service worker',
    '<p id="told">nothing</p>',
    `<script>if ('serviceWorker' in navigator) navigator.serviceWorker.register('/world/sw.js').then(() => {})</script><script src="/world/js/register.js"></script>`,
  ),
  '/world/strict.html': page(
    'Under strict rules',
    '<p class="shop">shop</p><p id="told">not run</p><img src="pix/96-strict.svg" crossorigin="anonymous" alt="">',
    `<meta http-equiv="Content-Security-Policy" content="default-src %ORIGIN%; img-src %ORIGIN%; style-src %ORIGIN%">
     <link rel="stylesheet" href="css/shop.css?v=12" integrity="%SHA%" crossorigin="anonymous"><script src="js/told.js" crossorigin></script>`,
  ),
  '/world/frames.html': page(
    'Frames',
    `<iframe src="same" title="a" width="300" height="100"></iframe><iframe srcdoc="<p class=x>doc</p><img src='pix/97-doc.svg'><a href='same/'>same</a>" title="b"></iframe><iframe src="about:blank" title="c"></iframe><iframe title="d" src="javascript:'made'"></iframe>
     <a href="javascript:void(0)">script</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+123">call</a> <a href="data:text/plain,x">data</a> <a href="blob:x">blob</a> <a href="">self</a> <a href="#x">x</a>`,
  ),
  '/world/amp.html': page(
    'Elements of their own',
    `<lite-image src="/world/pix/98-own.svg" poster="pix/99-own.svg"></lite-image><script>customElements.define('lite-image', class extends HTMLElement { connectedCallback() { this.innerHTML = '<img alt="">'; this.firstChild.src = this.getAttribute('src') } })</script>`,
  ),
  '/world/late.html': page(
    'Late loading',
    '<p class="latecss">late style</p><p id="told">not run</p><img id="late" alt="">',
    `<script>(function (d) { var l = d.createElement('link'); l.rel = 'stylesheet'; l.href = '/world/css/latecss.css'; d.head.appendChild(l); var s = d.createElement('script'); s.src = "/world/js/told.js"; s.defer = true; d.head.appendChild(s)
     addEventListener('load', () => { d.getElementById('late').src = "\\/world\\/pix\\/60-late.svg" }) })(document)</script>`,
  ),
  '/world/header-refresh': page('Told by a header', ''),
  '/world/refreshed': page('Where the header leads', ''),
  '/world/upper.HTML':
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><HTML><HEAD><TITLE>Upper</TITLE></HEAD><BODY><MAIN><A HREF=BODY.HTM>gone</A><A HREF=same/>same</A><IMG SRC=pix/59-upper.svg ALT=""></MAIN></BODY></HTML>',
  '/world/hints.html': page(
    'Hints of every kind',
    '<p class="shop">shop</p><p class="fresh">fresh</p>',
    `<link rel="preload" as="fetch" crossorigin href="data.json"><link rel="preload" as="font" type="font/woff2" crossorigin href="fonts/face.woff2"><link rel="preload" as="image" href="pix/30-hint.svg">
     <link rel="prefetch" href="same"><link rel="prefetch" as="script" href="js/told.js"><link rel="modulepreload" href="js/module.js"><link rel="prerender" href="shop"><link rel="next" href="same/"><link rel="search" type="application/opensearchdescription+xml" href="search.xml">
     <link rel="stylesheet" href="css/shop.css?v=12" media="screen"><link rel="stylesheet/less" href="css/none.less"><link rel="preload" as="style" href="css/fresh.css"><script>document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/world/css/fresh.css' }))</script>
     <style>@font-face { font-family: Face; src: url(fonts/face.woff2) } .shop { font-family: Face }</style>`,
  ),
  '/world/shadow.html': page(
    'In the shadow',
    `<div id="host"><template shadowrootmode="open"><link rel="stylesheet" href="css/shadow.css"><p class="in">in the shadow</p><img src="pix/31-shadow.svg" alt=""><slot></slot></template><p>in the light</p></div>
     <template id="t"><img src="/world/pix/32-template.svg" alt=""></template><div id="filled"></div><script>document.getElementById('filled').append(document.getElementById('t').content.cloneNode(true))</script>`,
  ),
  '/world/effects.html': page(
    'Effects',
    `<p class="blurred">blurred</p><p class="clipped">clipped</p><p class="pointed">pointed</p><svg width="40" height="20"><rect width="30" height="20" filter="url(effects.svg#f)"/></svg>
     <svg width="40" height="20"><rect width="30" height="20" clip-path="url(/world/effects.svg#c)"/></svg><svg width="40" height="20"><rect width="30" height="20" style="mask:url(effects.svg#m)"/></svg>
     <object data="deep.svg" type="image/svg+xml"></object><img src="effects.svg#view" width="30" height="30" alt="">`,
    '<link rel="stylesheet" href="css/effects.css">',
  ),
  '/world/names.html': page(
    'Names as people write them',
    '<a href="two words.html">two</a> <a href="h\u00f6f.html">h\u00f6f</a> <a href="100%.html">percent</a> <a href="a;b=c,d.html">marks</a> <a href="?">bare</a> <a href="names.html?x=1&y=2&copy=3">entity-like</a> <a href="&#47;world&sol;same">entities</a> <img src="pix/33-a(b)\'c.svg" alt="">',
  ),
  '/world/two%20words.html': page('Two words', ''),
  '/world/h%C3%B6f.html': page('Höf', ''),
  '/world/100%.html': page('A percent sign', ''),
  '/world/a;b=c,d.html': page('Marks', ''),
  '/world/names.html?copy=3&x=1&y=2': page('Entity-like', ''),
  '/world/based.html': page(
    'Based elsewhere',
    '<img src="34-elsewhere.svg" alt=""><a href="%ORIGIN%/world/same">same</a> <svg width="20" height="20"><defs><path id="p" d="M0 0h9v9z"/></defs><rect width="9" height="9"/></svg>',
    '<base href="%OTHER%/world/pix/"><base href="/never/">',
  ),
  '/world/soft404': page('Not found', 'Sorry'),
  '/world/chain3': page('End of the chain', ''),
}

const FILES: Record<string, TourAnswer> = {
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

function svg(width: number): TourAnswer {
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

const index = page(
  'World',
  `<ul>${[
    ...Object.keys(PAGES),
    ...'plain.html gone410 chain1 loop1 shift-jis.html cyrillic.html utf16.html legacy-style.html page.xhtml'.split(
      ' ',
    ),
  ]
    .map((path) => `<li><a href="${path.replaceAll('&', '&amp;')}">${path.replaceAll('&', '&amp;')}</a></li>`)
    .join('')}</ul>`,
)

/**
 * A part of the offline site with what publishing systems, shops, site builders and old servers send: it begins at `/world/`.
 *
 * @param url as requested
 * @param origin of the server
 * @param other origin by which the same server is another host
 */
export function worldAnswer(url: string, origin: string, other: string): TourAnswer | undefined {
  if (url === '/world/' || url === '/world/?pwa=1') return { body: index }
  const fill = (text: string) =>
    text
      .replaceAll('%ORIGIN%', origin)
      .replaceAll('%ESCAPED%', origin.replaceAll('/', '\\/'))
      .replaceAll('%OTHER%', other)
      .replaceAll(
        '%SHA%',
        `sha256-${createHash('sha256').update(String(FILES['/world/css/shop.css?v=12']!.body)).digest('base64')}`,
      )
      .replaceAll('%BARE%', other.replace('http://', ''))
  if (url === '/world/fonts/face.woff2') return fontAnswer()
  const file = FILES[url]
  if (file) return typeof file.body === 'string' ? { ...file, body: fill(file.body) } : file
  const html = PAGES[url]
  if (html)
    return { body: fill(html), ...(url === '/world/header-refresh' && { headers: { refresh: '600;url=refreshed' } }) }
  const width = /^\/world\/(?:pix\/|style\.css\/|_next\/image.*&w=|media\/.*\/w_|shop\/cup_)(\d+)/.exec(url)?.[1]
  return width === undefined ? undefined : svg(Math.min(99, Number(width)))
}
