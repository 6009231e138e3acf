import { expect, test } from 'vitest'
import { frameGuard, pageGuard } from '../../../src/offline/page-guard.ts'
import { inlineHtml, type LoadedFile } from '../../../src/offline/self-contained.ts'
import { expectCpuWithinAsync } from '../../support/cpu-ms.ts'

const encoder = new TextEncoder()
const guardOf = (hasScripts: boolean) => pageGuard({ hasScripts, path: 'index.html', isSingle: true })
const HEAD = '<head><meta charset="utf-8">'

function site(files: Record<string, [type: string, content: string]>) {
  const asked: string[] = []
  const load = async (url: string): Promise<LoadedFile | undefined> => {
    asked.push(url.replace('https://site.test', ''))
    const file = files[url.replace('https://site.test', '')]
    return file && { contentType: file[0], bytes: encoder.encode(file[1]) }
  }
  return { asked, load }
}

const inline = async (html: string, files: Record<string, [string, string]>, sizeMaxBytes?: number) => {
  const { load } = site(files)
  const options = { url: 'https://site.test/a/b.html', load, ...(sizeMaxBytes === undefined ? {} : { sizeMaxBytes }) }
  const written = await inlineHtml(HEAD + html, options)
  return written
    .replace(guardOf(true), () => '')
    .replace(frameGuard({ path: 'index.html', isSingle: true }), () => '')
    .replace(guardOf(false), () => '')
    .slice(HEAD.length)
}

/** The text with every base64 URL replaced by its content, so that a test can read it. */
function unpack(text: string): string {
  return text.replace(/data:([\w/+.-]+)(?:;charset=[\w-]+)?;base64,([\w+/=]*)/g, (_, type, base64) => {
    return `[${type} ${unpack(Buffer.from(base64, 'base64').toString())}]`
  })
}

test('resources of a page are embedded, and links lead to the live site', async () => {
  const html = await inline(
    '<link rel=stylesheet href=/s.css><img src=i.png srcset="i.png 1x, /no.png 2x"><style>a{b:url(i.png)}</style><script src=s.js></script><a href=i.png></a><a href=c>',
    {
      '/s.css': ['text/css', '@import "t.css";a{b:url("/a/i.png#x")}'],
      '/t.css': ['text/css', '@font-face{src:url(f)}'],
      '/f': ['font/woff2', 'FONT'],
      '/a/i.png': ['image/png', 'PNG'],
      '/a/s.js': ['text/javascript; charset=utf-8', 'x()'],
    },
  )
  expect(unpack(html)).toBe(
    '<link rel=stylesheet href="[text/css @import "[text/css @font-face{src:url([font/woff2 FONT])}]";a{b:url("[image/png PNG]#x")}]">' +
      '<img src="[image/png PNG]" srcset="[image/png PNG] 1x"><style>a{b:url([image/png PNG])}</style><script src="[text/javascript x()]"></script>' +
      '<a href="https://site.test/a/i.png"></a><a href="https://site.test/a/c">',
  )
})

test('stylesheets that import each other terminate', async () => {
  const html = await inline('<link rel=stylesheet href=/s.css><link rel=stylesheet href=/t.css>', {
    '/s.css': ['text/css', '@import "t.css";s{}'],
    '/t.css': ['text/css', '@import "s.css";@import "t.css";t{}'],
  })
  expect(unpack(html)).toBe(
    '<link rel=stylesheet href="[text/css @import "[text/css @import "data:text/css,";@import "data:text/css,";t{}]";s{}]">' +
      '<link rel=stylesheet href="[text/css @import "[text/css @import "data:text/css,";s{}]";@import "data:text/css,";t{}]">',
  )
})

test('frames are separate pages, and a page does not frame itself', async () => {
  const html = await inline('<iframe src=f.html></iframe>', {
    '/a/f.html': ['text/html; charset=utf-8', '<head><meta charset=utf-8><img src=i.png><iframe src=b.html></iframe>'],
    '/a/i.png': ['image/png', 'PNG'],
    '/a/b.html': ['text/html', 'never'],
  })
  expect(unpack(html)).toContain('<img src="[image/png PNG]"><iframe srcdoc="&lt;a href=')
  expect(unpack(html)).not.toContain('never')
})

test('a separate drawing embeds its styles and pictures, and a picture loads nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><style>@import "s.css";</style><image href="i.png"/></svg>'
  const html = await inline('<object data=d.svg></object><img src=e.svg>', {
    '/a/d.svg': ['image/svg+xml', svg],
    '/a/e.svg': ['image/svg+xml', svg],
    '/a/s.css': ['text/css', 's{}'],
    '/a/i.png': ['image/png', 'PNG'],
  })
  expect(unpack(html)).toBe(
    '<object data="[image/svg+xml <svg xmlns="http://www.w3.org/2000/svg"><style>@import "[text/css s{}]";</style><image href="[image/png PNG]"/></svg>]"></object>' +
      `<img src="[image/svg+xml ${svg}]">`,
  )
})

