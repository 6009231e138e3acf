import { type Context, defaultOperators as liquidOperators, type Operators, toValue } from 'liquidjs'

/** Numbers in fields are texts, so `employees == 25` and `employees > 9` compare numbers where both sides are. */
const asNumbers = (one: unknown, other: unknown): readonly [number, number] | null => {
  if (typeof one !== 'number' && typeof other !== 'number') return null
  const [left, right] = [numberOf(one), numberOf(other)]
  return left === null || right === null ? null : [left, right]
}

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^-?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim())) return null
  return Number(value)
}

type Binary = Extract<Operators[string], (left: unknown, right: unknown, context: Context) => unknown>

const numeric =
  (name: string, compare: (left: number, right: number) => boolean): Binary =>
  (left, right, context) => {
    const numbers = asNumbers(left, right)
    return numbers ? compare(...numbers) : (liquidOperators[name] as Binary)(left, right, context)
  }

const equal = numeric('==', (one, other) => one === other)
const unequal = numeric('!=', (one, other) => one !== other)

/** A missing field is an empty text, which equals `nil` too. */
const isNil = (left: unknown, right: unknown) =>
  (left === '' && toValue(right) === null) || (right === '' && toValue(left) === null)

/** The operators of Liquid, where a field is a text. */
export const operators: Operators = {
  ...liquidOperators,
  '==': (left: unknown, right: unknown, context: Context) => isNil(left, right) || equal(left, right, context),
  '!=': (left: unknown, right: unknown, context: Context) => !isNil(left, right) && unequal(left, right, context),
  '>': numeric('>', (one, other) => one > other),
  '<': numeric('<', (one, other) => one < other),
  '>=': numeric('>=', (one, other) => one >= other),
  '<=': numeric('<=', (one, other) => one <= other),
}
