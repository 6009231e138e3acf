export type RootKind = 'card' | 'address' | 'event' | 'entry'

/** The class names that open a root. */
export const ROOTS: ReadonlyMap<string, { readonly kind: RootKind; readonly isClassic: boolean }> = new Map([
  ['h-card', { kind: 'card', isClassic: false }],
  ['vcard', { kind: 'card', isClassic: true }],
  ['h-adr', { kind: 'address', isClassic: false }],
  ['adr', { kind: 'address', isClassic: true }],
  ['h-event', { kind: 'event', isClassic: false }],
  ['vevent', { kind: 'event', isClassic: true }],
  ['h-entry', { kind: 'entry', isClassic: false }],
  ['hentry', { kind: 'entry', isClassic: true }],
])

/** The schema.org types of a root. Those of a card follow from its content. */
export const ROOT_TYPES: Readonly<Record<RootKind, readonly string[]>> = {
  card: [],
  address: ['PostalAddress'],
  event: ['Event'],
  entry: ['Article'],
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const ADDRESS_PARTS = 'street-address extended-address post-office-box locality region postal-code country-name'
const CARD_PARTS =
  'n title given-name additional-name family-name honorific-prefix honorific-suffix nickname org organization-name role tel fax email ' +
  `url photo logo adr note label ${ADDRESS_PARTS}`

/** Property classes of version 1. */
export const CLASSIC_PROPERTIES: Readonly<Record<RootKind, ReadonlySet<string>>> = {
  card: words(`fn ${CARD_PARTS}`),
  address: words(ADDRESS_PARTS),
  event: words('organizer location attendee contact url'),
  entry: words('author'),
}

/** Property classes of version 2, without `p-`, `u-`, `dt-` and `e-`. */
export const PREFIXED_PROPERTIES: Readonly<Record<RootKind, ReadonlySet<string>>> = {
  card: words(`name job-title ${CARD_PARTS}`),
  address: words(ADDRESS_PARTS),
  event: words('name organizer location attendee contact url'),
  entry: words('name author url'),
}
