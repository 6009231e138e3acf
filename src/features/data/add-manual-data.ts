import type { Added, AddManualData } from '../../contracts/data/data-additions.ts'
import type { FieldErrors } from '../../contracts/errors.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readEmail, readName, readPhone } from '../../domain/contacts/contact-values.ts'
import type { ContactValues } from '../../domain/contacts/import-rows/read-contact-row.ts'
import { storeContacts, toAdded } from '../../domain/contacts/store-contacts.ts'
import { findOrAddSource } from '../../domain/sources/find-or-add-source.ts'
import { invalid } from '../../lib/errors.ts'
import { allowedContacts } from './without-opted-out.ts'

/**
 * Adds manually entered contacts: all of them, or none if one is invalid.
 *
 * @throws validation_failed by field, for example `contacts.2.email`, with contacts counted as submitted
 */
export async function addManualData(ctx: ServiceContext, { source_name, contacts }: AddManualData): Promise<Added> {
  const errors: FieldErrors = {}
  const values = contacts.map(({ email, phone, name, index }): ContactValues => {
    const readOr = <T>(
      written: string | null | undefined,
      read: (text: string) => T | null,
      field: string,
      message: string,
    ) => {
      const value = written ? read(written) : null
      if (written && !value) errors[`contacts.${index}.${field}`] = [message]
      return value
    }
    const emailValue = readOr(email, readEmail, 'email', 'Invalid email address')
    const phoneValue = readOr(phone, (text) => readPhone(text, accountOf(ctx).country), 'phone', 'Invalid phone number')
    return {
      emails: emailValue ? [emailValue] : [],
      phones: phoneValue ? [phoneValue] : [],
      name: readOr(name, readName, 'name', 'Invalid name'),
      company: null,
      jobTitle: null,
    }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  for (const [at, { refused }] of (await allowedContacts(ctx, values)).entries()) {
    const { index } = contacts[at]!
    for (const { value, reason, kind } of refused) {
      const field = kind ?? (values[at]!.emails.some((email) => email.value === value) ? 'email' : 'phone')
      errors[`contacts.${index}.${field}`] = [reason]
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const sourceId = await findOrAddSource(ctx, 'manual', source_name)
  const counts = await storeContacts(ctx, { id: sourceId, type: 'manual' }, values)
  await ctx.queues.send('email-checks', { account_id: accountOf(ctx).id, source_id: sourceId })
  return toAdded(sourceId, counts)
}
