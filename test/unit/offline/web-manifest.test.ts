import { expect, test } from 'vitest'
import { findManifestReferences, rewriteManifest } from '../../../src/offline/web-manifest.ts'

const URL_OF_MANIFEST = 'https://site.test/app/site.webmanifest'
const MANIFEST = {
  name: 'x',
  start_url: '/?from=app',
  scope: '/',
  icons: [{ src: 'i.png', sizes: '64x64' }, { src: 'data:,' }, 'x', {}],
  screenshots: [{ src: '/s.png' }],
  shortcuts: [{ url: '/new', icons: [{ src: 'n.png' }] }],
}

test('pictures and pages are found', () => {
  expect(findManifestReferences(`\uFEFF${JSON.stringify(MANIFEST)}`, URL_OF_MANIFEST)).toEqual([
    { url: 'https://site.test/app/i.png', kind: 'image', isNofollow: false },
    { url: 'https://site.test/s.png', kind: 'image', isNofollow: false },
    { url: 'https://site.test/app/n.png', kind: 'image', isNofollow: false },
    { url: 'https://site.test/?from=app', kind: 'page', isNofollow: false },
    { url: 'https://site.test/new', kind: 'page', isNofollow: false },
  ])
})

test('URLs lead to files, or to the live site', () => {
  const taken: Record<string, string> = {
    'https://site.test/app/i.png': 'app/i.png',
    'https://site.test/s.png': 's.png',
    'https://site.test/?from=app': 'index.html',
  }
  const file = { url: URL_OF_MANIFEST, path: 'app/site.webmanifest', resolve: (url: string) => taken[url] }
  expect(JSON.parse(rewriteManifest(JSON.stringify(MANIFEST), file))).toEqual({
    name: 'x',
    start_url: '../index.html',
    icons: [{ src: 'i.png', sizes: '64x64' }, { src: 'data:,' }, 'x', {}],
    screenshots: [{ src: '../s.png' }],
    shortcuts: [{ url: 'https://site.test/new', icons: [{}] }],
  })
})

test.each(['', '{', '[]', 'null', '"x"', '{"icons":1,"shortcuts":{}}'])('%j contains no references', (json) => {
  expect(findManifestReferences(json, URL_OF_MANIFEST)).toEqual([])
  expect(() => rewriteManifest(json, { url: URL_OF_MANIFEST, path: 'x', resolve: () => undefined })).not.toThrow()
})
