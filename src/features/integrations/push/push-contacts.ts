import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { ExportedContact } from '../../../domain/contacts/exported/exported-contact.ts'
import { readExported } from '../../../domain/contacts/exported/read-exported.ts'
import type { IntegrationRow } from '../../../domain/integrations/integrations.ts'
import type { Crm, CrmKind, CrmRecord } from '../../../platform/crm/port.ts'
import { paths } from '../../../rules/site/app-paths.ts'
import { fieldValues, mappedValues } from '../mapping/field-values.ts'
import { type LinkChange, readLinks } from './links.ts'
import { type Pushed, pushRecords } from './push-records.ts'

/** What became of the contacts that were asked for, by number, and what has to be stored. */
export interface PushedContactsResult {
  readonly byNumber: ReadonlyMap<number, Pushed>
  readonly changes: readonly LinkChange[]
}

interface Numbered {
  readonly number: number
  readonly contact: ExportedContact
}

/**
 * Pushes contacts: organisations first, with those of the people if the integration says so, then people with a link to
 * theirs.
 *
 * @param numbers at most `crm.recordsMax`; those of deleted contacts are skipped
 * @throws ProviderError
 */
export async function pushContacts(
  ctx: ServiceContext,
  integration: IntegrationRow,
  crm: Crm,
  numbers: readonly number[],
): Promise<PushedContactsResult> {
  const employers = await readEmployers(ctx, numbers)
  const isLinking = integration.withOrganizations
  const further = isLinking ? [...new Set(employers.values())].filter((number) => !numbers.includes(number)) : []
  const contacts = await readNumbered(ctx, [...numbers, ...further])
  const links = await readLinks(
    ctx,
    integration,
    contacts.map(({ number }) => String(number)),
  )
  const byNumber = new Map<number, Pushed>()
  const changes: LinkChange[] = []
  const asked = new Set(numbers)

  async function push(kind: CrmKind, some: readonly Numbered[]): Promise<void> {
    if (some.length === 0) return
    const byKey = new Map(some.map((one) => [one.contact.id, one.number]))
    const linkOf = (key: string) => links.get(`${kind} ${byKey.get(key)}`) ?? null
    const organizationOf = (number: number): string | null => {
      const employer = kind === 'person' && isLinking ? employers.get(number) : undefined
      if (employer === undefined) return null
      const pushed = byNumber.get(employer)
      return pushed && pushed.outcome !== 'failed'
        ? pushed.remoteId
        : (links.get(`organization ${employer}`)?.remoteId ?? null)
    }
    const records = some.map(({ number, contact }) => recordOf(ctx, integration, contact, organizationOf(number)))
    for (let at = 0; at < records.length; at += crm.recordsMax) {
      const results = await pushRecords(
        crm,
        kind,
        records.slice(at, at + crm.recordsMax),
        linkOf,
        integration.onExisting,
      )
      for (const [key, pushed] of results) {
        const number = byKey.get(key)!
        byNumber.set(number, pushed)
        // An unchanged contact is stored, too: it may have failed before.
        changes.push({ kind, key: String(number), pushed })
      }
    }
  }
  await push(
    'organization',
    contacts.filter(({ contact }) => contact.kind === 'organization'),
  )
  await push(
    'person',
    contacts.filter(({ contact }) => contact.kind === 'person'),
  )
  return { byNumber: new Map([...byNumber].filter(([number]) => asked.has(number))), changes }
}

/** A contact as the provider gets it. */
export function recordOf(
  { config }: Pick<ServiceContext, 'config'>,
  { mapping }: Pick<IntegrationRow, 'mapping'>,
  contact: ExportedContact,
  organizationId: string | null,
): CrmRecord {
  const fields = fieldValues(contact, `${config.appUrl}${paths.contactDetail.to(contact.id)}`)
  return {
    key: contact.id,
    kind: contact.kind,
    values: mappedValues(fields, contact.fields ?? {}, mapping[contact.kind]),
    name: contact.name,
    email: fields.email || null,
    company: contact.organization,
    domain: contact.kind === 'organization' ? fields.domain || null : null,
    remoteId: null,
    organizationId,
  }
}

async function readNumbered(ctx: ServiceContext, numbers: readonly number[]): Promise<Numbered[]> {
  if (numbers.length === 0) return []
  const known = await ctx.data.all<{ number: number }>(sql`
    SELECT number FROM contacts WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) AND reach >= 0 ORDER BY number`)
  const present = known.map(({ number }) => number)
  const contacts = await readExported(ctx, present)
  // One was deleted between the two queries: the numbers no longer fit.
  if (contacts.length !== present.length) return readNumbered(ctx, present)
  return contacts.map((contact, at) => ({ number: present[at]!, contact }))
}

/** The organisations of people, by number. */
async function readEmployers(ctx: ServiceContext, numbers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.data.all<{ number: number; organization: number }>(sql`
    SELECT number, organization_number AS organization FROM contacts
    WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) AND organization_number IS NOT NULL`)
  return new Map(rows.map(({ number, organization }) => [number, organization]))
}
