import { countryOf } from '../../facts/tables.ts'
import type { Page } from '../page.ts'
import { anyOf } from './address-texts.ts'
import type { AddressCandidate } from './candidate.ts'

/**
 * Finds the Japanese, Chinese and Korean addresses in a page's text. They run from the largest unit to the smallest
 * without commas, so each has its own patterns: prefecture and block numbers, road and 号, 도/시 and 로/길.
 */
export function addressesInEastAsianText({ text }: Page): AddressCandidate[] {
  if (!EAST_ASIAN.test(text)) return []
  const found: AddressCandidate[] = []
  for (const rule of RULES) {
    if (!rule.sign.test(text)) continue
    rule.pattern.lastIndex = 0
    for (let match = rule.pattern.exec(text); match; match = rule.pattern.exec(text)) {
      const end = endOfAddress(text, match.index + match[0].length)
      rule.pattern.lastIndex = Math.max(end, match.index + 1)
      const start = rule.startsWithCode ? startWithCode(text, match.index) : match.index
      const value = text.slice(start, end).replace(/\s+/g, ' ').trim()
      if (value.length > ADDRESS_LENGTH_MAX || (rule.needs && !rule.needs.test(value))) continue
      if (found.some((other) => other.start! < end && start < other.end!)) continue
      const country = rule.countryOf(value)
      found.push({ value, country, confidence: 0.85, method: 'text', start, end })
    }
  }
  return found
}

const ADDRESS_LENGTH_MAX = 120
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const HAN = '\\u3400-\\u9fff々〆ヶケノ'
const NUMBER = '[\\d０-９一二三四五六七八九十百]{1,5}'
const HYPHEN = '[-－‐‑–−ー―の]'

interface Rule {
  /** Prefilter: a text without a match contains no such address. */
  readonly sign: RegExp
  readonly pattern: RegExp
  readonly needs?: RegExp
  readonly startsWithCode?: boolean
  readonly countryOf: (value: string) => string
}

const JAPAN = 'JP'
const KOREA = 'KR'
/** Returns the provinces of a country as alternatives. */
const regionsOf = (country: string) => `(?:${countryOf(country)!.ownScriptRegions})`

/** The block at the end of a Japanese address: `2-21-1`, `3丁目5番8号`, `１２３番地`. */
const BLOCK = `${NUMBER}(?:${HYPHEN}${NUMBER}|丁目|番地?|号|(?=[\\s、,（(]|$))(?:${NUMBER}|丁目|番地?|号|${HYPHEN}|の){0,8}`

/** A numbered part of a quarter before the block: `5部12番地`. */
const QUARTER_PART = `(?:${NUMBER}[部組区線割](?:[${HAN}]{1,4}?)?)?`

/** Sapporo numbers its streets: `北1条西2丁目`. */
const STREET_GRID = '(?:\\d{1,2}条[北南東西]?)?'

/** A province or metropolitan city, abbreviated or in full, and not followed by a particle as in a sentence: `서울시는`. */
const KOREAN_REGION = regionsOf(KOREA)
/**
 * Cities, districts, towns and villages, each by its suffix. A city directly after its province may lack it: `경기 파주`.
 */
const KOREAN_UNITS = '(?: [가-힣]{2,3}(?= ))?(?: [가-힣\\d]{1,10}[시군구읍면동리가]){0,4}'
/** A road or a village with a number: `테헤란로 152`, `서초대로74길 4`, `역삼동 736-1`. */
const KOREAN_PLOT =
  '(?: [가-힣\\d.·]{1,12}(?:로|길)(?: ?\\d{1,4}번?길)?(?: 지하)?|(?<=[읍면동리가])(?: 산)?) ?\\d{1,5}(?:-\\d{1,5})?(?:번길 \\d{1,4}(?:-\\d{1,4})?)?'
/** Counters and date units that follow a number in sentences: `4일 회의`, `20명이`, `3번 출구`. */
const NOT_COUNTED =
  '(?!\\d|[.,]\\d|[일명월년박개대회차위억만원세살곳건팀점주분가층%]|번(?![지길])|호선|시(?:$|[^가-힣]|에|까지|부터)|여 |마리|퍼센트|km)'

