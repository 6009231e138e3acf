import type { Finding } from '../finding.ts'
import { memoize } from '../memoize.ts'
import { closest, elementAt, lineAt, type Page, type PageElement, textOf } from '../page.ts'
import { PlaceIndex } from '../places.ts'
import { readLead } from './before-name.ts'
import { titlesOfCards } from './card-titles.ts'
import { foldName } from './fold-name.ts'
import { withOwnTitles } from './own-titles.ts'
import { personPatterns } from './person-patterns.ts'
import { isRoleLabel, roleColumns } from './role-columns.ts'
import { roleOfSentence, roleOfSubject } from './role-texts.ts'
import { readJobTitle } from './segments.ts'
import { titlesInTables } from './table-titles.ts'
import { titleBeforeOrganisation } from './tidy-title.ts'
import { isOfOtherRecord } from './title-blocks.ts'
import { titlesOfBlockLists } from './title-columns.ts'
import { titlesOfRunningLists } from './title-labels.ts'
import { isDepartmentQualifier, isDutyWord, isEntityHead, isHonorific } from './vocabulary.ts'

/** Maximum distance of a title below or above its name. */
const BELOW_MAX = 200
const ABOVE_MAX = 60
const TITLE_LENGTH_MAX = 60
/** Maximum length of a title that only a label or its markup shows, and of one whose whole column contains titles. */
const CELL_MAX = { length: TITLE_LENGTH_MAX, words: 7 }
const COLUMN_MAX = { length: 80, words: 11 }
const DEPARTMENT_WORDS_MAX = 5
/** Maximum number of marked elements examined around one name. */
const MARKS_MAX = 10
/** Titles that only mark a contact person, not an occupation. */
const CONTACT_LABEL = new RegExp(
  `^(?:(?:${personPatterns('labels', 'possessives')}) )?(?:${personPatterns('labels', 'contactPersons')})$`,
)
/**
 * Classes and properties that end in a word for a job title. Their content counts as one, whatever its words;
 * "position-relative" does not match.
 */
const ROLE_MARK = new RegExp(
  `(?:^|[_-])(?:${personPatterns('marks', 'roles')})$|[a-z](?:JobTitle|Role|Position|Designation)$`,
)

/**
 * Adds job titles without known title words, for people who have none yet. Evidence is a column heading, a label, the
 * markup, or a department's name ("Jane Roe, Export Sales").
 *
 * @param found the people on the page; those without a position in the text stay unchanged
 */
export function withWrittenRoles(page: Page, found: readonly Finding[]): Finding[] {
  const lacks = ({ detail, start }: Finding) => isNoRole(detail?.jobTitle) && start !== null
  const names = withOwnTitles(page, found)
  if (!names.some(lacks)) return names
  const people = new PlaceIndex(names.map(({ start, end }) => (start === null ? [] : [{ start, end: end ?? start }])))
  const columns = roleColumns(page)
  const marks = page.elements.filter(isMarked)
  const markIndex = new PlaceIndex(marks.map((mark) => [mark]))
  const inBlocks = titlesOfBlockLists(page, names)
  const inLists = titlesOfRunningLists(page, names)
  const inTables = titlesInTables(page, names)
  const onCards = titlesOfCards(page, names)
  return names.map((name, at) => {
    if (!lacks(name)) return name
    const around = new Surroundings(page, name, people)
    const written =
      titleOf(columns.get(lineAt(page, around.start).start)) ??
      labelledRole(around) ??
      markedRole(around, marks, markIndex) ??
      titleOf(inTables.get(at), COLUMN_MAX) ??
      titleOf(inBlocks.get(around.start), COLUMN_MAX) ??
      titleOf(inLists.get(around.start)) ??
      departmentBefore(around) ??
      departmentBeside(around) ??
      affiliationBelow(around) ??
      roleOfSentenceBelow(around) ??
      onlyTitleOfCard(around) ??
      titleOf(onCards.get(around.start))
    const jobTitle = (written && titleBelowUnit(around, written)) ?? written
    if (jobTitle !== null && !isNoRole(jobTitle)) return { ...name, detail: { ...name.detail, jobTitle } }
    const { jobTitle: label, ...detail } = name.detail ?? {}
    return label === undefined ? name : { ...name, detail }
  })
}

