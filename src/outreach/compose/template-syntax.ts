import { fieldName } from './merge-fields.ts'

/** Selects the alternatives for a message. */
export interface Choices {
  /** Whether the recipient has a field. */
  has(name: string): boolean
  /** Determines the choice among alternatives: the same for a recipient in every part of the message. */
  readonly seed: string
}

/** Longer ranges are not alternatives in a sentence. */
const SPINTAX_MAX = 5_000
const TAG_MAX = 1_200
const DEPTH_MAX = 20

/** A tag of a condition: `{{#if name}}`, `{% if name %}` and related ones. */
const CONDITION =
  /\{\{\s{0,20}(#if|#unless|else|\/if|\/unless)(?=[\s}])([^{}]{0,200})\}\}|\{%-?\s{0,20}(if|unless|else|endif|endunless)(?=[\s%-])([^{}%]{0,200})-?%\}/gi
const NAME = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,99}$/u
/** `name`, optionally compared as not empty: `name != blank`. */
const NOT_EMPTY = /\s{0,20}!=\s{0,20}(?:blank|empty|nil|null|none|""|''|&quot;&quot;|&#39;&#39;)$/i

interface ConditionTag {
  readonly kind: 'if' | 'unless' | 'else' | 'end'
  /** Null if the condition is not just whether a field exists. */
  readonly name: string | null
  readonly start: number
  readonly end: number
  readonly written: string
}

/**
 * Resolves a template's alternatives: `{{#if company}}…{{else}}…{{/if}}`, `{% if company %}…{% endif %}`, and one of
 * `{Hello|Good day}`. Fields are left for `mergeFields`. Unbalanced tags, and conditions other than the existence of a
 * field, are kept; `foreignSyntax` reports them.
 */
export function resolveChoices(template: string, choices: Choices): string {
  if (!template.includes('{')) return template
  return settleSpintax(settleConditions(template, choices), choices.seed)
}

function* conditionTags(template: string): Generator<ConditionTag> {
  for (const match of template.matchAll(CONDITION)) {
    const word = (match[1] ?? match[3] ?? '').toLowerCase()
    const asked = (match[2] ?? match[4] ?? '')
      .replaceAll(/&nbsp;|\u00a0/g, ' ')
      .replace(/-$/, '')
      .trim()
      .replace(NOT_EMPTY, '')
    const kind = /^(?:end|\/)/.test(word) ? 'end' : word === 'else' ? 'else' : word.endsWith('unless') ? 'unless' : 'if'
    const isPlain = kind === 'if' || kind === 'unless' ? NAME.test(asked) : asked === ''
    const name = isPlain ? fieldName(asked) : null
    yield { kind, name, start: match.index, end: match.index + match[0].length, written: match[0] }
  }
}

function settleConditions(template: string, { has }: Choices): string {
  const tags = [...conditionTags(template)]
  if (tags.length === 0 || conditionFault(tags) !== null) return template
  const pieces: string[] = []
  const taken: boolean[] = []
  let from = 0
  for (const { kind, name, start, end } of tags) {
    if (taken.every(Boolean)) pieces.push(template.slice(from, start))
    from = end
    if (kind === 'if') taken.push(has(name!))
    else if (kind === 'unless') taken.push(!has(name!))
    else if (kind === 'else') taken.push(!taken.pop())
    else taken.pop()
  }
  pieces.push(template.slice(from))
  return pieces.join('')
}

/** The first unsupported or unbalanced tag; null if there is none. */
function conditionFault(tags: readonly ConditionTag[]): string | null {
  const open: { written: string; hasElse: boolean }[] = []
  for (const { kind, name, written } of tags) {
    if (name === null) return written
    const last = open.at(-1)
    if (kind === 'if' || kind === 'unless') {
      if (open.length === DEPTH_MAX) return written
      open.push({ written, hasElse: false })
    } else if (!last) return written
    else if (kind === 'end') open.pop()
    else if (last.hasElse) return written
    else last.hasElse = true
  }
  return open[0]?.written ?? null
}

/**
 * The markup of each branch, to be checked separately. Together they are at most `2 * DEPTH_MAX` times as long as the
 * template.
 */
export function branchesOf(template: string): string[] {
  const branches: string[] = []
  const starts: number[] = []
  for (const { kind, start, end } of conditionTags(template)) {
    if (kind === 'else' || kind === 'end') {
      const opened = starts.pop()
      if (opened !== undefined) branches.push(template.slice(opened, start))
    }
    if (kind !== 'end') starts.push(end)
    // Deeper conditions are not supported; see `conditionFault`.
    if (starts.length > DEPTH_MAX) starts.shift()
  }
  for (const { start, bars, end } of spintax(template)) {
    let from = start + 1
    for (const bar of [...bars, end - 1]) {
      branches.push(template.slice(from, bar))
      from = bar + 1
    }
  }
  return branches
}

interface Spintax {
  readonly start: number
  readonly end: number
  readonly bars: readonly number[]
}

/** The delimiters of alternatives, and constructs with their own braces. */
const SPINTAX_SIGN = /<style|\{[{%]|[{|}]/gi
const STYLE_END = /<\/style/gi

/**
 * Finds alternatives in single braces, inner ones before outer ones; skips fields and style sheets. Takes a single
 * pass.
 */
function spintax(template: string): Spintax[] {
  const found: Spintax[] = []
  const open: { start: number; bars: number[] }[] = []
  let next = 0
  for (let sign = searchFrom(SPINTAX_SIGN, template, 0); sign; sign = searchFrom(SPINTAX_SIGN, template, next)) {
    const { index: at, 0: written } = sign
    next = at + written.length
    if (/^<style$/i.test(written)) {
      const end = searchFrom(STYLE_END, template, next)
      if (!end) break
      next = end.index + 1
    } else if (written === '{{' || written === '{%') {
      const length = template.slice(at, at + TAG_MAX).indexOf(written === '{{' ? '}}' : '%}')
      if (length > 0) next = at + length + 2
    } else if (written === '{') {
      open.push({ start: at, bars: [] })
      if (open.length > DEPTH_MAX) open.shift()
    } else if (written === '|') open.at(-1)?.bars.push(at)
    else {
      const last = open.pop()
      if (last && last.bars.length > 0 && at - last.start <= SPINTAX_MAX) found.push({ ...last, end: at + 1 })
    }
  }
  return found
}

function searchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function settleSpintax(template: string, seed: string): string {
  const found = spintax(template)
  if (found.length === 0) return template
  // Outer alternatives come after those inside them.
  const outer: Spintax[] = []
  for (const one of found.toReversed()) if (one.end <= (outer.at(-1)?.start ?? template.length)) outer.push(one)
  const pieces: string[] = []
  let from = 0
  for (const { start, end, bars } of outer.reverse()) {
    const ends = [...bars, end - 1]
    // Uses the number of bars and the position among other alternatives, because the text part has the same ones with
    // other markup.
    const chosen = hash(`${seed}:${pieces.length}`) % ends.length
    const begin = chosen === 0 ? start + 1 : bars[chosen - 1]! + 1
    pieces.push(template.slice(from, start), settleSpintax(template.slice(begin, ends[chosen]), `${seed}.${chosen}`))
    from = end
  }
  pieces.push(template.slice(from))
  return pieces.join('')
}

/** FNV-1a with a final mix, so that similar ids get different choices. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}

/** Filters of Liquid, Jinja and Twig, which other tools' templates have where ours have the fallback. */
const FILTER =
  /^(?:capitali[sz]e|upcase|downcase|upper|lower|uppercase|lowercase|title|titlecase|titleize|strip|trim|escape|e|safe|raw|h|first|last|date|truncate|replace|append|prepend|split|join|size|length|url_encode|strip_html|newline_to_br|round|plus|minus|times)(?:\s*[:(|].*)?$/i
/** Field names of other tools that mean recipient fields. */
const KNOWN = new Set(
  'name firstname fname lastname lname fullname company companyname organization organisation email emailaddress phone phonenumber city country title jobtitle website unsubscribe unsubscribeurl unsubscribelink'.split(
    ' ',
  ),
)
const ELSEWHERE: readonly RegExp[] = [
  /\*\|[^|*\s][^|*]{0,100}\|\*/g,
  /%%[A-Za-z_][\w .:-]{0,60}%%/g,
  /%[A-Z][A-Z0-9_]{2,60}%/g,
  /\[\[[^[\]]{1,100}\]\]/g,
  /\$\{[^{}]{1,100}\}/g,
  /#\{[A-Za-z_][\w.]{0,60}\}/g,
  /<%[^%]{0,100}%>/g,
  /&lt;%[^%]{0,100}%&gt;/g,
  /\{%[^{}]{0,200}%\}/g,
  /\{\{\{[^{}]{0,300}\}\}\}/g,
  /\{\{[^{}]{0,300}\}\}/g,
]
/** Single delimiters have other meanings too, so only names of fields count. */
const SINGLE = /[{[%]([A-Za-z][\w .-]{1,30})[}\]%]/g
const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi
const SHOWN_MAX = 5
/** A field that we merge. */
const FIELD_INSIDE = /^\{\{[\p{L}\p{M}\p{N}_ .\u00a0-]+(?:\|(.*))?\}\}$/su

/** Finds other tools' syntax in a template, which would be sent literally; each once, in order. */
export function foreignSyntax(template: string): string[] {
  const found = new Set<string>()
  const tags = [...conditionTags(template)]
  const fault = conditionFault(tags)
  if (fault !== null) found.add(fault)
  const own = new Set(tags.map(({ written }) => written))
  const words = template.replace(/<style[^>]{0,500}>[^<]{0,100000}/gi, ' ')
  // Percent signs in URLs encode characters; braces in URLs are still checked.
  const prose = words.replace(ADDRESS, (address) => address.replaceAll('%', ' '))
  for (const pattern of ELSEWHERE)
    for (const [written] of prose.matchAll(pattern)) if (!own.has(written) && !isOwnField(written)) found.add(written)
  for (const { 0: written, 1: name = '', index } of prose.matchAll(SINGLE))
    if (KNOWN.has(name.toLowerCase().replace(/[^a-z]/g, '')) && !isDouble(prose, index)) found.add(written)
  return [...found].slice(0, SHOWN_MAX)
}

const isDouble = (text: string, at: number) => text[at - 1] === text[at] || text[at - 1] === '%' || text[at - 1] === '$'

function isOwnField(written: string): boolean {
  const plain = written.replaceAll('&nbsp;', ' ')
  const match = FIELD_INSIDE.exec(plain)
  return match !== null && !FILTER.test((match[1] ?? '').trim())
}
