import { z } from 'zod'
import { PRELOADS_FILE, pathMatcher } from '../rules/site/app-preloads.ts'

/**
 * As the build writes it: for each pattern of a path, the scripts that its page fetches besides those of every page, and
 * its heading and description.
 */
const Preloads = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string().regex(/^\/assets\/[\w.-]+\.js$/)),
    title: z.string().optional(),
    description: z.string().optional(),
  }),
)
interface Preload {
  readonly matches: RegExp
  readonly links: string
  /** In HTML. */
  readonly head: Readonly<Record<'title' | 'description', string>>
}

const known = new WeakMap<Fetcher, Promise<readonly Preload[]>>()

/**
 * The application's page for an address. It names the scripts of the screen, so that they load beside the entry instead
 * of after it: a round trip less until something shows. The screen's heading and description are in its first frame, so
 * that they can be read before any script has loaded.
 */
export async function appPage({ ASSETS }: Pick<Env, 'ASSETS'>, url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const [page, preloads] = await Promise.all([ASSETS.fetch(new URL('/app', url)), preloadsOf(ASSETS, url)])
  const preload = preloads.find(({ matches }) => matches.test(pathname))
  if (!page.ok || !preload) return page
  const headers = new Headers(page.headers)
  // They are those of the file without the links.
  for (const name of ['content-length', 'etag']) headers.delete(name)
  const html = (await page.text()).replace('</head>', () => `${preload.links}</head>`)
  return new Response(withHead(html, preload.head), { headers })
}

/** Writes heading and description into the elements of the first frame that are made for them. */
const withHead = (html: string, head: Preload['head']): string =>
  html.replace(
    /(<p data-head="(title|description)"[^<>]*>)(?=<\/p>)/g,
    (element, _, part: keyof Preload['head']) => element + head[part],
  )

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
    ([pattern, { scripts, title = '', description = '' }]) => ({
      matches: pathMatcher(pattern),
      links: scripts
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
        .join(''),
      head: { title: textInHtml(title), description: textInHtml(description) },
    }),
  )
}

const textInHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
