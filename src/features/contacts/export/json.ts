import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'

/**
 * Returns a part of a JSON array of contacts, to be appended to the previous parts. Likely addresses are null unless
 * they are included.
 */
export function jsonLines(
  contacts: readonly ExportedContact[],
  { includesLikely }: ExportOptions,
  isFirst: boolean,
  isLast: boolean,
): string {
  const records = contacts.map((contact) =>
    JSON.stringify(includesLikely ? contact : { ...contact, likely_email: null }),
  )
  const before = isFirst ? '[\n' : records.length > 0 ? ',\n' : ''
  return `${before}${records.join(',\n')}${isLast ? '\n]\n' : ''}`
}
