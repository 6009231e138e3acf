import { type SQL, sql } from 'drizzle-orm'
import type { ContactKind } from '../../contracts/contacts/contact.ts'
import type { ErasedPerson } from '../../contracts/erasures/erasures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber, firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { CONTACT_CODES, TYPE_CODES, wordOf } from '../../db/codes.ts'
import { readPhone } from '../../domain/contacts/contact-values.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { invalid, raise } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { parseMailbox } from '../../lib/parse-mailbox.ts'
import { nextTurn } from '../../lib/steps.ts'
import { nameRanges, partsOfName, wordsOfName } from './name-ranges.ts'

/** The person that an erasure request names, by normalised values. */
export interface PersonQuery {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly name: string | null
  /** Numbers of contacts. Numbers that belong to other accounts are ignored. */
  readonly chosen: readonly number[]
}

/**
 * Parses and normalises an erasure request.
 *
 * @param country the account's country, for numbers without `+`
 * @throws validation_failed for an invalid email address or phone number
 */
export function readAsked({ email, phone, name, contact_ids = [] }: ErasedPerson, country: string | null): PersonQuery {
  const address = email ? (parseMailbox(email) ?? raise(invalid({ email: ['Enter a valid email address'] }))) : null
  const number = phone ? (readPhone(phone) ?? raise(invalid({ phone: ['Enter a valid phone number'] }))) : null
  return {
    emails: address ? [address.normalized] : [],
    // Numbers stored before the account had a country are kept as plain digits.
    phones: number
      ? [...new Set([number.normalized, readPhone(phone!, country)?.normalized ?? number.normalized])]
      : [],
    name: name ?? null,
    chosen: contact_ids.flatMap((id) => numberOfId(id) ?? []),
  }
}

export interface FoundContact {
  readonly number: number
  readonly kind: ContactKind
  readonly name: string | null
  readonly organization: string | null
  readonly site: string | null
  readonly email: string | null
  /** Milliseconds since 1970. */
  readonly first_seen_at: number
}

export interface FoundContacts {
  /** Contacts that are the person. */
  readonly meant: readonly FoundContact[]
  /** Found by name, or by a value that several contacts share. They may be the person; the user selects them. */
  readonly possible: readonly FoundContact[]
}

/** Maximum contacts that one statement examines. */
const CONTACTS_AT_ONCE = 5_000

const COLUMNS = sql`contacts.number, ${wordOf(sql`contacts.kind`, CONTACT_CODES)} AS kind, contacts.name, contacts.organization, contacts.site,
  contacts.first_seen_at, (SELECT items.value FROM contact_values JOIN items ON items.number = item
    WHERE contact = contacts.number AND items.type = ${TYPE_CODES.emails} ORDER BY rank LIMIT 1) AS email`

/** Returns the account's contacts that were selected or have a given value, as certain and possible matches. */
export async function contactsOf(ctx: ServiceContext, asked: PersonQuery): Promise<FoundContacts> {
  const account = accountOf(ctx).id
  const given = (type: 'emails' | 'phones', values: readonly string[]) =>
    sql`SELECT contact FROM contact_values WHERE item IN (SELECT number FROM items WHERE account = ${accountNumber(account)}
      AND type = ${TYPE_CODES[type]} AND normalized IN (SELECT value FROM json_each(${JSON.stringify(values)})))`
  const chosen = sql`SELECT value FROM json_each(${JSON.stringify(asked.chosen)})`
  const rows = await ctx.data.all<FoundContact & { by_email: number; by_phone: number; is_chosen: number }>(sql`
    SELECT ${COLUMNS}, contacts.number IN (${given('emails', asked.emails)}) AS by_email,
      contacts.number IN (${given('phones', asked.phones)}) AS by_phone, contacts.number IN (${chosen}) AS is_chosen
    FROM contacts WHERE contacts.number BETWEEN ${firstNumber(account)} AND ${lastNumber(account)}
      AND contacts.number IN (${chosen} UNION ${given('emails', asked.emails)} UNION ${given('phones', asked.phones)})
    ORDER BY contacts.number`)
  const people = rows.filter(({ kind }) => kind === 'person')
  const isOwnEmail = asked.emails.some((email) => mailboxKind(email) === 'personal')
  const isAlone = (by: 'by_email' | 'by_phone') => people.filter((row) => row[by]).length === 1
  const isMeant = ({ kind, by_email, by_phone, is_chosen }: (typeof rows)[number]) =>
    is_chosen === 1 ||
    (kind === 'person' &&
      ((by_email === 1 && (isOwnEmail || isAlone('by_email'))) || (by_phone === 1 && isAlone('by_phone'))))
  return { meant: rows.filter(isMeant), possible: rows.filter((row) => !isMeant(row)) }
}

/** Returns other contacts with these names: people with the same name, and organisations named after such a person. */
export async function contactsNamed(
  ctx: ServiceContext,
  names: readonly string[],
  except: readonly number[],
): Promise<FoundContact[]> {
  if (names.length === 0) return []
  const account = accountOf(ctx).id
  const parts: SQL = sql`SELECT value FROM json_each(${JSON.stringify(names.flatMap(partsOfName))})`
  const rows: FoundContact[] = []
  for (let after: SQL | number = firstNumber(account); ; ) {
    const window: SQL = sql`FROM contacts WHERE number >= ${after} AND number <= ${lastNumber(account)} ORDER BY number LIMIT ${CONTACTS_AT_ONCE}`
    const [some, [edge]]: readonly [FoundContact[], { last: number | null; count: number }[]] = await runBatch(
      ctx.data,
      [
        statement<FoundContact>(sql`
        SELECT ${COLUMNS} FROM (SELECT number AS seq, name AS called ${window}) CROSS JOIN contacts ON contacts.number = seq
        WHERE seq NOT IN (SELECT value FROM json_each(${JSON.stringify(except)}))
          AND EXISTS (SELECT 1 FROM (${parts}) AS part WHERE instr(lower(called), part.value) > 0)`),
        statement<{ last: number | null; count: number }>(
          sql`SELECT max(number) AS last, count(*) AS count FROM (SELECT number ${window})`,
        ),
      ],
    )
    rows.push(...some)
    if (!edge?.last || edge.count < CONTACTS_AT_ONCE) break
    after = edge.last + 1
    await nextTurn()
  }
  const identities = new Set(names.map(wordsOfName))
  return rows.filter(({ kind, name }) =>
    kind === 'person' ? identities.has(wordsOfName(name!)) : names.some((one) => nameRanges(name!, one).length > 0),
  )
}