/** `Elmdorf Branch` with a job title on the next line: where somebody works, and what they do there. */
function titleBelowUnit(around: Surroundings, written: string): string | null {
  if (!isEntityHead(foldName(written.slice(written.lastIndexOf(' ') + 1)))) return null
  const { page, end, to } = around
  const at = page.text.slice(end, to).indexOf(`${written}\n`)
  if (at < 0) return null
  const next = lineAt(page, end + at + written.length + 1)
  return around.isInBlock(next.start) ? readJobTitle(page.text.slice(next.start, next.end)) : null
}

const isNoRole = (title: string | undefined) => title === undefined || CONTACT_LABEL.test(foldName(title))

/** A name and the text around it, up to the adjacent names. */
class Surroundings {
  readonly page: Page
  readonly start: number
  readonly end: number
  /** The bounds of the text that may belong to the name. */
  readonly from: number
  readonly to: number
  readonly #people: PlaceIndex

  constructor(page: Page, { start, end }: Finding, people: PlaceIndex) {
    this.page = page
    this.start = start!
    this.end = end!
    this.#people = people
    this.from = Math.max(people.before(this.start)?.end ?? 0, this.start - ABOVE_MAX)
    this.to = Math.min(people.after(this.end)?.start ?? page.text.length, this.end + BELOW_MAX)
  }

  /** Whether the smallest element around the name and an offset contains no other name and no separate record. */
  isInBlock(offset: number): boolean {
    if (isOfOtherRecord(this.page, this.start, offset)) return false
    const block = closest(elementAt(this.page, this.start), ({ start, end }) => start <= offset && offset < end)
    return block !== null && this.#people.ownersWithin(block.start, block.end, 2).length === 1
  }
}

/** Returns the text if it has the form of a job title; other evidence must show that it is one. */
function titleOf(text: string | undefined, { length, words } = CELL_MAX): string | null {
  const title = text?.trim() ?? ''
  if (title.length < 2 || title.length > length || !/\p{L}{2}/u.test(title)) return null
  if (/[@?!:]|\d{3}|https?|[([{] ?(?:at|dot) ?[)\]}]/i.test(title)) return null
  return title.split(' ').length > words || isHonorific(foldName(title).replace('.', '')) ? null : title
}

/** "Role: Export Sales" below the name, on one line, in two cells, or as a term and its description. */
function labelledRole({ page, start: name, end, to }: Surroundings): string | null {
  const lines = page.text.slice(end, to).split('\n')
  let offset = end
  for (const [at, line] of lines.entries()) {
    const field = /^([^\t:：]{3,29})\s{0,3}[\t:：]\s{0,3}([^\t]+)/u.exec(line.trim())
    const start = offset + line.length - line.trimStart().length
    const isOwn = () => !isOfOtherRecord(page, name, start)
    if (field && isRoleLabel(field[1]!)) return isOwn() ? titleOf(field[2]) : null
    if (isRoleLabel(line) && (/[:：]\s*$/.test(line) || elementAt(page, start)?.tag === 'dt'))
      return isOwn() ? titleOf(lines[at + 1]) : null
    offset += line.length + 1
  }
  return null
}

const isMarked = ({ attributes, start, end }: PageElement) =>
  end > start &&
  end - start <= TITLE_LENGTH_MAX + 2 &&
  ((attributes.class !== undefined && isRoleClass(attributes.class)) ||
    (attributes.itemprop !== undefined && ROLE_MARK.test(attributes.itemprop)))

/** Cache size: a site uses few distinct values of `class`. */
const CLASSES_MAX = 2_000
const isRoleClass = memoize((classes) => classes.split(/\s+/).some((mark) => ROLE_MARK.test(mark)), CLASSES_MAX)

/** The title in the nearest element marked as a role: below the name, else above it. */
function markedRole(around: Surroundings, marks: readonly PageElement[], index: PlaceIndex): string | null {
  const { page, start, end, from, to } = around
  const near = index
    .ownersWithin(from, to, MARKS_MAX)
    .map((mark) => marks[mark]!)
    .filter((mark) => mark.end <= to && around.isInBlock(mark.start + 1))
  const below = near.find((mark) => mark.start >= end)
  const above = near.findLast((mark) => mark.end <= start)
  return titleOf(below && textOf(page, below)) ?? titleOf(above && textOf(page, above))
}

