import type { ContactEdits } from '../../../db/schema/data/contacts.ts'
import type { ValueRow } from '../../../domain/contacts/exported/value-rows.ts'
import type { KnownContact } from '../read/require-contact.ts'

/**
 * Merges the edits of several contacts. Those of the remaining contact win. A value that was removed from one of them
 * stays removed, unless another contact shows it.
 *
 * @param shown the values of all of them
 * @returns `ContactEdits` as JSON
 */
export function joinEdits(
  into: KnownContact,
  others: readonly KnownContact[],
  shown: readonly ValueRow[],
): string | null {
  const all = [...others.toReversed(), into].map(editsOf)
  const joined: ContactEdits = Object.assign({}, ...all)
  const isShown = new Set(shown.map(valueKey))
  const removed = [...new Set(all.flatMap((edits) => edits.removed ?? []))].filter((key) => !isShown.has(key))
  const { removed: _, fields: __, at: ___, ...rest } = joined
  const fields = Object.assign({}, ...all.map((edits) => edits.fields)) as NonNullable<ContactEdits['fields']>
  const edits = {
    ...rest,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(removed.length > 0 && { removed }),
  }
  const at = Math.max(0, ...all.map((one) => one.at ?? 0))
  return Object.keys(edits).length > 0 ? JSON.stringify({ ...edits, ...(at > 0 && { at }) }) : null
}

export const editsOf = ({ edits }: Pick<KnownContact, 'edits'>): ContactEdits =>
  edits === null ? {} : (JSON.parse(edits) as ContactEdits)

/** Returns the key by which edits refer to a value. */
export const valueKey = ({ type, normalized }: Pick<ValueRow, 'type' | 'normalized'>): string => `${type}:${normalized}`
