import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { nameCells } from './name-cells.ts'
import { readSegments, type Segment } from './segments.ts'
import {
  CASELESS_FAMILY_ENDING,
  CASELESS_GIVEN_NAMES,
  CASELESS_HONORIFICS,
  CASELESS_LABELS,
  CASELESS_ROLES,
  CASELESS_THINGS,
} from './words/caseless.ts'

const HAS_CASELESS_SCRIPT = /[\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u10d0-\u10ff\u1200-\u137f\u1780-\u17ff]/
/** Scripts of languages that place the noun of a job title last: the languages of India, and Georgian. */
const HAS_ROLE_LAST = /[\u0900-\u0dff\u10d0-\u10ff]/
const LINE_MAX = 90
const ROLE_MAX = 45
const ROLE_WORDS_MAX = 6
const NAME_WORDS_MAX = 5

const escaped = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?()[\]\\^$|{}]/g, '\\$&'))
    .join('|')
/**
 * A Thai form of address is attached to the name. All others are followed by a space, a full stop or an abbreviation
 * sign.
 */
const HONORIFIC = new RegExp(
  `^(?:(?:${escaped(CASELESS_HONORIFICS)})[.\\u0970]?(?: ?(?=[\\u0e00-\\u0e7f])| ?/ ?| ))+`,
  'u',
)
const FIELD =
  /(?:^|[(،,.\d] ?)(?:(?<label>[^:：\u17d6(،,.\d]{2,45}?)\s?(?::|：|\u17d6| [–-] )\s?|(?:(?<=\()|(?:ติดต่อ|สอบถาม|ผู้ประสานงาน) ?)(?=คุณ|นา|ดร\.|น\.ส\.))(?<rest>\S.*)/u
/** A name ends at a comma, a bracket, a dash or slash, a number or a Latin letter. */
const NAME_PART =
  /^[^,،;|()\d•–/\p{Script=Latin}-]+(?:-[^,،;|()\d•–/\p{Script=Latin}\s-]+)?[^,،;|()\d•–/\p{Script=Latin}-]*/u
/** A full stop behind a word that is no abbreviation. */
const SENTENCE_END = /(?<=[\p{Lo}\p{M}]{4})\.(?= |$)/u
const WORD = /^(?:[\p{Lo}\u10d0-\u10ff\p{M}'׳״"-]{2,24}|[\p{Lo}]['׳.])$/u
/** Removes the Arabic article and the feminine ending from a title. */
const bare = (word: string) => word.replace(/^ال(?=\p{L}{3})/u, '').replace(/ة$/u, '')
const ROLES = new Set(CASELESS_ROLES.map(bare))
const LABELS = new Set(CASELESS_LABELS)
const THAI_ROLES = CASELESS_ROLES.filter((role) => /[\u0e00-\u0e7f]/.test(role))

/** A person's name at the beginning of a text, and the evidence for it. */
interface Reading {
  readonly value: string
  /** Offset of the name in the text. */
  readonly at: number
  readonly hasHonorific: boolean
  readonly isKnown: boolean
  /** The text contains only the name, optionally with a job title after it. */
  readonly isWhole: boolean
  /** The job title after a comma or a dash. */
  readonly title: string | null
}

/**
 * People on pages in scripts without capital letters: after a person's label or a form of address, and next to a job
 * title on an adjacent line or in an adjacent cell.
 */
export function namesInCaselessText(page: Page): Finding[] {
  if (!HAS_CASELESS_SCRIPT.test(page.text)) return []
  const segments = readSegments(page)
  const named = new Set(nameCells(page).map(({ start }) => start))
  return segments.flatMap(({ start, end }, index) => {
    if (end - start > LINE_MAX || !HAS_CASELESS_SCRIPT.test(page.text.slice(start, end))) return []
    const parts = [...page.text.slice(start, end).matchAll(/[^|•]+/g)]
    const labelled = parts.flatMap((part) => labelledName(page, part[0], start + part.index) ?? [])
    return labelled.length > 0 ? labelled : (nameAlone(page, segments, index, named.has(start)) ?? [])
  })
}

/** Finds a name after a label. With a form of address any label is accepted: "مدير المبيعات: د. …". */
function labelledName(page: Page, text: string, offset: number): Finding | null {
  const field = FIELD.exec(text)?.groups ?? titledField(text)
  const name = field ? readName(field.rest!) : null
  if (!name) return null
  const label = field!.label?.trim() ?? ''
  const isRole = isJobTitle(label)
  if (!isRole && !name.hasHonorific && !LABELS.has(label.split(' ').at(-1)!)) return null
  return toFinding(page, name, offset + text.length - field!.rest!.length + name.at, 'label', isRole ? label : null)
}

/** A job title directly before a form of address: "مدير المبيعات الأستاذ …". A school may be named after somebody. */
function titledField(text: string): { label: string; rest: string } | undefined {
  let words = 0
  for (let at = text.indexOf(' '); at >= 0 && words < ROLE_WORDS_MAX; at = text.indexOf(' ', at + 1), words++) {
    const rest = text.slice(at + 1)
    if (!HONORIFIC.test(rest)) continue
    const label = text.slice(0, at)
    const isOfThing = label.split(' ').some((word) => CASELESS_THINGS.has(word))
    return isJobTitle(label) && !isOfThing ? { label, rest } : undefined
  }
  return undefined
}

function nameAlone(page: Page, segments: readonly Segment[], index: number, isNamed: boolean): Finding | null {
  const { start, end } = segments[index]!
  const name = readName(page.text.slice(start, end))
  if (!name?.isWhole) return null
  const title = name.title ?? titleBeside(page, segments, index)
  const isFamily = CASELESS_FAMILY_ENDING.test(name.value)
  if (!isNamed && !name.hasHonorific && !isFamily && (title === null || !name.isKnown)) return null
  return toFinding(page, name, start + name.at, isNamed ? 'label' : title === null ? 'text' : 'card', title)
}

/** The full name at the beginning of a text, by the ending of its family name; null if there is none. */
export function caselessNameAt(text: string): string | null {
  const name = text.split(' ', 2).join(' ')
  return CASELESS_FAMILY_ENDING.test(name) && readName(name)?.isWhole === true ? name : null
}

function readName(text: string): Reading | null {
  const lead = text.length - text.trimStart().length
  const honorific = HONORIFIC.exec(text.slice(lead))?.[0] ?? ''
  const at = lead + honorific.length
  const [sentence = ''] = NAME_PART.exec(text.slice(at))?.[0].split(SENTENCE_END, 1) ?? []
  const all = sentence.trim().split(' ')
  const thing = all.findIndex((word) => CASELESS_THINGS.has(word) || isThaiRole(word))
  // "… แผนก", "… กรรมการ" and "… هاتف" after two words start the next field.
  const words = thing > 1 ? all.slice(0, thing) : all
  const value = words.join(' ')
  if (words.length < 2 || words.length > NAME_WORDS_MAX || !words.every((word) => WORD.test(word))) return null
  if (words.some((word) => ROLES.has(bare(word)) || CASELESS_THINGS.has(word)) || isJobTitle(value)) return null
  const rest = text.slice(text.indexOf(value, at) + value.length).trim()
  const behind = /^[,،–—-] ?(.+)$/u.exec(rest)?.[1] ?? ''
  const title = isJobTitle(behind) ? behind : null
  return {
    value,
    at: text.indexOf(value, at),
    hasHonorific: honorific !== '',
    isKnown: CASELESS_GIVEN_NAMES.has(words[0]!),
    isWhole: rest === '' || isThaiRole(rest) || title !== null,
    title,
  }
}

const isThaiRole = (text: string) => THAI_ROLES.some((role) => text.startsWith(role))

/** The job title in the cell or line below or above a name. */
function titleBeside({ text }: Page, segments: readonly Segment[], index: number): string | null {
  for (const at of [index + 1, index - 1]) {
    const line = segments[at]
    const title = line && line.end - line.start <= ROLE_MAX ? text.slice(line.start, line.end).trim() : ''
    if (isJobTitle(title)) return title
  }
  return null
}

function isJobTitle(text: string): boolean {
  const title = text.trim()
  // "श्री. …, अध्यक्ष" is a person with a title, not a title.
  if (title.length < 3 || title.length > ROLE_MAX || /[\d@:،]/.test(title) || HONORIFIC.test(title)) return false
  if (isThaiRole(title)) return true
  const words = title.split(' ')
  return (
    words.length <= ROLE_WORDS_MAX &&
    (ROLES.has(bare(words[0]!)) || (HAS_ROLE_LAST.test(title) && ROLES.has(bare(words.at(-1)!))))
  )
}

function toFinding(
  page: Page,
  name: Reading,
  start: number,
  method: Finding['method'],
  jobTitle: string | null,
): Finding {
  const end = start + name.value.length
  return {
    type: 'names',
    value: name.value,
    normalized: nameIdentity(name.value),
    confidence: name.isKnown ? 0.8 : 0.7,
    method,
    snippet: snippetAround(page, start, end),
    start,
    end,
    ...(jobTitle ? { detail: { jobTitle } } : {}),
  }
}
