/** schema.org properties that identify a person or company or contain contact details, in their proper case. */
const PROPERTIES =
  'name legalName givenName familyName additionalName honorificPrefix honorificSuffix alternateName jobTitle ' +
  'telephone faxNumber email address streetAddress addressLocality addressRegion postalCode addressCountry ' +
  'postOfficeBoxNumber contactPoint contactType worksFor affiliation memberOf employee founder author creator ' +
  'publisher organizer performer contributor editor member url sameAs image logo location parentOrganization ' +
  'subOrganization department brand provider seller copyrightHolder description'

/** The names of these properties in vCard, data-vocabulary.org, FOAF and GoodRelations, and common misspellings. */
const ALIASES: Readonly<Record<string, string>> = {
  fn: 'name',
  fullname: 'name',
  firstname: 'givenName',
  'given-name': 'givenName',
  given_name: 'givenName',
  lastname: 'familyName',
  surname: 'familyName',
  'family-name': 'familyName',
  family_name: 'familyName',
  'additional-name': 'additionalName',
  'honorific-prefix': 'honorificPrefix',
  'honorific-suffix': 'honorificSuffix',
  nickname: 'alternateName',
  nick: 'alternateName',
  role: 'jobTitle',
  'job-title': 'jobTitle',
  tel: 'telephone',
  phone: 'telephone',
  phonenumber: 'telephone',
  hastelephone: 'telephone',
  fax: 'faxNumber',
  mbox: 'email',
  mail: 'email',
  'e-mail': 'email',
  hasemail: 'email',
  adr: 'address',
  hasaddress: 'address',
  'street-address': 'streetAddress',
  street: 'streetAddress',
  'extended-address': 'streetAddress',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  postcode: 'postalCode',
  'country-name': 'addressCountry',
  country: 'addressCountry',
  'post-office-box': 'postOfficeBoxNumber',
  org: 'worksFor',
  'organization-name': 'legalName',
  homepage: 'url',
  photo: 'image',
  img: 'image',
  contactpoints: 'contactPoint',
  employees: 'employee',
  founders: 'founder',
  note: 'description',
}

const TYPES: Readonly<Record<string, string>> = {
  address: 'PostalAddress',
  postaladdress: 'PostalAddress',
  person: 'Person',
  organization: 'Organization',
  organisation: 'Organization',
  businessentity: 'Organization',
  localbusiness: 'LocalBusiness',
  individual: 'Person',
}
/** The names of vCard itself, which may describe a person or a company. */
const VCARD_TYPE = /^(?:vcard|hcard|kind)$/i
const VCARD_VOCABULARY = /vcard|data-vocabulary|^v:/i

const properties = new Map(PROPERTIES.split(' ').map((name) => [name.toLowerCase(), name]))
for (const alias in ALIASES) properties.set(alias, ALIASES[alias]!)

/**
 * Returns the part of a name after its namespace: `Person` for `https://schema.org/Person`, `v:Person` and `Person`.
 */
const withoutNamespace = (name: string) => name.slice(Math.max(...[...'/#:'].map((by) => name.lastIndexOf(by))) + 1)

/**
 * Returns the schema.org name of a property. Names outside the tables are unchanged.
 *
 * @param vocabulary the type or namespace of the property: `title` is a job only in vCard and related vocabularies
 */
export function canonicalProperty(name: string, vocabulary = ''): string {
  const local = withoutNamespace(name)
  const key = local.toLowerCase()
  if (key === 'title' && VCARD_VOCABULARY.test(`${name} ${vocabulary}`)) return 'jobTitle'
  return properties.get(key) ?? local
}

/** Returns the schema.org types in a list of type names or URLs, without prefixes. */
export function canonicalTypes(names: readonly string[]): string[] {
  const types = names.map((name) => withoutNamespace(name.trim().replace(/(?<![/#])[/#]+$/, '')))
  return [
    ...new Set(
      types.filter((type) => type !== '' && !VCARD_TYPE.test(type)).map((type) => TYPES[type.toLowerCase()] ?? type),
    ),
  ]
}
