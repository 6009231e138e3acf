import { ARABIC_NAME_PARTS } from '../../facts/shared/arabic-name-parts.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { caselessFinding, escaped, readCaselessName } from './caseless-reading.ts'
import { CASELESS_HONORIFICS, CASELESS_THINGS } from './words/caseless.ts'

const NAMES_MAX = 40
const LEAD_MAX = 30
/** A name with its forms of address, and what ends it. */
const NAME_MAX = 90

/** A form of address within a line, behind a space, a bracket or punctuation. */
const WITHIN = compilePattern(
  `(?<=^|[ \\t(،,.:|–—-])(?:${escaped(CASELESS_HONORIFICS)})[.\\u0970]?(?:(?=[\\u0e00-\\u0e7f])| ?/ ?| )`,
  'gu',
)

/**
 * Returns the people named behind a form of address within a line of a script without capitals: "Contact: Mrs …, phone".
 * The name must end at punctuation, a number, a job title or the end of the line after three words at most.
 *
 * @param text a line, or a part of one
 * @param offset its position in the page's text
 */
export function namesBehindHonorifics(page: Page, text: string, offset: number): Finding[] {
  const findings: Finding[] = []
  let from = 0
  for (const { 0: honorific, index } of text.matchAll(WITHIN)) {
    if (findings.length >= NAMES_MAX) break
    if (index < from) continue
    from = index + honorific.length
    const before = text
      .slice(Math.max(0, index - LEAD_MAX), index)
      .trimEnd()
      .split(' ')
      .at(-1)!
    if (CASELESS_THINGS.has(before)) continue
    const name = readCaselessName(text.slice(index, index + NAME_MAX))
    if (!name || lengthOf(name.value) > WORDS_MAX) continue
    findings.push(caselessFinding(page, name, offset + index + name.at, 'text', name.title))
    from = index + name.at + name.value.length
  }
  return findings
}

const JOINING: ReadonlySet<string> = new Set(ARABIC_NAME_PARTS.split('|'))
/** Longer ones include the verb of the sentence. */
const WORDS_MAX = 3
/** The number of words, without those that only join others: `بن`, `عبد`, `ณ`. */
const lengthOf = (name: string) => name.split(' ').filter((word) => !JOINING.has(word) && word.length > 1).length
