import { wordsOfLanguages } from '../../facts/tables.ts'
import { isPostcodeLabel } from './postcode-labels.ts'

/** Whether a text, without its colon, announces an address: `Address`, `Anschrift`, `Visit us`, `Siège social`. */
export function isAddressLabel(text: string): boolean {
  if (text.length > LABEL_LENGTH_MAX) return false
  const last = lastWordOf(text).toLowerCase()
  if (!LAST_WORDS.has(last) && !TAIL_WORDS.has(last) && !last.endsWith(')')) return false
  const lower = text.toLowerCase()
  return announcesAddress(lower) && !OTHER_ADDRESS.test(lower)
}

function announcesAddress(lower: string): boolean {
  if (endsWithAddressWords(lower)) return true
  const bare = lower.endsWith(')') ? lower.replace(IN_BRACKETS, '') : lower
  if (bare !== lower && endsWithAddressWords(bare)) return true
  const tail = bare.lastIndexOf(' ')
  return tail >= 0 && TAIL_WORDS.has(bare.slice(tail + 1)) && endsWithAddressWords(bare.slice(0, tail))
}

/** A pin, which stands before a place on a map: `📍 Elmstead, Essex`. */
const PIN = /^(?:\u{1f4cd}|\u{1f5fa}\ufe0f?)$/u
/** Whether a text is only the sign of a place. */
export const isPin = (text: string) => (text.length <= PIN_LENGTH_MAX && PIN.test(text)) || ICON_NAMES.has(text)
const PIN_LENGTH_MAX = 3
/** Names that icon fonts display as the sign of a place. */
export const ICON_NAMES: ReadonlySet<string> = new Set(['location_on', 'place', 'pin_drop', 'fmd_good', 'home_pin'])

/** Other kinds of address: of machines and speeches. */
const OTHER_ADDRESS =
  /^(?:(?:your|our|my) )?(?:e-?mail|ip|mac|web|internet|url|website|opening|closing|keynote|welcome|return|adresse? (?:e-?mail|ip|mail|électronique))(?!\p{L})/u

/** Words for a company's location that need not announce an address: `Location: Springfield`. */
const LOOSE_LABEL =
  /(?:locations?|headquarters?|hq|offices?|office|mail|us|sede|sitz|standort|filia|biuro|oddział|ubicaci[oó]n|oficinas?|sucursal|branch|showroom|warehouse|shop|store|studio|siège|prodejna|merkez|sediul?|info|kantor|pabrik|lokasi|pejabat|chi nhánh|văn phòng|nhà máy|địa điểm|офис|fabrika|şube|fióktelep|localização|会場|本社|본사|الموقع|المقر الرئيسي)$/iu

/** Whether a label can only announce an address: `Address`, `Registered office`, `Visit us`, but not `Location`. */
export const isPlainAddressLabel = (text: string) =>
  isAddressLabel(text) && (!LOOSE_LABEL.test(text) || SURE_LABEL.test(text))

const SURE_LABEL =
  /^(?:.{0,20} )?(?:(?:registered|head|main|our|postal|principal) office|visit us|find us|write to us|sede legale|siège social)$/iu

/** Words that can only mean an address, optionally after a qualifier. */
const CLEAR_LABEL =
  /^(?:(?:our|the|postal|mailing|office|street|business|registered|visiting|head office|company|shop|store|contact|physical|delivery|billing|shipping) ){0,2}(?:address|(?:post|haus|besucher|liefer)?anschrift|adresse|adress|(?:besöks|post|bezoek|vestigings)adres(?:s|se)?|dirección|direccion|domicilio|endereço|endereco|morada|indirizzo|adres|adresa|osoite|(?:käynti|posti)osoite|адрес|адреса|διεύθυνση|alamat|địa chỉ)[ :]{0,2}(?=(?:\p{Lu}\p{L}|\d).*[ ,])/iu
const CAPITAL_OR_DIGIT = /^[\p{Lu}\d]/u

/**
 * Returns the length of a label that is joined to the address after it: `Address Worth Park`, `AddressWorth Park`; 0
 * without one.
 */
