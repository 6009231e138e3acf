import type { z } from 'zod'
import type { EditContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'

/** The form's values. */
export type EditValues = z.input<typeof EditContact>

const FIELDS = ['name', 'job_title', 'company', 'country'] as const
const ADDITIONS = ['add_email', 'add_phone'] as const

/** The form's initial values. */
export const valuesOf = ({ name, job_title, company, country, fields }: ContactDetails): EditValues => ({
  name: name ?? '',
  job_title: job_title ?? '',
  company: company ?? '',
  country,
  fields,
  add_email: '',
  add_phone: '',
  found_again: [],
})

/**
 * The changes in the form: fields that differ, and additions that are filled in. A field that is reset to its sources
 * is not also set.
 */
export function changeOf(contact: ContactDetails, values: EditValues): EditValues {
  const givenUp = values.found_again ?? []
  const change: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const text = values[field]?.trim() ?? ''
    if (givenUp.includes(field) || text === (contact[field] ?? '')) continue
    // The name is required; any other emptied field becomes null.
    change[field] = text === '' && field !== 'name' ? null : text
  }
  for (const field of ADDITIONS) if (values[field]?.trim()) change[field] = values[field].trim()
  const own = Object.entries(values.fields ?? {}).flatMap(([name, value]) => {
    const text = value?.trim() ?? ''
    return text === (contact.fields[name] ?? '') ? [] : [[name, text || null] as const]
  })
  if (own.length > 0) change.fields = Object.fromEntries(own)
  if (givenUp.length > 0) change.found_again = givenUp
  return change
}
