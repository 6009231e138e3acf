import { decodeHTML } from 'entities'
import { fieldName } from '../../../lib/text/field-name.ts'
import { TAGS } from './engine.ts'

/** A tag of a condition: `{{#if name}}`, `{% if name == "x" %}` and related ones. */
export interface ConditionTag {
  /** The tag in Liquid, such as `if`, `elsif`, `endif`. */
  readonly word: string
  /** Its expression in Liquid; empty for none. */
  readonly expression: string
  /** The field that must have a value, if that is the whole condition. */
  readonly name: string | null
  readonly opens: boolean
  readonly closes: boolean
  readonly start: number
  readonly end: number
  /** As in the template. */
  readonly written: string
  /** Why it is not understood. */
  readonly problem: string | null
}

const TAG =
  /\{\{\s{0,20}(#if|#unless|else|\/if|\/unless)(?=[\s}])([^{}]{0,200})\}\}|\{%-?(?:\s|&nbsp;){0,20}([a-z#]{0,20})(?![a-z])([^{}]{0,500})%\}/gi
const NAME = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,99}$/u
/** `name`, optionally compared as not empty: `name != blank`. */
const NOT_EMPTY = /\s{0,20}!=\s{0,20}(?:blank|empty|nil|null|none|""|'')$/i

const OPENING: ReadonlySet<string> = new Set(['if', 'unless', 'case', 'comment'])
const WITHOUT_EXPRESSION: ReadonlySet<string> = new Set([
  'else',
  'endif',
  'endunless',
  'endcase',
  'comment',
  'endcomment',
])
const ASKING: ReadonlySet<string> = new Set(['if', 'unless', 'elsif'])

/** Yields the tags of a template, in order, in a single pass. */
export function* conditionTags(template: string): Generator<ConditionTag> {
  if (!template.includes('{%') && !template.includes('{{')) return
  for (const match of template.matchAll(TAG)) {
    const isHandlebars = match[1] !== undefined
    const word = (match[1] ?? match[3] ?? '').toLowerCase().replace('#', '').replace('/', 'end')
    const asked = plainCode(match[2] ?? match[4] ?? '')
      .replace(/-$/, '')
      .trim()
    const field = asked.replace(NOT_EMPTY, '')
    const name = ASKING.has(word) && NAME.test(field) ? fieldName(field) || null : null
    const start = match.index
    yield {
      ...{ word, name, start, end: start + match[0].length, written: match[0] },
      expression: name === null ? asked : `["${name}"]`,
      opens: OPENING.has(word),
      closes: word.startsWith('end'),
      problem: problemOf(word, asked, isHandlebars && name === null),
    }
  }
}

function problemOf(word: string, asked: string, isUnnamed: boolean): string | null {
  const base = word.replace(/^end/, '')
  if (word === 'elseif') return 'Write {% elsif … %}.'
  if (!TAGS.has(base) && !['elsif', 'else', 'when'].includes(word))
    return `There is no tag “${word}”. Available are if, elsif, else, unless, case, when and comment.`
  if (WITHOUT_EXPRESSION.has(word)) {
    if (asked === '' || base === 'comment') return null
    return word === 'else' && asked.startsWith('if ')
      ? 'Write {% elsif … %}.'
      : `Nothing can follow “${word}” in this tag.`
  }
  if (asked === '') return `What should “${word}” check? Write a field, such as {% ${word} company %}.`
  return isUnnamed ? 'This form checks only whether a field has a value. Compare with {% if country == "DE" %}.' : null
}

/** The code of a tag without what editors do to it: entities, non-breaking spaces, and typographic quotes. */
export const plainCode = (code: string): string => {
  const plain = (code.includes('&') ? decodeHTML(code) : code).replaceAll('\u00a0', ' ')
  return plain.includes('"') ? plain : plain.replace(/[“”]/g, '"')
}
