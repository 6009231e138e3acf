import { BUILT_IN_FIELDS, fieldName } from '../../lib/text/field-name.ts'
import { lineAt, type TemplateFault } from './liquid/faults.ts'
import { type Part, readConditions } from './liquid/read-conditions.ts'
import { placeholders } from './merge-fields.ts'

/** A field that a template names. */
export interface NamedField {
  /** As `fieldName` writes it. */
  readonly name: string
  /** As in the template, such as `{{first_name}}` or `{% if city == "Bonn" %}`. */
  readonly written: string
  readonly line: number
}

/** What in a template is not understood, in order. */
export function templateFaults(template: string): (TemplateFault & { readonly line: number })[] {
  const { fault } = readConditions(template)
  const faults = fault ? [fault] : []
  for (const { problem, start, end } of placeholders(template))
    if (problem !== null) faults.push({ written: template.slice(start, end), start, message: problem })
  return faults
    .sort((one, other) => one.start - other.start)
    .map((one) => ({ ...one, line: lineAt(template, one.start) }))
}

/** All fields that a template names, in places, conditions and filters, each once per name. */
export function templateFields(template: string): NamedField[] {
  const found = new Map<string, NamedField>()
  const add = (name: string, written: string, start: number) => {
    if (!found.has(name)) found.set(name, { name, written, line: lineAt(template, start) })
  }
  for (const { name, filters, start, end } of placeholders(template))
    for (const one of [name, ...(filters?.fields ?? [])]) add(one, template.slice(start, end), start)
  const walk = (parts: readonly Part[]) => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      for (const { written, condition, parts: inside } of part.branches) {
        for (const name of condition?.fields ?? []) add(name, written, template.indexOf(written))
        walk(inside)
      }
    }
  }
  walk(readConditions(template).parts)
  return [...found.values()]
}

/**
 * The fields that leave a gap where a recipient lacks them: those without a fallback, outside conditions that ask for
 * them.
 */
export function unguardedFields(template: string): string[] {
  const found = new Set<string>()
  const walk = (parts: readonly Part[], asked: ReadonlySet<string>) => {
    for (const part of parts) {
      if (typeof part === 'string') {
        for (const { name, fallback, filters } of placeholders(part))
          if (fallback === null && !filters?.hasDefault && !asked.has(name)) found.add(name)
        continue
      }
      const before = new Set(asked)
      for (const { condition, parts: inside } of part.branches) {
        for (const name of condition?.fields ?? []) before.add(name)
        walk(inside, before)
      }
    }
  }
  walk(readConditions(template).parts, new Set())
  return [...found]
}

/**
 * The known field that was probably meant: the nearest one, if at most a third of its letters differ.
 *
 * @param name as `fieldName` writes it
 */
export function nearestField(name: string, known: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = Number.POSITIVE_INFINITY
  const plain = name.replaceAll('_', '')
  for (const one of [...BUILT_IN_FIELDS, ...known]) {
    const other = fieldName(one).replaceAll('_', '')
    const distance = plain === other ? 0 : distanceOf(plain, other, Math.max(1, Math.ceil(other.length / 3)))
    if (distance < least) [nearest, least] = [one, distance]
  }
  return nearest
}

/** Longer names are not compared, because the work grows with the square of the length. */
const COMPARED_MAX = 40

/** Damerau-Levenshtein distance (optimal string alignment); infinite above the maximum. */
function distanceOf(one: string, other: string, max: number): number {
  if (one.length > COMPARED_MAX || other.length > COMPARED_MAX) return Number.POSITIVE_INFINITY
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const own = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min(own[column - 1]! + 1, last[column]! + 1, last[column - 1]! + cost)
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) least = Math.min(least, before[column - 2]! + 1)
      own.push(least)
    }
    before = last
    last = own
  }
  const distance = last[other.length]!
  return distance <= max ? distance : Number.POSITIVE_INFINITY
}
