import { type Template, TokenKind, type Value } from 'liquidjs'
import { type Compiled, compileExpression, compileWhen } from './compile-expression.ts'
import { type ConditionTag, conditionTags } from './condition-tags.ts'
import { liquid } from './engine.ts'
import { describeFault, TagFault, type TemplateFault } from './faults.ts'

/** A stretch of a template, or a choice among several. */
export type Part = string | Choice

export interface Choice {
  /** Its first tag, as in the template. */
  readonly written: string
  readonly branches: readonly Branch[]
}

export interface Branch {
  /** The tag that starts it, as written, such as `{% if company %}`. */
  readonly written: string
  /** Null for `else`. */
  readonly condition: Compiled | null
  readonly parts: readonly Part[]
}

export interface Conditions {
  readonly parts: readonly Part[]
  /** Why the tags are not understood; then they are kept as text. */
  readonly fault: TemplateFault | null
}

/** Real messages have a few; the work for a recipient grows with them. */
const TAGS_MAX = 10_000
const DEPTH_MAX = 20

/** A cache of the parts of a few campaigns' messages, each parsed once for all recipients. */
const READ_MAX = 16
const read = new Map<string, Conditions>()

/** Reads the conditions of a template: `{% if … %}`, `{% unless … %}`, `{% case … %}`, `{% comment %}`, `{{#if …}}`. */
export function readConditions(template: string): Conditions {
  const before = read.get(template)
  if (before) return before
  const conditions = parse(template)
  if (read.size >= READ_MAX) read.clear()
  read.set(template, conditions)
  return conditions
}

function parse(template: string): Conditions {
  const tags = [...conditionTags(template)]
  if (tags.length === 0) return { parts: [template], fault: null }
  const starts: number[] = []
  try {
    const parsed = liquid.parse(asLiquid(template, tags, starts))
    return { parts: partsOf({ template, tags, next: 0 }, parsed), fault: null }
  } catch (error) {
    return { parts: [template], fault: describeFault(tags, starts, error) }
  }
}

/**
 * Writes the tags as Liquid. The texts between them are only referred to, by their numbers, so that nothing in them is
 * read as Liquid.
 *
 * @param starts receives the positions of the tags in the result
 * @throws TagFault
 */
function asLiquid(template: string, tags: readonly ConditionTag[], starts: number[]): string {
  if (tags.length > TAGS_MAX) throw new TagFault(tags[TAGS_MAX]!, `A message can have at most ${TAGS_MAX} tags.`)
  const open: { readonly tag: ConditionTag; last: string }[] = []
  const pieces: string[] = []
  let length = 0
  let from = 0
  const put = (piece: string) => {
    pieces.push(piece)
    length += piece.length
  }
  for (const [index, tag] of tags.entries()) {
    starts.push(length)
    const within = open.at(-1)
    const isIgnored = within?.tag.word === 'comment' && tag.word !== 'endcomment'
    if (isIgnored) continue
    if (tag.start > from) put(`${index}`)
    from = tag.end
    if (tag.problem !== null) throw new TagFault(tag, tag.problem)
    assertInOrder(tag, within)
    starts[index] = length
    put(`{% ${within && tag.closes ? endOf(tag, within.tag) : tag.word} ${tag.expression} %}`)
    if (tag.closes) open.pop()
    else if (!tag.opens && within) within.last = tag.word
    else if (open.length === DEPTH_MAX) throw new TagFault(tag, `Conditions can be nested ${DEPTH_MAX} deep.`)
    else open.push({ tag, last: tag.word })
  }
  if (from < template.length) put(`${tags.length}`)
  return pieces.join('')
}

/** `{{/if}}` also ends `{% unless %}`, as it always did. */
const endOf = ({ word }: ConditionTag, opened: ConditionTag) =>
  (word === 'endif' || word === 'endunless') && (opened.word === 'if' || opened.word === 'unless')
    ? `end${opened.word}`
    : word

/** @throws TagFault for what Liquid would pass over */
function assertInOrder(tag: ConditionTag, within: { readonly tag: ConditionTag; readonly last: string } | undefined) {
  const fault = (message: string) => new TagFault(tag, message)
  const isMiddle = !tag.opens && !tag.closes
  if (!within) {
    if (isMiddle || tag.closes) throw fault('This tag has no beginning. Add an {% if … %} before it, or remove it.')
  } else if (tag.closes) {
    if (endOf(tag, within.tag) !== `end${within.tag.word}`)
      throw fault(`This tag does not match ${within.tag.written}, which is still open.`)
  } else if (isMiddle && within.last === 'else') throw fault('Only the end can follow “else”.')
  else if (within.last === 'case' && tag.word !== 'when') throw fault('After “case”, write {% when … %} first.')
  else if (tag.word === (within.tag.word === 'case' ? 'elsif' : 'when'))
    throw fault(`“${tag.word}” does not belong to ${within.tag.written}.`)
}

interface Reader {
  readonly template: string
  readonly tags: readonly ConditionTag[]
  /** The tag that comes next in the template. */
  next: number
}

/** The shape of Liquid's own tags for choices. */
interface ChoiceTag extends Template {
  readonly name: string
  readonly value?: Value
  readonly branches?: readonly {
    readonly value?: Value
    readonly values?: readonly unknown[]
    readonly templates: Template[]
  }[]
  readonly elseTemplates?: readonly Template[]
}

function partsOf(reader: Reader, parsed: readonly Template[]): Part[] {
  return parsed.flatMap((one): Part[] => {
    if (one.token.kind === TokenKind.HTML) return [textOf(reader, Number(one.token.getText()))]
    const tag = one as ChoiceTag
    if (tag.name === 'comment') {
      while (reader.tags[reader.next]!.word !== 'endcomment') reader.next++
      reader.next++
      return []
    }
    return [choiceOf(reader, tag)]
  })
}

/** The text before a tag. */
function textOf({ template, tags }: Reader, index: number): string {
  return template.slice(tags[index - 1]?.end ?? 0, tags[index]?.start ?? template.length)
}

function choiceOf(reader: Reader, tag: ChoiceTag): Choice {
  const first = reader.tags[reader.next++]!
  const isCase = tag.name === 'case'
  // Text between `case` and its first `when` belongs to no branch, as in Liquid.
  const branches = (tag.branches ?? []).map((branch, index): Branch => {
    const own = isCase || index > 0 ? reader.tags[reader.next++]! : first
    const condition = isCase
      ? compileWhen(tag.value!, branch.values!, own)
      : compileExpression(branch.value!, own, tag.name === 'unless' && index === 0)
    return { written: own.written, condition, parts: partsOf(reader, branch.templates) }
  })
  if (reader.tags[reader.next]!.word === 'else') {
    const own = reader.tags[reader.next++]!
    branches.push({ written: own.written, condition: null, parts: partsOf(reader, tag.elseTemplates ?? []) })
  }
  reader.next++
  return { written: first.written, branches }
}
