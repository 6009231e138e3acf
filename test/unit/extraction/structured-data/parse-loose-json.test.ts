import { expect, test } from 'vitest'
import { parseLooseJson } from '../../../../src/extraction/structured-data/parse-loose-json.ts'
import { expectCpuWithin } from '../../../support/cpu-ms.ts'

test.each([
  ['{"a":[1,"b",null,true,{"c":-1.5}]}', [{ a: [1, 'b', null, true, { c: -1.5 }] }]],
  ['{"a":1,"b":[2,],}', [{ a: 1, b: [2] }]],
  ['<!-- {"a":1} -->', [{ a: 1 }]],
  ['//<![CDATA[\n{"a":1}\n//]]>', [{ a: 1 }]],
  ['/* <![CDATA[ */{"a":1}/* ]]> */', [{ a: 1 }]],
  ['{"a":"two\nlines\tand a tab"}', [{ a: 'two\nlines\tand a tab' }]],
  ['{"a":"it\\\'s \\u00e9 \\x"}', [{ a: "it's é x" }]],
  ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['{"a":1 "b":2}', [{ a: 1, b: 2 }]],
  ["{a:'b', c: d}", [{ a: 'b', c: 'd' }]],
  ['{"a":1,,"b":2};', [{ a: 1, b: 2 }]],
  ['{"a":{"b":"cut off', [{ a: { b: 'cut off' } }]],
  ['{"__proto__":{"x":1},}', [JSON.parse('{"__proto__":{"x":1}}')]],
  ['', []],
  ['nothing', []],
])('%j', (text, values) => expect(parseLooseJson(text)).toEqual(values))

test.each(['[', '{"a":', '{', '/*', "'", '"\\', '//', '{"a" "b"', '<!--'])(
  'endless %j is read in linear time',
  (piece) => {
    expectCpuWithin(1_000, () => {
      parseLooseJson(piece.repeat(50_000))
    })
  },
)
