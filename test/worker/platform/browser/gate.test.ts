import { env } from 'cloudflare:workers'
import puppeteer, { type BrowserWorker } from '@cloudflare/puppeteer'
import { describe, expect, test } from 'vitest'
import type { Relay } from '../../../../src/lib/relayed-request.ts'
import { createBrowser } from '../../../../src/platform/browser/cloudflare-browser.ts'
import { BrowserError } from '../../../../src/platform/browser/port.ts'
import { startTwice } from '../../../../src/platform/browser/start-twice.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { waitFor } from '../../../support/wait.ts'

interface Way {
  readonly name: string
  readonly group: string
  readonly unsupported?: string
}

const SITE = env.GATE_ORIGIN
const FORBIDDEN_TEXT = 'forbidden-content'
const guard = createGuardedFetcher({
  fetch: (input, init) => fetch(input, init),
  resolver: { resolve: () => Promise.reject(new Error('no look-ups on loopback')) },
  allowPrivateNetwork: true,
})
/** Allows only the site itself. */
const relay: Relay = async (request) =>
  new URL(request.url).port === new URL(SITE).port
    ? guard.relay(request)
    : { kind: 'failed', reason: 'url-not-allowed' }

const ask = async (path: string) => (await fetch(SITE + path)).text()
const forget = () => ask('/forget')
const reached = async (): Promise<Record<string, number>> => JSON.parse(await ask('/reached'))
const ways: readonly Way[] = JSON.parse(await ask('/ways'))
const groups = [...new Set(ways.map(({ group }) => group))]
const forbidden = await ask('/forbidden')

const pageOf = (text: string, headers = {}) =>
  `${SITE}/html?text=${encodeURIComponent(text)}&headers=${encodeURIComponent(JSON.stringify(headers))}`
const scriptOf = (code: string) => `/js?text=${encodeURIComponent(code)}`

/** Renders pages concurrently in tabs of one browser. */
async function render(urls: readonly string[], binding: BrowserWorker = env.BROWSER) {
  const session = await createBrowser(binding).open()
  try {
    return await Promise.all(urls.map((url) => session.render(url, { userAgent: 'TestBot/1.0', relay })))
  } finally {
    await session.close()
  }
}

test('a rendered page connects to no address that the guard forbids, and shows nothing of it', async () => {
  await forget()
  for (const rendered of await render(groups.map((group) => `${SITE}/page/${group}`))) {
    expect(rendered).toMatchObject({ kind: 'page', html: expect.stringContaining('all-was-tried') })
    expect(rendered).not.toMatchObject({ html: expect.stringContaining(FORBIDDEN_TEXT) })
  }
  expect(await reached()).toEqual({})
})

test('a page that navigates to another site is a redirect, without a request there', async () => {
  await forget()
  const script = (code: string) => pageOf(`<script>${code}</script>`)
  const rendered = await render([
    `${SITE}/to?status=302&url=${encodeURIComponent(forbidden)}`,
    script(`location = '${forbidden}'`),
    script(`setTimeout(() => open('${forbidden}', '_self'), 20)`),
    pageOf(`<meta http-equiv="refresh" content="0; url=${forbidden}">`),
    pageOf('moved', { refresh: `0; url=${forbidden}` }),
    pageOf(`<form method="post" action="${forbidden}"></form><script>document.forms[0].submit()</script>`),
    pageOf(`<a href="${forbidden}">x</a><script>document.links[0].click()</script>`),
  ])
  for (const one of rendered) expect(one).toEqual({ kind: 'redirected', to: `${forbidden}/` })
  expect(await render([`${forbidden}/`])).toEqual([{ kind: 'failed', reason: 'url-not-allowed' }])
  expect(await reached()).toEqual({})
})

