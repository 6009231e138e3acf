import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { SPANISH_CODE_SIGN, SPANISH_STREET_SIGN } from '../shared/page-signs.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Mexico. */
export const MX: Country = {
  code: 'MX',
  precedence: 29,
  names: { aliases: 'mejico', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { es: 0.2 },
  namesLike: 'es',
  postcode: digits(5),
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [SPANISH_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: 'NL CDMX DF QRO GTO JAL PUE BC BCS SLP VER SIN SON TAB CAM HGO MOR OAX YUC ZAC AGS',
    names:
      'cdmx|d f|mexico d f|ciudad de mexico|estado de mexico|edo de mexico|edo mex|jalisco|jal|nuevo leon|n l|' +
      'puebla|pue|queretaro|qro|guanajuato|gto|yucatan|quintana roo|q roo|veracruz|baja california|b c|sonora|' +
      'chihuahua|coahuila|sinaloa|michoacan|tamaulipas|oaxaca|chiapas|morelos|aguascalientes|tabasco|hidalgo|' +
      'tlaxcala|zacatecas|nayarit|guerrero|durango|slp|san luis potosi|baja california sur|b c s|campeche|' +
      'colima|edo de mex|estado de mex|mich|tamps|tlax|chis|chih|coah|qro|oax|yuc|hgo|gro|zac|nay|ags',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'mexico city|ciudad de mexico|cdmx|guadalajara|monterrey|puebla|tijuana|leon|merida|cancun|zapopan|' +
    'queretaro|toluca|san pedro garza garcia|chihuahua|hermosillo|culiacan|aguascalientes|morelia|saltillo|' +
    'veracruz|villahermosa|tuxtla gutierrez|oaxaca|oaxaca de juarez|acapulco|cuernavaca|durango|mazatlan|' +
    'pachuca|xalapa|irapuato|celaya|ciudad juarez|mexicali|ensenada|la paz bcs|los mochis|ciudad obregon|' +
    'reynosa|matamoros|nuevo laredo|tampico|torreon|gomez palacio|tepic|colima|campeche|playa del carmen|' +
    'puerto vallarta|naucalpan|tlalnepantla|ecatepec|metepec|huixquilucan|san luis potosi|leon guanajuato|' +
    'tlaquepaque|tlajomulco|santa catarina nl|apodaca|guadalupe nl|los cabos|cabo san lucas',
  phones: phoneHabits({
    formerPrefix: /^(?:01|04[45])(?=\d{10}$)/,
    formerMobile: { pattern: /^521(?=\d{10}$)/, now: '52' },
  }),
  registers: 'RFC|R.F.C.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [
    [SPANISH_CODE_SIGN, 1.2],
    [SPANISH_STREET_SIGN, 0.1],
    [sign('national', /\bRFC:? ?[A-Z]{3,4}\d{6}|\bS\.A\. de C\.V\./, 'S'), 2.5],
  ],
}
