import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { namesBehindHonorifics } from './caseless-honorifics.ts'
import {
  caselessFinding,
  HONORIFIC,
  isCaselessTitle,
  ROLE_MAX,
  ROLE_WORDS_MAX,
  readCaselessName,
} from './caseless-reading.ts'
import { nameCells } from './name-cells.ts'
import { readSegments, type Segment } from './segments.ts'
import { CASELESS_FAMILY_ENDING, CASELESS_LABELS, CASELESS_THINGS } from './words/caseless.ts'

const HAS_CASELESS_SCRIPT = /[\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u10d0-\u10ff\u1200-\u137f\u1780-\u17ff]/
const LINE_MAX = 90
/** Maximum length of a line whose forms of address are read. */
const TEXT_MAX = 5_000
const FIELD =
  /(?:^|[(،,.\d] ?)(?:(?<label>[^:：\u17d6(،,.\d]{2,45}?)\s?(?::|：|\u17d6| [–-] )\s?|(?:(?<=\()|(?:ติดต่อ|สอบถาม|ผู้ประสานงาน) ?)(?=คุณ|นา|ดร\.|น\.ส\.))(?<rest>\S.*)/u
const LABELS = new Set(CASELESS_LABELS)

/**
 * People on pages in scripts without capital letters: after a person's label or a form of address, and next to a job
 * title on an adjacent line or in an adjacent cell.
 */
export function namesInCaselessText(page: Page): Finding[] {
  if (!HAS_CASELESS_SCRIPT.test(page.text)) return []
  const segments = readSegments(page)
  const named = new Set(nameCells(page).map(({ start }) => start))
  return segments.flatMap(({ start, end }, index) => {
    const line = page.text.slice(start, Math.min(end, start + TEXT_MAX))
    if (!HAS_CASELESS_SCRIPT.test(line)) return []
    if (end - start > LINE_MAX) return namesBehindHonorifics(page, line, start)
    const parts = [...line.matchAll(/[^|•]+/g)]
    const labelled = parts.flatMap((part) => labelledName(page, part[0], start + part.index) ?? [])
    if (labelled.length > 0) return labelled
    return nameAlone(page, segments, index, named.has(start)) ?? namesBehindHonorifics(page, line, start)
  })
}

/** Finds a name after a label. With a form of address any label is accepted: "مدير المبيعات: د. …". */
function labelledName(page: Page, text: string, offset: number): Finding | null {
  const field = FIELD.exec(text)?.groups ?? titledField(text)
  const name = field ? readCaselessName(field.rest!) : null
  if (!name) return null
  const label = field!.label?.trim() ?? ''
  const isRole = isCaselessTitle(label)
  if (!isRole && !name.hasHonorific && !LABELS.has(label.split(' ').at(-1)!)) return null
  return caselessFinding(
    page,
    name,
    offset + text.length - field!.rest!.length + name.at,
    'label',
    isRole ? label : null,
  )
}

/** A job title directly before a form of address: "مدير المبيعات الأستاذ …". A school may be named after somebody. */
function titledField(text: string): { label: string; rest: string } | undefined {
  let words = 0
  for (let at = text.indexOf(' '); at >= 0 && words < ROLE_WORDS_MAX; at = text.indexOf(' ', at + 1), words++) {
    const rest = text.slice(at + 1)
    if (!HONORIFIC.test(rest)) continue
    const label = text.slice(0, at)
    const isOfThing = label.split(' ').some((word) => CASELESS_THINGS.has(word))
    return isCaselessTitle(label) && !isOfThing ? { label, rest } : undefined
  }
  return undefined
}

function nameAlone(page: Page, segments: readonly Segment[], index: number, isNamed: boolean): Finding | null {
  const { start, end } = segments[index]!
  const name = readCaselessName(page.text.slice(start, end))
  if (!name?.isWhole) return null
  const title = name.title ?? titleBeside(page, segments, index)
  const isFamily = CASELESS_FAMILY_ENDING.test(name.value)
  if (!isNamed && !name.hasHonorific && !isFamily && (title === null || !name.isKnown)) return null
  return caselessFinding(page, name, start + name.at, isNamed ? 'label' : title === null ? 'text' : 'card', title)
}

/** The full name at the beginning of a text, by the ending of its family name; null if there is none. */
export function caselessNameAt(text: string): string | null {
  const name = text.split(' ', 2).join(' ')
  return CASELESS_FAMILY_ENDING.test(name) && readCaselessName(name)?.isWhole === true ? name : null
}

/** The job title in the cell or line below or above a name. */
function titleBeside({ text }: Page, segments: readonly Segment[], index: number): string | null {
  for (const at of [index + 1, index - 1]) {
    const line = segments[at]
    const title = line && line.end - line.start <= ROLE_MAX ? text.slice(line.start, line.end).trim() : ''
    if (isCaselessTitle(title)) return title
  }
  return null
}
