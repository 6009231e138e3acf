import { type Country, digits, shape, sign } from '../country.ts'
import { BRITISH_FORMS } from '../shared/legal-forms.ts'

/** Ireland. */
export const IE: Country = {
  code: 'IE',
  precedence: 23,
  names: { aliases: 'republic of ireland|eire', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'irish' },
  languages: { ga: 1 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [shape(/(?<![A-Za-z\d])(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}(?![A-Za-z\d])/, 'before')],
    isPlaceFirst: true,
  },
  addressHabits: ['code-names-houses', 'numbered-districts'],
  streets: [{ order: 'word-name', words: 'bothar sraid ascaill' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'co dublin|county dublin|co cork|county cork|co galway|county galway|co kildare|county kildare|co wicklow|' +
      'county wicklow|co meath|county meath|co kerry|county kerry|co mayo|county mayo|co donegal|county donegal|' +
      'co limerick|county limerick|co clare|county clare|co louth|county louth|co wexford|county wexford|' +
      'co waterford|county waterford|co kilkenny|co tipperary|county tipperary|co sligo|county sligo|' +
      'co westmeath|co offaly|co laois|co cavan|co monaghan|co carlow|co longford|co leitrim|co roscommon|' +
      'co na gaillimhe|contae na gaillimhe|co dhun na ngall|co mhaigh eo|co chiarrai|co chorcai|co na mi|' +
      'baile atha cliath|gaillimh|corcaigh',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'dublin|cork|galway|limerick|waterford|drogheda|dundalk|swords|sligo|kilkenny|athlone|wexford|ennis|' +
    'tralee|letterkenny',
  phones: null,
  registers: 'VAT|CRO:|CHY:|RCN:',
  legalForms: [BRITISH_FORMS],
  signs: [
    [sign('postal', /\b[AC-FHKNPRTV-Y]\d[\dW] [0-9AC-FHKNPRTV-Y]{4}\b/), 1.5],
    [sign('national', /\bregistered in Ireland\b/i, 'Irel IREL'), 2],
  ],
}
