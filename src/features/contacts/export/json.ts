import type { ExportedContact, ExportOptions } from './exported-contact.ts'

/** Some contacts of one JSON list, to be written behind those before them; likely addresses are null unless they are asked for. */
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
