import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { PHONE_SIGNS } from '../phones/phone-labels.ts'
import { spend } from '../steps.ts'
import { cjkColumns } from './cjk-columns.ts'
import { CELL, CHINESE, type CjkPattern, HAN, HANGUL, JAPANESE, KOREAN } from './cjk-patterns.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { nameCells } from './name-cells.ts'
import { namingLanguage } from './naming-language.ts'
import { personPatterns } from './person-patterns.ts'
import { isEntityHead, isFamilyName, isRoleWord } from './vocabulary.ts'
import { CHINESE_FAMILY_NAMES, JAPANESE_FAMILY_NAMES, JAPANESE_LABELS, KOREAN_FAMILY_NAMES } from './words/cjk.ts'

const CELL_CONFIDENCE = 0.85
/** Units of work per match of a pattern. */
const MATCH_UNITS = 500

/** Endings and words that turn a Japanese, Chinese or Korean match into an organisation, a place or a thing. */
const NOT_A_PERSON = compilePattern(`(?:${personPatterns('unspaced', 'notNames')})$`, 'u')
/** A label of a number that follows a role: `직책 : 대리 / 연락처 : 02-…`. */
const PHONE_LABEL = compilePattern(`^(?:${Object.values(PHONE_SIGNS).join('|')})$`, 'u')
/** Whether a match is itself a role, as in a list of roles: `社外監査役・社外取締役`. */
const isRole = (value: string) => (ROLE_END.exec(value)?.[0].length ?? 0) > 1
const ROLE_END = compilePattern(`(?:${JAPANESE_LABELS})$`, 'u')
const TITLE_ONLY = compilePattern(`^(?:${personPatterns('unspaced', 'nameLabels')})$`, 'u')
/** A form of address behind a name in a cell. */
const ADDRESS_BEHIND = compilePattern(`(?:${personPatterns('unspaced', 'address')})$`, 'u')

/**
 * People in Japanese, Chinese and Korean text, identified by a label, a position or a form of address next to the name.
 */
export function* namesInCjkText(page: Page, country?: string): Steps<Finding[]> {
  const { text } = page
  const patterns = patternsFor(page, country)
  const findings: Finding[] = []
  for (const cell of patterns.length > 0 ? nameCells(page) : []) {
    const value = cell.text.trim().replace(ADDRESS_BEHIND, '')
    if (!CELL.test(value) || NOT_A_PERSON.test(value)) continue
    const start = cell.start + cell.text.indexOf(value)
    findings.push(toFinding(page, value, start, CELL_CONFIDENCE, 'label'))
  }
  if (patterns.length > 0) findings.push(...namesInBothScripts(page), ...namesSideBySide(page), ...namesInColumns(page))
  for (const value of patterns.length > 0 ? namesInTitle(page) : [])
    findings.push(toFinding(page, value, text.indexOf(value), CELL_CONFIDENCE, 'text'))
  for (const { regExp, confidence } of patterns) {
    for (const match of text.matchAll(regExp)) {
      yield* spend(page.budget, MATCH_UNITS)
      const { label, after, role, own } = match.groups!
      const value = match.groups!.name ?? match.groups!.second!
      if (
        NOT_A_PERSON.test(value) ||
        PHONE_LABEL.test(value) ||
        value.length < 2 ||
        (patterns === JAPANESE && isRole(value))
      )
        continue
      const start = match.index + match[0].indexOf(value, label?.length ?? 0)
      if (label && isTitleAbove(text, match.index, start)) continue
      const ownTitle = own?.replace(/[兼・ ]{1,2}$/, '') || role
      const jobTitle =
        label && !TITLE_ONLY.test(label)
          ? label
          : (ownTitle ?? (after && after.length > (patterns === KOREAN ? 1 : 2) ? after : undefined))
      findings.push(toFinding(page, value, start, confidence, label ? 'label' : 'text', jobTitle))
      const colleague = label ? COLLEAGUE.get(patterns) : undefined
      if (colleague) findings.push(...colleaguesBehind(page, colleague, start + value.length, confidence, jobTitle))
      const latin = inLatinLetters(text, start + value.length)
      if (latin) findings.push(toFinding(page, latin.value, latin.start, LATIN_CONFIDENCE, 'text', jobTitle))
    }
  }
  return findings
}

