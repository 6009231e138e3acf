import { describe, expect, test } from 'vitest'
import { ReferenceList, readReference } from '../../../src/offline/reference.ts'
import { createFileWork } from '../../../src/offline/work.ts'

const BASE = 'https://site.test/a/b.html'

test.each([
  ['c.png', 'https://site.test/a/c.png', ''],
  ['\n /c d.png\t', 'https://site.test/c%20d.png', ''],
  ['//cdn.test/x.js?v=2&a=1#top', 'https://cdn.test/x.js?v=2&a=1', '#top'],
  ['HTTP://Other.Test', 'http://other.test/', ''],
  ['?page=2', 'https://site.test/a/b.html?page=2', ''],
  ['x?', 'https://site.test/a/x', ''],
  ['%7Ejoe/%c3%bc', 'https://site.test/a/~joe/%C3%BC', ''],
  ['x?utm_source=a&b=1', 'https://site.test/a/x?utm_source=a&b=1', ''],
  ['x;jsessionid=12AB?y', 'https://site.test/a/x?y', ''],
])('%j resolves to %s', (value, url, hash) => {
  expect(readReference(value, BASE, createFileWork())).toMatchObject({ url, hash })
})

test.each([
  '',
  '  ',
  '#top',
  ' #',
  'data:image/png;base64,AA',
  'javascript:void(0)',
  'JAVASCRIPT:x()',
  '\u0001 mailto:a@b.test',
  'tel:+1',
  'blob:https://site.test/1',
  'about:blank',
  'ftp://site.test/x',
  'https://user:secret@site.test/',
  'https://[',
])('%j is not downloadable', (value) => expect(readReference(value, BASE, createFileWork())).toBeNull())

describe('a list of references', () => {
  test('has a URL once, with nofollow only if every link has it', () => {
    const list = new ReferenceList()
    list.add('https://site.test/a', 'page', true)
    list.add('https://site.test/b', 'page', true)
    list.add('https://site.test/a', 'page')
    expect(list.list()).toEqual([
      { url: 'https://site.test/a', kind: 'page', isNofollow: false },
      { url: 'https://site.test/b', kind: 'page', isNofollow: true },
    ])
  })

  test('recognises a linked file by how the page displays it', () => {
    const list = new ReferenceList()
    list.add('https://site.test/big', 'page')
    list.add('https://site.test/big', 'image')
    expect(list.list()).toMatchObject([{ kind: 'image' }])
  })
})
