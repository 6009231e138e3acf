import { test } from 'vitest'
import { findCssReferences } from '../../../src/offline/css-references.ts'
import { dispositionName } from '../../../src/offline/disposition-name.ts'
import { filePathFor } from '../../../src/offline/file-path.ts'
import { findHtmlReferences } from '../../../src/offline/html-references.ts'
import { pageTitle } from '../../../src/offline/page-title.ts'
import { rewriteCss } from '../../../src/offline/rewrite-css.ts'
import { rewriteHtml } from '../../../src/offline/rewrite-html.ts'
import { findScriptReferences } from '../../../src/offline/script-references.ts'
import { withServerFacts } from '../../../src/offline/server-facts.ts'
import { parseSrcset } from '../../../src/offline/srcset.ts'
import { findManifestReferences, rewriteManifest } from '../../../src/offline/web-manifest.ts'
import { withoutScripts } from '../../../src/offline/without-scripts.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { judgeResponse } from '../../../src/platform/web/judge-response.ts'
import { parseRetryAfter } from '../../../src/platform/web/retry-after.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

/** Characters of each input: quadratic work takes ten seconds and more. */
const LENGTH = 120_000
/** The maximum length of a server's headers. */
const HEADER_LENGTH = 60_000
/** The allowed processor time per input and parser; most take a hundredth of it. */
const BOUND_MS = 2_000

const url = 'https://hostile.test/x/'
const file = { url, path: 'x/index.html', resolve: () => undefined, inline: () => '<svg><script>' }

const READERS: Record<string, (text: string) => unknown> = {
  'references of a page': (text) => findHtmlReferences(text, url),
  'references of a stylesheet': (text) => findCssReferences(text, url),
  'references of a script': (text) => findScriptReferences(text, url),
  'references of a manifest': (text) => findManifestReferences(text, url),
  'a page rewritten': (text) => rewriteHtml(text, file),
  'a stylesheet rewritten': (text) => rewriteCss(text, file),
  'a manifest rewritten': (text) => rewriteManifest(text, file),
  'a page with what its server told': (text) => withServerFacts(text, { encoding: 'windows-1252', refresh: text }),
  'a page without scripts': withoutScripts,
  'the title of a page': pageTitle,
  'candidates of a picture': parseSrcset,
  'a text in some encoding': (text) => decodeBody(new TextEncoder().encode(`é${text}`), text.slice(0, HEADER_LENGTH)),
  'the name of a file': (text) => dispositionName(text.slice(0, HEADER_LENGTH)),
  'the place of a file': (text) =>
    filePathFor(`https://hostile.test/${encodeURI(text.slice(0, HEADER_LENGTH))}`, text, () => false),
  'where a page has moved': (text) => {
    const header = text.slice(0, HEADER_LENGTH).replace(/[^\x20-\x7e]/g, '')
    const headers = new Headers({ location: header, 'content-encoding': header, 'content-type': header })
    return judgeResponse(new Response(null, { status: 302, headers }), { userAgent: '' }, 0)
  },
  'when to come again': (text) => parseRetryAfter(text.slice(0, HEADER_LENGTH), 0),
}

const repeated = (piece: string) => piece.repeat(LENGTH / piece.length)
const FAMILIES: Record<string, string> = {
  ...Object.fromEntries(
    (
      '<title |<title|<meta charset|<meta charset=" |<meta http-equiv=refresh content="|<base href=b>|<a href=a>|<a href="|<i style="a:url(b)">|<i style="url(' +
      '|<svg>|<![CDATA[|<svg><![CDATA[|<!--|<script>|</script |<script src=a></script>|<use href="a.svg#b">|<iframe srcdoc="|<iframe srcdoc=<|&amp;|<|>|/>' +
      '|url(|url(a);|@import |@import "|@import url(|{|}|(|)|[|]|\\|"|\'|`|/*|image-set(|--a:url(b);|@font-face{' +
      '|"/a.js",|"/a.png"+|import"./a";|import(|import.meta.url;|from "|export * from "./b";|`${' +
      '|a 1x,|a (|(a |, |;filename="\\|;filename*=\'|charset=|charset= |;\\s|=?|%|%e2|.|..|/|//|/.|./|-|_|a.aa?|a.aa? |: |{"icons":[|{"a":|[[|{}|, a|a, ' +
      '|Mon, 01 Jan 2020 |(( |0|9| |\t|\n|\r\n|\u00a0|\ufeff|é|漢|ع|\u0301|\ud83d\ude00'
    )
      .split('|')
      .map((piece) => [piece, repeated(piece)]),
  ),
  'a tag of many attributes': `<img ${Array.from({ length: LENGTH / 20 }, (_, at) => `data-a${at}-srcset=b`).join(' ')}>`,
  'a tag of one attribute, many times': `<img ${repeated('src=b ')}>`,
  'a picture of many candidates': `<img srcset="${repeated('a 1x,')}">`,
  'addresses that nearly are': repeated(`<x-y src="${'a.aa?'.repeat(780)} x"/>`),
  'many widths': `<img data-widths="${repeated('12,')}" data-src="{width}.jpg" ${Array.from({ length: 200 }, (_, at) => `data-w${at}-srcset="{width}.jpg"`).join(' ')}>`,
  'drawings that are closed often': '<svg>'.repeat(1_000) + repeated('</x>'),
  'a name of many folders': `<script type=importmap>{"imports":{"a/":"b"}}</script><script type=module>import "a${repeated('/')}"</script>`,
  'documents within documents': Array.from({ length: 12 }).reduce<string>(
    (html) => `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    'x',
  ),
  'lists within lists': `{"name":${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}}`,
  'a charset behind white space': `text/html; charset=${' '.repeat(LENGTH)}`,
  'one word': 'a'.repeat(LENGTH),
}

test.each(Object.keys(FAMILIES))('all files are parsed in linear time: %j', (family) => {
  const text = FAMILIES[family]!
  for (const [reader, read] of Object.entries(READERS)) {
    expectCpuWithin(
      BOUND_MS,
      () => {
        read(text)
      },
      reader,
    )
  }
})
