/** The target of a connection attempt, and the page that makes it. */
export interface Place {
  /** The forbidden origin, without a trailing slash. */
  readonly to: string
  /** Its host and port. */
  readonly host: string
  /** The origin of the page's own site. */
  readonly own: string
  /** A unique id, used for names in the page. */
  readonly id: string
}

/** One way for a page to make a browser connect somewhere. */
export interface Way {
  readonly name: string
  /** Ways of one group share a page. */
  readonly group: 'windows' | 'workers' | 'markup' | 'scripts' | 'headers'
  readonly html?: (place: Place) => string
  readonly script?: (place: Place) => string
  /** Headers of the page's own response. */
  readonly headers?: (place: Place) => Readonly<Record<string, string>>
  /** `Link` header of a 103 Early Hints response (RFC 8297) before the page's own. */
  readonly earlyHint?: (place: Place) => string
  /** It may connect without sending data, so it has its own listener. */
  readonly isSilent?: boolean
  /** Why this browser does not connect even when nothing blocks it. */
  readonly unsupported?: string
}

const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const served = (own: string, kind: 'js' | 'html' | 'css' | 'xml', text: string) =>
  `${own}/${kind}?text=${encodeURIComponent(text)}`
const via = ({ own, to }: Place, path: string, status = 302) =>
  `${own}/to?status=${status}&url=${encodeURIComponent(to + path)}`
const foreign = (address: string) => address.replace('127.0.0.1', 'localhost')

/** Writes what was read into the page, from any frame or worker. */
export const LEAK = `const leak = (text) => {
  try { top.document.body.append(String(text)) } catch {
    if (self.parent && parent !== self) parent.postMessage(String(text), '*')
    else if (self.opener) opener.postMessage(String(text), '*')
    else if (self.clients) clients.matchAll({ includeUncontrolled: true }).then((all) => all.forEach((one) => one.postMessage(String(text))))
    else if (self.leakTo) leakTo.postMessage(String(text))
    else postMessage(String(text))
  }
};`

type Code = (place: Place) => string

/** By name: code that contacts the target by one API, for any realm. */
const MEANS: Readonly<Record<string, Code>> = {
  fetch: ({ to }) => `fetch('${to}/fetch').then((answer) => answer.text()).then(leak)`,
  xhr: ({ to }) =>
    `const x = new XMLHttpRequest(); x.onload = () => leak(x.responseText); x.open('GET', '${to}/xhr'); x.send()`,
  socket: ({ host, id }) => `new WebSocket('ws://${host}/${id}/socket').onmessage = ({ data }) => leak(data)`,
  events: ({ to }) => `new EventSource('${to}/events').onmessage = ({ data }) => leak(data)`,
  redirected: (place) => `fetch('${via(place, '/redirected')}').then((answer) => answer.text()).then(leak)`,
  module: ({ to }) => `import('${to}/module.js').then((all) => leak(all.text))`,
  cache: ({ to }) => `caches.open('c').then((c) => c.add('${to}/cached'))`,
}
/** For windows only. */
const WINDOW_MEANS: typeof MEANS = {
  stun: ({ host }) => callFrom(`stun:${host}`),
  turn: ({ host }) => callFrom(`turn:${host}?transport=tcp`),
  preconnect: ({ to }) => addLink(`rel: 'preconnect', href: '${to}'`),
  prefetch: ({ to }) => addLink(`rel: 'prefetch', href: '${to}/prefetch'`),
  rules: ({ to }) => `const s = document.createElement('script'); s.type = 'speculationrules'
    s.textContent = '{"prefetch":[{"source":"list","urls":["${to}/rules"]}]}'; document.documentElement.append(s)`,
  image: ({ to }) =>
    `document.documentElement.append(Object.assign(document.createElement('img'), { src: '${to}/image' }))`,
}
const addLink = (properties: string) =>
  `document.documentElement.append(Object.assign(document.createElement('link'), { ${properties} }))`
const callFrom = (
  server: string,
) => `const call = new RTCPeerConnection({ iceServers: [{ urls: '${server}', username: 'u', credential: 'c' }] })
  call.createDataChannel('d'); call.createOffer().then((offer) => call.setLocalDescription(offer))`
