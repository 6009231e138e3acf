import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAppPath } from '../../../src/rules/site/app-paths.ts'
import { FILLED_PATHS, SITE_PLACEHOLDERS } from '../../../src/rules/site/site-placeholders.ts'
import { renderSite } from '../../../web/site/render.tsx'

const ROOT = join(import.meta.dirname, '../../..')
const assets = {
  origin: SITE_PLACEHOLDERS.origin,
  styles: '/assets/styles.css',
  beforePaint: '/assets/before-paint.js',
  script: '/assets/site.js',
  font: '/assets/face.woff2',
}
const files = renderSite(assets)
const pages = [...files].filter(([name]) => name.endsWith('.html'))
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`
const addresses = new Set(pages.map(([file]) => addressOf(file)))

test('every page of the specification is prerendered', () => {
  expect(addresses).toEqual(
    new Set([
      '/',
      '/404',
      '/about',
      '/bot',
      '/contact',
      '/cookie-policy',
      '/privacy-policy',
      '/security',
      '/status',
      '/terms-of-service',
    ]),
  )
})

test.each(pages)('%s keeps the strict CSP: no inline script, style or handler', (_, html) => {
  const page = parse(html)
  expect([...page.querySelectorAll('script:not([src]), style, [style]')].map((one) => one.outerHTML)).toEqual([])
  const handlers = [...page.querySelectorAll('*')].flatMap((one) =>
    one.getAttributeNames().filter((name) => /^on/.test(name)),
  )
  expect(handlers).toEqual([])
})

test.each(pages)(
  '%s has its own metadata: one heading, title, description, URL and an existing picture',
  (file, html) => {
    const page = parse(html)
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? ''
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.title).toContain('Contactory')
    expect(content('meta[name=description]').length).toBeGreaterThan(20)
    if (file === '404.html') return expect(content('meta[name=robots]')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(assets.origin + addressOf(file))
    const picture = content('meta[property="og:image"]')
    expect(existsSync(join(ROOT, 'web/public', new URL(picture).pathname))).toBe(true)
  },
)

test.each(pages)('%s links only to existing pages and anchors', (file, html) => {
  const page = parse(html)
  const dead = [...page.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !href.startsWith('mailto:') && !/^https?:/.test(href))
    .filter((href) => {
      const { pathname, hash } = new URL(href, assets.origin + addressOf(file))
      if (isAppPath(pathname)) return false
      const target = files.get(pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`)
      return target === undefined || (hash !== '' && parse(target).querySelector(hash) === null)
    })
  expect(dead).toEqual([])
})

test.each(pages)('%s shows existing pictures, with size and alternative text', (_, html) => {
  for (const image of parse(html).querySelectorAll('img')) {
    expect(existsSync(join(ROOT, 'web/public', image.getAttribute('src')!))).toBe(true)
    expect(Number(image.getAttribute('width')) * Number(image.getAttribute('height'))).toBeGreaterThan(0)
    expect(image.alt).not.toBe('')
  }
})

test.each(pages)('%s contains only existing islands', (_, html) => {
  for (const island of parse(html).querySelectorAll<HTMLElement>('[data-island]')) {
    const name = island.dataset.island!
    const module = ['ts', 'tsx'].map((ending) => join(ROOT, `web/site/islands/${name}.${ending}`)).find(existsSync)
    expect(module, name).toBeDefined()
    expect(readFileSync(module!, 'utf8')).toContain('function start(')
  }
})

const facts: Readonly<Record<string, readonly RegExp[]>> = {
  'index.html': [/99\.9%/, /users\.claim\.invalid/, /Illustrative/, /₦15,000/],
  'security.html': [
    /bcrypt/,
    /Multi-factor/,
    /at rest/,
    /GDPR/,
    /CCPA/,
    /ISO 27001/,
    /48 hours/,
    /CSV or JSON/,
    /Role-based/,
  ],
  'privacy-policy.html': [/October 23, 2025/, /within 30 days/, /under 18/, /Back to Home/],
  'terms-of-service.html': [
    /October 23, 2025/,
    /30 days/,
    /non-refundable, except as required by law/,
    /end of the billing period/,
    /12 months before/,
    /Nigerian law/,
    /crawls a month, API calls a day, website downloads a day and the number of API keys/,
    /Nigerian Naira/,
    /monthly or yearly, through third-party payment providers/,
    /Start Free Trial/,
    /Back to Home/,
  ],
  'cookie-policy.html': [
    /October 23, 2025/,
    /auth_token/,
    /auth-storage/,
    /preferences/,
    /1 year/,
    /365 days/,
    /file_access/,
    /impersonation/,
    /Back to Home/,
  ],
  'bot.html': [
    /ContactoryBot\/1\.0 \(\+https:\/\/origin\.invalid\/bot\)/,
    /RFC 9309/,
    /At most 10 requests/,
    /Retry-After/,
  ],
}

test.each(Object.entries(facts))('%s states the specified facts', (file, patterns) => {
  const text = parse(files.get(file)!).body.textContent!.replace(/\s+/g, ' ')
  for (const pattern of patterns) expect(text).toMatch(pattern)
})

test('deployment-specific values are filled in at request time, and no URL of ours is hard-coded', () => {
  const named = [...files].filter(([, content]) => /\.invalid\b/.test(content)).map(([name]) => name)
  const paths = named.map((name) => (name.endsWith('.html') ? addressOf(name) : `/${name}`))
  expect(paths.toSorted()).toEqual([...FILLED_PATHS].toSorted())
  const known = new Set<string>(Object.values(SITE_PLACEHOLDERS))
  for (const [, content] of files) {
    for (const [address] of content.matchAll(/(?:https:\/\/|[\w.-]+@)[\w.-]+\.invalid/g))
      expect(known).toContain(address)
    expect(content).not.toMatch(/contactory\.(?:example|test)/)
  }
})

test('the sitemap lists every public page, and robots.txt links to it', () => {
  const listed = [...files.get('sitemap.xml')!.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(new Set(listed)).toEqual(new Set([...addresses].filter((address) => address !== '/404')))
  expect(files.get('robots.txt')).toContain(`Sitemap: ${SITE_PLACEHOLDERS.origin}/sitemap.xml`)
})