test('ordinary page features work: workers, modules, frames, cookies, redirects and request bodies', async () => {
  const text = (code: string) => `${code}.then((answer) => answer.text()).then(show)`
  const [rendered] = await render([
    pageOf(
      `<body><script>
        const show = (shown) => document.body.append(' [' + shown + ']')
        document.domain = document.domain
        onmessage = ({ data }) => show(data)
        new Worker(${JSON.stringify(scriptOf(`fetch('/echo?worker').then((answer) => answer.text()).then(postMessage)`))}).onmessage = onmessage
        new Worker(URL.createObjectURL(new Blob(["postMessage('blob worker')"]))).onmessage = onmessage
        import('${scriptOf('export default "module"')}').then((module) => show(module.default))
        document.cookie = 'shown=1'
        ${text("fetch('/echo', { method: 'POST', body: new Uint8Array([0, 255]) })")}
        ${text("fetch('/to?status=302&url=/echo?redirected')")}
        ${text(`fetch('${SITE.replace('127.0.0.1', 'localhost')}/echo?foreign', { method: 'PUT', headers: { 'x-a': 'b' } })`)}
        localStorage.kept = 'storage'; show(localStorage.kept)
      </script><iframe srcdoc="<script>parent.postMessage('frame', '*')</script>"></iframe>`,
    ),
  ])
  if (rendered?.kind !== 'page') throw new Error(JSON.stringify(rendered))
  const shown = rendered.html.replace(/<script>.*?<\/script>/gs, '').matchAll(/ \[(.*?)\]/g)
  expect([...shown].map(([, one]) => one).toSorted()).toEqual([
    'GET /echo?redirected as TestBot/1.0 with shown=1',
    'GET /echo?worker as TestBot/1.0 with shown=1',
    'POST /echo 00ff as TestBot/1.0 with shown=1',
    'PUT /echo?foreign as TestBot/1.0',
    'blob worker',
    'frame',
    'module',
    'storage',
  ])
})

describe('a broken gate stays closed', () => {
  const page = pageOf(
    `<img src="${forbidden}/image"><script src="${forbidden}/script.js"></script><script>fetch('${forbidden}/fetch')</script>`,
  )

  test('without an isolated context no browser is used', async () => {
    await expect(render([page], without('Target.createBrowserContext'))).rejects.toThrow(BrowserError)
  })

  test.each(['Network.emulateNetworkConditions', 'Fetch.enable', 'Target.setAutoAttach of frames'])(
    'without %s no page is visited',
    async (command) => {
      await forget()
      await expect(render([page], without(command))).rejects.toThrow(BrowserError)
      expect(await reached()).toEqual({})
    },
  )

  test.each(['Fetch.fulfillRequest', 'the session'])('if %s is lost during a visit, the page is too', async (part) => {
    await forget()
    expect(await render([page], without(part))).toEqual([{ kind: 'failed', reason: 'connect' }])
    expect(await reached()).toEqual({})
  })
})

/** Pages whose escape routes were not tried yet are visited again after this many polls. */
const VISIT_EVERY = 60

// Runs last, because an unguarded browser may continue for a while.
test('every tested escape route works in an unguarded browser', async () => {
  await forget()
  const supported = ways.filter(({ unsupported }) => !unsupported).map(({ name }) => name)
  const untaken = async () => {
    const taken = await reached()
    return supported.filter((name) => !taken[name])
  }
  const browser = await startTwice(() => puppeteer.launch(env.BROWSER))
  try {
    const visit = async (group: string) => (await browser.newPage()).goto(`${SITE}/page/${group}`)
    let polls = 0
    const untakenSoFar = async () => {
      const left = await untaken()
      // Some routes prevent the page from loading, and on a busy machine a frame may not load at all.
      if (polls++ % VISIT_EVERY === 0)
        for (const group of groups)
          if (ways.some((way) => way.group === group && left.includes(way.name))) void visit(group).catch(() => {})
      return left
    }
    await waitFor(async () => expect(await untakenSoFar()).toEqual([]), { interval: 250 })
  } finally {
    await browser.close()
  }
})

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: { readonly filter?: readonly { readonly type: string }[]; readonly resourceType?: string }
}

/**
 * The browser behind a connection on which one command always fails, or on which the gate's session is lost at the
 * first script.
 */
function without(broken: string): BrowserWorker {
  const isBroken = ({ method, params }: Message) =>
    method === broken || (broken.startsWith(`${method} `) && params?.filter?.[0]?.type === 'iframe')
  return {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const response = await env.BROWSER.fetch(input, init)
      const { webSocket: inner } = response
      if (!inner) return response
      const { 0: outer, 1: near } = new WebSocketPair()
      inner.accept()
      near.accept()
      near.addEventListener('message', ({ data }) => {
        const message: Message = JSON.parse(String(data))
        if (!isBroken(message)) return inner.send(data)
        const { id, sessionId } = message
        near.send(JSON.stringify({ id, ...(sessionId && { sessionId }), error: { code: -32000, message: 'broken' } }))
      })
      inner.addEventListener('message', ({ data }) => {
        const { method, params, sessionId }: Message = JSON.parse(String(data))
        const isScript = method === 'Fetch.requestPaused' && params?.resourceType === 'Script'
        if (broken !== 'the session' || !isScript) return near.send(data)
        inner.send(JSON.stringify({ id: 999_999, method: 'Target.detachFromTarget', params: { sessionId } }))
      })
      near.addEventListener('close', () => inner.close())
      inner.addEventListener('close', () => near.close())
      return new Response(null, { status: 101, webSocket: outer })
    },
  }
}
