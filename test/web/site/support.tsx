import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AssetsContext } from '../../../web/site/assets.ts'

const assets = {
  origin: 'https://contactory.example',
  styles: '/styles.css',
  beforePaint: '/before-paint.js',
  script: '/site.js',
  font: '/font.woff2',
}

/**
 * Puts prerendered content on the page, a whole page or a part of one, as a browser has it before any script.
 *
 * @returns the place of the island in question
 */
export function prerender(content: ReactNode, island: string): HTMLElement {
  const html = renderToStaticMarkup(<AssetsContext value={assets}>{content}</AssetsContext>)
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
  return document.querySelector<HTMLElement>(`[data-island=${island}]`)!
}
