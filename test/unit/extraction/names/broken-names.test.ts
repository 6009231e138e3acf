import { expect, test } from 'vitest'
import { brokenNames } from '../../../../src/extraction/names/broken-names.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

const namesIn = (lines: string) =>
  brokenNames(parsePage(`<div class="team"><h3>${lines}</h3><p>Director</p></div>`, 'https://elmvale.example/')).map(
    ({ value }) => value,
  )

test.each([
  ['Emily<br>Carter', ['Emily Carter']],
  ['Anna Maria<br>van der Marl', ['Anna Maria van der Marl']],
  ['Jane M.<br>Quaxley', ['Jane M. Quaxley']],
  // Two people below each other.
  ['Emily Carter<br>Ovrin Quell', []],
  ['Anna Maria<br>Emily Carter', []],
])('%s is split by a line break: %j', (lines, names) => expect(namesIn(lines)).toEqual(names))
