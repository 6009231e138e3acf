import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in German say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: {
    actors:
      'teil de[rs]|tochter de[rs]|(?:gehört|gehören)(?: wir)? zu[rm]|' +
      '(?:geführt|betrieben|unterstützt|gefördert|herausgegeben|organisiert) vo[nm]|' +
      '(?:gefördert|unterstützt) durch|zusammenarbeit mit(?: de[rm])?|partner|träger',
    hosts: 'partner|träger|veranstalter|sponsor|organisator',
    hostVerbs: 'ist',
    deals:
      '(?:finanzierung(?: \\p{Ll}{1,30})?|finanziert|gestiftet|gespendet|gebaut|geliefert|begleitet|beraten|' +
      'vertreten|versichert) (?:über|durch|bei|vo[nm])(?: de[rm])?|kooperation mit(?: de[rm])?',
    members: 'mitglied',
    articles: 'der die das dem den',
    actions: null,
    speakers: 'sprecher(?:in)? (?:de[rs]|vo[nm])|Sprecher(?:in)? (?:de[rs]|vo[nm])|Karriere beim?',
    speakerWords: 'Sprecher Sprecherin Karriere',
    addressees: 'an|bei|beim|durch',
    addresseeArticles: 'das die den der dem',
  },
  links: { genitives: null, complements: 'für zu zur', articles: 'den der' },
  nouns: { firms: 'agentur', firmsInLists: null, venues: 'restaurant hotel', quoted: null, venuePeople: null },
  forms: { others: null, inclusions: null, qualities: null, described: null, labels: 'Telefon' },
  credits: {
    made: 'erstellt|realisiert|entwickelt',
    making: 'umsetzung|realisierung|gestaltung|programmierung|konzeption|konzept|projekt',
    makers: 'in|von|durch',
    objects: 'und seiten webseite internet studio agentur firma',
    behind: null,
    signs: null,
  },
  places: {
    owners: 'inh(?:\\.|aber(?:in)?)|z\\. ?hd|p\\.p\\.a',
    offices: null,
    branches: 'filiale|zweigstelle',
    officeSigns: null,
    formerHouses: 'Alte[rs]? \\p{Lu}|Ehemalige[rs]? \\p{Lu}',
    words: 'niederlassung filiale standort zweigstelle geschaftsstelle buro werk zentrale technischer',
  },
  preambles: { copulas: null, documents: null, formLabels: 'Rechtsform' },
  careers: {
    since: 'seit',
    to: 'bis',
    untilNow: 'heute',
    currently: 'derzeit|heute|aktuell|mittlerweile|gegenwärtig|zurzeit',
    workplaces: 'bei',
    origins: 'von vom',
    studies:
      'Dipl|Diplom\\p{L}*|promotion|abitur|studi\\p{L}+|(?:\\p{L}{2,12})?(?:ausbildung|weiterbildung)|approbation',
    chiefs: 'geschäftsführer(?:in)?|inhaber(?:in)?|gründer(?:in)?',
    offices: null,
    boards: null,
    verbs: null,
    complements: 'von vom der des',
    otherLinks: 'für',
  },
  pages: {
    imprint: 'impressum|anbieterkennzeichnung',
    legal: 'datenschutz(?:erklarung|hinweise)?|agb',
    contact: 'kontakte?|anfahrt|ansprechpartner',
    partners: 'partner(?:en|schaft)?|sponsoren|forderer|unterstutzer',
    clients: 'kunden|referenz(?:en)?',
    people: 'team|vorstand|mitarbeiter|organigramm',
    about: 'uber uns|ueber uns|wir uber uns',
  },
  relations: {
    authority:
      'aufsichtsbehörde|zuständige[rn]? (?:\\p{L}{0,24}(?:behörde|kammer|stelle|aufsicht)|berufsverband)|berufskammer|' +
      '(?:^|(?:ärzte|therapeuten|apotheker|anwalts|notar|berater|prüfer|architekten|ingenieure?|handwerks|handels))' +
      'kammer ?[:：]\\s*$|kammerzugehörigkeit|registergericht|amtsgericht|schlichtungsstelle|' +
      'datenschutzbeauftragte[rn]? (?:des landes|für den datenschutz)',
    operators: '(?:schul|einrichtungs)?trager(?:schaft)?|tragerverein|betreiber(?:in)?',
    complaints: 'beschwerde\\p{Ll}{0,10}|beschweren',
    agency: 'hoster|webhoster|webdesign|realisation|realisierung|umsetzung|gestaltung',
    bank: 'bank|kreditinstitut|geldinstitut|bankverbindung',
    insurer: 'haftpflichtversicher(?:ung|er)|versicherungsgeber|versicherer',
    member: 'mitglied(?:schaft(?:en)?)? (?:im|in|bei|beim|des|der|von)',
    partner: 'partner|sponsoren|kooperation mit|gefördert (?:durch|von)|unterstützt (?:durch|von)',
    client: 'kunden|referenzen',
    banks: '\\p{L}*bank|\\p{L}*sparkasse',
    authorities:
      'amtsgericht|landgericht|finanzamt|\\p{L}*aufsichtsbehorde|landesbeauftragte\\p{L}*|' +
      'bundesbeauftragte\\p{L}*|\\p{L}*kammer|regierungsprasidium|landratsamt',
  },
  bodies: {
    names: null,
    endings: 'ausschuss kommission beirat vorstand kuratorium',
    ranks: null,
    members: 'mitglieder|stellvertreter',
  },
  titles: {
    labels:
      '(?:gesetzlich )?vertreten durch(?: (?:den|die|das|ihren|seinen))?|vertretungsberechtigte[rn]?|ihre?|' +
      'unsere?',
    others:
      'verantwortlich(?:er)?(?: .*)?|v\\.? ?i\\.? ?s\\.? ?d\\.? ?p\\.?.*|' +
      '(?:ansprech|kontakt)(?:partner|person)(?:in|innen|en)?(?: .*)?|redaktion|autor(?:in)?',
    fragmentStarts: 'der die das und im',
    behind: null,
  },
  logos: { pictures: null, adverts: 'banner|anzeige|werbung' },
}
