import type { z } from 'zod'
import type { FieldErrors } from '../contracts/errors.ts'

/**
 * Returns the error messages of each field, by its dotted path.
 *
 * @param within path of the validated value
 */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[], within: readonly PropertyKey[] = []): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = [...within, ...path].join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), message]
  }
  return fields
}
