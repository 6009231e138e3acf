import { describe, expect, it } from 'vitest'
import { readRobotsDirectives } from '../../../../src/extraction/robots/robots-directives.ts'

const read = (meta: string | null, header: string | null) => {
  const { isNoindex, isNofollow } = readRobotsDirectives(meta, header, 'ContactoryBot')
  return [isNoindex ? 'noindex' : '', isNofollow ? 'nofollow' : ''].filter(Boolean).join(' ')
}

describe('robots directives of a page', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['index, follow', ''],
    ['all', ''],
    ['NOINDEX,NoFollow', 'noindex nofollow'],
    ['nofollow', 'nofollow'],
    [' none ', 'noindex nofollow'],
    ['noarchive, max-snippet:-1, noindex', 'noindex'],
  ])('meta %j has the directives %j', (meta, said) => {
    expect(read(meta, null)).toBe(said)
  })

  it.each([
    ['noindex, nofollow', 'noindex nofollow'],
    ['otherbot: noindex, nofollow', ''],
    ['contactorybot: nofollow', 'nofollow'],
    ['ContactoryBot: none', 'noindex nofollow'],
    ['otherbot: noindex, ContactoryBot: nofollow', 'nofollow'],
    ['nofollow, otherbot: noindex', 'nofollow'],
    ['*: noindex', ''],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST', ''],
    ['unavailable_after: Wed, 03 Dec 2030 13:09:53 GMT, nofollow', 'nofollow'],
    ['max-image-preview:large, nofollow', 'nofollow'],
    ['otherbot: max-snippet:5, nofollow', ''],
  ])('header %j has the directives %j', (header, said) => {
    expect(read(null, header)).toBe(said)
  })

  it('are combined', () => {
    expect(read('noindex', 'nofollow')).toBe('noindex nofollow')
  })
})
