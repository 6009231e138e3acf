import type { ServiceContext } from '../../../core/context.ts'
import { unitsOfText } from '../../../core/file-response.ts'
import { StepSize } from '../../../lib/step-size.ts'
import type { ExportedContact } from './exported-contact.ts'
import { readExported } from './read-exported.ts'

/** Contacts that one step of an export reads; some of them may be gone meanwhile, all of them even. */
export interface ExportedStep {
  readonly contacts: readonly ExportedContact[]
  readonly isLast: boolean
}

/** Reads contacts in the order of the given numbers, as many a step as their notes, values and sources allow. */
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

/** Characters of what may be long in a contact; its other fields are a few hundred. */
const lengthOf = (contacts: readonly ExportedContact[]): number =>
  contacts.reduce(
    (sum, { emails, phones, addresses, profiles, tags, lists, notes, sources }) =>
      sum +
      500 +
      100 * (emails.length + phones.length + addresses.length + profiles.length + tags.length + lists.length) +
      200 * sources.length +
      notes.reduce((length, note) => length + note.length, 0),
    0,
  )
