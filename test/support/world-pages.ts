/** A page from its title and main content. */
export const page = (title: string, main: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`

/** Classic scripts that load what a data attribute names, as lazy loaders do. */
const LAZY_LOADER = `<script>document.querySelectorAll('[data-src]').forEach((el) => { el.src = el.dataset.src; if (el.dataset.srcset) el.srcset = el.dataset.srcset })</script>`
/** An image of one pixel, the usual placeholder of lazy loaders. */
export const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Pages by path, each with one kind of website's behaviour. `%ORIGIN%` is the server, `%OTHER%` the same server under
 * another host, `%BARE%` the same without its scheme.
 */
export const WORLD_PAGES: Record<string, string> = {
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
