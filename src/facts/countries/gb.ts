import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { BRITISH_FORMS } from '../shared/legal-forms.ts'

/** United Kingdom. */
export const GB: Country = {
  code: 'GB',
  precedence: 14,
  names: {
    aliases:
      'uk|u k|gb|great britain|england|scotland|wales|northern ireland|britain|grossbritannien|angleterre|' +
      'inglaterra|inghilterra|ecosse|schottland|великобритания',
    isKnownEverywhere: true,
  },
  domains: { isSoldWorldwide: false, others: 'uk london wales cymru scot' },
  languages: { cy: 1, en: 0.08 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [
      shape(
        /(?<![A-Za-z\d-])(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-HJ-NP-Y\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![A-Za-z\d])/,
        'before',
      ),
    ],
    isPlaceFirst: true,
  },
  addressHabits: ['region-before-code', 'numbered-houses', 'code-names-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'bedfordshire|beds|berkshire|berks|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cornwall|cumbria|' +
      'derbyshire|devon|dorset|county durham|co durham|east sussex|essex|gloucestershire|glos|hampshire|hants|' +
      'herefordshire|hertfordshire|herts|isle of wight|kent|lancashire|lancs|leicestershire|leics|lincolnshire|' +
      'lincs|merseyside|middlesex|middx|norfolk|northamptonshire|northants|northumberland|nottinghamshire|notts|' +
      'oxfordshire|oxon|shropshire|somerset|staffordshire|staffs|suffolk|surrey|tyne and wear|tyne & wear|' +
      'warwickshire|west midlands|west sussex|west yorkshire|south yorkshire|north yorkshire|east yorkshire|' +
      'wiltshire|wilts|worcestershire|worcs|county antrim|county down|county armagh|county tyrone|gwynedd|powys|' +
      'dyfed|gwent|mid glamorgan|south glamorgan|west glamorgan|carmarthenshire|pembrokeshire|fife|' +
      'aberdeenshire|ayrshire|lanarkshire|midlothian|west lothian|east lothian|renfrewshire|greater london|' +
      'greater manchester|jersey|guernsey|isle of man|gibraltar',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'london|birmingham|manchester|leeds|glasgow|sheffield|bradford|liverpool|edinburgh|bristol|cardiff|' +
    'leicester|coventry|nottingham|belfast|brighton|plymouth|southampton|portsmouth|newcastle upon tyne|' +
    'newcastle|aberdeen|dundee|swansea|oxford|cambridge|york|bath|exeter|norwich|reading|milton keynes|derby|' +
    'hull|wolverhampton|stoke on trent|sunderland|croydon|bournemouth|swindon|ipswich|peterborough|luton|' +
    'chester|gloucester',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers:
    'VAT|Company No|Company Number|Company Reg|Registered Charity|Charity No|Charity Number|Registered No|' +
    'Registered Number|Reg. No|CRN:|UTR:|FRN:',
  legalForms: [BRITISH_FORMS],
  signs: [
    [sign('postal', /\b[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/), 3],
    [sign('national', /£ ?\d/), 1],
    [
      sign(
        'national',
        /\bVAT (?:Reg(?:istration)?\.? )?(?:No|Number|n)?\.?:? ?(?:GB ?)?\d{3} ?\d{4} ?\d{2}|\bregistered in England|\bCompanies House\b|\bUK registered/i,
        'Engl ENGL Comp COMP UK',
      ),
      2,
    ],
    [
      sign(
        'dialling',
        /(?<!\d)0(?:20 \d{4} \d{4}|1\d1 \d{3} \d{4}|1\d{3} \d{6}|7\d{3} \d{6})(?!\d)|(?<!\d)\(0(?:20|1\d{2,4})\) ?\d{3,6}/,
      ),
      1.2,
    ],
  ],
}
