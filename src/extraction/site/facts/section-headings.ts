import { isPlaceHead } from '../../companies/block-heads.ts'
import { lookOf } from '../../companies/name-looks.ts'
import { byTag, type Page, type PageElement } from '../../page.ts'
import { HEADING_TAGS } from '../../tag-traits.ts'

/** Limits: headings of a page, and characters of one. */
const HEADINGS_MAX = 400
const LENGTH_MAX = 100
/** Headings of one kind are a list from this count on; shares of it that say what they are, are names, and are people. */
const LIST_MIN = 3
const CLEAR_SHARE_MIN = 0.34
const NAMED_SHARE_MIN = 0.6
const PEOPLE_SHARE_MAX = 0.2
/** Bold lines and terms stand below all headings. */
const LINE_LEVEL = HEADING_TAGS.length
const LINE_TAGS = ['dt', 'caption', 'legend', 'summary', 'strong', 'b'] as const
const NO_WORDS: ReadonlySet<string> = new Set()

/** What heads a section: a heading, or a line in bold. */
export interface SectionHeading {
  readonly element: PageElement
  /** 0 for `h1`. */
  readonly level: number
  readonly text: string
}

/** Returns the headings of a page, in order. */
export function headingsOf(page: Page): SectionHeading[] {
  const { text } = page
  const found: SectionHeading[] = []
  for (const [level, tags] of [...HEADING_TAGS.map((tag) => [tag]), LINE_TAGS].entries()) {
    for (const tag of tags) {
      for (const element of byTag(page, tag)) {
        if (element.end - element.start > 2 * LENGTH_MAX) continue
        const shown = text.slice(element.start, element.end).trim()
        if (shown === '' || shown.length > LENGTH_MAX || shown.includes('\n')) continue
        if (level < LINE_LEVEL || fillsLine(text, element)) found.push({ element, level, text: shown })
      }
    }
  }
  return found.sort((a, b) => a.element.start - b.element.start).slice(0, HEADINGS_MAX)
}

const fillsLine = (text: string, { start, end }: PageElement) =>
  (start === 0 || text[start] === '\n' || text[start - 1] === '\n') &&
  (end === text.length || text[end] === '\n' || text[end - 1] === '\n')

/**
 * Returns the headings of lists of organisations that are names of one: what one cannot say for itself, the headings
 * beside it do.
 *
 * @param isClear whether a heading certainly names an organisation
 */
export function headingsOfLists<T extends SectionHeading>(
  headings: readonly T[],
  isClear: (heading: T) => boolean,
): T[] {
  return listsOf(headings).flatMap((list) => {
    const clear = new Set(list.filter(isClear))
    if (list.length < LIST_MIN || clear.size < list.length * CLEAR_SHARE_MIN) return []
    const looks = list.map(({ text }) => lookOf(text))
    const named = list.filter(
      (heading, at) => clear.has(heading) || (looks[at] === 'name' && heading.text.includes(' ')),
    )
    const people = looks.filter((look) => look === 'person').length
    if (named.length < list.length * NAMED_SHARE_MIN || people > list.length * PEOPLE_SHARE_MAX) return []
    return named.filter(({ text }) => !isPlaceHead(text, NO_WORDS))
  })
}

/** Groups headings of one kind: those of one parent if they are a list, else those of all such blocks of the page. */
function listsOf<T extends SectionHeading>(headings: readonly T[]): T[][] {
  const siblings = Map.groupBy(headings, ({ element: { tag, parent } }) => `${tag} ${parent?.tag} ${parent?.start}`)
  const lists = [...siblings.values()]
  const rest = lists.filter(({ length }) => length < LIST_MIN).flat()
  const ofBlocks = Map.groupBy(
    rest,
    ({ element: { tag, attributes, parent } }) => `${tag} ${attributes.class ?? ''} ${parent?.attributes.class ?? ''}`,
  )
  return [...lists.filter(({ length }) => length >= LIST_MIN), ...ofBlocks.values()]
}
