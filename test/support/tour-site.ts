import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export interface TourAnswer {
  readonly status?: number
  readonly type?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
}

const FONT = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
const LONG_NAME = 'a-very-long-name-'.repeat(14)
const DEEP = Array.from({ length: 12 }, (_, n) => `folder-number-${n}-of-many`).join('/')

const page = (title: string, main: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/tour/icons/favicon.svg">` +
  `<link rel="stylesheet" href="/tour/css/main.css">${head}</head><body><main><h1>${title}</h1>${main}<p><a href="/tour/">Home</a></p></main></body></html>`

/** Pages by path, each with one feature of real websites. `%OTHER%` is the same server under another host. */
const PAGES: Record<string, string> = {
  '/tour/images.html': page(
    'Images',
    `<img src="pix/11-a.svg" alt=""><img src=pix/12-b.svg alt=""><img srcset="/tour/pix/13-c.svg 1x, /tour/pix/26-c.svg 2x" src="pix/13-c.svg" alt="">
     <picture><source media="(min-width: 1px)" srcset="pix/14,d.svg"><img src="pix/15-e.svg" alt=""></picture>
     <video poster="pix/16-f.svg" preload="none"></video><img src="%OTHER%/tour/pix/17-g.svg" alt=""><img src="moved.svg" alt="">
     <img src="pix/18-Case.svg" alt=""><img src="pix/18-case.svg" alt=""><img src="resize.svg?w=20&amp;h=1" alt=""><img src="resize.svg?w=21&amp;h=1" alt="">
     <img src="resize?w=22" alt=""><img src="pix/23-%E6%97%A5%E6%9C%AC.svg" alt=""><img src="pix/24-two%20words.svg" alt=""><img src="pix/25-${LONG_NAME}.svg" alt="">
     <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt=""><input type="image" src="pix/27-h.svg" alt=""><object data="pix/28-i.svg" type="image/svg+xml"></object>
     <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="pix/29-lazy.svg" class="lazy" alt="">
     <script>document.querySelectorAll('img.lazy').forEach((img) => { img.src = img.dataset.src })</script>`,
  ),
  '/tour/styles.html': page(
    'Styles',
    `<p class="one">main.css</p><p class="two">nested/two.css</p><p class="three">deep/three.css</p><p class="four" style="background: url('pix/31-inline.svg')">attribute</p>
     <p class="five">block</p><p class="font">a font</p><p class="mask">a mask</p><p class="print">not for print</p>`,
    `<style>@import "css/block.css"; .five { background: url("pix/32-block.svg") } .mask { width: 20px; mask-image: url(pix/33-mask.svg#m) }</style>
     <link rel="stylesheet" media="print" href="css/print.css"><link rel="preload" as="font" type="font/woff2" href="fonts/sans.woff2?v=3" crossorigin>`,
  ),
  '/tour/drawings.html': page(
    'Drawings',
    `<svg width="20" height="20"><use href="sprite.svg#star"/></svg><svg width="20" height="20"><use xlink:href="/tour/sprite.svg#moon"/></svg>
     <svg width="20" height="20"><image href="pix/34-in-svg.svg" width="9" height="9"/></svg>`,
  ),
  '/tour/modules.html': page(
    'Modules',
    '<p id="told">No module ran</p>',
    '<link rel="modulepreload" href="js/main.js"><script type="module" src="js/main.js"></script><script src="js/classic.js" defer></script>',
  ),
  '/tour/based/page.html': page(
    'With a base',
    '<a href="child.html">child</a> <a href="#part">part</a> <img src="40-base.svg" alt="">',
    '<base href="/tour/based/deep/">',
  ),
  '/tour/based/deep/child.html': page('Child of a base', '<a href="../page.html">back</a>'),
  '/tour/based/deep/': page('Folder of a base', '<p id="part">the part</p>'),
  '/tour/frames.html': page(
    'Frames',
    '<iframe src="framed.html" title="a"></iframe><iframe srcdoc="&lt;p&gt;inline&lt;/p&gt;&lt;img src=&quot;pix/41-doc.svg&quot;&gt;" title="b"></iframe>',
  ),
  '/tour/framed.html': page('Framed', '<p>inside a frame</p><a href="images.html" target="_top">out</a>'),
  '/tour/forms.html': page(
    'Forms',
    '<form action="/tour/search" method="get"><input name="q" value="x"><button formaction="other">Go</button></form><form><button>Self</button></form>',
  ),
  '/tour/refresh.html': page(
    'Refresh',
    '<p>Soon elsewhere</p>',
    '<meta http-equiv="refresh" content="600; url=refreshed.html">',
  ),
  '/tour/refreshed.html': page('Refreshed', ''),
  '/tour/policy.html': page(
    'With a policy',
    '<img src="pix/42-p.svg" alt=""><script>document.querySelector("main").append("script ran")</script>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self'; script-src 'self' 'unsafe-inline'"><link rel="preconnect" href="%OTHER%">`,
  ),
  '/tour/list.php?page=1&sort=a': page('List 1', '<a href="?page=2&amp;sort=a">next</a>'),
  '/tour/list.php?page=2&sort=a': page('List 2', '<a href="?page=1&amp;sort=a">previous</a>'),
  '/tour/Case.html': page('Upper case', ''),
  '/tour/case.html': page('Lower case', ''),
  '/tour/about': page('About', '<a href="about/team">Team</a>'),
  '/tour/about/team': page('Team', '<a href="../about">About</a>'),
  '/tour/con.html': page('Device', '<a href="aux/nul.html">another</a>'),
  '/tour/aux/nul.html': page('Null', ''),
  '/tour/a:b%20c.': page('Colon, space and dot', ''),
  '/tour/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E3%83%9A%E3%83%BC%E3%82%B8.html': page('日本語のページ', '<p>こんにちは</p>'),
  '/tour/%C3%BCbersicht.html': page('Übersicht', '<p>Größe</p>'),
  [`/tour/${LONG_NAME}.html`]: page('A long name', ''),
  [`/tour/${DEEP}/bottom.html`]: page(
    'A long path',
    `<img src="/tour/pix/43-deep.svg" alt=""><a href="../x.html">gone</a>`,
  ),
  '/tour/hash.html': page(
    'Hashes',
    '<a href="#here">here</a> <a href="framed.html#there">there</a><p id="here">part</p>',
  ),
  '/tour/legacy.html': '',
}

const MOVED: Record<string, string> = { '/tour/old': '/tour/older', '/tour/older': '/tour/refreshed.html' }

const index = page(
  'Tour',
  `<ul>${[...Object.keys(PAGES), '/tour/old']
    .map(
      (path) =>
        `<li><a href="${path.replaceAll('&', '&amp;')}">${decodeURI(path).slice(0, 60).replaceAll('&', '&amp;')}</a></li>`,
    )
    .join('')}</ul><a href="https://elsewhere.example/">Elsewhere</a> <a href="mailto:a@b.example">Mail</a>`,
  '<link rel="manifest" href="site.webmanifest"><link rel="apple-touch-icon" href="icons/touch.svg"><link rel="canonical" href="/tour/">',
)

const FILES: Record<string, TourAnswer> = {
  '/tour/legacy.html': {
    type: 'text/html; charset=iso-8859-1',
    body: Buffer.from(page('Größe', '<p>Über uns</p>').replace('charset="utf-8"', 'charset="iso-8859-1"'), 'latin1'),
  },
  '/tour/css/main.css': {
    type: 'text/css',
    body: `@charset "utf-8"; @import "nested/two.css"; @font-face { font-family: Tour; src: url(../fonts/sans.woff2?v=3) format("woff2") }
      .font { font-family: Tour } .one { color: rgb(1, 0, 0); background: url( "../pix/51-css.svg" ) }`,
  },
  '/tour/css/nested/two.css': {
    type: 'text/css',
    body: '@import url(deep/three.css) screen; .two { color: rgb(2, 0, 0); background: image-set(url("../../pix/52-set.svg") 1x) }',
  },
  '/tour/css/nested/deep/three.css': {
    type: 'text/css',
    body: '.three { color: rgb(3, 0, 0); background: url(../../../pix/53-deep%20css.svg) }',
  },
  '/tour/css/block.css': { type: 'text/css', body: '.five { color: rgb(5, 0, 0) }' },
  '/tour/css/print.css': { type: 'text/css', body: '.print { display: none }' },
  '/tour/sprite.svg': {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="star" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol><g id="moon"><circle r="4"/></g></svg>',
  },
  '/tour/js/main.js': {
    type: 'text/javascript',
    body: `import { word } from './dep.js'; import('./late.js').then(({ late }) => { document.getElementById('told').textContent = word + ' ' + late })`,
  },
  '/tour/js/dep.js': { type: 'text/javascript', body: `export const word = 'Modules'` },
  '/tour/js/late.js': { type: 'text/javascript', body: `export const late = 'ran'` },
  '/tour/js/classic.js': { type: 'text/javascript', body: `document.querySelector('main').append('classic ran')` },
  '/tour/site.webmanifest': {
    type: 'application/manifest+json',
    body: '{"name":"Tour","start_url":"/tour/","icons":[{"src":"icons/app.svg","sizes":"64x64"}]}',
  },
  '/tour/moved.svg': { status: 302, headers: { location: '/tour/pix/35-moved.svg' } },
}

/**
 * The part of the offline site with features of real websites, below `/tour/`.
 *
 * @param url as requested
 * @param other the same server's origin under another host
 */
export function tourAnswer(url: string, other: string): TourAnswer | undefined {
  if (url === '/tour/') return { body: index }
  if (url === '/tour/fonts/sans.woff2?v=3') return fontAnswer()
  const file = FILES[url]
  if (file) return file
  const moved = MOVED[url]
  if (moved) return { status: 301, headers: { location: moved } }
  const html = PAGES[url]
  if (html) return { body: html.replaceAll('%OTHER%', other) }
  // An image as wide as its name or query says, so that a mix-up is noticed.
  const width = /^\/tour\/(?:pix|icons|based\/deep)\/(\d*)[^/]*\.svg$|^\/tour\/resize(?:\.svg)?\?w=(\d+)/.exec(url)
  if (!width) return undefined
  const px = width[1] || width[2] || '10'
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="10"><mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="${px}" height="10"/></svg>`
  return { type: 'image/svg+xml', body }
}

/** A font, read on request: tests inside the Workers runtime also import this file and have no file system. */
export function fontAnswer(): TourAnswer {
  return { type: 'font/woff2', body: readFileSync(createRequire(import.meta.url).resolve(FONT)) }
}
