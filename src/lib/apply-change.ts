import type { z } from 'zod'
import { invalid } from './errors.ts'
import { fieldErrorsOf } from './field-errors.ts'

/**
 * An object after an update: what the update does not name stays, and the whole is held to the rules of a new one.
 *
 * @param schema of the whole
 * @param former what is stored, as the schema takes it
 * @param path of the whole in the body, for its errors
 * @throws validation_failed
 */
export function applyChange<Schema extends z.ZodType>(
  schema: Schema,
  former: z.input<Schema>,
  change: object,
  path: readonly PropertyKey[] = [],
): z.output<Schema> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  const parsed = schema.safeParse({ ...(former as object), ...Object.fromEntries(named) })
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error.issues, path))
  return parsed.data
}

/** The same for an object within one, which may be missing or be taken away. */
export function applyPart<Part extends object>(
  former: Part | null,
  change: object | null | undefined,
): object | null | undefined {
  if (change === null || change === undefined) return change
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...former, ...Object.fromEntries(named) }
}
