import type { ServiceContext } from '../../core/context.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import type { SiteContact } from '../../extraction/site/site-contact.ts'
import { changeRows } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { likelyAddressWithout, redactJsonText, redactPerson, strikeJsonText } from './redact-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'

/**
 * Removes a person from what sources say about other contacts: an organisation that lists their address or number loses
 * it, and no likely address is inferred from theirs. Mentions of the person that belong to no contact yet are deleted.
 */
export async function eraseFromMentions(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  let changed = 0
  const { traces, meant } = person
  const going = new Set<unknown>(meant.map(({ number }) => number))
  const isEvidence = ({ texts: { contact, facts } }: FoundRow) =>
    person.keepsEvidence && contact === null && isByAddress(JSON.parse(facts!), person)
  for await (const rows of rowsWith(ctx, 'mentions', ['facts'], traces, ['site', 'contact'])) {
    const staying = rows.filter((row) => !going.has(row.texts.contact) && !isEvidence(row))
    changed += await changeRows(ctx, 'mentions', staying, ({ texts }) => {
      const facts: SiteContact = JSON.parse(texts.facts!)
      if (texts.contact === null && isOf(facts, texts.site ?? null, person)) return null
      return { facts: JSON.stringify(redactPerson(facts, traces)) }
    })
  }
  for await (const rows of rowsWith(ctx, 'contacts', OWN_TEXTS, traces)) {
    const staying = rows.filter(({ key: [number] }) => !going.has(number))
    changed += await changeRows(
      ctx,
      'contacts',
      staying,
      ({ texts: { likely_email, profiles, fields, edits, job_title } }) => ({
        likely_email: likely_email ? jsonOrNull(likelyAddressWithout(JSON.parse(likely_email), traces)) : null,
        profiles: strikeJsonText(profiles ?? null, traces),
        fields: redactJsonText(fields ?? null, traces),
        edits: strikeJsonText(edits ?? null, traces),
        job_title: job_title ? traces.redact(job_title) : null,
        // Derived from it anew when the contact is rebuilt.
        title_key: null,
      }),
    )
  }
  return changed
}

const OWN_TEXTS = ['likely_email', 'profiles', 'fields', 'edits', 'job_title']
const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

const isByAddress = ({ kind, parts }: Pick<SiteContact, 'kind' | 'parts'>, { traces }: LocatedPerson) =>
  kind === 'person' && parts.some(({ emails }) => emails.some((email) => traces.known.emails.includes(email)))

function isOf({ kind, name, parts }: SiteContact, site: string | null, person: LocatedPerson): boolean {
  if (kind !== 'person') return false
  const { traces, identities, sites } = person
  return (
    traces.holds(name) ||
    isByAddress({ kind, parts }, person) ||
    (site !== null && sites.has(site) && identities.has(nameIdentity(name)))
  )
}
