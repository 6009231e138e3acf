import { type Country, digits, sign } from '../country.ts'
import { DANISH_NORWEGIAN_STREETS } from '../shared/street-words.ts'

/** Norway. */
export const NO: Country = {
  code: 'NO',
  precedence: 32,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { nb: 1, nn: 1, no: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'N NO' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [DANISH_NORWEGIAN_STREETS],
  streetEndings: [{ endings: 'gaten|vei|veien|vegen|plass' }],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'oslo|bergen|trondheim|stavanger|drammen|fredrikstad|kristiansand|sandnes|tromso|sandvika|lysaker|bodo|' +
    'alesund',
  phones: null,
  registers: 'Org.nr|Org. nr|Orgnr|Organisasjonsnummer|MVA|Foretaksregisteret',
  legalForms: [
    {
      forms: 'Aksjeselskap',
      ambiguous: 'DA | ANS | BA | SA | ENK | KS | NUF | IKS | BBL | HF | RHF',
      known: 'ASA | AS',
      writtenOut: 'Allmennaksjeselskap = ASA',
    },
  ],
  signs: [
    [sign('postal', /[a-zåæø](?:gata|veien|vegen|gate) \d/), 1.2],
    [sign('national', /\bOrg\.? ?nr\.?:? ?\d{3} ?\d{3} ?\d{3}|\bMVA\b/i, 'MVA Mva'), 2],
  ],
}
