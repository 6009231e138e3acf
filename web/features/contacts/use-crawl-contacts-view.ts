import { useState } from 'react'

export type CrawlContactsView = 'table' | 'cards'
const VIEW_KEY = 'crawl-contacts-view'

/** The view that this browser used last; a table at first. */
export function useCrawlContactsView(): [CrawlContactsView, (view: CrawlContactsView) => void] {
  const [view, setView] = useState<CrawlContactsView>(() => (read() === 'cards' ? 'cards' : 'table'))
  return [
    view,
    (next) => {
      setView(next)
      try {
        localStorage.setItem(VIEW_KEY, next)
      } catch {
        // Storage may be blocked or full; the view then lasts as long as the page.
      }
    },
  ]
}

function read(): string | null {
  try {
    return localStorage.getItem(VIEW_KEY)
  } catch {
    return null
  }
}
