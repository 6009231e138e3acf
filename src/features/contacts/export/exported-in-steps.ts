import type { ServiceContext } from '../../../core/context.ts'
import { unitsOfText } from '../../../core/file-response.ts'
import type { ExportedContact } from '../../../domain/contacts/exported/exported-contact.ts'
import { readExported } from '../../../domain/contacts/exported/read-exported.ts'
import { StepSize } from '../../../lib/step-size.ts'

/** The contacts of one step of an export. Some or all of them may have been deleted meanwhile. */
export interface ExportedStep {
  readonly contacts: readonly ExportedContact[]
  readonly isLast: boolean
}

/**
 * Reads contacts in the order of the given numbers. The number per step depends on the size of their notes, values and
 * sources.
 */
export async function* exportedInSteps(ctx: ServiceContext, numbers: readonly number[]): AsyncGenerator<ExportedStep> {
  const size = new StepSize({ first: 50, max: 500 })
  for (let at = 0; at < numbers.length; ) {
    const some = numbers.slice(at, at + size.rows)
    const contacts = await readExported(ctx, some)
    at += some.length
    size.note(some.length, unitsOfText(some.length, lengthOf(contacts)))
    yield { contacts, isLast: at >= numbers.length }
  }
}

/** Estimates the length in characters: the fields that may be long, plus a few hundred for the rest. */
const lengthOf = (contacts: readonly ExportedContact[]): number =>
  contacts.reduce(
    (sum, { emails, phones, addresses, profiles, tags, lists, notes, fields, sources }) =>
      sum +
      500 +
      100 * (emails.length + phones.length + addresses.length + profiles.length + tags.length + lists.length) +
      200 * sources.length +
      notes.reduce((length, note) => length + note.length, 0) +
      Object.values(fields ?? {}).reduce((length, value) => length + value.length, 0),
    0,
  )