/** Not tried in every realm: browsers allow only a few pending connections of this kind. */
const TRANSPORT: typeof MEANS = { transport: ({ host }) => `new WebTransport('https://${host}/')` }
const WITH_TRANSPORT = new Set(['page', 'foreign frame', 'blob window', 'worker', 'shared worker', 'service worker'])
/** For workers only. */
const WORKER_MEANS: typeof MEANS = {
  script: ({ to }) => `importScripts('${to}/script.js')`,
}

const scriptTag = (code: string) => `<!doctype html><script>${code}</script>`
const addFrame = (properties: string) =>
  `document.body.append(Object.assign(document.createElement('iframe'), { ${properties} }))`
const startWorker = (args: string) => `new Worker(${args}).onmessage = ({ data }) => document.body.append(data)`
const startShared = (address: string) =>
  `const shared = new SharedWorker(${address}); shared.port.onmessage = ({ data }) => document.body.append(data); shared.port.start()`

/** By name: a script for the page that runs code in another realm. */
const WINDOWS: Readonly<Record<string, (own: string, code: string) => string>> = {
  page: (_, code) => code,
  'blank frame': (_, code) =>
    `const f = document.body.appendChild(document.createElement('iframe')); f.contentWindow.eval(${quoted(code)})`,
  'srcdoc frame': (_, code) => addFrame(`srcdoc: ${quoted(scriptTag(code))}`),
  'data frame': (_, code) => addFrame(`src: ${quoted(`data:text/html,${encodeURIComponent(scriptTag(code))}`)}`),
  'blob frame': (_, code) =>
    addFrame(`src: URL.createObjectURL(new Blob([${quoted(scriptTag(code))}], { type: 'text/html' }))`),
  'script frame': (_, code) => addFrame(`src: ${quoted(`javascript:${encodeURIComponent(quoted(scriptTag(code)))}`)}`),
  'written frame': (_, code) =>
    `const f = document.body.appendChild(document.createElement('iframe')); f.contentDocument.open(); f.contentDocument.write(${quoted(scriptTag(code))}); f.contentDocument.close()`,
  'sandboxed frame': (_, code) => addFrame(`sandbox: 'allow-scripts', srcdoc: ${quoted(scriptTag(code))}`),
  'frame of the site': (own, code) => addFrame(`src: ${quoted(served(own, 'html', scriptTag(code)))}`),
  'foreign frame': (own, code) => addFrame(`src: ${quoted(foreign(served(own, 'html', scriptTag(code))))}`),
  'blank frame of a foreign frame': (own, code) =>
    addFrame(
      `src: ${quoted(foreign(served(own, 'html', `<body><script>const f = document.body.appendChild(document.createElement('iframe')); f.contentWindow.eval(${quoted(code)})</script>`)))}`,
    ),
  'drawing frame': (own, code) =>
    addFrame(
      `src: ${quoted(served(own, 'xml', `<svg xmlns="http://www.w3.org/2000/svg"><script><![CDATA[${code}]]></script></svg>`))}`,
    ),
  object: (own, code) =>
    `document.body.append(Object.assign(document.createElement('object'), { data: ${quoted(served(own, 'html', scriptTag(code)))} }))`,
  'blank window': (_, code) => `window.open('about:blank').eval(${quoted(code)})`,
  'blob window': (_, code) =>
    `window.open(URL.createObjectURL(new Blob([${quoted(scriptTag(code))}], { type: 'text/html' })))`,
  'blob window without opener': (_, code) =>
    `window.open(URL.createObjectURL(new Blob([${quoted(scriptTag(code))}], { type: 'text/html' })), '', 'noopener')`,
  'script window': (_, code) => `window.open(${quoted(`javascript:${encodeURIComponent(quoted(scriptTag(code)))}`)})`,
  'window of the site': (own, code) => `window.open(${quoted(served(own, 'html', scriptTag(code)))})`,
  'window of the site without opener': (own, code) =>
    `window.open(${quoted(served(own, 'html', scriptTag(code)))}, '', 'noopener')`,
}
const WORKERS: typeof WINDOWS = {
  worker: (own, code) => startWorker(quoted(served(own, 'js', code))),
  'blob worker': (_, code) => startWorker(`URL.createObjectURL(new Blob([${quoted(code)}]))`),
  'data worker': (_, code) => startWorker(quoted(`data:text/javascript,${encodeURIComponent(code)}`)),
  'module worker': (own, code) => startWorker(`${quoted(served(own, 'js', code))}, { type: 'module' }`),
  'nested worker': (own, code) =>
    startWorker(
      quoted(
        served(
          own,
          'js',
          `const inner = new Worker(${quoted(served(own, 'js', code))}); inner.onmessage = ({ data }) => postMessage(data)`,
        ),
      ),
    ),
  'worker of a blank frame': (own, code) =>
    `const f = document.body.appendChild(document.createElement('iframe')); new f.contentWindow.Worker(${quoted(served(own, 'js', code))}).onmessage = ({ data }) => document.body.append(data)`,
  'worker of a foreign frame': (own, code) =>
    addFrame(
      `src: ${quoted(foreign(served(own, 'html', `<script>new Worker(${quoted(served('', 'js', code))}).onmessage = ({ data }) => parent.postMessage(data, '*')</script>`)))}`,
    ),
  'shared worker': (own, code) =>
    startShared(quoted(served(own, 'js', `onconnect = ({ ports: [port] }) => { self.leakTo = port; ${code} }`))),
  'blob shared worker': (_, code) =>
    startShared(
      `URL.createObjectURL(new Blob([${quoted(`onconnect = ({ ports: [port] }) => { self.leakTo = port; ${code} }`)}]))`,
    ),
  'service worker': (own, code) =>
    `navigator.serviceWorker.register(${quoted(served(own, 'js', `oninstall = (event) => { event.waitUntil(new Promise((resolve) => setTimeout(resolve, 2000))); ${code} }`))}, { scope: '/scope/' })`,
}

