import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Finding } from '../finding.ts'
import { lineAt, type Page } from '../page.ts'
import { readTail, titleAfter } from './after-name.ts'
import { isBody } from './bodies.ts'
import { foldName } from './fold-name.ts'
import { isPluralMember, isPluralRole } from './group-titles.ts'
import { personPatterns } from './person-patterns.ts'
import { isMemberWord } from './role-texts.ts'
import { readJobTitle } from './segments.ts'
import { isMemberTitle } from './tidy-title.ts'
import { isTitleWord } from './vocabulary.ts'
import { JAPANESE_LABELS } from './words/cjk.ts'

const NAME_WORDS = [2, 3, 4] as const
const IN_BRACKETS = /^[^\S\n\t]?\(([^()\n\t]{2,60})\)/

/**
 * Returns the people of a page with their own titles: the one in brackets behind a name instead of the body in the label
 * before it, `Board: Jane Roe (chair), Ann Lind (treasurer)`, and none that is a colleague's, `Jane Roe, deputy Ann
 * Lind`.
 */
export function withOwnTitles(page: Page, people: readonly Finding[]): Finding[] {
  const names = new Set(people.map(({ value }) => value))
  return people.map((person) => {
    const { jobTitle, ...detail } = person.detail ?? {}
    const own = ownTitle(page, person, jobTitle)
    const title = own !== undefined && namesColleague(own, person.value, names) ? undefined : own
    return title === jobTitle ? person : { ...person, detail: { ...detail, ...(title && { jobTitle: title }) } }
  })
}

const SPEAKER = compilePattern(`^(?:${personPatterns('visitors', 'speakerTitles')})(?!\\p{L})`, 'u')
/** Limit: characters read behind a name. */
const BEHIND_MAX = 120

function ownTitle(page: Page, { start, end, value }: Finding, title: string | undefined): string | undefined {
  if (title !== undefined && isOwnInitials(page, start, value, title)) return undefined
  if (end === null) return title
  if (title !== undefined && SPEAKER.test(foldName(title))) return titleBehind(page, end) ?? title
  if (title !== undefined && !isBody(title)) return title
  const [, note] = IN_BRACKETS.exec(page.text.slice(end, end + 64)) ?? []
  return note !== undefined && (readJobTitle(note) !== null || isMemberTitle(note)) ? note : title
}

/** Whether a title is the person's initials on the line above, as cards without a picture show them: `MD`, `Mara Dorn`. */
function isOwnInitials(page: Page, start: number | null, name: string, title: string): boolean {
  if (start === null || !INITIALS.test(title)) return false
  const line = lineAt(page, start)
  if (line.start < title.length + 1) return false
  const words = name.split(/[\s-]+/)
  const initials = [words, [words[0]!, words.at(-1)!]].map((of) => of.map((word) => word.charAt(0)).join(''))
  return (
    initials.includes(title) && page.text.slice(lineAt(page, line.start - 1).start, line.start - 1).trim() === title
  )
}
const INITIALS = /^\p{Lu}{2,3}$/u

/** The job title that a line states behind a speaker's name: `Speaker: Jane Roe, head of sales`. */
function titleBehind({ text }: Page, end: number): string | null {
  const [behind = ''] = text.slice(end, end + BEHIND_MAX).split(/[\n\t]/, 1)
  return UNSPACED.exec(behind)?.groups?.title ?? titleAfter(readTail(behind))
}
/** `山田 花子 氏（松原科学センター 主任研究員）` */
const UNSPACED = compilePattern(
  `^ ?(?:${personPatterns('unspaced', 'address')})? ?[(（][\\p{Lo}ー・]{2,30}[ \\u3000](?<title>${JAPANESE_LABELS})[)）]`,
  'u',
)

/** Whether a title ends in another person's name directly behind what that person is: `deputy Ann Lind`. */
function namesColleague(title: string, own: string, names: ReadonlySet<string>): boolean {
  const words = title.split(/[\s,]+/)
  return words.some((word, at) => {
    const isRole = at + 2 < words.length && isOfPerson(foldName(word).replace(/[^\p{L}\p{M}'’-]/gu, ''), word)
    return isRole && NAME_WORDS.some((count) => isOther(words.slice(at + 1, at + 1 + count).join(' '), own, names))
  })
}

/** Whether a title ends in another person's name: a line above that says who somebody else is. */
export function endsInName(title: string, own: string, names: ReadonlySet<string>): boolean {
  const words = title.split(/[\s,]+/)
  return NAME_WORDS.some((count) => words.length > count && isOther(words.slice(-count).join(' '), own, names))
}

const isOther = (name: string, own: string, names: ReadonlySet<string>) => name !== own && names.has(name)

const isOfPerson = (folded: string, written: string) =>
  isTitleWord(folded) || isMemberWord(folded) || isPluralRole(folded) || isPluralMember(written)
