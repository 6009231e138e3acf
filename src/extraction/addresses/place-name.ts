import { leadingRegisterLabel } from '../register-labels.ts'
import { placeNamed } from './places.ts'

/**
 * Parses the name of a place, known or unknown, at the start of a text: `München`, `RUNGIS CEDEX`, `Frankfurt am Main`,
 * `Lecco (LC)`.
 *
 * @returns the end of the name and whether prose follows it, or null
 */
export function placeNameAtStart(text: string): { end: number; isInProse: boolean } | null {
  let end = 0
  let count = 0
  let letters = false
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const token = match[0]
    if (match.index > end + GAP_MAX || count === NAME_WORDS_MAX) break
    if (CONNECTOR.test(token) && NAME_FOLLOWS.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 24))) {
      count++
      continue
    }
    const isName = NAME.test(token) && !NO_PLACE.test(token) && leadingRegisterLabel(text.slice(match.index)) === 0
    const isDistrict = letters && DISTRICT.test(token)
    if (!isName && !isDistrict) return letters ? { end, isInProse: LOWER.test(token) } : null
    letters ||= isName
    count++
    end = match.index + token.replace(/[.]$/, (stop) => (token.length <= 4 ? stop : '')).length
    if (isName && count > 1 && placeNamed(token.replace(/[.,]$/, ''))?.named) break
  }
  return letters ? { end, isInProse: false } : null
}

const TOKEN = /\S+/g
const GAP_MAX = 8
const NAME_WORDS_MAX = 6
const NAME =
  /^[("'’]?(?:\p{Lu}[\p{L}\p{M}.'’\ufffd/()-]*|[dls]['’]\p{Lu}[\p{L}\p{M}'’-]*|\p{Lo}[\p{L}\p{M}]*|['’][st]-\p{Lu}[\p{L}-]*|г\.|м\.|с\.)[).]?$/u
const CONNECTOR =
  /^(?:am|an|der|im|in|ob|bei|vor|auf|dem|den|die|und|sur|sous|de|du|des|la|le|les|lès|lez|en|aux|et|del|della|di|da|do|dos|das|los|las|el|y|e|i|nad|pod|na|v|u|aan|op|ter|ten|het|van|upon|on|of|the|-|–|\/)$/
const NAME_FOLLOWS = /^ (?:\S{1,4} )?[("'’dl]{0,2}\p{Lu}/u
const DISTRICT = /^(?:\d{1,2}|cedex|\d{1,2}(?:e|er|ème|º|ª|°)|[IVX]{1,5}\.?)$/
const NO_PLACE =
  /^\(?(?:Tel|Tél|Telefon|Telephone|Phone|Ph|Fax|E-?Mail|Email|Mail|Mobil|Mobile|Web|www|Öffnungszeiten|Opening|GmbH|Ltd|Inc|Copyright|Hours|Call|Map|Mapa|Mappa|Karte|Kaart|Karta|Plan|Plano|Lageplan|Route|Anfahrt|Euro?|USD|Users?|Uhr|Punkte|Stück|Kunden|Mitarbeiter|Followers?|People|Customers|Views|Einwohner|Personen|Teilnehmer|Jahre|Tage|Zuschauer|Fans|Members?|Mitglieder|Zeichen|Words|Visitors|Besucher|Downloads|Artikel|Seiten|Pages|Series|Routers?|Switch(?:es)?|Toners?|Cartridges?|Printers?|Models?|Version|Edition|Thermal|Automatic|Bedrooms?|Watts?|Volts?|Lumens?|Pixels?|T|F|E|M)(?!\p{L}|-(?:l[eè][sz]|d[eu]|sur)-)/iu
const LOWER = /^\p{Ll}{2,}/u
