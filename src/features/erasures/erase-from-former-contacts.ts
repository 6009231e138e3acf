import type { ServiceContext } from '../../core/context.ts'
import { type Changed, changeRows } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'

const TEXTS = ['email', 'phone', 'name', 'job_title', 'address', 'page_url']

/** Removes a person from the contacts kept from before contacts belonged to accounts. */
export async function eraseFromFormerContacts(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  let changed = 0
  for await (const rows of rowsWith(ctx, 'former_contacts', TEXTS, person.traces, ['kind'])) {
    const staying = rows.filter((row) => !person.keepsEvidence || !isEvidence(row, person))
    changed += await changeRows(ctx, 'former_contacts', staying, (row) => withoutPerson(row, person))
  }
  return changed
}

const isEvidence = ({ texts: { kind, email } }: FoundRow, { traces }: LocatedPerson) =>
  kind === 'person' && Boolean(email && traces.holds(email))

function withoutPerson({ texts }: FoundRow, { traces }: LocatedPerson): Changed {
  const isHeld = (text: string | null | undefined) => Boolean(text && traces.holds(text))
  const { kind, email, name, phone, job_title, address, page_url } = texts
  if (kind === 'person' && (isHeld(email) || isHeld(name))) return null
  const orNull = (text: string | null | undefined) => (isHeld(text) ? null : (text ?? null))
  return {
    email: orNull(email),
    phone: orNull(phone),
    address: orNull(address),
    page_url: orNull(page_url),
    job_title: job_title ? traces.redact(job_title) : null,
  }
}
