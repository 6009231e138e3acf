import { AppError } from '../lib/errors.ts'

/** Maps internal field names to those of the public API; the first matching pattern applies. */
type Names = readonly (readonly [pattern: RegExp, name: string])[]

export const CRAWL_NAMES: Names = [
  [/^limit$/, 'max_pages'],
  [/^keyword$/, 'keywords'],
  [/^types$/, 'data_types'],
  [/^check_robot$/, 'respect_robots'],
]
/** Also maps the codes of problems that prevent sending, which are no fields of the call. */
export const CAMPAIGN_NAMES: Names = [
  [/^(?:email_config_id|sms_config_id|sender_(?!id$).*)$/, 'sender_id'],
  [/^(?:selected_contacts|manual|no_recipients)$/, 'recipients'],
  [/^recipients_incomplete$/, 'audience'],
  [/^unsubscribe_missing$/, 'include_unsubscribe'],
  [/^subject_missing$/, 'subject'],
  [/^subject_b_missing$/, 'subject_b'],
  [/^subject_test_.*$/, 'subject_test'],
  [/^(?:foreign_syntax|template_syntax|unknown_field|footer_hidden)$/, 'content'],
]

/**
 * Runs a service function, and renames the fields in its validation errors to those of the public API.
 *
 * @throws the errors of the function
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
