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
 * Renders prerendered content into the page, as a browser has it before any script: a whole page or a part.
 *
 * @returns the element of the island
 */
export function prerender(content: ReactNode, island: string): HTMLElement {
  const html = renderToStaticMarkup(<AssetsContext value={assets}>{content}</AssetsContext>)
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
  return document.querySelector<HTMLElement>(`[data-island=${island}]`)!
}
