/** Fields that every recipient can have; all others are columns of the recipients' import or fields of the contact. */
export const BUILT_IN_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'unsubscribe_url',
] as const

export const FIELD_NAME_LENGTH_MAX = 100

/** Normalises a field's name: `First Name`, `first-name` and `first_name` are the same. */
export const fieldName = (written: string): string =>
  written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