const RULES: readonly Rule[] = [
  {
    sign: /[都道府県市区町村]/,
    pattern: new RegExp(
      `${regionsOf(JAPAN)} {0,2}[${HAN}ぁ-んァ-ヴー]{1,16}?[市区町村郡][${HAN}ぁ-んァ-ヴー 　]{0,24}?${QUARTER_PART}${STREET_GRID}${BLOCK}`,
      'gm',
    ),
    startsWithCode: true,
    countryOf: () => JAPAN,
  },
  {
    // Without the prefecture, only after a postcode.
    sign: /〒|\d{3}[-－]\d{4}/,
    pattern: new RegExp(
      `〒 ?[\\d０-９]{3}${HYPHEN}[\\d０-９]{4}\\s{0,3}[${HAN}ぁ-んァ-ヴー]{1,10}?[市区町村郡][${HAN}ぁ-んァ-ヴー 　]{0,24}?${QUARTER_PART}${STREET_GRID}${BLOCK}`,
      'gm',
    ),
    countryOf: () => JAPAN,
  },
  {
    sign: /[号號]/,
    pattern: new RegExp(
      `(?:\\d{3,6} ?)?[${HAN}\\d（）()]{2,40}?(?:路|街|大道|道|巷|弄|胡同|段|村|园|園)[${HAN}]{0,4}[\\dA-Z\\-－—甲乙之、]{1,8} ?[号號](?:之\\d{1,3})?(?:[院楼樓室层層]|[${HAN}\\dA-Z\\-]{0,30}[楼樓室层層厦廈座院心園园号號])?`,
      'g',
    ),
    needs: /[市县縣区區省州]|[香澳]|北京|上海|九龍|新界/,
    countryOf: chineseTerritory,
  },
  {
    sign: /[로길동리가읍면]/,
    pattern: new RegExp(
      `(?:\\(?(?:우 ?)?\\d{5}\\)? ?)?${KOREAN_REGION}${KOREAN_UNITS}${KOREAN_PLOT}${NOT_COUNTED}`,
      'g',
    ),
    countryOf: () => KOREA,
  },
]

function chineseTerritory(value: string): string {
  if (/香港|九龍|新界/.test(value)) return 'HK'
  if (/澳門/.test(value)) return 'MO'
  return /[區號樓縣臺]|台北|台中|台南|高雄/.test(value) ? 'TW' : 'CN'
}

const CODE_BEFORE = /(?:〒|郵便番号)? ?[\d０-９]{3}[-－‐−ー][\d０-９]{4}[\s　]{0,3}$/

const CODE_LENGTH_MAX = 20

/** Returns the start of the postcode before an address, or the start of the address itself. */
function startWithCode(text: string, start: number): number {
  const before = Math.max(0, start - CODE_LENGTH_MAX)
  const code = CODE_BEFORE.exec(text.slice(before, start))
  return code ? before + code.index : start
}

const REST_LENGTH_MAX = 40
/** Ends the building name after the block: a contact word, punctuation or prose. */
const REST_END = new RegExp(`[\\t|｜、。,，;；:：「」【】※/／]|${anyOf(({ unspaced }) => unspaced?.ends)}`)
const BUILDING_LINE = new RegExp(
  `^\\n([^\\n\\t|:：]{2,28}?(?:${anyOf(({ unspaced }) => unspaced?.buildings)}|\\d{1,2}[FＦ])(?: ?\\d{1,2}(?:階|F))?)(?=\\n|$|\\s)`,
)

/**
 * Returns the end of an address whose block ends at `from`, including a floor and building on the same line or a
 * building on the next.
 */
function endOfAddress(text: string, from: number): number {
  const rest = /^[^\n]*/.exec(text.slice(from, from + REST_LENGTH_MAX))![0]
  const stop = REST_END.exec(rest)
  const kept = (stop ? rest.slice(0, stop.index) : rest).replace(/\s?[(（][^(（)）]*$/, '').trimEnd()
  const end = from + kept.length
  if (stop || text[end] !== '\n') return end
  const next = BUILDING_LINE.exec(text.slice(end, end + REST_LENGTH_MAX))
  return next ? end + 1 + next[1]!.length : end
}
