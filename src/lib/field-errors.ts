import type { z } from 'zod'
import type { FieldErrors } from '../contracts/errors.ts'

/** What is wrong with each field, by its dotted path. @param within where the value stands that was checked */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[], within: readonly PropertyKey[] = []): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = [...within, ...path].join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), message]
  }
  return fields
}