const BEHIND = /^\s?([,–—|(/•·\n\t-])\s?([^,.;:|•·\n\t()]{2,60}?)(?=\s?(?:[,.;|•·\n\t()]|\s[–—-]\s|$))/u
const LINE_ABOVE = /(?:^|\n)([^\n\t]{2,60})\n\s?$/u

/** A department's name after a person, "Jane Roe, Export Sales", or on the line below or above. */
function departmentBeside(around: Surroundings): string | null {
  const { page, start, end, from, to } = around
  const [whole, mark, behind] = BEHIND.exec(page.text.slice(end, to)) ?? []
  const isBehind = behind !== undefined && (!/[\n\t]/.test(mark!) || around.isInBlock(end + whole!.length - 1))
  const title = isBehind ? departmentOf(behind) : null
  if (title) return title
  const above = LINE_ABOVE.exec(page.text.slice(from, start))
  const isAbove = above !== null && around.isInBlock(from + above.index + 1)
  return isAbove ? departmentOf(above[1]!) : null
}

/** "Administration: Jane Roe", "Office of the fair: Ms Ann Lind": a department as the label of a person. */
function departmentBefore({ page, start }: Surroundings): string | null {
  const line = lineAt(page, start)
  const before = readLead(page.text.slice(Math.max(line.start, start - ABOVE_MAX - 10), start)).shown
  const [, label] = LABEL_BEFORE.exec(before.trimEnd()) ?? []
  if (label === undefined) return null
  const words = foldName(label).split(/[\s/&-]+/)
  const isOfDepartment = isDutyWord(words[0]!) || isDutyWord(words.at(-1)!)
  return words.length <= DEPARTMENT_WORDS_MAX && isOfDepartment ? titleOf(label) : null
}
const LABEL_BEFORE = /(?:^|[\t;|•·]|[.,)]\s)\s{0,3}(\p{Lu}[^\t.;|•·:()]{2,58}?)\s?[:：]$/u

/** "Professor, Elmstead College, Marlow" on the line below a name. */
function affiliationBelow(around: Surroundings): string | null {
  const below = LINE_BELOW.exec(around.page.text.slice(around.end, around.to))
  return below && around.isInBlock(around.end + below[0].length - 1) ? titleBeforeOrganisation(below[1]!.trim()) : null
}
/** "As treasurer, she …" or "Jane has worked as a clerk …" on the line below a name. */
function roleOfSentenceBelow({ page, start, end }: Surroundings): string | null {
  const below = SENTENCE_BELOW.exec(page.text.slice(end, end + BELOW_MAX))
  if (!below || isOfOtherRecord(page, start, end + below[0].length - 1)) return null
  const [given = ''] = page.text.slice(start, end).split(' ', 1)
  return roleOfSentence(below[1]!) || roleOfSubject(below[1]!, given)
}
const SENTENCE_BELOW = /^[.:]?\s{0,3}\n\s{0,3}([^\n\t]{8,150})/

/**
 * The only title among the lines below a name in its card, above which a sentence stands: "He leads the club / 1st
 * chairman".
 */
function onlyTitleOfCard(around: Surroundings): string | null {
  const lines = around.page.text.slice(around.end, around.to).split('\n', CARD_LINES_MAX + 1)
  if (lines[0]!.trim() !== '') return null
  const titles: string[] = []
  let offset = around.end
  for (const line of lines) {
    if (line.trim() !== '' && !around.isInBlock(offset + line.length - 1)) break
    const title = line.includes('\t') ? null : titleOf(line)
    if (title !== null && !SENTENCE_END.test(title) && readJobTitle(title) !== null) titles.push(title)
    offset += line.length + 1
  }
  return titles.length === 1 ? titles[0]! : null
}
const CARD_LINES_MAX = 5
const SENTENCE_END = /[.…]$/

const LINE_BELOW = /^\s{0,3}\n\s{0,3}([^\n\t]{2,199})(?=\n|$)/

function departmentOf(phrase: string): string | null {
  const title = phrase.trim()
  const words = foldName(title).split(/[\s/-]+/)
  const isDepartment =
    words.length <= DEPARTMENT_WORDS_MAX &&
    /^\p{Lu}/u.test(title) &&
    words.some(isDutyWord) &&
    words.every((word) => isDutyWord(word) || isDepartmentQualifier(word))
  return isDepartment ? title : null
}
