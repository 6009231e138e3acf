/** The products that contacts are pushed to. */
export const INTEGRATION_PROVIDERS = ['hubspot', 'pipedrive', 'salesforce', 'google_sheets', 'webhook'] as const
export type IntegrationProvider = (typeof INTEGRATION_PROVIDERS)[number]

/** Providers that are connected by OAuth. */
export const OAUTH_PROVIDERS = ['hubspot', 'pipedrive', 'salesforce', 'google_sheets'] as const
export type OauthProviderName = (typeof OAUTH_PROVIDERS)[number]

export const INTEGRATION_LABELS: Readonly<Record<IntegrationProvider, string>> = {
  hubspot: 'HubSpot',
  pipedrive: 'Pipedrive',
  salesforce: 'Salesforce',
  google_sheets: 'Google Sheets',
  webhook: 'Webhook',
}

/** Our fields of a person, with their labels. */
export const PERSON_FIELDS = {
  name: 'Full name',
  given_name: 'First name',
  family_name: 'Last name',
  job_title: 'Job title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  mobile: 'Mobile phone',
  fax: 'Fax',
  website: 'Website',
  linkedin: 'LinkedIn',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postcode: 'Postcode',
  country: 'Country',
  country_code: 'Country code',
  address: 'Full address',
  labels: 'Lists and tags',
  notes: 'Notes',
  source: 'Source page',
  link: 'Link to this contact',
} as const

/** Our fields of an organisation, with their labels. */
export const ORGANIZATION_FIELDS = {
  name: 'Name',
  domain: 'Domain',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
  mobile: 'Mobile phone',
  fax: 'Fax',
  linkedin: 'LinkedIn page',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postcode: 'Postcode',
  country: 'Country',
  country_code: 'Country code',
  address: 'Full address',
  labels: 'Lists and tags',
  notes: 'Notes',
  source: 'Source page',
  link: 'Link to this contact',
} as const

export type PersonField = keyof typeof PERSON_FIELDS
export type OrganizationField = keyof typeof ORGANIZATION_FIELDS
export type IntegrationField = PersonField | OrganizationField

const OWN = 'own:'
/** An own field of contacts, such as a column of an import: `own:industry`. */
export type OwnField = `${typeof OWN}${string}`
export const ownField = (name: string): OwnField => `${OWN}${name}`
/** The name of an own field; null for one of our fields. */
export const ownFieldName = (field: string): string | null => (field.startsWith(OWN) ? field.slice(OWN.length) : null)

/** One of our fields, or of the contacts' own, and the property of the provider that gets its value. */
export interface FieldPair<Field extends IntegrationField = IntegrationField> {
  field: Field | OwnField
  property: string
}

/** What is written to the provider for each kind of contact. */
export interface FieldMapping {
  person: FieldPair<PersonField>[]
  organization: FieldPair<OrganizationField>[]
}