/** Runs one of the means in one realm. */
interface Realm {
  readonly name: string
  readonly group: Way['group']
  readonly means: Readonly<Record<string, Code>>
  readonly run: (own: string, code: string) => string
}
const realmsOf = (group: Realm['group'], runs: typeof WINDOWS, means: typeof MEANS) =>
  Object.entries(runs).map(
    ([name, run]): Realm => ({
      name,
      run,
      group,
      means: { ...MEANS, ...means, ...(WITH_TRANSPORT.has(name) && TRANSPORT) },
    }),
  )
export const REALMS: readonly Realm[] = [
  ...realmsOf('windows', WINDOWS, WINDOW_MEANS),
  ...realmsOf('workers', WORKERS, WORKER_MEANS),
]

/** Markup and scripts, by name. */
const MARKUP: Readonly<Record<string, (place: Place) => string>> = {
  image: ({ to }) => `<img src="${to}/image">`,
  picture: ({ to }) => `<picture><source srcset="${to}/picture 2x, ${to}/picture"><img src="data:,"></picture>`,
  'image button': ({ to }) => `<input type="image" src="${to}/button">`,
  background: ({ to }) => `<table background="${to}/background"><tr><td>x</table>`,
  video: ({ to }) => `<video src="${to}/video" preload="auto" poster="data:,"></video>`,
  poster: ({ to }) => `<video poster="${to}/poster"></video>`,
  audio: ({ to }) => `<audio src="${to}/audio" preload="auto"></audio>`,
  playlist: ({ to }) =>
    `<video preload="auto" src="data:application/vnd.apple.mpegurl,${encodeURIComponent(`#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${to}/part.ts\n#EXT-X-ENDLIST`)}"></video>`,
  subtitles: ({ to }) =>
    `<video src="data:video/mp4," crossorigin><track default kind="subtitles" src="${to}/subtitles"></video>`,
  script: ({ to }) => `<script src="${to}/script.js"></script>`,
  'deferred script': ({ to }) => `<script defer src="${to}/script.js"></script>`,
  'module script': ({ to }) =>
    `<script type="module">import { text } from '${to}/module.js'; document.body.append(text)</script>`,
  'imported module': ({ to }) =>
    `<script>import('${to}/module.js').then(({ text }) => document.body.append(text))</script>`,
  'imported data': ({ to }) =>
    `<script>import('${to}/data.json', { with: { type: 'json' } }).then(({ default: all }) => document.body.append(all.text))</script>`,
  'imported styles': ({ to }) => `<script>import('${to}/sheet.css', { with: { type: 'css' } })</script>`,
  'drawing script': ({ to }) => `<svg><script href="${to}/script.js"></script></svg>`,
  'script written late': ({ to }) => `<script>document.write('<script src="${to}/script.js"><\\/script>')</script>`,
  stylesheet: ({ to }) => `<link rel="stylesheet" href="${to}/sheet.css">`,
  'style import': ({ to }) => `<style>@import url(${to}/sheet.css);</style>`,
  'style import in a sheet': (place) =>
    `<link rel="stylesheet" href="${attribute(served(place.own, 'css', `@import url(${place.to}/sheet.css);`))}">`,
  'style import in a shadow root': ({ to }) =>
    `<div><template shadowrootmode="open"><style>@import url(${to}/sheet.css);</style></template></div>`,
  'style background': ({ to }) => `<p style="background: url(${to}/background)">x</p>`,
  'style mask': ({ to }) => `<p style="mask: url(${to}/mask.svg#m)">x</p>`,
  cursor: ({ to }) => `<p style="cursor: url(${to}/cursor), auto">x</p>`,
  font: ({ to, id }) =>
    `<style>@font-face { font-family: f${id}; src: url(${to}/font) }</style><p style="font-family: f${id}">x</p>`,
  'drawing use': ({ to }) => `<svg><use href="${to}/drawing.svg#d"/></svg>`,
  'drawing image': ({ to }) => `<svg><image href="${to}/image" width="9" height="9"/></svg>`,
  'drawing filter': ({ to, id }) =>
    `<svg width="9" height="9"><filter id="f${id}"><feImage href="${to}/filter"/></filter><rect width="9" height="9" filter="url(#f${id})"/></svg>`,
  frame: ({ to }) => `<iframe src="${to}/frame"></iframe>`,
  'lazy frame': ({ to }) => `<iframe src="${to}/frame" loading="lazy"></iframe>`,
  'redirected frame': (place) => `<iframe src="${attribute(via(place, '/frame'))}"></iframe>`,
  'frame in a frame': ({ to }) => `<iframe srcdoc="<iframe src='${to}/frame'></iframe>"></iframe>`,
  'frame that refreshes': ({ to }) =>
    `<iframe srcdoc="<meta http-equiv=refresh content='0; url=${to}/frame'>"></iframe>`,
  'frame that moves': ({ to }) => `<iframe srcdoc="<script>location = '${to}/frame'</script>"></iframe>`,
  'own frame that moves': (place) =>
    `<iframe src="${attribute(served(place.own, 'html', `<script>location = '${place.to}/frame'</script>`))}"></iframe>`,
  'foreign frame that moves': (place) =>
    `<iframe src="${attribute(served(place.own, 'html', `<script>location = '${place.to}/frame'</script>`).replace('127.0.0.1', 'localhost'))}"></iframe>`,
  'image in a foreign frame': (place) =>
    `<iframe src="${attribute(served(place.own, 'html', `<img src="${place.to}/image">`).replace('127.0.0.1', 'localhost'))}"></iframe>`,
  frameset: (place) =>
    `<iframe src="${attribute(served(place.own, 'html', `<frameset><frame src="${place.to}/frame"></frameset>`))}"></iframe>`,
  'fenced frame': ({ to }) =>
    `<fencedframe></fencedframe><script>document.querySelector('fencedframe').config = new FencedFrameConfig('${to}/frame')</script>`,
  object: ({ to }) => `<object data="${to}/object"></object>`,
  embed: ({ to }) => `<embed src="${to}/embed">`,
  'typed embed': ({ to }) => `<embed type="application/pdf" src="${to}/embed">`,
  applet: ({ to }) => `<object type="image/svg+xml" data="${to}/object"></object>`,
  transformed: (place) =>
    `<iframe src="${attribute(served(place.own, 'xml', `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${place.to}/sheet.xsl"?><a/>`))}"></iframe>`,
  'external entity': (place) =>
    `<iframe src="${attribute(served(place.own, 'xml', `<!DOCTYPE a SYSTEM "${place.to}/a.dtd" [<!ENTITY e SYSTEM "${place.to}/e">]><a>&e;</a>`))}"></iframe>`,
  preconnect: ({ to }) => `<link rel="preconnect" href="${to}">`,
  'preconnect with credentials': ({ to }) => `<link rel="preconnect" crossorigin href="${to}">`,
  'dns-prefetch': ({ to }) => `<link rel="dns-prefetch" href="${to}">`,
  preload: ({ to }) => `<link rel="preload" as="script" href="${to}/script.js">`,
  prefetch: ({ to }) => `<link rel="prefetch" href="${to}/prefetch">`,
  'prefetch of a document': ({ to }) => `<link rel="prefetch" as="document" href="${to}/prefetch">`,
  modulepreload: ({ to }) => `<link rel="modulepreload" href="${to}/module.js">`,
  prerender: ({ to }) => `<link rel="prerender" href="${to}/prerender">`,
  icon: ({ to }) => `<link rel="icon" href="${to}/icon">`,
  manifest: ({ to }) => `<link rel="manifest" href="${to}/manifest">`,
  dictionary: ({ to }) => `<link rel="compression-dictionary" href="${to}/dictionary">`,
  'rules for prefetch': ({ to }) => rules({ prefetch: [{ source: 'list', urls: [`${to}/prefetch`] }] }),
  'rules for eager prefetch': ({ to }) =>
    rules({
      prefetch: [{ source: 'list', urls: [`${to}/prefetch`], eagerness: 'immediate', referrer_policy: 'no-referrer' }],
    }),
  'rules for anonymous prefetch': ({ to }) =>
    rules({
      prefetch: [{ source: 'list', urls: [`${to}/prefetch`], requires: ['anonymous-client-ip-when-cross-origin'] }],
    }),
  'rules for prefetch by redirect': (place) =>
    rules({ prefetch: [{ source: 'list', urls: [via(place, '/prefetch')] }] }),
  'rules for prerender': ({ to }) => rules({ prerender: [{ source: 'list', urls: [`${to}/prerender`] }] }),
  'rules for prerender of an own page': (place) =>
    rules({
      prerender: [
        {
          source: 'list',
          urls: [served(place.own, 'html', `<img src="${place.to}/image"><script>fetch('${place.to}/fetch')</script>`)],
        },
      ],
    }),
  'rules by document': ({ to }) =>
    `<a href="${to}/prefetch">x</a>${rules({ prefetch: [{ source: 'document', where: { href_matches: `${to}/*` }, eagerness: 'immediate' }] })}`,
  link: ({ to, id }) => click(id, `<a id="l${id}" target="_blank" href="${to}/link">x</a>`),
  'link with opener': ({ to, id }) => click(id, `<a id="l${id}" target="_blank" rel="opener" href="${to}/link">x</a>`),
  'link without opener': ({ to, id }) =>
    click(id, `<a id="l${id}" target="_blank" rel="noopener noreferrer" href="${to}/link">x</a>`),
  'named link': ({ to, id }) => click(id, `<a id="l${id}" target="w${id}" href="${to}/link">x</a>`),
  'redirected link': (place) =>
    click(place.id, `<a id="l${place.id}" target="_blank" href="${attribute(via(place, '/link'))}">x</a>`),
  'link of a popup': (place) =>
    click(
      place.id,
      `<a id="l${place.id}" target="_blank" href="${attribute(served(place.own, 'html', `<img src="${place.to}/image">`))}">x</a>`,
    ),
  ping: ({ to, id }) =>
    click(
      id,
      `<iframe name="t${id}"></iframe><a id="l${id}" target="t${id}" ping="${to}/ping" href="about:blank">x</a>`,
    ),
  download: ({ to, id }) =>
    click(id, `<iframe name="t${id}"></iframe><a id="l${id}" target="t${id}" href="${to}/download">x</a>`),
  'middle click': ({ to, id }) =>
    `<a id="l${id}" href="${to}/link">x</a><script>document.getElementById('l${id}').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }))</script>`,
  form: ({ to, id }) => submit(id, `<form id="l${id}" target="_blank" action="${to}/form"><input name="a">`),
  'posted form': ({ to, id }) =>
    submit(id, `<form id="l${id}" target="_blank" method="post" action="${to}/form"><input name="a">`),
  'form of a frame': ({ to, id }) =>
    submit(
      id,
      `<iframe name="t${id}"></iframe><form id="l${id}" target="t${id}" method="post" action="${to}/form"><input name="a">`,
    ),
  'form by redirect': (place) =>
    submit(
      place.id,
      `<iframe name="t${place.id}"></iframe><form id="l${place.id}" target="t${place.id}" method="post" action="${attribute(via(place, '/form', 307))}"><input name="a">`,
    ),
  'image by redirect': (place) => `<img src="${attribute(via(place, '/image'))}">`,
  'script by redirect': (place) => `<script src="${attribute(via(place, '/script.js'))}"></script>`,
  'stylesheet by redirects': (place) =>
    `<link rel="stylesheet" href="${attribute(`${place.own}/to?status=301&url=${encodeURIComponent(via(place, '/sheet.css', 307))}`)}">`,
  'ad source': ({ to }) => `<img attributionsrc="${to}/source" src="data:,">`,
}
const rules = (all: object) => `<script type="speculationrules">${JSON.stringify(all)}</script>`
const click = (id: string, html: string) => `${html}<script>document.getElementById('l${id}').click()</script>`
const submit = (id: string, html: string) => `${html}</form><script>document.getElementById('l${id}').submit()</script>`

const SCRIPTS: Readonly<Record<string, (place: Place) => string>> = {
  'open window': ({ to }) => `window.open('${to}/window')`,
  'open window without opener': ({ to }) => `window.open('${to}/window', '', 'noopener')`,
  'open popup': ({ to }) => `window.open('${to}/window', '', 'popup,width=99,height=99')`,
  'open window later': ({ to }) => `{ const w = window.open('about:blank'); w.location = '${to}/window' }`,
  'open window by redirect': (place) => `window.open('${via(place, '/window')}')`,
  'window opened by a frame': ({ to }) => addFrame(`srcdoc: ${quoted(scriptTag(`window.open('${to}/window')`))}`),
  'link of a frame': ({ to }) =>
    addFrame(
      `srcdoc: ${quoted(`<base target="_blank"><a href="${to}/link">x</a><script>document.links[0].click()</script>`)}`,
    ),
  'open script window': ({ to }) => `window.open(${quoted(`javascript:location='${to}/window'`)})`,
  beacon: ({ to }) => `navigator.sendBeacon('${to}/beacon', 'x')`,
  'beacon by redirect': (place) => `navigator.sendBeacon('${via(place, '/beacon', 307)}', 'x')`,
  'beacon at the end': ({ to }) => atTheEnd(`navigator.sendBeacon('${to}/beacon', 'x')`),
  'fetch at the end': ({ to }) => atTheEnd(`fetch('${to}/fetch', { keepalive: true, mode: 'no-cors' })`),
  'fetch at the end by redirect': (place) =>
    atTheEnd(`fetch('${via(place, '/fetch')}', { keepalive: true, mode: 'no-cors' })`),
  'image at the end': ({ to }) => atTheEnd(`new Image().src = '${to}/image'`),
  'fetch later': ({ to }) => atTheEnd('', `fetchLater('${to}/later')`),
  'fetch later, soon': ({ to }) => `fetchLater('${to}/later', { activateAfter: 0 })`,
  'fetch by no-cors': ({ to }) => `fetch('${to}/fetch', { mode: 'no-cors' })`,
  'fetch with a header': ({ to }) => `fetch('${to}/fetch', { method: 'PUT', headers: { 'x-a': 'b' }, body: 'x' })`,
  'waiting request': ({ to }) =>
    `{ const x = new XMLHttpRequest(); x.open('GET', '${to}/xhr', false); x.send(); document.body.append(x.responseText) }`,
  'paint worklet': ({ to }) => `CSS.paintWorklet.addModule('${to}/module.js')`,
  'audio worklet': ({ to }) => `new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule('${to}/module.js')`,
  'module of an audio worklet': (place) =>
    `new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule(${quoted(served(place.own, 'js', `import '${place.to}/module.js'`))})`,
  'storage worklet': ({ to }) => `sharedStorage.worklet.addModule('${to}/module.js')`,
  cache: ({ to }) => `caches.open('c').then((c) => c.add('${to}/cached'))`,
  'worker address': ({ to }) => `new Worker('${to}/script.js')`,
  'worker by redirect': (place) => `new Worker('${via(place, '/script.js')}')`,
  'shared worker by redirect': (place) => `new SharedWorker('${via(place, '/script.js')}')`,
  'service worker by redirect': (place) =>
    `navigator.serviceWorker.register('${via(place, '/script.js')}', { scope: '/scope/${place.id}' })`,
  'background fetch': (place) =>
    `navigator.serviceWorker.register(${quoted(served(place.own, 'js', 'onfetch = () => {}'))}, { scope: '/bg/${place.id}' }).then((r) => new Promise((f) => setTimeout(() => f(r), 500))).then((r) => r.backgroundFetch.fetch('b', ['${place.to}/background']))`,
  'navigation preload': (place) =>
    `navigator.serviceWorker.register(${quoted(served(place.own, 'js', `onactivate = (e) => e.waitUntil(clients.claim()); onfetch = (event) => event.respondWith(fetch('${place.to}/fetch'))`))}, { scope: '/pre/${place.id}' }).then((r) => new Promise((f) => setTimeout(() => f(r), 500))).then(() => { const f = document.createElement('iframe'); f.src = '/pre/${place.id}/x'; document.body.append(f) })`,
  payment: ({ to }) =>
    `new PaymentRequest([{ supportedMethods: '${to}/pay' }], { total: { label: 'x', amount: { currency: 'USD', value: '1' } } }).canMakePayment()`,
  'federated credentials': ({ to }) =>
    `navigator.credentials.get({ identity: { providers: [{ configURL: '${to}/fedcm.json', clientId: 'a' }] } })`,
  'interest group': ({ to }) =>
    `navigator.joinAdInterestGroup({ owner: location.origin, name: 'g', biddingLogicURL: '${to}/bid.js', updateURL: '${to}/update', lifetimeMs: 9e8 }, 9e8); navigator.updateAdInterestGroups()`,
  'ad auction': ({ to }) =>
    `navigator.runAdAuction({ seller: '${to}', decisionLogicURL: '${to}/decide.js', interestGroupBuyers: [location.origin] })`,
  'fetch with a source': ({ to }) =>
    `fetch('data:,', { attributionReporting: { eventSourceEligible: true, triggerEligible: false } }); const i = new Image(); i.attributionSrc = '${to}/source'; i.src = 'data:,'`,
  notification: ({ to }) => `new Notification('x', { icon: '${to}/icon' })`,
  'media session': ({ to }) =>
    `navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: '${to}/artwork' }] })`,
  'remote playback': ({ to }) => `new PresentationRequest('${to}/present').getAvailability()`,
  'frame by script': ({ to }) =>
    `{ const f = document.body.appendChild(document.createElement('iframe')); f.src = ${quoted(`javascript:location='${to}/frame'`)} }`,
  'frame by history': ({ to }) =>
    `{ const f = document.body.appendChild(document.createElement('iframe')); f.contentWindow.location.replace('${to}/frame') }`,
  'frame by navigation': ({ to }) =>
    `{ const f = document.body.appendChild(document.createElement('iframe')); f.contentWindow.navigation.navigate('${to}/frame') }`,
}
const atTheEnd = (last: string, first = '') => `{
  const f = document.body.appendChild(document.createElement('iframe'))
  f.srcdoc = ${quoted(`<script>${first};addEventListener('pagehide', () => { ${last} })</script>`)}
  f.onload = () => setTimeout(() => f.remove(), 50) }`

const HEADERS: Readonly<Record<string, (place: Place) => Readonly<Record<string, string>>>> = {
  'header preconnect': ({ to }) => ({ link: `<${to}>; rel=preconnect` }),
  'header preload': ({ to }) => ({ link: `<${to}/preload>; rel=preload; as=script` }),
  'header prefetch': ({ to }) => ({ link: `<${to}/prefetch>; rel=prefetch` }),
  'header modulepreload': ({ to }) => ({ link: `<${to}/module.js>; rel=modulepreload` }),
  'header stylesheet': ({ to }) => ({ link: `<${to}/sheet.css>; rel=stylesheet` }),
  'header rules': ({ to }) => ({ 'speculation-rules': `"${to}/rules.json"` }),
  'policy report': ({ to }) => ({ 'content-security-policy-report-only': `style-src 'none'; report-uri ${to}/report` }),
  'policy report to an endpoint': ({ to, id }) => ({
    'reporting-endpoints': `e${id}="${to}/report"`,
    'content-security-policy-report-only': `style-src 'none'; report-to e${id}`,
  }),
  'report to a group': ({ to, id }) => ({
    'report-to': `{"group":"g${id}","max_age":99,"endpoints":[{"url":"${to}/report"}]}`,
    nel: `{"report_to":"g${id}","max_age":99,"success_fraction":1.0}`,
  }),
  'embedder report': ({ to, id }) => ({
    'reporting-endpoints': `c${id}="${to}/report"`,
    'cross-origin-embedder-policy-report-only': `require-corp; report-to="c${id}"`,
  }),
}

const EARLY: Readonly<Record<string, (place: Place) => string>> = {
  'early preconnect': ({ to }) => `<${to}>; rel=preconnect`,
  'early preload': ({ to }) => `<${to}/script.js>; rel=preload; as=script`,
}

/** Why this browser does not use a way, by patterns over names. */
const UNSUPPORTED: readonly (readonly [names: RegExp, why: string])[] = [
  [/preconnect/, 'this build does not preconnect'],
  [/^dns-prefetch$/, 'it only resolves the name'],
  [/^(?:prerender|rules for prerender.*)$/, 'this build does not prerender'],
  [/^rules for anonymous prefetch$/, 'it needs a proxy that this build lacks'],
  [/^rules in an? (?!page|.*window)/, 'rules apply only to the page itself'],
  [/^cache in a (?:data|sandboxed) /, 'only in secure contexts'],
  [/^cache in a data worker$/, 'only for contexts with an origin'],
  [/^(?:image|prefetch) in a drawing frame$/, 'SVG has no such elements'],
  [/^script in a module worker$/, 'modules import otherwise'],
  [/^(?:xhr|module) in a service worker$/, 'service workers have none'],
  [/^script: (?:worker|shared worker|service worker) (?:address|by redirect)$/, 'workers must be same-origin'],
  [/^(?:transformed|external entity|drawing use)$/, 'same-origin only, or never'],
  [/^(?:icon|manifest|typed embed|playlist)$/, 'this build has no feature that requests it'],
  [/^(?:fenced frame|script: interest group|script: ad auction)$/, 'needs enrollment'],
  [/^script: (?:payment|remote playback|media session|notification|background fetch)$/, 'this build does not offer it'],
  [/^script: image at the end$/, 'not requested after the page has closed'],
  [/^header stylesheet$/, 'browsers ignore stylesheets in headers'],
  [/^report to a group$/, 'only on secure origins'],
  [/^(?:policy report to an endpoint|embedder report)$/, 'sent after a minute'],
  [/^early /, 'only by HTTP/2'],
]
/** Ways that may connect without sending data. */
const SILENT = /preconnect|dns-prefetch|^(?:stun|turn|transport) /

export const WAYS: readonly Way[] = (
  [
    ...REALMS.flatMap(({ name, group, means }) =>
      Object.keys(means).map((one): Way => ({ name: `${one} in a ${name}`, group })),
    ),
    ...Object.entries(MARKUP).map(([name, html]): Way => ({ name, group: 'markup', html })),
    ...Object.entries(SCRIPTS).map(([name, script]): Way => ({ name: `script: ${name}`, group: 'scripts', script })),
    ...Object.entries(HEADERS).map(([name, headers]): Way => ({ name, group: 'headers', headers })),
    ...Object.entries(EARLY).map(([name, earlyHint]): Way => ({ name, group: 'headers', earlyHint })),
  ] satisfies Way[]
).map((way) => ({
  ...way,
  isSilent: SILENT.test(way.name),
  ...(UNSUPPORTED.find(([names]) => names.test(way.name)) && {
    unsupported: UNSUPPORTED.find(([names]) => names.test(way.name))![1],
  }),
}))
