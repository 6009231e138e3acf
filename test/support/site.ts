import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { makePagePdf, makePdf } from './make-pdf.ts'

const sealedPdf = `${import.meta.dirname}/../fixtures/pdf/aes-256.pdf`
/** A hundred megabytes, deflated twice. */
const endless = () => ({
  dict: '/Filter [/FlateDecode /FlateDecode]',
  data: deflateSync(deflateSync(Buffer.alloc(100_000_000, 0x20))),
})

/**
 * A website for worker tests, served on loopback until the test run ends. Responses depend on the path alone, so that
 * tests can share it; the first segment selects the scene.
 *
 * @param crawlDelaySeconds the crawl delay in its robots.txt
 * @returns its origin
 */
export async function serveTestSite({ crawlDelaySeconds }: { crawlDelaySeconds?: number } = {}): Promise<string> {
  const server = createServer((request, response) =>
    request.url === '/robots.txt' && crawlDelaySeconds
      ? response.end(`User-agent: *\nCrawl-delay: ${crawlDelaySeconds}\n`)
      : answer(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Open connections must not keep the test process alive.
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
  readonly delayMs?: number
  /** Delays the response until this resolves. */
  readonly after?: Promise<unknown>
}

const page = (title: string, body: string, headers: Record<string, string> = {}): Answer => ({
  headers,
  body: `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`,
})
const moved = (location: string, status = 301, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { location, ...headers },
})
const json = (said: unknown): Answer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(said),
})
const links = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')

const SHOP: Record<string, Answer> = {
  '': page('Shop', links(['team', 'contact', 'private', 'gone', 'moved', 'circle-a'].map((name) => `/shop/${name}`))),
  contact: page('Contact', '<a href="mailto:desk@harbour-tools.co.uk">Write</a> or call +44 20 7946 0123.'),
  team: page('Team', '<p>Sales: sales@harbour-tools.co.uk</p>'),
  moved: moved('/shop/new'),
  new: page('New', '<p>new@harbour-tools.co.uk</p>'),
  'circle-a': moved('/shop/circle-b', 302),
  'circle-b': moved('/shop/circle-a', 302),
}

const attempts = new Map<string, number>()
const BUSY_MS = 60
let busy = 0
let mostBusy = 0
const asked: number[] = []
/** Per group of counted pages: paths requested, requests in parallel, and the signal its held pages wait for. */
const groups = new Map<string, CountedGroup>()
interface CountedGroup {
  readonly asked: string[]
  open: number
  most: number
  held: (() => void)[] | null
}

