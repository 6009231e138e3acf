import { accountOf, type ServiceContext } from '../../core/context.ts'
import type { ContactValues, RefusedValue } from '../../domain/contacts/import-rows/read-contact-row.ts'
import { ERASED_REASON, type ErasedValue, erased, erasedNames } from '../../domain/erasures/erased-values.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'

/** Placeholder for a value that must not be stored again, not even in a refusal. */
const UNTOLD = '…'

/** A contact without erased values; null when no email and no phone is left. */
export interface UnerasedContact {
  readonly contact: ContactValues | null
  readonly refused: readonly RefusedValue[]
}

/**
 * Removes values that the account has had erased from entered contacts, with one query for all. Of an erased person,
 * only role mailboxes and the company are kept.
 */
export async function unerasedContacts(
  ctx: ServiceContext,
  contacts: readonly ContactValues[],
): Promise<UnerasedContact[]> {
  const out = await erased(ctx, accountOf(ctx).id, contacts.flatMap(valuesOf))
  if (out.size === 0) return contacts.map((contact) => ({ contact, refused: [] }))
  const isOut = ({ kind, value }: ErasedValue) => out.has(`${kind}:${value}`)
  return contacts.map((contact) => {
    const isPersonal = (email: string) => mailboxKind(email) === 'personal'
    const isPersonOut =
      namesOf(contact).some(isOut) ||
      contact.emails.some(({ normalized }) => isPersonal(normalized) && isOut(emailValue(normalized)))
    const emails = contact.emails.filter(
      ({ normalized }) => !isOut(emailValue(normalized)) && !(isPersonOut && isPersonal(normalized)),
    )
    const phones = isPersonOut ? [] : contact.phones.filter(({ normalized }) => !isOut(phoneValue(normalized)))
    const isLess = emails.length < contact.emails.length
    const isWithoutPhones = phones.length < contact.phones.length
    const refusal = (kind: RefusedValue['kind']): RefusedValue => ({ reason: ERASED_REASON, value: UNTOLD, kind })
    const refused = [
      ...(isLess ? [refusal('email')] : []),
      ...(isWithoutPhones ? [refusal('phone')] : []),
      ...(isPersonOut && !isLess && !isWithoutPhones ? [refusal('name')] : []),
    ]
    if (emails.length === 0 && phones.length === 0 && refused.length > 0) return { contact: null, refused }
    if (!isPersonOut) return { contact: { ...contact, emails, phones }, refused }
    return { contact: { emails, phones, name: null, company: contact.company, jobTitle: null }, refused }
  })
}

const emailValue = (normalized: string): ErasedValue => ({ kind: 'email', value: normalized.toLowerCase() })
const phoneValue = (normalized: string): ErasedValue => ({ kind: 'phone', value: normalized })

const namesOf = ({ name, company, emails, phones, site }: ContactValues): ErasedValue[] =>
  name === null
    ? []
    : erasedNames(name.value, {
        at: [
          ...emails.map(({ normalized }) => siteOfEmail(normalized)),
          ...phones.map(({ normalized }) => normalized),
          site,
        ],
        organizations: [company?.value],
      })

const valuesOf = (contact: ContactValues): ErasedValue[] => [
  ...contact.emails.map(({ normalized }) => emailValue(normalized)),
  ...contact.phones.map(({ normalized }) => phoneValue(normalized)),
  ...namesOf(contact),
]
