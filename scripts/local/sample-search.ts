import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './build.ts'
import { type LocalServer, serve, serveFolder } from './serve-folder.ts'

const HOME = join(ROOT, 'test/fixtures/keyword-sites')
/** Directories, which every real search returns first. */
const DIRECTORIES = [
  { url: 'https://www.yelp.com/search?find_desc=bakery', title: 'The best businesses near you - Yelp' },
  { url: 'https://www.facebook.com/somebakery', title: 'Some Bakery | Facebook' },
]

interface IndexedSite {
  readonly url: string
  readonly title: string
  readonly words: ReadonlySet<string>
}

/**
 * A search engine with SearXNG's API over bundled sites, each on its own port: keyword crawls work offline, through the
 * same adapter as for a real SearXNG.
 */
export async function serveSampleSearch(): Promise<LocalServer> {
  const folders = readdirSync(HOME, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const servers = await Promise.all(folders.map(({ name }) => serveFolder(join(HOME, name))))
  const sites = folders.map(({ name }, at) => indexSite(join(HOME, name), servers[at]!.url))
  const engine = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/search' || searchParams.get('format') !== 'json') return void response.writeHead(403).end()
    const query = searchParams.get('q') ?? ''
    const results = searchSites(sites, query)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ query, results }))
  })
  const all = [engine, ...servers]
  return {
    url: engine.url,
    stop() {
      for (const server of all) server.stop()
    },
    unref() {
      for (const server of all) server.unref()
    },
  }
}

function indexSite(folder: string, url: string): IndexedSite {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const html = pages.map((name) => readFileSync(join(folder, name), 'utf8')).join(' ')
  const title = /<title>(.*?)<\/title>/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? ''
  return { url, title, words: new Set(wordsOf(html.replace(/<[^>]*>/g, ' '))) }
}

/** Sites that contain any of the words, most matches first; a plural also matches its singular. */
function searchSites(sites: readonly IndexedSite[], query: string): { url: string; title: string }[] {
  const asked = wordsOf(query).map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
  const ranked = sites
    .map((site) => ({ site, hits: asked.filter((word) => site.words.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
  return ranked.length === 0 ? [] : [...DIRECTORIES, ...ranked.map(({ site: { url, title } }) => ({ url, title }))]
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
