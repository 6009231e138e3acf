import { type Country, digits, sign } from '../country.ts'
import { DANISH_NORWEGIAN_STREETS } from '../shared/street-words.ts'

/** Denmark. */
export const DK: Country = {
  code: 'DK',
  precedence: 36,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { da: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'DK' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [DANISH_NORWEGIAN_STREETS],
  streetEndings: [{ endings: 'gade|gaden|vej|vejen|straede|plads|torv|vaenget|svinget' }],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'kobenhavn|kobenhavn k|copenhagen|aarhus|arhus|aarhus c|odense|aalborg|esbjerg|randers|kolding|vejle|' +
    'roskilde|frederiksberg|hellerup|lyngby',
  phones: null,
  registers: 'CVR|CVR-nr|SE-nr',
  legalForms: [
    {
      forms: 'A/S | ApS | A.M.B.A. | F.M.B.A. | Aktieselskab',
      ambiguous: 'I/S | K/S | P/S | IVS',
      writtenOut: 'Anpartsselskab = ApS',
    },
  ],
  signs: [
    [sign('postal', /[a-zåæø](?:gade|vej) \d/), 1.2],
    [sign('national', /\bCVR\b|\bApS\b|\bA\/S\b/, 'CVR ApS A'), 2],
  ],
}
