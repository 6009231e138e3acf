import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the site's pages would load if a copy let them: files of the visitor's disk, and another host. */
export interface Traps {
  /** `file:` URL of a folder beside the copy, with a trailing slash. */
  readonly outside: string
  /** Origin of a host that must receive no requests. */
  readonly canary: string
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const XHTML = 'http://www.w3.org/1999/xhtml'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Every way to load a URL without user interaction. */
const loads = (to: string) => `
<img src="${to}img.png"><img srcset="${to}set.png 2x"><picture><source srcset="${to}source.png"><img></picture>
<img lowsrc="${to}low.png" dynsrc="${to}dyn.avi" longdesc="${to}long.html" src="${to}l.png">
<image src="${to}image.png"><image href="${to}image2.png"><input type=image src="${to}input.png">
<iframe src="${to}frame.html"></iframe><iframe srcdoc="${escaped(`<img src="${to}doc.png"><script src="${to}doc.js"></script>`)}"></iframe>
<object data="${to}frame.html"></object><object type="text/html" codebase="${to}" data="frame.html"></object><embed src="${to}frame.html"><applet codebase="${to}" code=x.class archive=x.jar></applet>
<script src="${to}script.js"></script><script type=module src="${to}script.js"></script><script type=module>import "${to}script.js"</script>
<script type=importmap>{"imports":{"a":"${to}script.js"}}</script><script type=module>import "a"</script>
<video src="${to}v.mp4" poster="${to}poster.png"><track default src="${to}t.vtt"></video><audio autoplay src="${to}a.mp3"></audio><bgsound src="${to}b.mp3">
<table background="${to}table.png"><tr background="${to}tr.png"><td background="${to}td.png" style="background:url('${to}style.png')">x</table>
<div style="background:image-set('${to}image-set.png' 1x);list-style:url(${to}list.png)">x</div><div style="--u:'${to}var.png';background:image-set(var(--u) 1x)">x</div>
<style>@import "${to}a.css";@import url(${to}b.css);@font-face{font-family:f;src:url(${to}f.woff2)}p{font-family:f;background:u\\rl(${to}escaped.png);cursor:url(${to}c.cur),auto}</style><p>text</p>
<link rel=stylesheet href="${to}sheet.css"><link rel=icon href="${to}icon.png"><link rel=preload as=image href="${to}preload.png"><link rel=prefetch href="${to}prefetch.html">
<link rel=modulepreload href="${to}script.js"><link rel="preconnect dns-prefetch" href="${to}"><link rel=manifest href="${to}m.json"><link rel="compression-dictionary x" href="${to}d">
<link rel=stylesheet href="data:text/css,${encodeURIComponent(`@import "${to}data.css";body{background:url(${to}data.png)}`)}">
<svg ${SVG}><image href="${to}svg.png" width=9 height=9 /><image xlink:href="${to}xlink.png" width=9 height=9 /><use href="${to}use.svg#a"/><script href="${to}script.js"></script>
<filter id=f><feImage href="${to}fe.png"/></filter><rect width=9 height=9 filter="url(#f)" fill="url(${to}fill.svg#a)"/><foreignObject width=9 height=9><img src="${to}foreign.png"></foreignObject>
<image width=9 height=9><set attributeName=href to="${to}set.png"/></image></svg>
<script type=speculationrules>{"prefetch":[{"urls":["${to}rules.html"]}]}</script>
<body background="${to}body.png">`

/** Markup that browsers parse differently than it looks. */
const hidden = (img: string) => `
<noscript><p title="</noscript>${img}"></noscript><noscript><!-- </noscript>${img} --></noscript><noscript><style></noscript>${img}</style></noscript><noscript><script></noscript>${img}</script></noscript>
<!--><p title="-->${img}"><!-- x --!>${img}<svg></p><style><!--</style>${img}--></style></svg><svg><foreignObject><div></svg></div></foreignObject><style>${img}</style></svg>
<math><annotation-xml><style>${img}</style></annotation-xml></math><svg / ><style>${img}</style></svg><svg></p><![CDATA[>${img}]]></svg>
<select><title></select>${img}</title></select><textarea><p title="</textarea>${img}"></textarea><img ${Array.from({ length: 300 }, (_, at) => `a${at}=b`).join(' ')} ${img.slice(5)}`

/** What scripts try on their own. */
const tries = (to: string) => `
const to = ${JSON.stringify(to)}, d = document
const make = (name, values) => { const e = Object.assign(d.createElement(name), values); try { d.body.append(e) } catch {} return e }
const each = [
  () => { new Image().src = to + 'js.png' }, () => make('img', { srcset: to + 'js-set.png 1x' }), () => make('iframe', { src: to + 'frame.html' }),
  () => make('script', { src: to + 'script.js' }), () => make('link', { rel: 'stylesheet', href: to + 'js.css' }), () => make('object', { data: to + 'frame.html' }),
  () => make('embed', { src: to + 'frame.html' }), () => make('div', { innerHTML: '<img src="' + to + 'inner.png">' }), () => d.body.insertAdjacentHTML('beforeend', '<iframe src="' + to + 'frame.html"></iframe>'),
  () => { const e = d.createElement('img'); e.setAttribute('src', to + 'attribute.png'); d.body.append(e) }, () => make('iframe', { srcdoc: '<img src="' + to + 'srcdoc.png">' }),
  () => fetch(to + 'fetch.json').catch(() => {}), () => { const x = new XMLHttpRequest(); x.open('GET', to + 'xhr'); x.send() }, () => navigator.sendBeacon(to + 'beacon', 'x'),
  () => new WebSocket(to.replace(/^\\w+/, 'ws') + 'socket'), () => new EventSource(to + 'events'), () => new Worker(to + 'script.js'), () => import(to + 'script.js').catch(() => {}),
  () => make('form', { action: to + 'form', method: 'post' }).submit(), () => make('form', { action: to + 'form', target: '_blank' }).submit(), () => make('form', { action: to + 'form' }).requestSubmit(),
  () => make('a', { href: to + 'click.html' }).click(), () => make('a', { href: to + 'blank.html', target: '_blank' }).click(), () => open(to + 'popup.html'),
  () => make('meta', { httpEquiv: 'refresh', content: '0;url=' + to + 'meta.html' }), () => { location = to + 'location.html' }, () => location.replace(to + 'replace.html'), () => location.assign(to + 'assign.html'),
  () => navigation.navigate(to + 'navigate.html'), () => make('iframe', { srcdoc: '<script>top.location = "' + to + 'top.html"; parent.location = "' + to + 'parent.html"<' + '/script>' }),
]
for (const one of each) try { one() } catch {}
window.tried = true`

/** What scripts try through other windows, and APIs that no browser policy covers. */
const realms = (to: string) => `
const to = ${JSON.stringify(to)}, d = document, spec = '{"prefetch":[{"urls":["' + to + 'spec"]}]}', end = '<' + '/script>'
const make = (name, values) => { const e = Object.assign(d.createElement(name), values); d.body.append(e); return e }
const run = "open('" + to.replaceAll('\\\\', '\\\\\\\\') + "run.html');new Image().src='" + to.replaceAll('\\\\', '\\\\\\\\') + "run.png';if(window.RTCPeerConnection)new Image().src='" + to.replaceAll('\\\\', '\\\\\\\\') + "rtc.png'"
const script = '<script>' + run + end
const use = (w) => {
  const inner = w.document
  try { new w.Image().src = to + 'realm.png' } catch {}
  try { w.open(to + 'realm-popup.html') } catch {}
  try { if (w.RTCPeerConnection) new w.RTCPeerConnection({ iceServers: [{ urls: 'turn:' + to.replace(/^.*[/]{2}|[/]$/g, '') + '?transport=tcp', username: 'a', credential: 'b' }] }).createDataChannel('x') } catch {}
  try { const a = inner.createElement('a'); a.href = to + 'realm-click.html'; a.target = '_blank'; a.click(); inner.body.append(a); a.click(); a.dispatchEvent(new MouseEvent('click')) } catch {}
  try { const s = inner.createElement('script'); s.type = 'speculationrules'; s.textContent = spec; inner.head.append(s) } catch {}
  try { inner.write(script + '<img src="' + to + 'written.png"><a id=a target=_blank href="' + to + 'written.html">x</a>'); inner.close(); inner.getElementById('a').click() } catch {}
}
const each = [
  () => use(window[0]), () => use(make('iframe').contentWindow), () => use(make('iframe').contentDocument.defaultView), () => { make('iframe', { src: 'index.html' }); use(window[window.length - 1]) },
  () => { d.body.insertAdjacentHTML('beforeend', '<iframe></iframe>'); use(frames[frames.length - 1]) }, () => { d.body.append(d.createRange().createContextualFragment('<iframe name=byname></iframe>')); use(window.byname) },
  () => { d.write('<iframe></iframe>'); use(frames[frames.length - 1]) }, () => { const f = d.createElement('iframe'); f.addEventListener('load', () => use(f.contentWindow)); d.body.append(f) },
  () => { d.body.append(d.adoptNode(new DOMParser().parseFromString('<iframe></iframe>', 'text/html').body.firstChild)); use(frames[frames.length - 1]) },
  () => { const root = make('div').attachShadow({ mode: 'closed' }); root.innerHTML = '<iframe></iframe>'; use(root.firstChild.contentWindow) }, () => use(make('object').contentWindow), () => use(window.open()), () => use(window.open('about:blank')),
  () => make('iframe', { srcdoc: script }), () => make('iframe').setAttribute('srcdoc', script), () => { make('div').innerHTML = '<iframe srcdoc="' + script.replaceAll('"', '&quot;') + '"></iframe>' },
  () => { const f = d.createElement('iframe'), a = d.createAttribute('srcdoc'); a.nodeValue = script; f.setAttributeNode(a); d.body.append(f) },
  () => d.body.append(new DOMParser().parseFromString('<iframe srcdoc="' + script.replaceAll('"', '&quot;') + '"></iframe>', 'text/html').body.firstChild),
  () => make('iframe', { src: 'javascript:' + run }), () => make('iframe', { src: 'data:text/html,' + encodeURIComponent(script) }), () => make('iframe', { src: URL.createObjectURL(new Blob([script], { type: 'text/html' })) }),
  () => make('object', { data: 'data:text/html,' + encodeURIComponent(script) }), () => make('embed', { src: 'data:text/html,' + encodeURIComponent(script) }),
  () => make('script', { type: 'speculationrules', textContent: spec }), () => make('a', { ping: to + 'ping', href: '#x' }).click(), () => { for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'prerender', 'icon', 'modulepreload']) make('link', { rel, href: to + rel }) },
  () => { const a = d.createElement('a'); a.href = to + 'detached.html'; a.target = '_blank'; a.click(); a.dispatchEvent(new MouseEvent('click')) },
  () => { const h = make('div'), root = h.attachShadow({ mode: 'closed' }); root.innerHTML = '<a target=_blank href="' + to + 'slot.html"><slot></slot></a>'; h.append('x'); root.firstChild.click(); h.firstChild.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })) },
  () => { new Audio(to + 'audio.mp3') }, () => new FontFace('f', 'url("' + to + 'face.woff2")').load().catch(() => {}), () => make('div', { style: 'background:url("' + to + 'style.png")' }), () => make('style', { textContent: '@import "' + to + 'style.css";' }),
  () => { d.designMode = 'on'; d.execCommand('selectAll'); d.execCommand('insertHTML', false, '<img src="' + to + 'exec.png">'); d.execCommand('insertImage', false, to + 'image.png'); d.designMode = 'off' },
  () => { const i = make('img'), a = d.createAttribute('src'); i.setAttributeNode(a); a.nodeValue = to + 'node.png'; a.textContent = to + 'text.png' },
  () => { make('div').innerHTML = '<svg ${SVG}><use href="' + to + 'u.svg#a"/><image width=9 height=9><animate attributeName=href values="' + to + 'animate.png" dur=1s /></image></svg>' },
  () => new Worker(URL.createObjectURL(new Blob(['try{importScripts("' + to + 'worker.js")}catch{}']))), () => new SharedWorker(to + 'shared.js'), () => new WebTransport(to.replace(/^w+/, 'https')).ready.catch(() => {}),
  () => new PresentationRequest(to).getAvailability().catch(() => {}), () => { navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: to + 'art.png' }] }) }, () => CSS.paintWorklet.addModule(to + 'script.js').catch(() => {}),
  () => { const x = new XSLTProcessor(); x.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><img xmlns="${XHTML}" src="' + to + 'xslt.png"/></xsl:template></xsl:stylesheet>', 'text/xml')); d.body.append(x.transformToFragment(d, d)) },
  () => { RegExp.prototype.exec = () => ['']; String.prototype.startsWith = () => true; Reflect.apply = () => true; Event.prototype.preventDefault = () => {}; Function.prototype.call = () => true; open(to + 'tampered.html'); use(make('iframe').contentWindow) },
]
for (const one of each) try { one() } catch {}`

const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Trap</title>${head}</head>${body}</html>`
const links = (to: string) =>
  `<a href="${to}a.html">a</a><map name=m><area href="${to}area.html"></map><form action="${to}form"><button formaction="${to}button">x</button></form><blockquote cite="${to}c">q</blockquote>`

/** The site's pages by path, each with one family of traps. */
function trapPages({ outside, canary }: Traps): Record<string, { type?: string; body: string }> {
  const share = '//share.invalid/folder/'
  const targets: Record<string, string> = {
    file: outside,
    share,
    unc: '\\\\share.invalid\\folder\\',
    host: `${canary}/`,
  }
  const pages: Record<string, { type?: string; body: string }> = {}
  for (const [name, to] of Object.entries(targets)) {
    pages[`loads-${name}.html`] = {
      body: page(`<body>${loads(to)}${hidden(`<img src="${to}hidden.png">`)}${links(to)}`),
    }
    pages[`frames-${name}.html`] = {
      body: page(
        `<frameset cols="*,*"><frame src="${to}frame.html"><style><frame src="${to}style.html"></style><script><frame src="${to}script.html"></script></frameset>`,
      ),
    }
    pages[`refresh-${name}.html`] = {
      body: page('<body>x', `<meta http-equiv=refresh content="0;url=${to}refresh.html">`),
    }
    pages[`based-${name}.html`] = {
      body: page(
        '<body><img src="based.png"><script src="script.js"></script><a href="x">x</a>',
        `<base href="${to}">`,
      ),
    }
    pages[`realms-${name}.html`] = {
      body: page(`<body><iframe src="/mail-file.mht"></iframe><script>${realms(to)}</script>`),
    }
    // A `<head>` after body content is ignored.
    pages[`late-head-${name}.html`] = { body: `x<html><head><script>${tries(to)}</script></head><body>` }
    pages[`mail-${name}.mht`] = {
      type: 'message/rfc822',
      body: `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<img src="${to}mail.png"><link rel=stylesheet href="${to}mail.css">`,
    }
    pages[`tries-${name}.html`] = { body: page(`<body><script>${tries(to)}</script>`) }
    pages[`drawing-${name}.svg`] = {
      type: 'image/svg+xml',
      body: `<?xml version="1.0"?><?xml-stylesheet href="${to}pi.css"?><!DOCTYPE svg [<!ENTITY e "${to}"><!ENTITY ns "http://www.w3.org/2000/svg"><!ATTLIST image href CDATA "${to}attlist.png">]>
<svg xmlns="&ns;" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="${XHTML}" onload="new Image().src='${escaped(to)}onload.png'"><script>new Image().src = ${JSON.stringify(to)} + 'svg-js.png'; location = ${JSON.stringify(to)}; document.documentElement.setAttribute('ran', 1)</script><script href="${to}script.js"/>
<style>@import "${to}svg.css"; rect { fill: url(${to}fill.svg#a); filter: url("${to}filter.svg#a") }</style><style><![CDATA[@import '${to}cdata.css';]]></style>
<image href="${to}image.png" width="9" height="9"/><image xlink:href="&e;entity.png" width="9" height="9"/><image width="9" height="9"/><use href="${to}use.svg#a"/><rect width="9" height="9"/>
<foreignObject width="99" height="99"><h:div><h:img src="${to}h.png"/><h:iframe src="${to}frame.html"/><h:script src="${to}script.js"/><h:link rel="stylesheet" href="${to}h.css"/><h:meta http-equiv="refresh" content="0;url=${to}h.html"/></h:div></foreignObject>
<a href="${to}a.html"><text y="20">a</text></a><!--><rect a="--><script>location='${to}comment.html'</script>"/><image width="9" height="9"><set attributeName="href" to="${to}set.png"/></image></svg>`,
    }
    pages[`page-${name}.xhtml`] = {
      type: 'application/xhtml+xml',
      body: `<?xml-stylesheet href="${to}pi.css"?><html xmlns="${XHTML}" xmlns:h="${XHTML}" xmlns:s="http://www.w3.org/2000/svg"><head><title><h:img src="${to}title.png"/></title><style>@import "${to}x.css";</style></head>
<body><h:img src="${to}h.png"/><h:iframe src="${to}frame.html"/><h:script src="${to}script.js"/><s:svg><s:image href="${to}s.png" width="9" height="9"/></s:svg><textarea><img src="${to}t.png"/></textarea><script>//<![CDATA[
${tries(to).replaceAll('<script>', '<scr" + "ipt>')}
//]]></script></body></html>`,
    }
    pages[`data-${name}.xml`] = {
      type: 'application/xml',
      body: `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${to}x.xsl"?><root xmlns:h="${XHTML}" xmlns:s="http://www.w3.org/2000/svg"><h:script>new Image().src='${to}xml.png'</h:script><h:img src="${to}i.png"/><s:image href="${to}s.png"/><h:iframe src="${to}frame.html"/><item>text</item></root>`,
    }
  }
  return pages
}

/**
 * A website whose pages try to read the visitor's disk when a copy is opened, and to contact other hosts.
 *
 * @returns its origin and paths once it listens
 */
export async function serveTrapSite(traps: Traps): Promise<{ origin: string; paths: string[]; close(): void }> {
  const pages = trapPages(traps)
  const paths = Object.keys(pages)
  const index = page(
    `<body><h1>Traps</h1>${paths.map((path) => `<a href="/${path}">${path}</a><object data="/${path}" hidden></object>`).join('')}`,
  )
  const server = createServer(({ url }, response) => {
    const path = (url ?? '/').slice(1)
    const found = path === '' ? { body: index } : pages[path]
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/html; charset=utf-8' })
    response.end(found?.body ?? 'nothing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, paths, close: () => void server.close() }
}
