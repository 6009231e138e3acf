import { z } from 'zod'
import { PRELOADS_FILE, pathMatcher } from '../rules/site/app-preloads.ts'

/** As the build writes it: for each pattern of a path, the scripts that its page fetches besides those of every page. */
const Preloads = z.record(z.string(), z.array(z.string().regex(/^\/assets\/[\w.-]+\.js$/)))
type Preload = readonly [matches: RegExp, links: string]

const known = new WeakMap<Fetcher, Promise<readonly Preload[]>>()

/**
 * The application's page for an address. It names the scripts of the screen, so that they load beside the entry instead
 * of after it: a round trip less until something shows.
 */
export async function appPage({ ASSETS }: Pick<Env, 'ASSETS'>, url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const [page, preloads] = await Promise.all([ASSETS.fetch(new URL('/app', url)), preloadsOf(ASSETS, url)])
  const links = preloads.find(([matches]) => matches.test(pathname))?.[1]
  if (!page.ok || !links) return page
  const headers = new Headers(page.headers)
  // They are those of the file without the links.
  for (const name of ['content-length', 'etag']) headers.delete(name)
  return new Response(
    (await page.text()).replace('</head>', () => `${links}</head>`),
    { headers },
  )
}

/** Read once; an isolate serves one build. Without them pages load as well, only later. */
function preloadsOf(assets: Fetcher, url: string): Promise<readonly Preload[]> {
  let found = known.get(assets)
  if (!found) {
    found = readPreloads(assets, url).catch(() => {
      known.delete(assets)
      return []
    })
    known.set(assets, found)
  }
  return found
}

async function readPreloads(assets: Fetcher, url: string): Promise<readonly Preload[]> {
  const response = await assets.fetch(new URL(PRELOADS_FILE, url))
  if (!response.ok) throw new Error(`No list of preloads: ${response.status}`)
  return Object.entries(Preloads.parse(await response.json())).map(
    ([pattern, files]) =>
      [
        pathMatcher(pattern),
        files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join(''),
      ] as const,
  )
}
