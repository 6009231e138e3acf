import { type Country, digits, FIVE_AND_FOUR_DIGITS, phoneHabits, shape, sign } from '../country.ts'
import { AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { NORTH_AMERICAN_ROAD } from '../shared/street-shapes.ts'

/** United States. */
export const US: Country = {
  code: 'US',
  precedence: 13,
  names: {
    aliases:
      'usa|u s a|us|u s|united states of america|etats unis d amerique|eeuu|ee uu|stati uniti d america|' +
      'vereinigte staaten von amerika|сша',
    isKnownEverywhere: true,
  },
  domains: { isSoldWorldwide: false, others: 'gov mil edu nyc boston miami vegas' },
  languages: { en: 0.2 },
  namesLike: null,
  postcode: {
    ...digits(5),
    shapes: [
      FIVE_AND_FOUR_DIGITS,
      // Military mail: `APO AE 09094`.
      shape(/(?<=(?:APO|FPO|DPO),? A[AEP] )\d{5}(?:-\d{4})?(?!\d)/, 'before'),
    ],
    isPlaceFirst: true,
  },
  addressHabits: ['region-before-code', 'town-and-state', 'numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: [NORTH_AMERICAN_ROAD],
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations:
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH ' +
      'OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR',
    names:
      'alabama|alaska|arizona|arkansas|california|calif|colorado|connecticut|conn|delaware|florida|fla|georgia|' +
      'hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|mass|michigan|' +
      'mich|minnesota|minn|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|' +
      'new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|penn|rhode island|south carolina|' +
      'south dakota|tennessee|tenn|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|' +
      'district of columbia|puerto rico',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|' +
    'austin|san jose|san francisco|seattle|denver|washington dc|washington d c|boston|detroit|nashville|' +
    'memphis|portland|las vegas|baltimore|milwaukee|atlanta|miami|minneapolis|oakland|tampa|new orleans|' +
    'cleveland|honolulu|pittsburgh|cincinnati|st louis|orlando|brooklyn|manhattan|salt lake city|sacramento|' +
    'palo alto|columbus|indianapolis|fort worth|oklahoma city|louisville|albuquerque|tucson|fresno|' +
    'kansas city|omaha|raleigh|virginia beach|tulsa|wichita|newark|dayton|st paul|saint paul|anchorage|boise|' +
    'el paso|rochester|spokane|tacoma|knoxville|chattanooga|little rock|berkeley|' +
    'irvine|santa barbara|santa cruz|ann arbor|chapel hill|college park',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'EIN:|FEIN|D-U-N-S|DUNS:|NPI:',
  legalForms: [AMERICAN_FORMS],
  signs: [
    [
      sign(
        'postal',
        /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]? {1,2}\d{5}(?:-\d{4})?(?!\d)/,
      ),
      3,
    ],
    [
      sign(
        'postal',
        /\b(?:California|Texas|Florida|New York|Illinois|Pennsylvania|Ohio|Georgia|Michigan|Virginia|Washington|Arizona|Massachusetts|Tennessee|Indiana|Missouri|Maryland|Wisconsin|Colorado|Minnesota|Oregon|Nevada|Utah|Connecticut|Iowa|Kansas|New Jersey|North Carolina|South Carolina|Kentucky|Louisiana|Oklahoma|Alabama|Idaho|Nebraska|Maine|Hawaii|Montana|New Mexico),? \d{5}(?!\d)/,
      ),
      3,
    ],
    [sign('national', /\bLLC\b|\bInc\./, 'LLC Inc'), 0.5],
  ],
}
