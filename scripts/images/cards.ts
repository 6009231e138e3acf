import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { ROOT } from '../local/build.ts'

const FOLDER = join(ROOT, 'web/public/og')

/** The text of each page's card, with asterisks around the highlighted part. */
const cards: Readonly<Record<string, string>> = {
  home: 'Every contact, with the *line it came from*',
  about: 'Contact data you can *question*',
  contact: 'Write to us, *somebody reads it*',
  status: 'How each part is doing *right now*',
  security: 'How your data is *kept*',
  bot: 'A guest on *other people’s servers*',
  'privacy-policy': 'What we keep about you, *and for how long*',
  'terms-of-service': 'The agreement *between us*',
  'cookie-policy': 'Every stored value, *by name*',
}

/** Draws the preview images for links on other sites: 1200 by 630, as Open Graph requires. */
export async function drawCards(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, text] of Object.entries(cards)) {
    await page.setContent(cardOf(text))
    await page.evaluate('document.fonts.ready')
    await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  }
  await page.close()
}

const cardOf = (text: string) => `<!doctype html><style>
  @font-face { font-family: Face; src: url(data:font/woff2;base64,${FACE}); font-weight: 400 700 }
  * { margin: 0 }
  body { display: flex; flex-direction: column; justify-content: space-between; box-sizing: border-box; height: 630px;
    padding: 72px 80px; background: #f8faf9; color: #10211f; font-family: Face; border-bottom: 14px solid #00685f }
  header { display: flex; align-items: center; gap: 18px; font-size: 38px; font-weight: 600; letter-spacing: -0.025em }
  h1 { max-width: 1000px; font-size: 96px; line-height: 1.06; font-weight: 600; letter-spacing: -0.04em; text-wrap: balance }
  mark { color: inherit; padding: 0 .06em; box-decoration-break: clone;
    background: linear-gradient(transparent 20%, #f4f29a 20% 92%, transparent 92%) }
</style>
<header><svg width="56" height="56" viewBox="0 0 32 32">${MARK}</svg>Contactory</header>
<h1>${text.replace(/\*(.+)\*/, '<mark>$1</mark>')}</h1>`

const FACE = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

const MARK = readFileSync(join(ROOT, 'web/public/favicon.svg'), 'utf8').replace(/<\/?svg[^>]*>|<title>.*<\/title>/g, '')
