import { expect, test } from 'vitest'
import { rowsHoldingInSteps } from '../../../../src/features/erasures/rows-holding.ts'
import { Traces } from '../../../../src/features/erasures/traces.ts'
import { runToEnd } from '../../../../src/lib/steps.ts'

const ADA = new Traces({ emails: ['ada@acme.test'], phones: [], names: [], profiles: [] })
const rowsOf = (text: string) => runToEnd(rowsHoldingInSteps(text, ADA)).map(([start, end]) => text.slice(start, end))

test.each([
  ['a row', 'email,note\nada@acme.test,x\nbob@acme.test,y\n', ['ada@acme.test,x\n']],
  ['a row of two lines', 'email;note\nada@acme.test;"a\nb"\nbob@acme.test;y', ['ada@acme.test;"a\nb"\n']],
  [
    'a cell that begins with a quote beside another sign',
    'email;size\nbob@acme.test;x,"5\nada@acme.test;y,"6\n',
    ['ada@acme.test;y,"6\n'],
  ],
  [
    'the line of a quote that nothing closes',
    'email,note\nbob@acme.test,"never\nada@acme.test,x\neve@acme.test,y\n',
    ['ada@acme.test,x\n'],
  ],
  ['an address with an invisible character', 'email\nada@ac\u200bme.test\nbob@acme.test\n', ['ada@ac\u200bme.test\n']],
  ['a wrapped row', '"email,name"\n"ada@acme.test,Ada"\n"bob@acme.test,Bob"\n', ['"ada@acme.test,Ada"\n']],
  [
    'a line in single quotes',
    "'email','name'\n'ada@acme.test','A; B'\n'bob@acme.test','B'\n",
    ["'ada@acme.test','A; B'\n"],
  ],
  ['a line that declares a delimiter stays', 'sep=;\nemail;name\nada@acme.test;Ada\n', ['ada@acme.test;Ada\n']],
])("%s is their data and no one else's", (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('rows after many unclosed quotes are read line by line', () => {
  const text = `email,note\n${'bob@acme.test,"x\n'.repeat(40)}ada@acme.test,"y\neve@acme.test,"z\n`
  expect(rowsOf(text)).toEqual(['ada@acme.test,"y\n'])
})