test('in a page of an archive, links lead to the live site, and scripts reference files relatively', async () => {
  const { load } = site({
    '/a/late.js': ['text/javascript', 'late()'],
    '/b/c.html': ['text/html', '<p>framed'],
    '/b/s.svg': ['image/svg+xml', '<svg/>'],
  })
  const liveOf = (url: string) => (url.includes('/b/') ? url.replace('/b/', '/live/') : undefined)
  const html = await inlineHtml(
    `${HEAD}<a href="../b/c.html#x"></a><a href="https://else.test/y"></a><iframe src="../b/c.html"></iframe><script>s.src = "late.js"; t = "none.js"; i.src = '../b/s.svg'</script>`,
    { url: 'https://site.test/a/b.html', load, liveOf },
  )
  const unpacked = unpack(html)
  expect(unpacked).toContain('<a href="https://site.test/live/c.html#x"></a><a href="https://else.test/y"></a>')
  expect(unpacked).toMatch(/<iframe src="\[text\/html .*<p>framed\]">/)
  expect(unpacked).toContain(`s.src = "[text/javascript late()]"; t = "none.js"; i.src = '[image/svg+xml <svg/>]'`)
})

test('modules, drawings and subtitles work from files', async () => {
  const html = await inline('<script type=module src=m.js></script><svg><use href="s.svg#a"/></svg><track src=t.vtt>', {
    '/a/m.js': ['text/javascript', 'import "./d.js"'],
    '/a/d.js': ['text/javascript', 'd()'],
    '/a/s.svg': ['image/svg+xml', '<svg><g id="a"/></svg>'],
    '/a/t.vtt': ['text/vtt', 'WEBVTT'],
  })
  expect(html).toContain('"offline:site.test/a/d.js":"data:text/javascript;charset=utf-8,d%28%29"')
  expect(html).toContain('<g id="offline-1-a"/>')
  expect(html).toContain('<track src="data:text/vtt;charset=utf-8,WEBVTT">')
})

test('pictures referenced by scripts are embedded in the scripts', async () => {
  const html = await inline('<script src=/s.js></script><script type=module src=/m.js></script>', {
    '/s.js': ['text/javascript', 'a("/i.png");b("/no.png")'],
    '/m.js': ['text/javascript', 'c("/i.png")'],
    '/i.png': ['image/png', 'PNG'],
  })
  expect(unpack(html)).toContain('<script src="[text/javascript a("[image/png PNG]");b("/no.png")]">')
  expect(unpack(html)).toContain('utf-8,c%28%22[image/png PNG]%22%29"')
})

test('each file is loaded once, and nothing that is only linked', async () => {
  const { asked, load } = site({ '/s.css': ['text/css', 'a{b:url(i.png)}'], '/i.png': ['image/png', 'PNG'] })
  const html =
    '<link rel=stylesheet href=s.css><style>@import "s.css"</style><img src=i.png><a href=c><link rel=next href=d>'
  await inlineHtml(html, { url: 'https://site.test/', load })
  expect(asked.toSorted()).toEqual(['/i.png', '/s.css'])
})

test('resources that would make the page too large are omitted', async () => {
  const files: Record<string, [string, string]> = {
    '/a/small.png': ['image/png', 'PNG'],
    '/a/big.png': ['image/png', 'x'.repeat(1_000)],
  }
  expect(unpack(await inline('<img src=big.png><img src=small.png>', files, 500))).toBe(
    '<img src="data:,"><img src="[image/png PNG]">\n<!-- Left out, as the page would be too large: 1 files. -->',
  )
})

test('a frequently used picture does not make the page too large either', async () => {
  const html = await inline('<img src=i.png>'.repeat(1_000), { '/a/i.png': ['image/png', 'x'.repeat(300)] }, 1_000)
  expect(html.length).toBeLessThan(20_000)
  expect(html).toContain('<img src="data:image/png;base64,')
})

test('stylesheets that import each other twice do not grow endlessly', async () => {
  const files: Record<string, [string, string]> = {}
  for (let at = 0; at < 12; at++)
    files[`/${at}.css`] = ['text/css', `@import "${at + 1}.css";@import "${at + 1}.css?2";`]
  const { load } = site(files)
  await expectCpuWithinAsync(3_000, async () => {
    const asking = async (url: string) => load(url.replace(/\?.*/, ''))
    await inlineHtml('<link rel=stylesheet href=0.css>', { url: 'https://site.test/', load: asking })
  })
})

test('resources that do not fit are never loaded, nor any after them', async () => {
  const asked: string[] = []
  const sizes = new Map([
    ['https://site.test/a.png', 400],
    ['https://site.test/huge.png', 200_000_000],
    ['https://site.test/huge.js', 100_000_000],
    ['https://site.test/b.png', 400],
    ['https://site.test/c.png', 400],
  ])
  const html = await inlineHtml(
    '<img src=huge.png><script type=module src=huge.js></script><img src=a.png><img src=b.png><img src=c.png>',
    {
      url: 'https://site.test/',
      sizeOf: (url) => sizes.get(url),
      load: async (url) => {
        asked.push(url)
        return { bytes: new Uint8Array(sizes.get(url)!), contentType: 'image/png' }
      },
      sizeMaxBytes: 1_000,
    },
  )
  expect(asked).toEqual(['https://site.test/a.png', 'https://site.test/b.png'])
  expect(html).toContain('<!-- Left out, as the page would be too large: 3 files. -->')
})

test('frames that include each other do not grow endlessly', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `/${at}.html`)
  const frames = names.map((name) => `<iframe src="${name}"></iframe>`).join('')
  const { load } = site(Object.fromEntries(names.map((name) => [name, ['text/html', frames] as [string, string]])))
  await expectCpuWithinAsync(5_000, async () => {
    await inlineHtml(frames, { url: 'https://site.test/', load })
  })
})
