import { z } from 'zod'
import type { FieldErrors } from '../contracts/errors.ts'
import { shapeOf } from '../contracts/shape-of.ts'
import { nearestWord } from './nearest-word.ts'

/** Maximum number of fields reported; more would not be read. */
const NAMED_MAX = 20

/**
 * Returns errors for fields that a schema does not define, at any depth, by dotted path, with the field that was
 * probably meant. If misspelt fields were ignored silently, a request would do something other than intended.
 *
 * @param schema undefined means that no fields are allowed
 * @param kind the name for such a field in messages
 */
export function unknownFields(
  schema: z.ZodType | undefined,
  given: unknown,
  kind: 'field' | 'parameter' = 'field',
): FieldErrors {
  const found: FieldErrors = {}
  collect(schema ?? z.object({}), given, [], (path, known) => {
    if (Object.keys(found).length < NAMED_MAX) found[path.join('.')] = [sentence(path, known, kind)]
  })
  return found
}

type Found = (path: readonly string[], known: readonly string[]) => void

function collect(schema: z.ZodType, given: unknown, path: readonly string[], onFound: Found): void {
  if (typeof given !== 'object' || given === null) return
  const solid = solidOf(schema)
  if (Array.isArray(given)) {
    if (!(solid instanceof z.ZodArray)) return
    for (const [at, entry] of given.entries())
      collect(solid.element as z.ZodType, entry, [...path, String(at)], onFound)
    return
  }
  if (solid instanceof z.ZodUnion) {
    collectOfUnion(solid.options as z.ZodType[], given, path, onFound)
    return
  }
  if (solid instanceof z.ZodRecord) {
    for (const [key, value] of Object.entries(given))
      collect(solid.valueType as z.ZodType, value, [...path, key], onFound)
    return
  }
  const shape = shapeOf(solid)
  if (!shape) return
  for (const [key, value] of Object.entries(given)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (field) collect(field, value, [...path, key], onFound)
    else onFound([...path, key], Object.keys(shape))
  }
}

/** Reports for the alternative of a union that defines most of the given fields. */
function collectOfUnion(options: readonly z.ZodType[], given: unknown, path: readonly string[], onFound: Found): void {
  const outcomes = options
    .filter((option) => shapeOf(option) !== null || solidOf(option) instanceof z.ZodArray)
    .map((option) => {
      const found: Parameters<Found>[] = []
      collect(option, given, path, (...one) => void found.push(one))
      return found
    })
  const least = outcomes.toSorted((one, other) => one.length - other.length)[0] ?? []
  for (const one of least) onFound(...one)
}

/** Unwraps a schema, for instance from a default. */
function solidOf(schema: z.ZodType): z.ZodType {
  const { innerType, in: source } = schema._zod.def as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? source
  return inner ? solidOf(inner) : schema
}

function sentence(path: readonly string[], known: readonly string[], kind: string): string {
  const name = path.at(-1) ?? ''
  const nearest = nearestWord(name, known)
  const rest =
    nearest !== null
      ? ` Did you mean "${nearest}"?`
      : known.length === 0
        ? ` This call takes no ${kind}s here.`
        : ` Known: ${known.join(', ')}.`
  return `There is no ${kind} "${name.slice(0, 100)}".${rest}`
}
