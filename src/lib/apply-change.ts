import type { z } from 'zod'
import { invalid } from './errors.ts'
import { fieldErrorsOf } from './field-errors.ts'

/**
 * Applies an update to an object: fields that the update does not contain stay, and the result must satisfy the full
 * schema.
 *
 * @param schema of the whole object
 * @param former the stored object, as the schema accepts it
 * @param path of the object in the body, for error messages
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

/** Like `applyChange` without validation, for a nested object, which may be missing or be removed. */
export function applyPart<Part extends object>(
  former: Part | null,
  change: object | null | undefined,
): object | null | undefined {
  if (change === null || change === undefined) return change
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...former, ...Object.fromEntries(named) }
}
