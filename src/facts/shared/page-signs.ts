import { sign } from '../country.ts'

export const SPANISH_CODE_SIGN = sign('postal', /\bC\.?P\.? ?\d{5}\b/)
export const GROUPED_CODE_SIGN = sign('postal', /\b\d{3} \d{2} \p{Lu}\p{Ll}/u)
export const GERMAN_STREET_SIGN = sign(
  'postal',
  /\b(?:Straße|Strasse|Str\.|(?<=[a-zäöüß])(?:straße|strasse|str\.|weg|platz|allee|gasse)) ?\d/,
)
export const FRENCH_STREET_SIGN = sign(
  'postal',
  /\b\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|bd|place|quai|chemin|impasse) /i,
)
export const SPANISH_STREET_SIGN = sign(
  'postal',
  /\b(?:C\/|Calle|Avda\.|Plaza|Paseo) ?\p{Lu}/u,
  'C Call Avda Plaz Pase',
)
export const PORTUGUESE_STREET_SIGN = sign(
  'postal',
  /\b(?:Rua|Travessa|Av\.|Avenida|Praça) \p{Lu}[\p{L}. ]{2,30}, ?(?:n[ºo.] ?)?\d/u,
)
export const DUTCH_STREET_SIGN = sign('postal', /[a-z](?:straat|laan|weg|plein|gracht|kade) \d/)
export const DUTCH_REGISTER_SIGN = sign('national', /\bKvK\b|\bKVK\b|\bBTW\b/, 'KvK KVK BTW')
export const RUC_SIGN = sign('national', /\bRUC:? ?\d/)
export const SOUTH_ASIAN_MONEY_SIGN = sign(
  'national',
  /\bGSTIN?:? ?\d|\bPvt\.? ?Ltd|\bPrivate Limited\b|₹|\bRs\.? ?\d|\blakhs?\b|\bcrores?\b/i,
  'Pvt PVT Priv PRIV ₹',
)
export const CZECHOSLOVAK_REGISTER_SIGN = sign('national', /\bIČ(?:O)?:? ?\d|\bDIČ\b|\bs\. ?r\. ?o\./, 'č')
export const GMBH_SIGN = sign('national', /\bGmbH\b/, 'GmbH')
export const BV_SIGN = sign('national', /\bB\.V\./, 'B')
export const LTDA_SIGN = sign('national', /\bLtda\b/, 'Ltda')
export const CYRILLIC_STREET_SIGN = sign('other-script', /(?<!\p{L})ул\. ?\p{Lu}/u)
export const AMMAN_SIGN = sign('other-script', /الأردن|عمان/)
export const GERMAN_NUMBER_SIGN = sign('dialling', /(?<!\d)0\d{2,4} ?\/ ?\d{3,}/)
