import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND } from '../and-words.ts'
import { formStrength } from '../form-words.ts'
import { wordsOf } from './company-key.ts'
import { namesOrganisation } from './company-words.ts'
import { formAtEnd } from './form-at-end.ts'
import { type ListMember, nameFrom } from './list-members.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { nameAt } from './organisation-phrase.ts'
import { hasKind } from './partner-names.ts'

/**
 * Returns the names of a line below or behind a heading such as `Our sponsors` if the line is nothing but a list of
 * names, decided as a whole: `Acme Ltd · Elm Vale Council · Oak`. A name then needs no organisation word.
 *
 * @returns the names with their offsets in the line, or null if it is no such list
 */
export function readSeparated(line: string): ListMember[] | null {
  const { parts, isClear } = partsOf(line.replace(SENTENCE_END, ''))
  if (parts.length < MEMBERS_MIN) return null
  const named = parts.map(readMember).filter((member) => member !== null)
  const looks = named.map(({ name, isOrganisation }) => (isOrganisation ? 'organisation' : lookOf(name)))
  const count = (...some: NameLook[]) => looks.filter((look) => some.includes(look)).length
  const likely = count('organisation', 'name', 'unit')
  const isList = named.some(({ name }) => saysWhat(name))
    ? likely >= parts.length * (isClear ? CLEAR_SHARE_MIN : LIKELY_SHARE_MIN)
    : isClear && count('name') === parts.length
  if (!isList || count('person', 'degree') > parts.length * PEOPLE_SHARE_MAX) return null
  return named.filter(({ name }, at) => !NO_MEMBERS.has(looks[at]!) && (looks[at] !== 'other' || name.includes(' ')))
}

const MEMBERS_MIN = 3
const MEMBERS_MAX = 40
const LIKELY_SHARE_MIN = 0.65
/** The same for separators that only lists have. */
const CLEAR_SHARE_MIN = 0.5
const PEOPLE_SHARE_MAX = 0.25
const NAME_LENGTH_MAX = 90
const NO_MEMBERS: ReadonlySet<NameLook> = new Set(['person', 'degree', 'role'])

/** What separates the members of a line, the clearest first. */
const SEPARATORS = [' | ', ' · ', ' • ', ' * ', '; ', ' – ', ' — ', ' - ', ' / ', ', ']
const LAST_AND = compilePattern(`,? (?:${AND}) (?=[^,;|]{2,90}$)`, 'u')
/** The full stop at the end, and the one behind a word that is no abbreviation, with what follows it. */
const SENTENCE_END = /\.$|(?<=[\p{L}\p{N})]{6})\. .*/u
/** A part that continues the name before it: `Ministère de la Famille, de l’Enfance`. */
const CONTINUATION = /^(?:de[lrs]?|du|d[aeo]s?|della?|van|für|of) (?:l[ae] )?\p{L}|^de l[’']/u

interface Part {
  readonly text: string
  readonly at: number
  /** Whether it consists of several parts, so that its name contains commas. */
  readonly isJoined?: boolean
}

interface Parts {
  readonly parts: readonly Part[]
  /** Whether the separator is one that only lists have. */
  readonly isClear: boolean
}

/** Splits a line at its separator, and the last part at a conjunction if commas separate the others. */
function partsOf(line: string): Parts {
  const separator = SEPARATORS.find((one) => line.split(one, MEMBERS_MIN).length === MEMBERS_MIN) ?? ', '
  const isClear = separator !== ', '
  const parts: Part[] = []
  let at = 0
  for (const text of line.split(separator, MEMBERS_MAX)) {
    const last = parts.at(-1)
    if (last && !isClear && CONTINUATION.test(text))
      parts[parts.length - 1] = { text: last.text + separator + text, at: last.at, isJoined: true }
    else parts.push({ text, at })
    at += text.length + separator.length
  }
  if (separator !== ', ' && separator !== '; ') return { parts, isClear }
  // `Elm Foundation, Oak and Quarry Books`
  const last = parts.pop()!
  return { parts: [...parts, ...splitLast(last)], isClear }
}

/** The last two members, which a conjunction joins, unless that is part of a name with an organisation word. */
function splitLast(part: Part): Part[] {
  const { text, at } = part
  const joint = LAST_AND.exec(text)
  if (joint === null) return [part]
  const [one, other] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
  const isOneName = lookOf(text) === 'organisation' && (lookOf(one) === 'other' || lookOf(other) === 'other')
  // `Roe & Sons Ltd`
  if (isOneName || (joint[0].includes('&') && [one, other].some((name) => lookOf(name) !== 'organisation')))
    return [part]
  return [
    { text: one, at },
    { text: other, at: at + joint.index + joint[0].length },
  ]
}

/** The name that a part begins with, behind an article and before a note, or null. */
function readMember({ text, at, isJoined }: Part): ListMember | null {
  const from = nameFrom(text, text.length - text.trimStart().length)
  const shown = text
    .slice(from)
    .trim()
    .replace(/(?<![,;:])[,;:]+$/, '')
    .replace(BRACKETS, '')
  const isWhole = isJoined || saysWhat(shown)
  const name = isWhole ? shown : nameAt(shown)
  if (name.length < 2 || name.length > NAME_LENGTH_MAX) return null
  // `In memory of Jane Roe`
  if (name.length < shown.length && !name.includes(' ') && !CAPITALS.test(name)) return null
  return { name, at: at + from, isOrganisation: isWhole || hasKind(name) || saysWhat(name) }
}

/** Whether a name has a legal form, or an organisation word beside a word of its own. */
function saysWhat(name: string): boolean {
  const form = formAtEnd(name.replace(/\.$/, ''))
  // Cyrillic and Greek names have capitals only where they begin: `Національний музей мистецтв`.
  const isInSentenceCase = SENTENCE_CASE.test(name) && namesOrganisation(wordsOf(name))
  return lookOf(name) === 'organisation' || isInSentenceCase || (form !== null && formStrength(form) !== null)
}
const SENTENCE_CASE = /^(?=\p{Lu})[\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P} ]{4,90}$/u
/** A note at the end: `Elm Vale Hospital (EVH)`. */
const BRACKETS = / ?\([^()]*\)$/
const CAPITALS = /^\p{Lu}{2,}$/u
