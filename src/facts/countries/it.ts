import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ITALIAN_FORMS } from '../shared/legal-forms.ts'
import { ITALIAN_STREETS } from '../shared/street-words.ts'

/** Italy. */
export const IT: Country = {
  code: 'IT',
  precedence: 20,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { it: 0.95 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'I IT' },
  addressHabits: ['numbered-houses', 'estates', 'code-before-town', 'number-behind-street'],
  streets: [ITALIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations:
      'AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG ' +
      'FC FR GE GO GR IM IS AQ SP LT LE LC LI LO LU MC MN MS MT ME MI MO MB NA NO NU OR PD PA PR PV PG PU PE PC ' +
      'PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV SI SR SO SU TA TE TR TN TP TO TS TV UD VA VE VB VC VR VV ' +
      'VI VT',
    names: null,
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|' +
    'catania|venezia|venice|verona|messina|padova|padua|trieste|brescia|taranto|prato|parma|modena|' +
    'reggio emilia|bergamo|perugia|livorno|ravenna|cagliari|foggia|rimini|salerno|ferrara|pisa|vicenza|' +
    'treviso|monza|udine|trento|bolzano',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'P.IVA|P. IVA|P.I.:|Partita IVA|C.F.|Cod. Fisc.|Codice Fiscale|R.E.A.|REA:|CCIAA|Codice SDI',
  legalForms: [ITALIAN_FORMS],
  signs: [
    [sign('postal', /\b\d{5},? [^\n\d]{2,30}\([A-Z]{2}\)/), 2.5],
    [sign('postal', /\b(?:Via|Viale|Piazza|Corso|Largo|Vicolo) \p{Lu}[\p{L}. ]{2,30}, ?\d/u), 1.2],
    [
      sign(
        'national',
        /\bP(?:artita)?\.? ?I(?:VA|va)\b|\bPartita IVA\b|\bCodice Fiscale\b|\bS\.?r\.?l\.?\b|\bS\.p\.A\.|\bC\.F\./,
        'P IVA Iva PIVA PIva Part Codi S Srl C',
      ),
      2,
    ],
  ],
}
