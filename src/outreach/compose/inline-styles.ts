import { attributeValue, encodeAttribute, type HtmlTag, scanHtml } from '../../lib/scan-html.ts'
import type { Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { readSelectors, type SimpleSelector } from './simple-selectors.ts'
import { type Declaration, readStyleRules, type StyleRule, writeDeclaration } from './style-rules.ts'

/** The work for one message: about half a second. A newsletter takes a hundredth of it. */
const WORK_UNITS_MAX = 50_000_000
const UNITS_OF_MATCH = 10
/** Cost of parsing one character of a style sheet. */
const UNITS_OF_CHARACTER = 40

const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements that have no appearance. */
const UNSEEN: ReadonlySet<string> = new Set('head title meta style link base script html'.split(' '))

/** One selector of a rule, with its declarations. */
interface Applied {
  readonly selector: SimpleSelector
  readonly rule: StyleRule & { readonly kind: 'style' }
  /** Whether it matched an element. */
  isUsed: boolean
}

interface Sheet {
  readonly start: number
  readonly end: number
  /** Its rules, and for each that inline styles can express, its selectors. */
  readonly rules: readonly { readonly rule: StyleRule; readonly applied: readonly Applied[] | null }[]
}

/**
 * Writes the rules of a message's `style` elements into the `style` attributes of its elements, because some mail
 * programs drop style sheets. Only what inline styles cannot express stays in the sheets, such as media queries; where
 * it competes with an inline style, it becomes important, so that it still applies. The rest of the markup, and fields,
 * stay as written. Sheets with fields are left alone.
 *
 * @param markup with all its elements closed (`closedHtml`)
 * @returns the markup unchanged if the work would exceed its budget
 */
export function* inlineStyles(markup: string, budget = new WorkBudget(WORK_UNITS_MAX)): Steps<string> {
  if (!markup.includes('<style')) return markup
  const sheets = sheetsOf(markup, budget)
  if (!sheets) return markup
  yield
  const applied = sheets.flatMap(({ rules }) => rules.flatMap((one) => one.applied ?? []))
  const edits: Edit[] = []
  if (applied.length > 0 && !matchElements(markup, applied, edits, budget)) return markup
  yield
  const families = new Set(applied.flatMap(({ rule, isUsed }) => (isUsed ? rule.declarations.map(familyOf) : [])))
  for (const { start, end, rules } of sheets) edits.push({ start, end, text: writeSheet(rules, families) })
  return edited(markup, edits)
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function edited(markup: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(markup.slice(from, start), text)
    from = end
  }
  pieces.push(markup.slice(from))
  return pieces.join('')
}

/** The style sheets of a message; null if there are more than the budget allows. */
function sheetsOf(markup: string, budget: WorkBudget): Sheet[] | null {
  const sheets: Sheet[] = []
  let fits = true
  scanHtml(markup, {
    tag() {},
    text(tag, start, end) {
      if (tag.name !== 'style' || !fits) return
      fits = budget.trySpend((end - start) * UNITS_OF_CHARACTER)
      const css = markup.slice(start, end)
      if (!fits || css.includes('{{') || css.includes('{%') || isForMedia(tag)) return
      const rules = readStyleRules(css).map((rule) => ({
        rule,
        applied: rule.kind === 'style' ? appliedOf(rule) : null,
      }))
      sheets.push({ start, end, rules })
    },
  })
  return fits ? sheets : null
}

function appliedOf(rule: Applied['rule']): Applied[] | null {
  const selectors = readSelectors(rule.selectors)
  const applied = selectors?.flatMap((selector) => (selector ? [{ selector, rule, isUsed: false }] : []))
  return applied && applied.length === selectors?.length ? applied : null
}

const isForMedia = (tag: HtmlTag): boolean => !/^(?:all|screen)?$/i.test(attributeValue(tag, 'media')?.trim() ?? '')

/** An open element, and how many compounds of each selector it and its ancestors match. */
interface Open {
  readonly name: string
  /** Selectors whose first compounds match here, as sets of the number of compounds, by the selector's place. */
  readonly reached: ReadonlyMap<number, readonly number[]>
  /** The same for all its ancestors and itself together. */
  readonly within: ReadonlyMap<number, ReadonlySet<number>>
}

const NOTHING: Open = { name: '', reached: new Map(), within: new Map() }

/** Adds an edit for each element that rules apply to. @returns false if the budget is used up */
function matchElements(markup: string, rules: readonly Applied[], edits: Edit[], budget: WorkBudget): boolean {
  const open: Open[] = []
  const size = rules.reduce((sum, { selector }) => sum + selector.compounds.length, 0)
  let fits = true
  scanHtml(markup, {
    tag(tag) {
      fits &&= budget.trySpend(size * UNITS_OF_MATCH)
      if (!fits) return
      const above = open.at(-1) ?? NOTHING
      const { element, matching } = matched(tag, above, rules)
      if (!VOID.has(tag.name)) open.push(element)
      if (matching.length === 0 || UNSEEN.has(tag.name)) return
      for (const one of matching) one.isUsed = true
      edits.push(styleEdit(tag, matching))
    },
    closing(name) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
    },
  })
  return fits
}

