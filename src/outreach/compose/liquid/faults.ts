import type { ConditionTag } from './condition-tags.ts'

/** Why a tag or a field of a template is not understood. */
export interface TemplateFault {
  /** The tag, as in the template. */
  readonly written: string
  /** Its position in the template. */
  readonly start: number
  readonly message: string
}

/** The number of the line at a position, from 1. */
export function lineAt(template: string, position: number): number {
  let line = 1
  for (let at = template.indexOf('\n'); at >= 0 && at < position; at = template.indexOf('\n', at + 1)) line++
  return line
}

/** A fault of the tags, found after they were written as Liquid. */
export class TagFault extends Error {
  readonly tag: ConditionTag

  constructor(tag: ConditionTag, message: string) {
    super(message)
    this.tag = tag
  }
}

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/not closed/, 'This tag is never closed. Add its end, such as {% endif %} or {{/if}}.'],
  [/not found/, 'This tag has no beginning. Remove it, or add an {% if … %} before it.'],
  [/after else/, 'Only the end can follow “else”.'],
  [/duplicated else/, 'A condition can have one “else”.'],
  [/undefined filter/, 'This filter does not exist.'],
]

/**
 * Describes an error of the parser.
 *
 * @param starts the positions of the tags in the text that was parsed
 */
export function describeFault(tags: readonly ConditionTag[], starts: readonly number[], error: unknown): TemplateFault {
  if (error instanceof TagFault) return { ...placeOf(error.tag), message: error.message }
  const { message, token } = error as { message?: string; token?: { begin?: number } }
  const begin = token?.begin ?? 0
  const tag =
    tags[
      Math.max(
        0,
        starts.findLastIndex((start) => start <= begin),
      )
    ]!
  const known = MESSAGES.find(([pattern]) => pattern.test(message ?? ''))
  return { ...placeOf(tag), message: known?.[1] ?? 'This condition is not understood.' }
}

const placeOf = ({ written, start }: ConditionTag) => ({ written, start })
