import { fold } from '../../lib/fold.ts'

/**
 * The countries that have a state, province or region of this name or abbreviation.
 *
 * @param text as written: an abbreviation counts in capitals only (`OR`, not `or`)
 */
export function countriesOfRegion(text: string): readonly string[] {
  regions ??= readRegions()
  const plain = text.replace(/[.()]/g, '').trim()
  if (plain.length <= 3 && plain === plain.toUpperCase()) return regions.abbreviations.get(plain) ?? NONE
  if (plain.length < 3) return NONE
  // `Culiacán, Sin.`
  if (DOTTED.test(text)) return regions.names.get(fold(plain)) ?? regions.abbreviations.get(plain.toUpperCase()) ?? NONE
  return regions.names.get(fold(plain)) ?? (OBLAST.test(plain) ? RUSSIAN : NONE)
}

const NONE: readonly string[] = []
const DOTTED = /^\p{Lu}\p{Ll}{2}\.$/u
/** `Свердловская обл.`: any adjective before the word for a region. */
const OBLAST = /^\p{Lu}.* (?:обл|область|край)$/u
const RUSSIAN: readonly string[] = ['RU', 'UA', 'BY', 'KZ']

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR',
  CA: 'AB BC MB NB NL NS NT NU ON PE PEI QC SK YT PQ',
  AU: 'NSW VIC QLD WA SA TAS ACT NT',
  BR: 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  IT:
    'AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG FC FR GE GO GR IM IS AQ ' +
    'SP LT LE LC LI LO LU MC MN MS MT ME MI MO MB NA NO NU OR PD PA PR PV PG PU PE PC PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV ' +
    'SI SR SO SU TA TE TR TN TP TO TS TV UD VA VE VB VC VR VV VI VT',
  IN: 'AP AS BR CG GJ HR HP JH KA KL MP MH TN TS UP WB',
  NG: 'FCT',
  ZA: 'GP KZN WC EC FS',
  MY: 'KL',
  MX: 'NL CDMX DF QRO GTO JAL PUE BC BCS SLP VER SIN SON TAB CAM HGO MOR OAX YUC ZAC AGS',
}

