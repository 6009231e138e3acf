import { KNOWN_ORGANISATIONS } from '../../facts/shared/known-organisations.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'

const names = KNOWN_ORGANISATIONS.split('|').sort((one, other) => other.length - one.length)
const NAME = new WordPattern(
  (first) => {
    const some = names.filter((name) => name.toLowerCase().startsWith(first))
    return some.length > 0
      ? compilePattern(`(?:${some.join('|')})(?![\\p{L}\\p{N}]|[-–/@.&]\\p{L}|\\.\\p{N})`, 'uy')
      : null
  },
  () => names,
  { isCapitalised: true, isExact: true },
)
const known: ReadonlySet<string> = new Set(names)
/** Whether a text is the name of an institution that is known by it alone. */
export const isKnownOrganisation = (text: string) => known.has(text)

const NAMES_MAX = 60
const AROUND = 40
const BEHIND = 7
/** What joins a name to what stands before it: an address, a hyphen. */
const JOINED = /^[\p{L}\p{N}@/._&-]$/u
const CAPITALISED = /^[("“]?\p{Lu}[\p{L}’'-]*$/u
/** `NASA Elm Flight Center`, `MIT 2020`, `MIT license`, `New York Times bestselling author` */
const GOES_ON = /^ (?:\p{Lu}\p{Ll}|\p{N}|&|licen[cs]|best)/u

/**
 * Finds institutions that are known by names which do not say what they are: `a researcher at CERN`. One inside a longer
 * name, or in a line of capitals, is not meant: `MIT License`, `WHO WE ARE`.
 */
export function findKnownOrganisations(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: name, index } of NAME.matchesIn(page)) {
    const end = index + name.length
    if (isWithin(text, index) || GOES_ON.test(text.slice(end, end + BEHIND))) continue
    if (!isInSmallLetters(text, index, end)) continue
    found.push(kindWordMention(text, index, end))
    if (found.length >= NAMES_MAX) break
  }
  return found
}

/** Whether the line around a name has lower-case letters, unless the name is all of it. */
function isInSmallLetters(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const beside = before.slice(before.lastIndexOf('\n') + 1) + after.split('\n', 1)[0]
  return /\p{Ll}/u.test(beside) || !/\p{Lu}/u.test(beside)
}

/** `Elm Valley MIT`, `www.MIT`: whether a name is the end of a longer one or of an address. */
function isWithin(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start)
  if (!before.endsWith(' ')) return JOINED.test(before.slice(-1))
  return CAPITALISED.test(before.slice(0, -1).split(/\s/).at(-1)!)
}