function matched(tag: HtmlTag, above: Open, rules: readonly Applied[]): { element: Open; matching: Applied[] } {
  const classes = (attributeValue(tag, 'class') ?? '').split(/\s+/)
  const reached = new Map<number, number[]>()
  const matching: Applied[] = []
  let within = above.within
  for (const [place, rule] of rules.entries()) {
    const { compounds } = rule.selector
    const own: number[] = []
    for (const [at, compound] of compounds.entries()) {
      const isPlaced =
        at === 0 || (compound.isChild ? above.reached.get(place)?.includes(at) : above.within.get(place)?.has(at))
      if (isPlaced && compound.matches(tag, classes)) own.push(at + 1)
    }
    if (own.length === 0) continue
    if (own.includes(compounds.length)) matching.push(rule)
    const partial = own.filter((count) => count < compounds.length)
    if (partial.length === 0) continue
    reached.set(place, partial)
    if (within === above.within) within = new Map(above.within)
    ;(within as Map<number, ReadonlySet<number>>).set(place, new Set([...(above.within.get(place) ?? []), ...partial]))
  }
  return { element: { name: tag.name, reached, within }, matching }
}

/** Combines matching rules with the element's own style: later declarations win (CSS Cascade 4, section 6). */
function styleEdit(tag: HtmlTag, matching: readonly Applied[]): Edit {
  // The sort is stable, so that of equals the later rule wins.
  const sorted = matching.toSorted((a, b) => a.selector.specificity - b.selector.specificity)
  const ofSheets = sorted.flatMap(({ rule }) => rule.declarations)
  const attribute = tag.attributes.find(({ name }) => name === 'style')
  const own = attribute ? attribute.raw.trim().replace(/;$/, '') : ''
  const text = [
    ...lastOfEach(ofSheets.filter(({ isImportant }) => !isImportant)).map(escapedDeclaration),
    ...(own === '' ? [] : [own]),
    // Not marked as important, so that media queries can still override it.
    ...lastOfEach(ofSheets.filter(({ isImportant }) => isImportant))
      .map((one) => ({ ...one, isImportant: false }))
      .map(escapedDeclaration),
  ].join(';')
  if (!attribute) return { start: tag.nameEnd, end: tag.nameEnd, text: ` style="${text}"` }
  // `closedHtml` writes all attributes with double quotes.
  return { start: attribute.start, end: attribute.end, text: `style="${text}"` }
}

const escapedDeclaration = (declaration: Declaration): string => encodeAttribute(writeDeclaration(declaration))

function lastOfEach(declarations: readonly Declaration[]): Declaration[] {
  const byProperty = new Map<string, Declaration>()
  for (const one of declarations) {
    byProperty.delete(one.property)
    byProperty.set(one.property, one)
  }
  return [...byProperty.values()]
}

/** `border-left` and `border` compete for the same property. */
const familyOf = ({ property }: Pick<Declaration, 'property'>): string =>
  /^(?:margin|padding|border|background|font|text|list-style|width|height)/.exec(
    property.replace(/^(?:max|min)-/, ''),
  )?.[0] ?? property

/** What is left of a sheet: rules that match nothing yet, such as those for our own `body`, stay as they are. */
function writeSheet(rules: Sheet['rules'], families: ReadonlySet<string>): string {
  const left = rules.filter(({ applied }) => !applied?.every(({ isUsed }) => isUsed))
  return left.map(({ rule, applied }) => writeRules([rule], applied ? NO_FAMILIES : families)).join('\n')
}

const NO_FAMILIES: ReadonlySet<string> = new Set()

function writeRules(rules: readonly StyleRule[], families: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'other') return rule.text
      if (rule.kind === 'group') return `${rule.head}{${writeRules(rule.rules, families)}}`
      const declarations = rule.declarations.map((one) =>
        writeDeclaration({ ...one, isImportant: one.isImportant || families.has(familyOf(one)) }),
      )
      return `${rule.selectors}{${declarations.join(';')}}`
    })
    .join('\n')
}
