import { type Country, digits, shape, sign } from '../country.ts'

/** Singapore. */
export const SG: Country = {
  code: 'SG',
  precedence: 25,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { 'zh-hans': 0.1 },
  namesLike: null,
  postcode: {
    ...digits(6),
    groups: '3 3',
    shapes: [shape(/(?<![A-Za-z\d])S ?\(\d{6}\)/, 'before')],
    isPlaceFirst: true,
  },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'singapore',
  phones: null,
  registers: 'UEN|GST Reg|GST No|Co. Reg. No',
  legalForms: [
    {
      forms: 'Pte. Ltd. | Pte. Limited | Private Limited',
      ambiguous: 'PAC',
    },
  ],
  signs: [
    [sign('postal', /\bSingapore \d{6}\b|\bS\(\d{6}\)/), 3],
    [sign('national', /\bPte\.? Ltd|\bUEN\b/, 'Pte UEN'), 2],
  ],
}
