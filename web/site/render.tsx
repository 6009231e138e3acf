import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { type Assets, AssetsContext } from './assets.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./pages/*.page.tsx', { eager: true })

/** Pages that are excluded from the sitemap and search engines. */
const UNLISTED = new Set(['not-found'])

/**
 * Renders every page of the public site, and the files for crawlers such as the sitemap.
 *
 * @returns the content of each file by its name in `dist/web`
 */
export function renderSite(assets: Assets): Map<string, string> {
  const files = new Map<string, string>()
  const listed: string[] = []
  for (const [file, { default: Page }] of Object.entries(pages)) {
    const name = /(?<![^/])([^/]+)\.page\.tsx$/.exec(file)![1]!
    const path = name === 'home' ? '/' : `/${name}`
    files.set(
      fileOf(name),
      `<!doctype html>${renderToStaticMarkup(
        <AssetsContext value={assets}>
          <Router ssrPath={path}>
            <Page />
          </Router>
        </AssetsContext>,
      )}`,
    )
    if (!UNLISTED.has(name)) listed.push(path)
  }
  files.set('sitemap.xml', sitemapOf(assets.origin, listed.sort()))
  files.set('robots.txt', robotsOf(assets.origin))
  return files
}

/** The platform serves `/about` from `about.html`. */
function fileOf(name: string): string {
  if (name === 'home') return 'index.html'
  return name === 'not-found' ? '404.html' : `${name}.html`
}

const sitemapOf = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`

const robotsOf = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`
