import type { ServiceContext } from '../../core/context.ts'
import type { ContactValues, RefusedValue } from '../../domain/contacts/import-rows/read-contact-row.ts'
import { emailValues, OPT_OUT_REASON, phoneValue } from '../../domain/opt-outs/opt-out-values.ts'
import { type OptOutValue, optedOut } from '../../domain/opt-outs/opt-outs.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { unerasedContacts } from './without-erased.ts'

/** A contact without values whose owners opted out of collection; null when no email and no phone is left. */
export interface AllowedContact {
  readonly contact: ContactValues | null
  readonly refused: readonly RefusedValue[]
}

/** Removes values that may not be collected, and values that the account has had erased, from entered contacts. */
export async function allowedContacts(
  ctx: ServiceContext,
  contacts: readonly ContactValues[],
): Promise<AllowedContact[]> {
  const allowed = await withoutOptedOut(ctx, contacts)
  const left = (
    await unerasedContacts(
      ctx,
      allowed.flatMap(({ contact }) => contact ?? []),
    )
  ).values()
  return allowed.map((one) => {
    if (!one.contact) return one
    const { contact, refused } = left.next().value!
    return { contact, refused: [...one.refused, ...refused] }
  })
}

/** Checks all contacts with one query. If a person's own address has opted out, the whole contact is dropped. */
async function withoutOptedOut(ctx: ServiceContext, contacts: readonly ContactValues[]): Promise<AllowedContact[]> {
  const out = await optedOut(
    ctx,
    contacts.flatMap(({ emails, phones }) => [...emails.flatMap(emailValues), ...phones.map(phoneValue)]),
  )
  if (out.size === 0) return contacts.map((contact) => ({ contact, refused: [] }))
  const isOut = ({ kind, value }: OptOutValue) => out.has(`${kind}:${value}`)
  return contacts.map((contact) => {
    const emails = contact.emails.filter((email) => !emailValues(email).some(isOut))
    const phones = contact.phones.filter((phone) => !isOut(phoneValue(phone)))
    const refused = [...contact.emails, ...contact.phones]
      .filter((value) => !emails.includes(value) && !phones.includes(value))
      .map(({ value }) => ({ reason: OPT_OUT_REASON, value }))
    const isPersonOut = contact.emails.some(
      ({ normalized }) => mailboxKind(normalized) === 'personal' && out.has(`email:${normalized.toLowerCase()}`),
    )
    const isEmpty = emails.length === 0 && phones.length === 0
    return { contact: isEmpty || isPersonOut ? null : { ...contact, emails, phones }, refused }
  })
}
