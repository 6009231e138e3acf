import { expect, test } from 'vitest'
import { needsRendering } from '../../../src/extraction/needs-rendering.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

const needs = (html: string) => needsRendering(html, parsePage(html, 'https://acme.com/'))
const script = '<script src="/app.js"></script>'
const prose = '<p>Our workshop in Leith repairs clocks and barometers of every age, and has done so since 1923.</p>'

test.each([
  ['an empty root', `<div id="root"></div>${script}`],
  ['a root with a spinner', `<div id="app"><span>Loading…</span></div>${script}`],
  ['an element of a framework', `<app-root></app-root><script type="module" src="/main.js"></script>`],
  ['a request for scripts', `<p>Acme</p>${script}<noscript><p>Please enable JavaScript to go on.</p></noscript>`],
  ['a check of the browser', `<h1>Just a moment...</h1><p>Checking your browser before you go on.</p>${script}`],
  ['much script and no text', `<script>${'const x = 1;'.repeat(300)}</script><div class="shell"></div>`],
])('a page with %s needs rendering', (_what, html) => {
  expect(needs(`<!doctype html><html><body>${html}</body></html>`)).toBe(true)
})

test.each([
  ['plain and short', '<h1>Acme</h1><p>desk@acme.com</p>'],
  ['without scripts, though it has an empty root', '<div id="root"></div>'],
  ['rendered by its server', `<div id="__next">${prose}</div>${script}`],
  ['long, beside a request for scripts', `${prose.repeat(10)}${script}<noscript>Enable JavaScript</noscript>`],
  [
    'short, with a counter and a menu',
    `<a href="/a">a</a><a href="/b">b</a><a href="/c">c</a><a href="/d">d</a>${script}`,
  ],
  [
    'short, with structured data',
    `<script type="application/ld+json">{"@type":"Organization"}</script>${prose}${prose}${prose}${script}`,
  ],
  ['with data only in its scripts', '<p>Acme</p><script type="application/json">{}</script>'],
])('a page that is %s does not need rendering', (_what, html) => {
  expect(needs(`<!doctype html><html><body>${html}</body></html>`)).toBe(false)
})