const NAMES: Readonly<Record<string, string>> = {
  US:
    'alabama|alaska|arizona|arkansas|california|calif|colorado|connecticut|conn|delaware|florida|fla|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|' +
    'kentucky|louisiana|maine|maryland|massachusetts|mass|michigan|mich|minnesota|minn|mississippi|missouri|montana|nebraska|nevada|new hampshire|' +
    'new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|penn|rhode island|south carolina|south dakota|' +
    'tennessee|tenn|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|puerto rico',
  CA:
    'alberta|british columbia|manitoba|new brunswick|newfoundland|newfoundland and labrador|nova scotia|ontario|prince edward island|quebec|' +
    'saskatchewan|yukon|nunavut|northwest territories',
  AU: 'nsw|vic|qld|tas|new south wales|victoria|queensland|western australia|south australia|tasmania|australian capital territory|northern territory',
  IN:
    'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jammu and kashmir|jharkhand|karnataka|kerala|' +
    'madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|' +
    'uttar pradesh|uttarakhand|west bengal|delhi ncr|ncr|puducherry',
  NG:
    'abia|abia state|adamawa state|akwa ibom|akwa ibom state|anambra|anambra state|bauchi state|bayelsa|bayelsa state|benue|benue state|borno state|' +
    'cross river|cross river state|delta state|ebonyi|ebonyi state|edo state|ekiti|ekiti state|enugu state|gombe state|imo state|jigawa state|' +
    'kaduna state|kano state|katsina state|kebbi state|kogi state|kwara|kwara state|lagos state|nasarawa|nasarawa state|niger state|ogun|ogun state|' +
    'ondo state|osun|osun state|oyo state|plateau state|rivers|rivers state|sokoto state|taraba state|yobe state|zamfara state|federal capital territory',
  ZA: 'gauteng|kwazulu natal|kwa zulu natal|western cape|eastern cape|northern cape|free state|limpopo|mpumalanga|north west province',
  KE: 'nairobi county|mombasa county|kiambu county|kisumu county|nakuru county|uasin gishu|machakos county|kajiado county',
  GH: 'greater accra|greater accra region|ashanti region|western region|central region|volta region|eastern region',
  GB:
    'bedfordshire|beds|berkshire|berks|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cornwall|cumbria|derbyshire|devon|dorset|county durham|co durham|' +
    'east sussex|essex|gloucestershire|glos|hampshire|hants|herefordshire|hertfordshire|herts|isle of wight|kent|lancashire|lancs|leicestershire|leics|' +
    'lincolnshire|lincs|merseyside|middlesex|middx|norfolk|northamptonshire|northants|northumberland|nottinghamshire|notts|oxfordshire|oxon|shropshire|' +
    'somerset|staffordshire|staffs|suffolk|surrey|tyne and wear|tyne & wear|warwickshire|west midlands|west sussex|west yorkshire|south yorkshire|' +
    'north yorkshire|east yorkshire|wiltshire|wilts|worcestershire|worcs|county antrim|county down|county armagh|county tyrone|gwynedd|powys|dyfed|gwent|' +
    'mid glamorgan|south glamorgan|west glamorgan|carmarthenshire|pembrokeshire|fife|aberdeenshire|ayrshire|lanarkshire|midlothian|west lothian|' +
    'east lothian|renfrewshire|greater london|greater manchester|jersey|guernsey|isle of man|gibraltar',
  IE:
    'co dublin|county dublin|co cork|county cork|co galway|county galway|co kildare|county kildare|co wicklow|county wicklow|co meath|county meath|co kerry|' +
    'county kerry|co mayo|county mayo|co donegal|county donegal|co limerick|county limerick|co clare|county clare|co louth|county louth|co wexford|' +
    'county wexford|co waterford|county waterford|co kilkenny|co tipperary|county tipperary|co sligo|county sligo|co westmeath|co offaly|co laois|' +
    'co cavan|co monaghan|co carlow|co longford|co leitrim|co roscommon',
  AE: 'dubai|abu dhabi emirate|emirate of dubai',
  CN:
    'guangdong|guangdong province|zhejiang|zhejiang province|jiangsu|jiangsu province|shandong|shandong province|fujian|fujian province|hebei|henan|hubei|' +
    'hunan|sichuan|sichuan province|liaoning|anhui|anhui province|jiangxi|shaanxi|shanxi|yunnan|guangxi|guizhou|jilin|heilongjiang|hainan',
  MX:
    'cdmx|d f|mexico d f|ciudad de mexico|estado de mexico|edo de mexico|edo mex|jalisco|jal|nuevo leon|n l|puebla|pue|queretaro|qro|guanajuato|gto|yucatan|' +
    'quintana roo|q roo|veracruz|baja california|b c|sonora|chihuahua|coahuila|sinaloa|michoacan|tamaulipas|oaxaca|chiapas|morelos|aguascalientes|' +
    'tabasco|hidalgo|tlaxcala|zacatecas|nayarit|guerrero|durango|slp|san luis potosi|baja california sur|b c s|campeche|colima|edo de mex|estado de mex|mich|tamps|tlax|chis|chih|coah|qro|oax|yuc|hgo|gro|zac|nay|ags',
  AR:
    'caba|c a b a|provincia de buenos aires|prov de buenos aires|pcia de buenos aires|bs as|mendoza|santa fe|entre rios|neuquen|rio negro|chubut|tucuman|' +
    'buenos aires|pcia de cordoba|provincia de cordoba|provincia de santa fe|provincia de mendoza|prov de santa fe|prov de cordoba|misiones|salta|jujuy|chaco|corrientes|formosa|la pampa|santiago del estero|catamarca|la rioja|san luis|san juan|santa cruz|tierra del fuego|partido de la matanza|provincia de bs as|pcia de bs as|prov de bs as|gba',
  CL: 'region metropolitana|r m|region metropolitana de santiago|region de valparaiso|region del biobio|region del bio bio|biobio|region de la araucania|araucania|region de los lagos|region de antofagasta|region de coquimbo|region de ohiggins|region del maule|region de los rios|region de tarapaca|region de atacama|region de magallanes|region de nuble|region de aysen|v region|viii region|ix region|x region',
  CO: 'cundinamarca|antioquia|valle del cauca|atlantico|bolivar|santander|norte de santander|boyaca|caldas|risaralda|quindio|tolima|huila|meta|narino|cauca|magdalena|cesar|sucre|la guajira|casanare',
  PE: 'provincia de lima|departamento de lima|la libertad|lambayeque|junin|ancash|loreto|madre de dios|san martin|apurimac|amazonas|huancavelica|pasco|ucayali',
  EC: 'pichincha|guayas|azuay|manabi|tungurahua|el oro|chimborazo|imbabura|los rios|cotopaxi',
  BO: 'departamento de la paz|departamento de santa cruz|departamento de cochabamba',
  UY: 'canelones|departamento de montevideo|departamento de maldonado',
  VE: 'distrito capital|estado miranda|miranda|carabobo|zulia|edo miranda|edo carabobo|edo zulia|aragua|edo aragua|lara|edo lara|anzoategui|nueva esparta',
  CR: 'provincia de san jose|guanacaste|puntarenas|limon',
  GT: 'sacatepequez|escuintla',
  PA: 'chiriqui|panama oeste|veraguas',
  PY: 'alto parana|itapua|departamento central',
  DO: 'distrito nacional|la altagracia|provincia santo domingo',
  PK: 'sindh|khyber pakhtunkhwa|balochistan|kpk',
  MY: 'selangor|selangor darul ehsan|wilayah persekutuan|johor|johor darul takzim|penang|pulau pinang|perak|sabah|sarawak|kedah|pahang|negeri sembilan|melaka',
  ID: 'dki jakarta|jawa barat|jawa timur|jawa tengah|banten|bali|west java|east java|central java|sumatera utara|sumatera selatan|sumatera barat|riau|kepulauan riau|lampung|kalimantan timur|kalimantan selatan|sulawesi selatan|d i yogyakarta',
  PH: 'metro manila|ncr|laguna|cavite|cebu|rizal|bulacan|pampanga|batangas|bohol|negros occidental|iloilo|leyte|palawan|pangasinan|nueva ecija|tarlac|zambales|quezon province|benguet|davao del sur|misamis oriental|aklan|albay|camarines sur',
  ES:
    'andalucia|cataluna|catalunya|comunidad de madrid|comunidad valenciana|vizcaya|bizkaia|guipuzcoa|gipuzkoa|asturias|cantabria|navarra|la rioja|' +
    'islas baleares|illes balears|las palmas|santa cruz de tenerife|pontevedra|a coruna|la coruna',
  BR: 'sao paulo|rio de janeiro|minas gerais|parana|santa catarina|rio grande do sul|bahia|pernambuco|ceara|goias|espirito santo|distrito federal',
  RU: 'московская область|московская обл|ленинградская область|ленинградская обл|moscow region|moscow oblast',
  TH:
    'nonthaburi|pathum thani|pathumthani|samut prakan|samutprakan|samutprakarn|samut sakhon|samutsakorn|samut songkhram|nakhon pathom|nakornpathom|ayutthaya|' +
    'phra nakhon si ayutthaya|ang thong|lopburi|saraburi|sing buri|chainat|chonburi|chon buri|rayong|chanthaburi|trat|chachoengsao|prachinburi|nakhon nayok|' +
    'sa kaeo|nakhon ratchasima|korat|buriram|surin|sisaket|ubon ratchathani|yasothon|chaiyaphum|khon kaen|udon thani|loei|nong khai|maha sarakham|roi et|' +
    'kalasin|sakon nakhon|nakhon phanom|mukdahan|bueng kan|chiang mai|chiangmai|chiang rai|chiangrai|lamphun|lampang|uttaradit|phrae|phayao|mae hong son|' +
    'nakhon sawan|uthai thani|kamphaeng phet|sukhothai|phitsanulok|phichit|phetchabun|ratchaburi|kanchanaburi|suphan buri|phetchaburi|prachuap khiri khan|' +
    'nakhon si thammarat|krabi|phang nga|phuket|surat thani|suratthani|ranong|chumphon|songkhla|satun|trang|phatthalung|pattani|yala|narathiwat',
  SA: 'eastern province|المنطقة الشرقية|منطقة الرياض|منطقة مكة المكرمة',
  VN:
    'hoan kiem|ba dinh|dong da|cau giay|thanh xuan|hai ba trung|hoang mai|long bien|tay ho|ha dong|nam tu liem|bac tu liem|binh thanh|tan binh|phu nhuan|' +
    'go vap|thu duc|tan phu|binh tan|nha be|binh chanh|hoc mon|hai chau|son tra|ngu hanh son|ngo quyen|le chan|hong bang',
  JP: 'tokyo to|kanagawa|saitama|chiba|aichi|hyogo|fukuoka|hokkaido|osaka fu|kyoto fu',
  CH: 'zurich kanton|kanton zurich|kanton bern|ticino',
}

/** Built on first use. */
let regions: { abbreviations: Map<string, string[]>; names: Map<string, string[]> } | undefined

function readRegions() {
  return { abbreviations: byName(ABBREVIATIONS, ' '), names: byName(NAMES, '|') }
}

function byName(table: Readonly<Record<string, string>>, separator: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const country in table)
    for (const name of table[country]!.split(separator)) {
      const key = separator === '|' ? fold(name) : name
      const list = found.get(key)
      if (list) list.push(country)
      else found.set(key, [country])
    }
  return found
}