/** Whether a position ends the line above a name, behind somebody else's: `山田 花子 看護師` above `鈴木 一郎`. */
const isTitleAbove = (text: string, label: number, name: number) =>
  text.slice(label, name).includes('\n') && BEHIND_NAME.test(text.slice(Math.max(0, label - 12), label))
const BEHIND_NAME = compilePattern(`(?:^|[\\n\\t])${HAN}{1,3} (?:${HAN}{1,3}|[\\u3041-\\u3096]{2,4}) $`, 'u')

const namesInColumns = (page: Page): Finding[] =>
  cjkColumns(page, isNameCell).map(({ text, start, jobTitle }) =>
    toFinding(page, text, start, CELL_CONFIDENCE, 'label', jobTitle),
  )
const isNameCell = (text: string) => CELL.test(text) && text.length > 2 && !NOT_A_PERSON.test(text) && !isRole(text)

/** A name in Latin letters with the same name in brackets, or the other way round: `Ming Wang (王明)`, `王明（Ming Wang）`. */
const BOTH_SCRIPTS =
  /(?<latin>\p{Lu}[\p{Ll}'’-]{1,20}(?:[ -]\p{Lu}[\p{Ll}'’-]{1,20}){1,2}) ?[（(](?<behind>[^（）()\n]{2,7})[)）]|(?<![\p{L}\d])(?<before>[^\x00-\x7f（）\s]{2,4}) ?[（(](?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){1,2})[)）]/gu
const BOTH_MAX = 200

function namesInBothScripts(page: Page): Finding[] {
  const findings: Finding[] = []
  const { text } = page
  BOTH_SCRIPTS.lastIndex = 0
  for (let match = BOTH_SCRIPTS.exec(text); match && findings.length < BOTH_MAX; match = BOTH_SCRIPTS.exec(text)) {
    const { latin = match.groups!.name!, behind, before = behind! } = match.groups!
    if (!CELL.test(before) || NOT_A_PERSON.test(before) || !isLatinName(latin)) continue
    for (const value of [latin, before])
      findings.push(toFinding(page, value, match.index + match[0].indexOf(value), CELL_CONFIDENCE, 'text'))
  }
  return findings
}

/** A name in Latin letters, the family name in capitals, and in Chinese ones on one line: `CHAN Siu Ming, Paul 陳小明`. */
const SIDE_BY_SIDE = compilePattern(
  `(?<=^|[\\n\\t])(?<latin>\\p{Lu}{2,12}(?: \\p{Lu}\\p{Ll}{1,12}){1,3}(?:, \\p{Lu}\\p{Ll}{2,14})?) (?<han>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2})(?=$|[\\n\\t])`,
  'gu',
)

function namesSideBySide(page: Page): Finding[] {
  const findings: Finding[] = []
  for (const { groups, index } of page.text.matchAll(SIDE_BY_SIDE)) {
    if (findings.length >= BOTH_MAX || NOT_A_PERSON.test(groups!.han!)) continue
    const { latin, han } = groups as { latin: string; han: string }
    findings.push(toFinding(page, latin, index, CELL_CONFIDENCE, 'text'))
    findings.push(toFinding(page, han, index + latin.length + 1, CELL_CONFIDENCE, 'text'))
  }
  return findings
}

const TITLE_SEPARATOR = /[|｜:：·・_]| [-–—] /u

/**
 * The names with which the title of a personal page begins (`王小明的主页`), if the person owns the copyright or is
 * introduced (`我是王小明`). A title alone may as well be a thing whose first character is a family name.
 */
