import { createHash } from 'node:crypto'
import { fontAnswer, type TourAnswer } from './tour-site.ts'
import { svg, WORLD_FILES } from './world-files.ts'
import { page, WORLD_PAGES } from './world-pages.ts'

/**
 * The part of the offline site with output of publishing systems, shops, site builders and old servers, below
 * `/world/`.
 *
 * @param url as requested
 * @param origin of the server
 * @param other the same server's origin under another host
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
        `sha256-${createHash('sha256').update(String(WORLD_FILES['/world/css/shop.css?v=12']!.body)).digest('base64')}`,
      )
      .replaceAll('%BARE%', other.replace('http://', ''))
  if (url === '/world/fonts/face.woff2') return fontAnswer()
  const file = WORLD_FILES[url]
  if (file) return typeof file.body === 'string' ? { ...file, body: fill(file.body) } : file
  const html = WORLD_PAGES[url]
  if (html)
    return { body: fill(html), ...(url === '/world/header-refresh' && { headers: { refresh: '600;url=refreshed' } }) }
  const width = /^\/world\/(?:pix\/|style\.css\/|_next\/image.*&w=|media\/.*\/w_|shop\/cup_)(\d+)/.exec(url)?.[1]
  return width === undefined ? undefined : svg(Math.min(99, Number(width)))
}

const index = page(
  'World',
  `<ul>${[
    ...Object.keys(WORLD_PAGES),
    ...'plain.html gone410 chain1 loop1 shift-jis.html cyrillic.html utf16.html legacy-style.html page.xhtml'.split(
      ' ',
    ),
  ]
    .map((path) => `<li><a href="${path.replaceAll('&', '&amp;')}">${path.replaceAll('&', '&amp;')}</a></li>`)
    .join('')}</ul>`,
)
