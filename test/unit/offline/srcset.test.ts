import { expect, test } from 'vitest'
import { parseSrcset } from '../../../src/offline/srcset.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const read = (value: string) =>
  parseSrcset(value).map(({ url, descriptor }) => (descriptor ? [url, descriptor] : [url]))

test.each<[string, string[][]]>([
  ['a.png', [['a.png']]],
  [
    'a.png 1x, b.png 2x',
    [
      ['a.png', '1x'],
      ['b.png', '2x'],
    ],
  ],
  [
    ' \n a.png\t480w ,\f b.png   960w , ',
    [
      ['a.png', '480w'],
      ['b.png', '960w'],
    ],
  ],
  ['a.png, b.png', [['a.png'], ['b.png']]],
  ['a.png,b.png 2x', [['a.png,b.png', '2x']]],
  [
    'a,b/c,d.png 1x,e 2x',
    [
      ['a,b/c,d.png', '1x'],
      ['e', '2x'],
    ],
  ],
  [
    '/w_300,c_fill/a.jpg 300w, /w_600,c_fill/a.jpg 600w',
    [
      ['/w_300,c_fill/a.jpg', '300w'],
      ['/w_600,c_fill/a.jpg', '600w'],
    ],
  ],
  [
    'data:image/png;base64,AAA= 1x, b 2x',
    [
      ['data:image/png;base64,AAA=', '1x'],
      ['b', '2x'],
    ],
  ],
  ['a,, b', [['a'], ['b']]],
  [',,,a', [['a']]],
  ['', []],
  [' , ', []],
  ['a 1w 2h', [['a', '1w 2h']]],
  [
    'a 1.5x,b .5x,c 1e2x,d 0x',
    [
      ['a', '1.5x'],
      ['b', '.5x'],
      ['c', '1e2x'],
      ['d', '0x'],
    ],
  ],
  ['a (x, y), b', [['b']]],
  ['a (x, b', []],
  ['a 1q, b', [['b']]],
  ['a 1w 1w, a 1x 1x, a 1x 1w, a 2h, a -1x, a 0w, a 1.5w, a +1x, a 1.x, a x, b', [['b']]],
  ['a 1X, b', [['b']]],
])('%j', (value, expected) => expect(read(value)).toEqual(expected))

test.each(['a 1x, ', ', ', 'a,', '(', 'a (', ' '])('parsing takes linear time on %j', (piece) => {
  const timeOf = (size: number) => {
    const start = cpuMs()
    parseSrcset(piece.repeat(size))
    return cpuMs() - start
  }
  timeOf(10_000)
  expect(timeOf(200_000)).toBeLessThan(1_500 + 80 * timeOf(20_000))
})
