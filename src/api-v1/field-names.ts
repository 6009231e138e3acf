import { AppError } from '../lib/errors.ts'

/** What a verb calls a field, and what the external API does; the first pattern that fits counts. */
type Names = readonly (readonly [pattern: RegExp, name: string])[]

export const CRAWL_NAMES: Names = [
  [/^limit$/, 'max_pages'],
  [/^keyword$/, 'keywords'],
  [/^types$/, 'data_types'],
  [/^check_robot$/, 'respect_robots'],
]
/** The codes of what stands in the way of sending are none of the call's fields, either. */
export const CAMPAIGN_NAMES: Names = [
  [/^(?:email_config_id|sms_config_id|sender_(?!id$).*)$/, 'sender_id'],
  [/^(?:selected_contacts|manual|no_recipients)$/, 'recipients'],
  [/^unsubscribe_missing$/, 'include_unsubscribe'],
  [/^subject_missing$/, 'subject'],
  [/^subject_b_missing$/, 'subject_b'],
  [/^subject_test_.*$/, 'subject_test'],
  [/^(?:foreign_syntax|footer_hidden)$/, 'content'],
]

/**
 * Runs a verb, and has what it refuses name the fields of the call.
 *
 * @throws what the verb throws
 */
export async function namingFields<T>(names: Names, verb: () => Promise<T>): Promise<T> {
  try {
    return await verb()
  } catch (error) {
    throw error instanceof AppError && error.fields ? renamed(error, error.fields, names) : error
  }
}

function renamed(error: AppError, fields: NonNullable<AppError['fields']>, names: Names): AppError {
  const named: Record<string, string[]> = {}
  for (const [field, messages] of Object.entries(fields)) {
    const [head = '', ...rest] = field.split('.')
    const name = names.find(([pattern]) => pattern.test(head))?.[1] ?? head
    const path = [name, ...rest].join('.')
    named[path] = [...(named[path] ?? []), ...messages]
  }
  const { code, message, retryAfterSeconds, headers } = error
  return new AppError(code, message, {
    fields: named,
    headers,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
