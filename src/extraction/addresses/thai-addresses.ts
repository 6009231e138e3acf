import { lineAt, type Page } from '../page.ts'
import { anyOf } from './address-texts.ts'
import type { AddressCandidate } from './candidate.ts'

/**
 * Finds the Thai addresses in a page's text. They run from the house to the province without commas, each unit after
 * its own word or abbreviation: `99/1 หมู่ 5 ถนน… ตำบล… อำเภอ… จังหวัด… 83120`.
 */
export function addressesInThaiText(page: Page): AddressCandidate[] {
  const { text } = page
  const found: AddressCandidate[] = []
  let from = 0
  let left = DISTRICTS_MAX
  for (let match = nextDistrict(text, 0); match && left > 0; match = nextDistrict(text, from), left--) {
    const line = lineAt(page, match.index)
    const floor = Math.max(line.start, match.index - REACH, found.at(-1)?.end ?? 0)
    const end = endOfAddress(text, match.index, line.end)
    const start = end === null ? null : startOfAddress(text, floor, match.index)
    from = end ?? match.index + match[0].length
    if (start === null || end === null) continue
    const value = text.slice(start, end).replace(/\s+/g, ' ').trim()
    found.push({ value, country: 'TH', confidence: 0.85, method: 'text', start, end })
  }
  return found
}

/** No page for human readers has this many. The limit bounds the cost of hostile pages. */
const DISTRICTS_MAX = 2_000
const DIGIT = '[\\d๐-๙]'
const DISTRICT_WORDS = anyOf(({ unspaced }) => unspaced?.districts)
/** A subdistrict or district with its word, which every complete Thai address contains. */
const DISTRICT = new RegExp(`(?:${DISTRICT_WORDS})[ก-๙]|(?<![ก-๙])[ตอ]\\. ?[ก-๙]`, 'g')
const REACH = 160

function nextDistrict(text: string, from: number): RegExpExecArray | null {
  DISTRICT.lastIndex = from
  return DISTRICT.exec(text)
}

/** Text before a house number: a building, a floor, the word for a number. */
const LEAD =
  '(?:(?:อาคาร|ตึก|โครงการ|หมู่บ้าน)[^\\d\\n]{1,40}? |(?:ชั้น|ห้อง)(?:ที่)? ?[\\dA-Z/,-]{1,8} ){0,3}(?:บ้าน)?(?:เลขที่ ?)?'
/** A house number followed by its hamlet, lane, road or district. */
const HOUSE = new RegExp(
  `${LEAD}(?<!${DIGIT}|[/.,-])${DIGIT}{1,5}(?:[/-]${DIGIT}{1,5}){0,2} ?(?:\\([^)\\n]{1,20}\\) ?)?(?=${anyOf(({ unspaced }) => unspaced?.behindNumbers)})`,
  'g',
)

/**
 * Returns the start of the address that continues with a district at `to`: the first house number of the line, or null.
 */
function startOfAddress(text: string, from: number, to: number): number | null {
  const before = text.slice(from, to + 3)
  HOUSE.lastIndex = 0
  const match = HOUSE.exec(before)
  return match && from + match.index
}

const PROVINCE = '(?:จังหวัด ?|จ\\. ?)[ก-๙]{3,20}|กรุงเทพ(?:มหานคร|ฯ)?|กทม\\.?'
/**
 * From the first district to the province and the postcode. Many provinces are written without the word for a province.
 */
const REST = new RegExp(
  `^(?:(?:${DISTRICT_WORDS}|ต\\.|อ\\.) ?[ก-๙]{2,30}?[ /,]{0,3}){1,2}(?:\\n)?(?:(?:${PROVINCE})(?:[ ,]{0,2}(?:\\n)?${DIGIT}{5}(?!${DIGIT}))?|[ก-๙]{3,20} ${DIGIT}{5}(?!${DIGIT}))`,
)

/** Returns the end of the address whose first district begins at `at`, or null when no province or postcode follows. */
function endOfAddress(text: string, at: number, lineEnd: number): number | null {
  const match = REST.exec(text.slice(at, Math.min(text.length, lineEnd + NEXT_LINE, at + REACH)))
  return match && at + match[0].length
}

/** Characters read from the next line, which may contain the province. */
const NEXT_LINE = 40
