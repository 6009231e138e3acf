import { type ReactNode, use } from 'react'
import { AssetsContext } from './assets.ts'
import { CookieConsent } from './cookie-consent.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface SiteLayoutProps {
  /** The browser's title. The product's name is appended. */
  title: string
  /** One sentence for search results and shared links. */
  description: string
  /** The page's address, from `paths`. */
  path: string
  /** For pages that search engines must not index. */
  isUnlisted?: boolean
  children: ReactNode
}

/** The whole document of a public page: head, navigation, the page in its `main`, footer, consent. */
export function SiteLayout({ title, description, path, isUnlisted = false, children }: SiteLayoutProps) {
  const { origin, styles, beforePaint, script, font } = use(AssetsContext)
  const isHome = path === '/'
  const name = isHome ? `Contactory: ${title}` : `${title} · Contactory`
  const image = `${origin}/og/${isHome ? 'home' : path.slice(1)}.png`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <meta name="description" content={description} />
        {isUnlisted ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={origin + path} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Contactory" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={origin + path} />
            <meta property="og:image" content={image} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={`${title}, Contactory`} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <meta name="theme-color" content="#f8faf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1111" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <script src={beforePaint} />
        <script type="module" src={script} />
      </head>
      <body className="flex min-h-dvh flex-col bg-canvas text-ink">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-brand focus:px-4 focus:py-2 focus:text-on-brand"
        >
          Skip to content
        </a>
        <SiteHeader path={path} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
        <CookieConsent />
      </body>
    </html>
  )
}