export function leadingLabel(text: string): number {
  const label = CLEAR_LABEL.exec(text)?.[0] ?? ''
  // The pattern ignores case and therefore also matches `Addressee`.
  return label !== '' && CAPITAL_OR_DIGIT.test(text.slice(label.length)) ? label.length : 0
}

/** Whether a text names one field inside an address: `City`, `PLZ/Ort`, `Zip code`. */
export const isFieldLabel = (text: string) =>
  text.length <= LABEL_LENGTH_MAX && (FIELD_LABEL.test(text) || isPostcodeLabel(text))

const LABEL_LENGTH_MAX = 48

const ADDRESS_WORDS = new Set([
  ...wordsOfLanguages(({ addressLabels }) => addressLabels, '|'),
  ...(
    'address|addresses|adress|adresse|adressen|anschrift|postanschrift|hausanschrift|besucheradresse|lieferanschrift|postadresse|postadress|besöksadress|' +
    'besøksadresse|adres|bezoekadres|postadres|vestigingsadres|dirección|direccion|domicilio|endereço|endereco|morada|indirizzo|sede|sede legale|' +
    'sede operativa|adresa|cím|székhely|osoite|käyntiosoite|postiosoite|адрес|адреса|юридический адрес|фактический адрес|διεύθυνση|住所|所在地|地址|주소|' +
    'location|locations|head office|headquarter|headquarters|hq|registered office|main office|our office|office|offices|visit us|find us|where to find us|' +
    'write to us|mail|mail us|by mail|by post|siège|siège social|sitz|firmensitz|hauptsitz|standort|siedziba|oddział|filia|biuro|sídlo|provozovna|prodejna|pobočka|kancelář|fakturační adresa|korespondenční adresa|' +
    'adresa provozovny|prevádzka|sediu|sediul|merkez|ubicación|ubicacion|' +
    'oficina|oficinas|sucursal|branch|branch office|showroom|warehouse|shop|store|studio|postal|alamat|địa chỉ|ที่อยู่|ที่ตั้ง|สำนักงานใหญ่|عنوان|العنوان|عنواننا|المقر الرئيسي|المركز الرئيسي|الفرع الرئيسي|الموقع|آدرس|نشانی|دفتر مرکزی|پتہ|כתובת|כתובתנו'
  ).split('|'),
])
/** Last words of labels, a quick test that excludes nearly all other texts. */
const LAST_WORDS = new Set([...ADDRESS_WORDS].map(lastWordOf))
/** Text that may follow an address word: `Office address`, `Sede legale (Milano)`. */
const IN_BRACKETS = / \(.{2,24}\)$/u
const TAIL_WORDS = new Set('address adresse us legal social fiscal postal postale info'.split(' '))
const LEADING_WORD = /^\p{L}{2,14} /u
const LEADING_WORDS_MAX = 2

/** Whether a lower-case text ends with an address word, after at most two other words. */
function endsWithAddressWords(lower: string): boolean {
  if (!LAST_WORDS.has(lastWordOf(lower))) return false
  let rest = lower
  for (let left = LEADING_WORDS_MAX; !ADDRESS_WORDS.has(rest); left--) {
    const lead = left > 0 && LEADING_WORD.exec(rest)
    if (!lead) return false
    rest = rest.slice(lead[0].length)
  }
  return true
}

function lastWordOf(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

const FIELD_LABEL =
  /^(?:city|town|state|province|county|country|zip|zip ?code|zip ?\/ ?postal code|postal code|post ?code|pin|pin ?code|street|street address|straße|strasse|plz|ort|plz ?\/ ?ort|stadt|land|ville|pays|code postal|rue|ciudad|provincia|país|pais|c\.?p\.?|código postal|codigo postal|cap|città|comune|via|cep|cidade|estado|bairro|miasto|ulica|kod(?: pocztowy)?|straat|plaats|postnr|postnummer|irányítószám|индекс|город|улица|region|suite|building|floor|state ?\/ ?province|address(?: line)? ?[12]?|line ?[12])$/iu
