import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'

/** The name of each use, in the order in which they are offered. */
const NAMES: Readonly<Record<ColumnUse, string>> = {
  email: 'Email',
  phone: 'Phone',
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  job_title: 'Job title',
  website: 'Website',
  profile: 'Social profile',
  twitter: 'X (Twitter)',
  tags: 'Tags',
  note: 'Note',
  address: 'Address',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postcode: 'Postcode',
  country: 'Country',
  field: 'Own field',
  ignore: "Don't import",
}

/** The choices for a column. A header that names a known kind cannot name a field as well. */
export const optionsFor = (canBeField: boolean) =>
  (Object.keys(NAMES) as ColumnUse[])
    .filter((use) => use !== 'field' || canBeField)
    .map((value) => ({ value, label: NAMES[value] }))

/** Whether rows can be imported at all: a contact needs an email address or a phone number. */
export const hasAddress = (uses: readonly ColumnUse[]): boolean => uses.includes('email') || uses.includes('phone')
