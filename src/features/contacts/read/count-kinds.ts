import { type SQL, sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX, type ContactKind } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { resolveFilter } from '../../../domain/contacts/resolve-filter.ts'

/**
 * Counts the people and the organizations that match a filter, regardless of the kind in it, each up to
 * `CONTACTS_COUNTED_MAX`.
 */
export async function countKinds(
  ctx: ServiceContext,
  filter: ContactFilter,
): Promise<{ people: number; organizations: number }> {
  const matching = async (kind: ContactKind): Promise<SQL> => {
    const resolved = await resolveFilter(ctx, { ...filter, kind })
    const chosen = chooseContacts(accountOf(ctx).number, resolved, { limit: CONTACTS_COUNTED_MAX })
    return sql`(SELECT count(*) FROM (${chosen}))`
  }
  const [people, organizations] = await Promise.all([matching('person'), matching('organization')])
  const [counted] = await ctx.data.all<{ people: number; organizations: number }>(
    sql`SELECT ${people} AS people, ${organizations} AS organizations`,
  )
  return counted!
}