function namesInTitle({ title, text }: Page): string[] {
  const names = title.split(TITLE_SEPARATOR, TITLE_PARTS_MAX).map((part) => part.split(/[的の]/, 1)[0]!.trim())
  return [...new Set(names)].filter(
    (name) => CELL.test(name) && !NOT_A_PERSON.test(name) && INTRODUCTIONS.some((words) => text.includes(words + name)),
  )
}
const TITLE_PARTS_MAX = 6
const INTRODUCTIONS = ['© ', '©', '我是', '我叫']

/** The next person of a list, by script. Chinese and Korean names need a comma: without it, other words may follow. */
const COLLEAGUE: ReadonlyMap<readonly CjkPattern[], RegExp> = new Map([
  [
    JAPANESE,
    compilePattern(
      `[ 、，・](?<name>(?:${JAPANESE_FAMILY_NAMES}) ?${HAN}{1,3})(?<![都道府県市区町村])(?=$|[^\\u3041-\\u30ff\\u4e00-\\u9fff])`,
      'uy',
    ),
  ],
  [CHINESE, compilePattern(`[、，,] ?(?<name>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2})(?![\\u4e00-\\u9fff])`, 'uy')],
  [KOREAN, compilePattern(`[、，,·] ?(?<name>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{1,2})(?![\\uac00-\\ud7a3])`, 'uy')],
])
const COLLEAGUES_MAX = 20

/** Further people with the same position: `取締役 小林直樹 加藤恵`, `理事：王小明、李大华`. */
function colleaguesBehind(page: Page, pattern: RegExp, from: number, confidence: number, jobTitle?: string): Finding[] {
  const found: Finding[] = []
  pattern.lastIndex = from
  for (let next = pattern.exec(page.text); next && found.length < COLLEAGUES_MAX; next = pattern.exec(page.text)) {
    const name = next.groups!.name!
    const start = next.index + next[0].indexOf(name)
    if (!NOT_A_PERSON.test(name)) found.push(toFinding(page, name, start, confidence, 'label', jobTitle))
  }
  return found
}

const LATIN_NAME =
  /[ \n\t（(／/]{0,2}(?<name>\p{Lu}\p{L}{1,30}(?:-\p{L}{1,30})? \p{Lu}\p{L}{1,30}(?:-\p{L}{1,30})?)(?![\p{L} ]{0,80}\p{Lu})/uy
const LATIN_CONFIDENCE = 0.72

/** The romanised form of the same name, after it: `山本 一郎 (Ichiro Yamamoto)`. */
function inLatinLetters(text: string, from: number): { value: string; start: number } | null {
  LATIN_NAME.lastIndex = from
  const match = LATIN_NAME.exec(text)
  if (!match) return null
  const value = match.groups!.name!
  return isLatinName(value) ? { value, start: match.index + match[0].indexOf(value) } : null
}

function isLatinName(value: string): boolean {
  const words = value.split(/[ -]/).map(foldName)
  return words.some(isOfName) && !words.some((word) => isRoleWord(word) || isEntityHead(word))
}
const isOfName = (word: string) => givenName(word) !== 'unknown' || isFamilyName(word)

function patternsFor(page: Page, country?: string): readonly CjkPattern[] {
  const { text } = page
  if (/[\u3041-\u30ff]/.test(text)) return JAPANESE
  if (/[\uac00-\ud7a3]/.test(text)) return KOREAN
  if (!/[\u4e00-\u9fff]/.test(text)) return []
  return namingLanguage(page, country) === 'ja' ? JAPANESE : CHINESE
}

const toFinding = (
  page: Page,
  value: string,
  start: number,
  confidence: number,
  method: Finding['method'],
  jobTitle?: string,
): Finding => ({
  type: 'names',
  value,
  normalized: nameIdentity(value),
  confidence,
  method,
  snippet: snippetAround(page, start, start + value.length),
  start,
  end: start + value.length,
  ...(jobTitle ? { detail: { jobTitle } } : {}),
})
