import { type SQL, sql } from 'drizzle-orm'
import type { EditContact } from '../../../contracts/contacts/change-contacts.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { addItems } from '../../../db/add-items.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { PHONE_CODES, TYPE_CODES } from '../../../db/codes.ts'
import { type ContactValue, readEmail, readPhone } from '../../../domain/contacts/contact-values.ts'
import { ERASED_REASON, erased } from '../../../domain/erasures/erased-values.ts'
import { emailValues, OPT_OUT_REASON, phoneValue } from '../../../domain/opt-outs/opt-out-values.ts'
import { optedOut } from '../../../domain/opt-outs/opt-outs.ts'
import { findOrAddSource } from '../../../domain/sources/find-or-add-source.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'
import { invalid } from '../../../lib/errors.ts'
import type { KnownContact } from '../read/require-contact.ts'
import { valueKey } from './join-edits.ts'

export interface TypedValue {
  readonly type: 'emails' | 'phones'
  readonly value: ContactValue
}

/** The source of values that users type on a contact's page. */
const SOURCE_NAME = 'Added by hand'
/** The rank after all existing values, until the contact is rebuilt. */
const LAST = 10_000

/**
 * Parses the values that an edit adds.
 *
 * @throws validation_failed for an invalid value, or one that must not be collected
 */
export async function readTyped(ctx: ServiceContext, { add_email, add_phone }: EditContact): Promise<TypedValue[]> {
  const email = add_email === undefined ? undefined : readEmail(add_email)
  const phone = add_phone === undefined ? undefined : readPhone(add_phone, accountOf(ctx).country)
  if (email === null) throw invalid({ add_email: ['Enter a valid email address'] })
  if (phone === null) throw invalid({ add_phone: ['Enter a valid phone number'] })
  const ofEmail = email ? emailValues(email) : []
  const out = await optedOut(ctx, [...ofEmail, ...(phone ? [phoneValue(phone)] : [])])
  if (ofEmail.some(({ kind, value }) => out.has(`${kind}:${value}`))) throw invalid({ add_email: [OPT_OUT_REASON] })
  if (phone && out.has(`phone:${phone.normalized}`)) throw invalid({ add_phone: [OPT_OUT_REASON] })
  const gone = await erased(ctx, accountOf(ctx).id, [
    ...(email ? [{ kind: 'email' as const, value: email.normalized }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone.normalized }] : []),
  ])
  if (email && gone.has(`email:${email.normalized}`)) throw invalid({ add_email: [ERASED_REASON] })
  if (phone && gone.has(`phone:${phone.normalized}`)) throw invalid({ add_phone: [ERASED_REASON] })
  return [
    ...(email ? [{ type: 'emails' as const, value: email }] : []),
    ...(phone ? [{ type: 'phones' as const, value: phone }] : []),
  ]
}

/** Returns the key of the mention for a typed value. */
const keyOf = (contact: number, { type, value }: TypedValue) =>
  `hand:${contact}:${valueKey({ type, normalized: value.normalized })}`

/** Returns the statements of one batch that add typed values to the account's data and to the contact. */
export async function typedStatements(
  ctx: ServiceContext,
  contact: KnownContact,
  typed: readonly TypedValue[],
  done: SQL,
): Promise<{ sourceId: string | null; keys: string[]; statements: Statement<never>[] }> {
  if (typed.length === 0) return { sourceId: null, keys: [], statements: [] }
  const sourceId = await findOrAddSource(ctx, 'manual', SOURCE_NAME)
  const now = ctx.clock.now()
  const items = typed.map(({ type, value }) => ({ type, ...value, confidence: 1 }))
  const writes = addItems({ id: sourceId, type: 'manual', accountId: accountOf(ctx).id }, items, now, done)
  const keys = typed.map((one) => keyOf(contact.number, one))
  return {
    sourceId,
    keys,
    statements: [
      statement(sql`UPDATE sources SET unchecked_since = ${now.toISOString()} WHERE id = ${sourceId} AND ${done}`),
      ...writes.flatMap((list) => list.items),
      ...writes.map((list) => list.sighting),
      ...typed.flatMap((one, at): Statement<never>[] => [
        statement(sql`
          INSERT INTO mentions (source, key, contact, reason, site, facts, seen_at)
          SELECT number, ${keys[at]!}, ${contact.number}, 'by-hand', NULL, ${JSON.stringify(factsOf(contact, keys[at]!, one))}, ${now.getTime()}
          FROM sources WHERE id = ${sourceId} AND ${done}
          ON CONFLICT (source, key) DO UPDATE SET contact = excluded.contact`),
        // The contact gets the value before it is rebuilt, or the value would be reported as new.
        statement(sql`
          INSERT INTO contact_values (contact, item, rank, phone_kind)
          SELECT ${contact.number}, number, ${LAST}, ${one.type === 'phones' ? PHONE_CODES.voice : null} FROM items
          WHERE account = ${accountOf(ctx).number} AND type = ${TYPE_CODES[one.type]} AND normalized = ${one.value.normalized} AND ${done}
          ON CONFLICT (contact, item) DO NOTHING`),
      ]),
    ],
  }
}

const factsOf = ({ kind }: KnownContact, key: string, { type, value }: TypedValue): SiteContact => ({
  key,
  kind,
  name: '',
  relation: 'mentioned',
  organization: null,
  organization_key: null,
  parts: [
    {
      name: '',
      reason: null,
      job_titles: [],
      emails: type === 'emails' ? [value.normalized] : [],
      phones: type === 'phones' ? [{ value: value.normalized }] : [],
      addresses: [],
      profiles: [],
      pages: [],
    },
  ],
  likely_email: null,
  confidence: 1,
})
