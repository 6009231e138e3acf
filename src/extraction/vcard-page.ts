/** Maximum number of cards in one file, and of lines in one card. */
const CARDS_MAX = 500
const LINES_MAX = 200
const VALUE_LENGTH_MAX = 2_000
const BEGINNING = /BEGIN:VCARD/i
const END = /END:VCARD/i
/** Folded lines: continued after a space (RFC 6350 3.2), or in vCard 2.1 quoted-printable after `=`. */
const FOLD = /(?:\r\n?|\n)[ \t]|=(?:\r\n?|\n)(?=[^\r\n:]*(?:=[0-9A-F]{2}|\r?\n))/gi
const LINE = /^(?:[\w-]{1,40}\.)?([A-Za-z-]{1,40})((?:;[^:]{0,200})?):(.*)$/

/** Whether a text is a vCard, regardless of its media type. */
export const isVCard = (text: string): boolean => /^[\s\ufeff]{0,100}BEGIN:VCARD/i.test(text)

/**
 * Converts a file's vCards to h-card markup, as on pages: names, organisations, titles, email addresses, phone numbers
 * and postal addresses.
 *
 * @param text a file of vCards 2.1 to 4.0 (RFC 2426, RFC 6350), decoded
 */
export function vCardsAsMarkup(text: string): string {
  const cards = text.split(BEGINNING, CARDS_MAX + 1).slice(1)
  return cards.map((card) => cardAsMarkup(card.split(END, 1)[0]!)).join('\n')
}

function cardAsMarkup(card: string): string {
  const values = new Map<string, { params: string; value: string }[]>()
  for (const line of card
    .replace(FOLD, '')
    .split(/\r\n?|\n/)
    .slice(0, LINES_MAX)) {
    const [, name, params, value] = LINE.exec(line) ?? []
    if (name === undefined || value === undefined || value.length > VALUE_LENGTH_MAX) continue
    const key = name.toUpperCase()
    const ofName = values.get(key) ?? []
    ofName.push({ params: params!.toUpperCase(), value: decoded(value, params!) })
    values.set(key, ofName)
  }
  const first = (name: string) => values.get(name)?.[0]?.value ?? ''
  const [family = '', given = '', middle = ''] = componentsOf(first('N'))
  const name = unescaped(first('FN')) || [given, middle, family].filter(Boolean).join(' ')
  const organization = componentsOf(first('ORG'))[0] ?? ''
  const isCompany = organization !== '' && (name === '' || name === organization)
  const lines = [
    // A heading, to separate the company's values from the person on the previous card.
    isCompany ? `<h2>${span('p-name p-org', organization)}</h2>` : span('p-name', name),
    isCompany ? '' : span('p-org', organization),
    isCompany ? '' : span('p-job-title', unescaped(first('TITLE') || first('ROLE'))),
    ...(values.get('EMAIL') ?? []).map(({ value }) => span('u-email', unescaped(value))),
    ...(values.get('TEL') ?? []).map(telephone),
    ...(values.get('ADR') ?? []).map(({ value }) => address(componentsOf(value))),
  ]
  return `<div class="h-card">${lines.filter(Boolean).join('<br>')}</div>`
}

function telephone({ params, value }: { params: string; value: string }): string {
  const label = /FAX/.test(params) ? 'Fax: ' : /CELL/.test(params) ? 'Mobile: ' : 'Tel: '
  return `${label}${span('p-tel', unescaped(value).replace(/^tel:/i, ''))}`
}

const ADDRESS_PARTS = [
  'post-office-box',
  'extended-address',
  'street-address',
  'locality',
  'region',
  'postal-code',
  'country-name',
]

function address(parts: readonly string[]): string {
  const shown = parts.map((part, at) => span(`p-${ADDRESS_PARTS[at] ?? 'label'}`, part)).filter(Boolean)
  return shown.length === 0 ? '' : `<div class="p-adr h-adr">${shown.join(', ')}</div>`
}

const span = (classes: string, text: string) => (text === '' ? '' : `<span class="${classes}">${escaped(text)}</span>`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Splits a value at semicolons that are not escaped. */
const componentsOf = (value: string) => value.split(/(?<!\\);/).map(unescaped)
const unescaped = (text: string) =>
  text
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim()

function decoded(value: string, params: string): string {
  if (!/QUOTED-PRINTABLE/i.test(params)) return value
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [plain, code] of value.matchAll(/=([0-9A-F]{2})|[^=]+|=/gi)) {
    if (code !== undefined) bytes.push(Number.parseInt(code, 16))
    else for (const byte of encoder.encode(plain)) bytes.push(byte)
  }
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
