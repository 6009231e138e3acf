import type { EditContact } from '../../../contracts/contacts/change-contacts.ts'
import type { ContactEdits } from '../../../db/schema/data/contacts.ts'
import type { ValueRow } from '../../../domain/contacts/exported/value-rows.ts'
import { invalid, raise } from '../../../lib/errors.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'
import { valueKey } from './join-edits.ts'
import type { TypedValue } from './typed-values.ts'

/** The facts of an edit for the contact's history. */
interface EditFacts {
  readonly fields: readonly string[]
  readonly restored: readonly string[]
  readonly removed: readonly string[]
  readonly preferred: readonly string[]
}

const FIELDS = { name: 'name', job_title: 'job_title', company: 'organization', country: 'country' } as const
type Field = keyof typeof FIELDS

/**
 * Returns a contact's edits after applying one more.
 *
 * @param shown the values of the contact
 * @throws validation_failed if a preferred value is not among the values of the contact
 */
export function nextEdits(
  before: ContactEdits,
  body: EditContact,
  shown: readonly ValueRow[],
  typed: readonly TypedValue[],
): { edits: ContactEdits; facts: EditFacts } {
  const edits: { -readonly [Name in keyof ContactEdits]: ContactEdits[Name] } = { ...before }
  const fields = (Object.keys(FIELDS) as Field[]).filter((field) => body[field] !== undefined)
  for (const field of fields) edits[FIELDS[field]] = body[field] as string
  const restored = (body.found_again ?? []).filter((field) => before[FIELDS[field]] !== undefined)
  for (const field of restored) delete edits[FIELDS[field]]
  const own = body.fields ?? {}
  if (Object.keys(own).length > 0) edits.fields = { ...before.fields, ...own }

  const valueOfId = (id: string) => shown.find(({ item }) => item === numberOfId(id))
  const off = (body.remove_item_ids ?? []).flatMap((id) => valueOfId(id) ?? [])
  const typedKeys = typed.map(({ type, value }) => valueKey({ type, normalized: value.normalized }))
  const removed = [...new Set([...(before.removed ?? []), ...off.map(valueKey)])].filter(
    (key) => !typedKeys.includes(key),
  )
  const first = body.prefer_item_id === undefined ? null : (valueOfId(body.prefer_item_id) ?? raise(notHad()))
  const preferred = (before.preferred ?? []).filter(
    (key) => !removed.includes(key) && !(first && key.startsWith(`${first.type}:`)),
  )
  if (first) preferred.push(valueKey(first))
  return {
    edits: withLists(edits, removed, preferred),
    facts: {
      fields: [...fields.filter((field) => !restored.includes(field)), ...Object.keys(own)],
      restored,
      removed: off.map(({ value }) => value),
      preferred: first ? [first.value] : [],
    },
  }
}

const notHad = () => invalid({ prefer_item_id: ['The contact does not have this value'] })

function withLists(edits: ContactEdits, removed: readonly string[], preferred: readonly string[]): ContactEdits {
  const { removed: _, preferred: __, ...rest } = edits
  return { ...rest, ...(removed.length > 0 && { removed }), ...(preferred.length > 0 && { preferred }) }
}
