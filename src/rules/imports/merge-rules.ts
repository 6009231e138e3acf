/**
 * By what a row of an import is the same contact as an existing one:
 *
 * - `email`: they share an email address, and their names do not contradict each other
 * - `email_or_phone`: they share an email address or a phone number, and their names do not contradict each other
 * - `name`: they have the same name at the same organisation
 * - `never`: each row becomes a contact of its own
 */
export const MERGE_RULES = ['email', 'email_or_phone', 'name', 'never'] as const
export type MergeRule = (typeof MERGE_RULES)[number]

/**
 * What an import changes of an existing contact: nothing (`keep`), what is empty (`fill`), or every field that the file
 * has a value for (`file`).
 */
export const FIELD_RULES = ['fill', 'keep', 'file'] as const
export type FieldRule = (typeof FIELD_RULES)[number]
