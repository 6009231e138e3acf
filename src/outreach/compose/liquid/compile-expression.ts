import { evalToken, isTruthy, type Token, TypeGuards, toValueSync, type Value, type ValueToken } from 'liquidjs'
import { invalid } from '../../../lib/errors.ts'
import { fieldName } from '../../../lib/text/field-name.ts'
import type { ConditionTag } from './condition-tags.ts'
import { type FieldContext, liquid } from './engine.ts'
import { TagFault } from './faults.ts'

/** A condition that is ready to be evaluated for many recipients. */
export interface Compiled {
  /** The fields that it names, as `fieldName` writes them. */
  readonly fields: readonly string[]
  /** @throws validation_failed if its filters produce too much text */
  holds(context: FieldContext): boolean
}

const UNARY: ReadonlySet<string> = new Set(['not'])

/**
 * Compiles the expression of a tag.
 *
 * @param isNegated whether it belongs to `unless`
 * @throws TagFault
 */
export function compileExpression(value: Value, tag: ConditionTag, isNegated: boolean): Compiled {
  assertComplete(value.initial.postfix, tag)
  const fields = fieldsOf(value)
  return {
    fields,
    holds: (context) =>
      isTruthy(
        evaluated(() => toValueSync(value.value(context) as never)),
        context,
      ) !== isNegated,
  }
}

/**
 * Compiles a `when` of a `case`: whether the value is one of several.
 *
 * @throws TagFault
 */
export function compileWhen(value: Value, options: readonly unknown[], tag: ConditionTag): Compiled {
  const tokens = options as readonly ValueToken[]
  assertComplete(value.initial.postfix, tag)
  if (tokens.length === 0) throw new TagFault(tag, 'Write a value after “when”, such as {% when "DE" %}.')
  for (const token of tokens) assertComplete([token], tag)
  const equals = liquid.options.operators['=='] as (one: unknown, other: unknown, context: FieldContext) => unknown
  return {
    fields: [...new Set([...fieldsOf(value), ...tokens.flatMap(fieldsOfToken)])],
    holds: (context) =>
      evaluated(() => {
        const own = toValueSync(value.value(context) as never)
        return tokens.some((token) =>
          toValueSync(equals(own, toValueSync(evalToken(token, context)), context) as never),
        )
      }),
  }
}

/** @throws validation_failed if the limit of memory is exceeded */
export function evaluated<T>(evaluate: () => T): T {
  try {
    return evaluate()
  } catch (error) {
    const cause = { cause: error }
    throw Object.assign(invalid({ content: ['The message is too long with the fields merged'] }), cause)
  }
}

/** The fields that a value and the arguments of its filters name. */
export const fieldsOf = (value: Value): string[] => [
  ...new Set([
    ...value.initial.postfix.flatMap(fieldsOfToken),
    ...value.filters.flatMap(({ args }) =>
      args.flatMap((one) => (Array.isArray(one) ? (one[1] ? fieldsOfToken(one[1]) : []) : fieldsOfToken(one as Token))),
    ),
  ]),
]

function fieldsOfToken(token: Token): string[] {
  if (!TypeGuards.isPropertyAccessToken(token)) return []
  const own = fieldName(token.props.map((prop) => ('content' in prop ? String(prop.content) : '_')).join('_'))
  return [own, ...token.props.flatMap((prop) => fieldsOfToken(prop as Token))]
}

/**
 * Liquid reads `{% if a b %}` and `{% if a == %}` as `a`; here, an operator needs its operands. Ranges are lists, which
 * fields are not.
 *
 * @throws TagFault
 */
function assertComplete(postfix: readonly Token[], tag: ConditionTag): void {
  let operands = 0
  for (const token of postfix) {
    if (TypeGuards.isRangeToken(token)) throw new TagFault(tag, 'Ranges are not available.')
    if (!TypeGuards.isOperatorToken(token)) operands++
    else if (!UNARY.has(token.operator)) operands--
    if (operands < 1) throw new TagFault(tag, 'A comparison lacks one of its sides.')
  }
  if (operands !== 1)
    throw new TagFault(
      tag,
      'This condition is not understood. Write texts in quotes, such as {% if city == "New York" %}.',
    )
}