/** The first path segment selects the scene; null closes the connection. */
const SCENES: Record<string, (name: string, request: IncomingMessage) => Answer | null> = {
  'robots.txt': () => ({ headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /shop/private\n' }),
  shop: (name) => SHOP[name] ?? { ...page('Gone', 'gone'), status: 404 },
  // Page n links to the next ten; every page has one email of its own and one that all pages share.
  many: (name) => {
    const n = Number(name || 0)
    const next = Array.from({ length: 10 }, (_, k) => String(n + k + 1))
    return page(`Page ${n}`, `${links(next)} <p>person${n}@many-pages.co.uk desk@many-pages.co.uk</p>`)
  },
  // As `many`, but slow enough for a test to act between pages.
  slow: (name, request) => ({ ...SCENES.many!(name, request)!, delayMs: 100 }),
  flaky: (name) => {
    const tries = (attempts.get(name) ?? 0) + 1
    attempts.set(name, tries)
    if (tries < 3) return { status: 503, headers: { 'retry-after': '0' }, body: 'busy' }
    return page('Flaky', '<p>late@flaky-site.co.uk</p>')
  },
  dead: () => null,
  // Redirects to a gate that sets a cookie; 'check' is the gate of another URL.
  gated: (name, request) => {
    const url = request.url!
    if (name.startsWith('check'))
      return moved(new URL(url, 'http://x').searchParams.get('back')!, 302, { 'set-cookie': 'in=1; Path=/' })
    if (request.headers.cookie !== 'in=1') return moved(`/gated/check?back=${encodeURIComponent(url)}`, 302)
    return page('Gated', `${links(['/gated/team'])} <p>${name || 'home'}@gated-house.co.uk</p>`)
  },
  // Redirects to spellings of its URLs that a crawl would normalise differently.
  spelt: (_name, request) => {
    const spellings: Record<string, string> = {
      '/spelt/~john': '/spelt/%7Ejohn',
      '/spelt/find?a=1&b=2': '/spelt/find?b=2&a=1',
      '/spelt/shop': '/spelt/shop;jsessionid=1A2B',
      '/spelt/news': '/spelt/news?utm_source=site',
    }
    const other = spellings[request.url!]
    if (other) return moved(other)
    const said = request.url!.replace(/\W+/g, '-').slice(1)
    return page(
      'Spelt',
      `${links(Object.keys(spellings).map((url) => url.replace('&', '&amp;')))} <p>${said}@spelt-house.co.uk</p>`,
    )
  },
  // Redirects to the URL given in `to`.
  away: (_name, request) => moved(new URL(request.url!, 'http://x').searchParams.get('to')!),
  // Links to a page that redirects to the URL given in `to`.
  leads: (_name, request) => page('Leads', `<a href="/away/a${new URL(request.url!, 'http://x').search}">away</a>`),
  // Redirects to its https origin, where nothing listens, as with an expired certificate.
  upgraded: (name, request) => moved(`https://${request.headers.host}/upgraded/${name}`),
  // One page has the company's full name, another its short name.
  named: (name) =>
    name === 'contact'
      ? page('Contact – Harbour Loaves', '<h1>Visit us</h1><p>hello@harbour-loaves.co.uk</p>')
      : page('Harbour Loaves', `${links(['/named/contact'])}<footer>© 2026 Harbour Loaves Ltd</footer>`),
  fax: () =>
    page('Office', '<p>Hannah Whitaker, Managing Director<br>Fax 020 7946 0124<br>hannah@fax-office.co.uk</p>'),
  // The first page lists special mailboxes, the second those for enquiries.
  desks: (name) =>
    name === 'team'
      ? page('Team', '<div><h3>Hannah Whitaker</h3><p>Managing Director</p><p>h.whitaker@many-desks.co.uk</p></div>')
      : page(
          'Contact',
          `<div><h3>Hannah Whitaker</h3><p>Managing Director</p><p>repairs@many-desks.co.uk</p></div>${links(['/desks/team'])}`,
        ),
  // Links to PDFs: one encrypted, one broken, one that decompresses without end.
  papers: (name) => {
    const headers = { 'content-type': 'application/pdf' }
    if (name === 'prices.pdf')
      return { headers, body: makePdf(['Orders: orders@paper-prices.co.uk'], ['mailto:desk@paper-prices.co.uk']) }
    if (name === 'sealed.pdf') return { headers, body: readFileSync(sealedPdf) }
    if (name === 'broken.pdf') return { headers, body: '%PDF-1.4 broken' }
    if (name === 'endless.pdf') return { headers, body: makePagePdf({ content: endless() }) }
    return page('Papers', links(['prices', 'sealed', 'broken', 'endless'].map((paper) => `/papers/${paper}.pdf`)))
  },
  // Links to a person's vCard.
  cards: (name) =>
    name === 'ines.vcf'
      ? {
          headers: { 'content-type': 'text/vcard; charset=utf-8' },
          body: [
            'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Corvalho;Ines;;;\r\nFN:Ines Corvalho\r\nORG:Card House Ltd\r\nTITLE:Head of Sales',
            'EMAIL;TYPE=WORK:ines@card-house.co.uk\r\nTEL;TYPE=WORK:+44 20 7946 0142\r\nEND:VCARD\r\n',
          ].join('\r\n'),
        }
      : page('Card House', `<p>Our team</p>${links(['/cards/ines.vcf'])}`),
  // Returns the maximum number of parallel requests under the scene's other names.
  busy: (name) => {
    if (name === 'most') return page('Most', `most${mostBusy}`)
    busy++
    mostBusy = Math.max(mostBusy, busy)
    setTimeout(() => busy--, BUSY_MS)
    const next = Array.from({ length: 20 }, (_, k) => `/busy/${name.split('-')[0] || 'a'}-${k}`)
    return { ...page(`Busy ${name}`, links(next)), delayMs: BUSY_MS }
  },
  // Counts requests per group, the prefix of the name. `told` returns the counts. In a group named `held…`, all pages
  // but the first wait for `release`; the page `gone` is missing.
  counted: (name) => {
    const [id = '', page = '0'] = name.split('-')
    const group = groups.get(id) ?? { asked: [], open: 0, most: 0, held: id.startsWith('held') ? [] : null }
    groups.set(id, group)
    if (page === 'told') return json({ asked: group.asked, most: group.most })
    if (page === 'release') {
      for (const release of group.held ?? []) release()
      group.held = null
      return json({})
    }
    return counted(id, page, group)
  },
  // One link of each kind that a crawl skips.
  signpost: () =>
    page(
      'Signpost',
      `${links(['/signpost/news', '/signpost/contact', '/shop/private', '/signpost/photo.jpg', 'https://elsewhere.example/'])}
       <a rel="nofollow" href="/signpost/sponsor">sponsor</a>`,
    ),
  // Records the times of its requests.
  log: (name) => {
    if (name === 'times') return json(asked)
    asked.push(Date.now())
    return page('Log', links([1, 2, 3].map((n) => `/log/${name.split('-')[0]}-${n}`)))
  },
  // A company over several pages; `changed` has another director and another number.
  firm: (name) => {
    const isChanged = name.startsWith('changed')
    const at = isChanged ? '/firm/changed-' : '/firm/'
    const foot =
      '<footer>© 2026 Harbourlane Ltd · <a href="https://www.linkedin.com/company/harbourlane">LinkedIn</a></footer>'
    const text: Record<string, string> = {
      team: `<h1>Our team</h1><div class="card"><h3>Imogen Hartley</h3><p>${isChanged ? 'Chair' : 'Managing Director'}</p><a href="mailto:imogen.hartley@harbourlane.co.uk">imogen.hartley@harbourlane.co.uk</a></div>
        <div class="card"><h3>Rasheed Okonjo</h3><p>Head of Sales</p><a href="mailto:rasheed.okonjo@harbourlane.co.uk">rasheed.okonjo@harbourlane.co.uk</a></div>
        <div class="card"><h3>Priya Raghavan</h3><p>Accountant</p></div>`,
      contact: `<h1>Contact</h1><p>Harbourlane, 12 Quay Street, Bristol BS1 4RN</p><p>Tel. ${isChanged ? '+44 117 496 0002' : '+44 117 496 0001'}</p><a href="mailto:info@harbourlane.co.uk">info@harbourlane.co.uk</a>`,
    }
    const page_ = name.replace('changed-', '')
    return page(
      'Harbourlane',
      `${text[page_] ?? '<h1>Harbourlane Ltd builds boats</h1>'}${links([`${at}team`, `${at}contact`])}${foot}`,
    )
  },
  // A toll-free number of India, which one page writes with a leading plus. The pages never change (ETag).
  tollfree: (name, request) => {
    const etag = `"tollfree-${name}"`
    if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
    const text =
      name === 'help'
        ? '<p>Help: <a href="tel:+1-800-266-7431">call us</a></p>'
        : `<h1>Harbourlane Pvt Ltd</h1><p>Customer care: 1800 266 7431</p>${links(['/tollfree/help'])}`
    return page('Harbourlane', `${text}<footer>© 2026 Harbourlane Pvt Ltd</footer>`, { etag })
  },
  // Every origin has a person of the same name, at the company given in the path.
  staff: (name, request) =>
    page(
      'Hannah Whitaker and nobody else',
      `<div><h3>Hannah Whitaker</h3><p>Editor</p><a href="mailto:hannah@${request.headers.host?.replace(/\D+/g, '-')}.co.uk">Write</a></div>
       <footer>© 2026 Whitaker ${name || 'Press'} Ltd</footer>`,
      { etag: '"staff"' },
    ),
  local: () => page('Local', '<p>Telefon: 030 901820</p>'),
  // Redirects to its home page, and from there by a Refresh header.
  splash: (name) => {
    if (name === 'home') return page('Home', `${links(['/splash/old'])} <p>home@splash-site.co.uk</p>`)
    if (name === 'old') return page('Old', 'Moving', { refresh: '0; url=/splash/new' })
    if (name === 'new') return page('New', '<p>new@splash-site.co.uk</p>')
    return page('Splash', '<meta http-equiv="refresh" content="0; url=/splash/home"><p>Welcome')
  },
  // Serves each page under several URLs, and the same text for all missing pages.
  twins: (name) => {
    const known = ['', 'index.html', 'team', 'team.html', 'contact']
    const said = `<p>${`What we say under ${known.includes(name) ? name.replace(/^index|\..*/g, '') : 'no name'} every day. `.repeat(20)}</p>`
    if (!known.includes(name)) return page('Not here', `${said}<a href="/twins/deeper-${name}">deeper</a>`)
    const gone = Array.from({ length: 8 }, (_, at) => `gone-${at}`)
    return page(`Twins ${said.length}`, `${said}${links([...known, ...gone].map((one) => `/twins/${one}`))}`)
  },
  // Requires signing in for all pages but one.
  members: (name, request) => {
    if (name === 'sign-in') return page('Sign in', '<form><input type="password"></form>')
    if (name) return moved(`/members/sign-in?next=${encodeURIComponent(request.url!)}`, 302)
    return page('Members', links(Array.from({ length: 12 }, (_, at) => `/members/file-${at}`)))
  },
  // A list of thousands of missing pages, followed by a link to the contact page.
  directory: (name) => {
    if (name === 'kontakt') return page('Kontakt', '<p>desk@long-directory.co.uk</p>')
    if (name) return { ...page('Gone', 'gone'), status: 404 }
    const items = Array.from({ length: 3_000 }, (_, at) => `/directory/item-${at}`)
    return page('Directory', `${links(items)}<footer>${links(['/directory/kontakt'])}</footer>`)
  },
  // Returns the request's Accept-Language header.
  echo: (_name, request) => {
    const language = /^[a-z]{2}/.exec(request.headers['accept-language'] ?? '')?.[0] ?? 'none'
    return page('Echo', `<p>${language}@asked-language.co.uk</p>`)
  },
}

/** How often each changing site was published. */
const editions = new Map<string, number>()

/** Changing sites whose edition page was taken down. */
const withdrawn = new Set<string>()

/** A site with ETags. `/next` changes one page, `/withdraw` takes it down; all other pages stay the same. */
function changingNews(scene: string, name: string, request: IncomingMessage): Answer {
  const edition = editions.get(scene) ?? 0
  if (name === 'next') editions.set(scene, edition + 1)
  if (name === 'withdraw') withdrawn.add(scene)
  if (name === 'edition' && withdrawn.has(scene)) return { status: 404 }
  const pages: Record<string, Answer> = {
    '': page('News', links([`/${scene}/contact`, `/${scene}/edition`])),
    contact: page(
      'Contact',
      '<div><h3>Imogen Hartley</h3><p>Editor</p><a href="mailto:desk@changing-news.co.uk">desk@changing-news.co.uk</a> <a href="tel:+442079460777">020 7946 0777</a></div>',
    ),
    edition: page('Edition', `<p>Write to edition${edition}@changing-news.co.uk</p>`),
  }
  const given = pages[name]
  if (!given) return { status: 404 }
  const etag = `"${name}-${name === 'edition' ? edition : 0}"`
  return request.headers['if-none-match'] === etag
    ? { status: 304, headers: { etag } }
    : { ...given, headers: { etag } }
}

const staffChanges = new Map<string, number>()

/** A team page. After `next`, one person has left, one has joined and one has a new role. */
function changingStaff(scene: string, name: string): Answer {
  const change = staffChanges.get(scene) ?? 0
  if (name === 'next') {
    staffChanges.set(scene, change + 1)
    return json({})
  }
  const card = (who: string, role: string) =>
    `<div class="card"><h3>${who}</h3><p>${role}</p><a href="mailto:${who.toLowerCase().replace(' ', '.')}@quayside-crew.co.uk">write</a></div>`
  const always = card('Imogen Hartley', 'Managing Director')
  const team =
    change === 0
      ? `${card('Rosa Lindqvist', 'Designer')}${card('Thomas Brandt', 'Sales Manager')}`
      : `${card('Rosa Lindqvist', 'Head of Design')}${card('Rasheed Okonjo', 'Accountant')}`
  return name === 'team'
    ? page('Our team', `<h1>Our team</h1>${always}${team}`)
    : page('Quayside Crew', `<h1>Quayside Crew Ltd</h1>${links([`/${scene}/team`])}`)
}

/** A page of a counted group; it links to thirty others. */
function counted(id: string, name: string, group: CountedGroup): Answer {
  group.asked.push(name)
  group.most = Math.max(group.most, ++group.open)
  const isHeld = group.held !== null && name !== '0'
  const after = new Promise<void>((resolve) => {
    if (isHeld) group.held?.push(resolve)
    else setTimeout(resolve, 40)
  })
  void after.then(() => group.open--)
  const others = Array.from({ length: 30 }, (_, at) => `/counted/${id}-${at + 1}`)
  if (name === 'gone') return { ...page('Gone', 'gone'), status: 404, after }
  return { ...page(`Counted ${name}`, `${links(others)} <p>person${name}@counted-pages.co.uk</p>`), after }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, scene = '', name = ''] = pathname.split('/')
  const given = scene.startsWith('news-')
    ? changingNews(scene, name, request)
    : scene.startsWith('staff-')
      ? changingStaff(scene, name)
      : SCENES[scene]
        ? SCENES[scene](name, request)
        : { ...page('Not found', ''), status: 404 }
  if (!given) {
    request.socket.destroy()
    return
  }
  const delayed = new Promise((resolve) => setTimeout(resolve, given.delayMs ?? 0))
  void Promise.all([given.after, delayed]).then(() => {
    response.writeHead(given.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...given.headers })
    response.end(given.body)
  })
}
