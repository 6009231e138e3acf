import { z } from 'zod'

/**
 * The engine's rules by id, with a phrase for how each finds a value, to follow "Found as …". Ids are stored in the
 * database; removed ones are unknown.
 */
export const EXTRACTION_RULES = {
  'emails.text': 'an address written in the text',
  'emails.braced': 'a list of mailboxes that share one domain',
  'emails.spelled': 'an address spelled out, such as "name at domain dot com"',
  'emails.hidden-sign': 'an address whose @ is a picture or an icon',
  'emails.mailto': 'a link that opens an email',
  'emails.cloudflare': 'an address that Cloudflare hides from robots',
  'emails.encoded': 'an encoded address that a script of the page decodes',
  'emails.handler': 'a script in a link or a button',
  'emails.attribute': 'an address in an attribute of an element',
  'emails.structured': 'structured data of the page',
  'emails.meta': 'metadata of the page',
  'emails.writer': 'a script that writes the address into the page',
  'emails.script': 'a script of the page',
  'phones.structured': 'structured data of the page',
  'phones.link': 'a link that dials the number',
  'phones.chat': 'a link that opens a chat',
  'phones.meta': 'metadata of the page',
  'phones.attribute': 'a number in an attribute of an element',
  'phones.vanity': 'a number spelled in letters',
  'phones.label': 'a number beside a label such as "Phone"',
  'phones.international': 'a number with its country code',
  'phones.national': 'a number grouped as its country groups them',
  'phones.series': 'a short form behind another number',
  'phones.description': 'the description of a picture or a link',
  'phones.local': 'a local number, completed with the area code of the page',
  'phones.extension': 'an extension, completed with the number that the page shares',
  'names.structured': 'structured data of the page',
  'names.meta': 'an author in the metadata of the page',
  'names.email': 'a name that an email address of the page spells',
  'names.label': 'a name beside a label such as "Contact person"',
  'names.column': 'a table column of names',
  'names.byline': 'the byline of an article',
  'names.title': 'a name beside a job title',
  'names.honorific': 'a name behind a form of address such as "Dr."',
  'names.prose': 'a sentence about a person',
  'names.reachable': 'a name beside an email address or a phone number',
  'names.card': 'a card of a person',
  'names.line': 'a name that begins or ends a short line',
  'names.bare': 'a name on its own',
  'names.caption': 'a picture credit',
  'names.copyright': 'a copyright line',
  'names.list': 'a list of names',
  'names.like-lines': 'a line of the same shape as others that hold names',
  'names.siblings': 'a row of cards that hold names',
  'names.block-list': 'a block among several that each name a person',
  'names.couple': 'a couple that shares a family name',
  'names.broken': 'a name that a line break parts',
  'names.single': 'a given name behind its label or in a card',
  'names.two-columns': 'a table with given and family names in columns of their own',
  'names.field': 'a labelled field such as "Full name"',
  'names.picture': 'the description of a picture',
  'names.cjk': 'a Chinese, Japanese or Korean name beside its label or title',
  'names.caseless': 'a name in a script without capitals, beside its label or title',
  'names.caseless-sentence': 'a known name in a sentence of an article in Arabic script',
  'addresses.structured': 'structured data of the page',
  'addresses.meta': 'metadata of the page',
  'addresses.tag': 'an element marked as an address',
  'addresses.class': 'an element classed as an address',
  'addresses.label': 'a label such as "Address"',
  'addresses.card': 'the lines between a name and its contact data',
  'addresses.postcode': 'a postcode and what stands around it',
  'addresses.street': 'a street followed by a known place',
  'addresses.east-asian': 'an address in the order of East Asia',
  'addresses.thai': 'an address in Thai',
  'addresses.column': 'a column of houses beside the people who live there',
  'addresses.map': 'a link to a map, or an embedded map',
  'companies.structured': 'structured data of the page',
  'companies.site-name': 'the name that the site gives itself in its metadata',
  'companies.meta': 'an author or publisher in the metadata of the page',
  'companies.title': 'the title of the page',
  'companies.heading': 'the heading of the page, or a greeting such as "Welcome to …"',
  'companies.logo': 'the logo or brand of the page',
  'companies.home-link': 'a link to the home page',
  'companies.domain': 'a name that spells the domain',
  'companies.host': 'the address of a site with a mailbox of its own that says nowhere else whose it is',
  'companies.copyright': 'a copyright line',
  'companies.legal-form': 'a name with its legal form',
  'companies.east-asian': 'a Chinese, Japanese or Korean name with its legal form',
  'companies.partnership': 'a partnership named after its partners',
  'companies.employer': 'the employer of a person on the page',
  'companies.affiliation': 'an organisation beside a name in a list of people',
  'companies.career': 'a line of a career with its years or a degree',
  'companies.column': 'a column of a table that lists organisations',
  'companies.record': 'the head of one of several blocks with contact data',
  'companies.kind-word': 'a name that says what kind of organisation it is',
  'companies.abbreviated': 'a name with its abbreviation',
  'companies.called': 'a sentence that says what the organisation is called',
  'companies.example': 'an example of organisations in a sentence',
  'companies.known': 'an institution known all over the world',
  'companies.spoken-for': 'an organisation someone speaks for, founded, worked for or studied at',
  'companies.partner': 'a list of partners',
  'companies.linked-card': 'a card among several that link to the websites they name',
  'companies.client': 'a list of clients',
  'companies.register': 'a name beside a register or tax number',
  'companies.label': 'a name beside a label such as "Company"',
  'companies.head': 'the line above an address or an email address',
  'companies.contact-head': 'the heading of a block of contact data',
} as const satisfies Readonly<Record<`${string}.${string}`, string>>

/** The id of a rule: the type of value, and the rule's name. */
export type ExtractionRule = keyof typeof EXTRACTION_RULES
export const ExtractionRule = z.enum(Object.keys(EXTRACTION_RULES) as [ExtractionRule, ...ExtractionRule[]])

/** The kinds of pages that evidence names, to follow "Found …". */
export const PAGE_PLACES = {
  home: 'on the home page',
  imprint: 'in the imprint',
  contact: 'on the contact page',
  legal: 'on a legal page',
  people: 'on a page about the team',
  partners: 'on a page about partners',
  clients: 'on a page about clients',
  about: 'on the about page',
} as const
export type PagePlace = keyof typeof PAGE_PLACES
export const PagePlace = z.enum(Object.keys(PAGE_PLACES) as [PagePlace, ...PagePlace[]])

/** The known rules of a stored detail, the weightiest first. */
export function rulesOf({ rule, rules }: { rule?: unknown; rules?: unknown }): ExtractionRule[] {
  const ids: unknown[] = Array.isArray(rules) ? rules : [rule]
  return ids.map(ruleOf).filter((id) => id !== null)
}

/** The rule with a stored id; null if there is none, or if this version no longer has it. */
export const ruleOf = (id: unknown): ExtractionRule | null =>
  typeof id === 'string' && Object.hasOwn(EXTRACTION_RULES, id) ? (id as ExtractionRule) : null
