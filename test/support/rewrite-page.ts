import { frameGuard, pageGuard } from '../../src/offline/page-guard.ts'
import { rewriteHtml } from '../../src/offline/rewrite-html.ts'

const HEAD = '<head><meta charset="utf-8">'
export const URL_OF_PAGE = 'https://site.test/a/b.php?x=1'
const TAKEN = new Set([
  'i.png',
  'i 2.png',
  'j.png',
  'c.html',
  's.css',
  's.js',
  'm.js',
  'dep.js',
  'f.woff2',
  'v.mp4',
  't.vtt',
  's.svg',
])

const resolve = (url: string) => {
  if (url === URL_OF_PAGE) return 'a/b.html'
  if (url === 'https://site.test/moved') return 'https://moved.test/?a=1&b=2'
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  return TAKEN.has(name) ? name : undefined
}

const path = 'a/b.html'
/** The guard added to each page of the copy, with or without scripts. */
export const guardOf = (hasScripts: boolean) => pageGuard({ hasScripts, path })

/** A page as written to the copy, where it is `a/b.html` and the files above are beside its folder. */
export const rewriteWhole = (html: string, inline?: (url: string) => string | undefined) =>
  rewriteHtml(html, { url: URL_OF_PAGE, path, resolve, inline })
/** Without the guard that every page gets. */
export const rewrite = (html: string, inline?: (url: string) => string | undefined) =>
  [guardOf(true), guardOf(false), frameGuard({ path })].reduce(
    (text, guard) => text.replace(guard, () => ''),
    rewriteWhole(html, inline),
  )
/** The body of a page that is otherwise complete. */
export const body = (html: string, inline?: (url: string) => string | undefined) =>
  rewrite(HEAD + html, inline).slice(HEAD.length)
