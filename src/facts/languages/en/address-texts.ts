import type { AddressTexts } from '../../address-texts.ts'

/** How texts in English write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'address',
    qualifiers:
      'our|the|postal|mailing|office|street|business|registered|visiting|head office|company|shop|store|contact|' +
      'physical|delivery|billing|shipping',
    locations: 'locations?|headquarters?|hq|offices?|office|mail|us|branch|showroom|warehouse|shop|store|studio|info',
    sure: '(?:registered|head|main|our|postal|principal) office|visit us|find us|write to us',
    others: 'e-?mail|ip|mac|web|internet|url|website|opening|closing|keynote|welcome|return',
    tails: 'address us legal info',
    fields:
      'city|town|state|province|county|country|zip|zip ?code|zip ?/ ?postal code|postal code|post ?code|pin|' +
      'pin ?code|street|street address|region|suite|building|floor|state ?/ ?province|address(?: line)? ?[12]?|' +
      'line ?[12]',
  },
  units: {
    words:
      'erf|farm|holding|suite|ste|unit|apt|apartment|flat|floor|level|room|rm|block|blk|plot|building|bldg|tower|' +
      'office(?= ?(?:no|\\d|#|[a-z](?!\\p{L})|suite|block|$))|ofc|shop|store|lot|stand|house no|hse|opp|opposite|' +
      'near|nr|behind|beside|off|adjacent|above|below|distt|next to|between|along|by|after|inside|within|village|' +
      'vill|post office|dist|district|tehsil|taluka|mandal|rr|site(?! map)|(?:old|new|door) (?:door )?no|' +
      'd\\.? ?no|survey no|sy\\.? ?no|s\\.? ?no|sector|sec|phase|wing|gate|mezzanine|basement|ground floor|' +
      'mail ?code|mail ?stop|msc|house(?= (?:\\d|#))|bay|hangar|warehouse|bureau|kiosk|tenancy|pod|km|kilometre|' +
      'kilometer|purok|brgy|barangay|sitio|subd|sco|cnr|corner(?= of)|entrance|enter via|' +
      '(?:street|road|lane|avenue|rd|st\\.?|cross|main)(?= (?:no\\.? ?|# ?)?\\d{1,3}[a-z]?$)|plaza|rear of|c/o',
    floors: 'floor|flr|fl|level|storey|story|cross|main|block|stage|phase',
    floorOrdinals:
      'ground|lower ground|upper ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top',
    doors: null,
    buildings:
      'building|bldg|compound|tower|towers|house|plaza|centre|center|complex|mall|arcade|chambers|court|' +
      'mansions?|estate|park|campus|hall|block|industrial|free|economic|area|zone|city|villas?|works|mill|mills|' +
      'farm|barn|lodge|cottage|wharf|arena|quarter|hub|heights|apartments|residency|colony|layout|phase|sector|' +
      'midc|gidc|sez|society|chs|terminal|exchange|studios?|yard|rectory|vicarage|laboratory|library|pavilion|' +
      'annexe?',
    beforeStreets: 'suite|ste|unit|apt|flat|shop|office|room|level|floor|block|plot|no|km|lot|house|bldg|building',
    behindStreets: 'suite|unit|n',
    behindNumbers: null,
  },
  streetWords: {
    signs:
      'Street Road Avenue Boulevard Plaza Square Terrace Court Gardens Quay Parade Expressway Close Crescent ' +
      'Drive Lane Way Highway street road avenue boulevard plaza square terrace',
    plainEndings: null,
    small: null,
    smallBehind: 'street|st|road|rd|lane|ln|drive|close|court|way',
    smallEndings: null,
    smallDoubtful: null,
    numbered: null,
    beforeNumbers: 'St Str Street Ave Avenue Blvd Boulevard Rd Road Sq Square',
    routes: 'highway hwy route rte rt road rd',
    nameless: 'strand esplanade embankment promenade mall broadwalk',
    lookalikes: 'norway subway gateway railway anyway runway',
  },
  streetNames: {
    connectors: 'of the and &',
    beforeCompounds: null,
    directions: 'N S E W NE NW SE SW North South East West Northeast Northwest Southeast Southwest',
    numerals: 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',
    months: null,
    never:
      'star stars ton tons lb lbs day days week weeks month months year years hour hours hrs minute minutes min ' +
      'mins bed beds bedroom bedrooms bath star-rated x mm cm kg mb gb tb pm january february march april june ' +
      'july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec percent ' +
      'million billion people reviews results photos comments views miles km usd eur gbp ltd limited inc llc plc ' +
      'pty',
    estates: null,
    abbreviations:
      'st street saint|rd road|ave avenue av avn|blvd boulevard bd boul blv|dr drive|ln lane|ct court|sq square|' +
      'cres crescent cresc|ter terrace tce terr|hwy highway|pkwy parkway|expy expressway expwy|gdns gardens|' +
      'pl place|n north no|s south|e east|w west|bldg building|fl floor flr|rm room|uk gb',
  },
  roads: {
    beforeKilometres: 'National|N|Old|Highway|E\\d{1,3}|A\\d{1,2}|M\\d{1,2}|D\\d{1,3}',
    behindKilometres: null,
    behindDistances: 'road rd highway expressway bypass',
    betweenTowns: null,
    numbered: null,
    zones: null,
  },
  numberMarks: {
    beforeNumbers: 'no|nr|n|num|n°|№|#|d|km|nd',
    alone: 'no|nr|n|num|km|nd|№|#|house no|h[./]? ?no|plot',
    houses: 'house|hse|h|plot|door|villa',
    beforeColons: 'no|nr|num|d|apt|km|box|bag',
  },
  boxes: {
    forms:
      '(?:HCR?|RR|R\\. ?R\\.|RD|PSC|CMR|Unit) ?#?\\d{1,5}[ ,]{1,2}Box|G?\\.?P\\. ?O\\. ?Box|G?PO Box|' +
      'P\\.? ?O\\.? ?Box|Post ?Office Box|P\\. ?O\\. ?B\\.?|POB|P\\.? ?O\\.? Drawer|Private (?:Mail ?)?Bag|' +
      'P\\. ?M\\. ?B\\.?|PMB|Locked Bag|RMB|Post ?box|Box|P\\. ?O\\. BOX',
    endings: 'box',
  },
  places: {
    connectors: 'upon on of the',
    beforeNames: null,
    beforeCities: 'city of',
    behindCities: 'city|north|south|east|west',
    quarters: null,
  },
  sentences: {
    leads:
      '(?:visit|find|meet|see|join|reach|contact) us|drop (?:in|by)|' +
      '(?:located|based|situated|headquartered|held)|write to (?:us|me)|' +
      '(?:our|the|its|their) (?:\\p{L}+ ){0,2}(?:office|offices|shop|store|showroom|studio|warehouse|clinic|practice|headquarters|premises|factory|restaurant|gallery|workshop|address)(?: is| are)?',
    streetLeads: null,
    smallStreetLeads: null,
    units: 'Flat Unit Suite Apt Apartment Shop Office Room',
    connectors: 'of the and upon on',
    prose: 'with|for|is|are|to|from|that',
    yearLeads: 'in|since|until|from|during|early|late',
    abbreviations:
      'blvd|bldg|boul|prof|beds|berks|bucks|cambs|glos|hants|herts|lancs|leics|lincs|notts|northants|oxon|staffs|' +
      'wilts|worcs|calif|mass|conn|penn|tenn|minn|mich|univ|dept|dist|vill|distt|taluk|terr|cresc?|sect|plot|' +
      'door|floor|near|pkwy|brgy|subd|opp|subdiv',
  },
  surroundings: {
    contacts:
      'tel|telephone|phone|ph|fax|telefax|facsimile|e-?mail|mail|mobile|mob|cell|gsm|hotline|toll[ -]?free|call|' +
      'whatsapp|skype|web|website|homepage|internet|iban|bic|swift|opening|hours|mr|mrs|attn|attention|copyright|' +
      'all rights|director|manager|contact',
    phones: 'tel|telephone|phone|ph|fax|mobile?|mob|cell?',
    notPlaces:
      'Tel|Telephone|Phone|Ph|Fax|E-?Mail|Email|Mail|Mobile|Web|www|Opening|Ltd|Inc|Copyright|Hours|Call|Map|' +
      'Plan|Route|Euro?|USD|Users?|Followers?|People|Customers|Views|Fans|Members?|Words|Visitors|Downloads|' +
      'Pages|Series|Routers?|Switch(?:es)?|Toners?|Cartridges?|Printers?|Models?|Version|Edition|Thermal|' +
      'Automatic|Bedrooms?|Watts?|Volts?|Lumens?|Pixels?|T|F|E|M',
    countsBefore:
      'page|version|v|chapter|article|section|paragraph|part[ei]?|step|top|level|day|week|year|class|figure|fig|' +
      'table|volume|vol|band|issue|number|episode|season|windows|ios|android|iphone|galaxy|playstation|formula|' +
      'grade|group|type|room|game|round|under|from|since|copyright|stand|in',
    countsBehind:
      'results?|photos?|comments?|reviews?|items?|views?|days?|hours?|minutes?|years?|people|stars?|million|' +
      'billion|percent|euro|eur|usd|kg|km|cm|mm|ml',
    rangeWords: 'to|through|thru|till|until',
    bylines: 'by',
  },
  unspaced: {
    ends: 'TEL|Tel|tel|FAX|Fax|E-?mail|Google|MAP|Map',
    buildings: null,
    districts: null,
    behindNumbers: null,
  },
}
