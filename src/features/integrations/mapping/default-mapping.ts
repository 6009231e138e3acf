import {
  type FieldMapping,
  type FieldPair,
  type IntegrationField,
  type IntegrationProvider,
  ORGANIZATION_FIELDS,
  PERSON_FIELDS,
} from '../../../rules/integrations/integration-fields.ts'

const pairsOf = <Field extends IntegrationField>(pairs: Readonly<Partial<Record<Field, string>>>): FieldPair<Field>[] =>
  (Object.entries(pairs) as [Field, string][]).map(([field, property]) => ({ field, property }))

/** Columns of a new spreadsheet are named like our fields. */
const SHEET_PERSON = [
  'name',
  'given_name',
  'family_name',
  'job_title',
  'company',
  'email',
  'phone',
  'mobile',
  'linkedin',
] as const
const SHEET_ORGANIZATION = ['name', 'website', 'email', 'phone', 'linkedin'] as const
const SHEET_BOTH = ['street', 'postcode', 'city', 'country', 'labels', 'source', 'link'] as const
const labelled = <Field extends IntegrationField>(
  fields: readonly Field[],
  labels: Readonly<Record<Field, string>>,
): FieldPair<Field>[] => fields.map((field) => ({ field, property: labels[field] }))
/** A webhook's properties are named like our fields. */
const allOf = <Field extends IntegrationField>(fields: Readonly<Record<Field, string>>): FieldPair<Field>[] =>
  (Object.keys(fields) as Field[]).map((field) => ({ field, property: field }))

/**
 * What a new integration maps: the properties that every account of the provider has. Notes, lists and other own words
 * stay here unless they are mapped.
 */
export const DEFAULT_MAPPINGS: Readonly<Record<IntegrationProvider, FieldMapping>> = {
  // https://developers.hubspot.com/docs/api-reference/crm-properties-v3/guide
  hubspot: {
    person: pairsOf({
      ...{
        given_name: 'firstname',
        family_name: 'lastname',
        email: 'email',
        job_title: 'jobtitle',
        company: 'company',
      },
      ...{ phone: 'phone', mobile: 'mobilephone', website: 'website' },
      ...{ street: 'address', city: 'city', region: 'state', postcode: 'zip', country: 'country' },
    }),
    organization: pairsOf({
      ...{ name: 'name', domain: 'domain', phone: 'phone', linkedin: 'linkedin_company_page' },
      ...{ street: 'address', city: 'city', region: 'state', postcode: 'zip', country: 'country' },
    }),
  },
  pipedrive: {
    person: pairsOf({ name: 'name', email: 'email', phone: 'phone' }),
    organization: pairsOf({ name: 'name', address: 'address' }),
  },
  // https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_lead.htm
  salesforce: {
    person: pairsOf({
      ...{ given_name: 'FirstName', family_name: 'LastName', email: 'Email', job_title: 'Title', company: 'Company' },
      ...{ phone: 'Phone', mobile: 'MobilePhone', fax: 'Fax', website: 'Website' },
      ...{ street: 'Street', city: 'City', postcode: 'PostalCode', country: 'Country' },
    }),
    organization: pairsOf({
      ...{ name: 'Name', website: 'Website', phone: 'Phone', fax: 'Fax' },
      ...{ street: 'BillingStreet', city: 'BillingCity', postcode: 'BillingPostalCode', country: 'BillingCountry' },
    }),
  },
  google_sheets: {
    person: labelled([...SHEET_PERSON, ...SHEET_BOTH], PERSON_FIELDS),
    organization: labelled([...SHEET_ORGANIZATION, ...SHEET_BOTH], ORGANIZATION_FIELDS),
  },
  webhook: { person: allOf(PERSON_FIELDS), organization: allOf(ORGANIZATION_FIELDS) },
}

/** Whether organisations of people are pushed, too: not as accounts at Salesforce, where leads name their company. */
export const withOrganizations = (provider: IntegrationProvider): boolean => provider !== 'salesforce'
