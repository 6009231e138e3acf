import type { Finding } from '../finding.ts'
import { foldName } from '../names/fold-name.ts'
import { readJobTitle } from '../names/segments.ts'
import { isHonorific } from '../names/vocabulary.ts'
import { lineAt, type Page } from '../page.ts'
import { type Place, rangeFound } from '../places.ts'
import { endsFirm } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { isCapitalised, lookOf } from './name-looks.ts'
import { isPartnership } from './titled-firms.ts'

/** Limits: people of one page, and characters of a line and of what it begins with. */
const PEOPLE_MAX = 300
const LINE_LENGTH_MAX = 200
const HEAD_LENGTH_MAX = 60
/** Minimum lines of one programme, those that begin with a clear organisation, and their share. */
const LINES_MIN = 3
const CLEAR_MIN = 2
const CLEAR_SHARE_MIN = 0.15
/** Minimum share of lines that begin with what may be an organisation: others begin with towns and departments. */
const NAMED_SHARE_MIN = 0.75

/** What a line begins with before the comma in front of a title and a person. */
export interface ProgrammeLine extends Place {
  readonly text: string
  readonly kind: 'clear' | 'likely' | 'other'
  readonly title: string
  /** Where the name of the person begins. */
  readonly person: number
}

/** Finds the organisations with which the lines of a programme begin. */
export const findProgrammeFirms = (page: Page, people: readonly Finding[]): CompanyMention[] =>
  programmeLines(page, people.flatMap(rangeFound)).map(({ start, end }) => kindWordMention(page.text, start, end))

/**
 * Returns the lines of a programme, with the organisations that they begin with: `Elmtal, Chair Jane Roe`, `Oakford
 * Ltd, Director, Ann Lind`, `Elm Society, Tom Oak, Treasurer`. The lines are decided together: some have to begin with a
 * clear organisation, and nearly all with a name, which may read like a person's if somebody else is on the line.
 *
 * @param people where the names of people stand, in order
 */
export function programmeLines(page: Page, people: readonly Place[]): ProgrammeLine[] {
  const heads = new Map<number, ProgrammeLine>()
  for (const person of people.slice(0, PEOPLE_MAX)) {
    const head = headBefore(page, person)
    if (head !== null) heads.set(head.start, head)
  }
  const lines = [...heads.values()]
  const clear = lines.filter(({ kind }) => kind === 'clear')
  const named = lines.filter(({ kind }) => kind !== 'other')
  const isProgramme =
    lines.length >= LINES_MIN &&
    clear.length >= Math.max(CLEAR_MIN, lines.length * CLEAR_SHARE_MIN) &&
    named.length >= lines.length * NAMED_SHARE_MIN &&
    new Set(named.map(({ text }) => text)).size * 2 > named.length
  return isProgramme ? named : []
}

/** Returns what the line or cell of a person begins with, if nothing but a title stands beside the name. */
function headBefore(page: Page, person: Place): ProgrammeLine | null {
  const { text } = page
  const line = lineAt(page, person.start)
  if (line.end - line.start > LINE_LENGTH_MAX) return null
  const before = text.slice(line.start, person.start)
  const cell = before.lastIndexOf('\t') + 1
  const comma = before.indexOf(',', cell)
  const head = before.slice(cell, Math.max(comma, cell)).trim()
  if (head === '' || head.length > HEAD_LENGTH_MAX) return null
  const between = before.slice(comma + 1).trim()
  const behind = text.slice(person.end, line.end).split('\t', 1)[0]!.trim()
  const title = between === '' && behind.startsWith(',') ? behind.slice(1) : behind === '' ? between : ''
  const shown = title.replace(/,$/, '').trim()
  if (!isTitle(shown)) return null
  const start = line.start + before.indexOf(head, cell)
  return { text: head, start, end: start + head.length, kind: kindOf(head), title: shown, person: person.start }
}

const isTitle = (text: string) =>
  !text.includes(',') && readJobTitle(text) !== null && !text.split(' ').every((word) => isHonorific(foldName(word)))

function kindOf(head: string): ProgrammeLine['kind'] {
  const look = lookOf(head)
  if (look === 'organisation' || isPartnership(head)) return 'clear'
  return look === 'name' || look === 'person' || endsAsFirm(head) ? 'likely' : 'other'
}

/** `The Oakford Consulting Group`: ordinary words and a place, which an organisation word ends. */
const endsAsFirm = (text: string) =>
  text.split(' ').length > 2 && isCapitalised(text) && endsFirm(text.split(' ').at(-1)!)
