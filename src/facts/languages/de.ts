import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './de/address-texts.ts'
import { CONTACT_TEXTS } from './de/contact-texts.ts'
import { ORGANISATION_KINDS } from './de/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './de/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './de/organisation-texts.ts'
import { PERSON_TEXTS } from './de/person-texts.ts'

/** German. */
export const DE: Language = {
  code: 'de',
  otherCodes: null,
  precedence: 2,
  commonWords: 'und der die das mit für nicht ist wir sie auf eine unsere ihre von zum über',
  conjunctions: 'und sowie',
  days: 'mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonntag',
  months: 'januar februar märz mai juni juli oktober dezember',
  phoneLabels: {
    voice:
      'téls telefon_ _telefon _telefonnummer fon rufnummer anrufen anruf durchwahl zentrale ' +
      'telefonzentrale vermittlung',
    mobile: 'mobilnummer mobiltelefon_ handy handynummer natel',
    fax: 'telefax_',
    whatsapp: null,
    weak: 'kontakt reservierung notfall notdienst sekretariat büro festnetz',
  },
  phoneSigns: null,
  contactPages: { terms: 'kontakt|ansprechpartner', anywhere: null },
  imprintPages: { terms: 'impressum|rechtliche angaben', anywhere: null },
  officePages: { terms: 'anfahrt|standort|niederlassung', anywhere: null },
  peoplePages: { terms: 'mitarbeiter|vorstand|geschaftsfuhrung|geschaeftsfuehrung|belegschaft', anywhere: null },
  aboutPages: { terms: 'uber uns|ueber uns|wir uber uns|unternehmen.', anywhere: null },
  formerJobs:
    'zuvor|vorher|früher|ehemal|vormals|davor |arbeitete|war sie|war er|war als|' +
    'studium|studiert|promotion|promoviert|absolvier|absolvent|abschluss|ausbildung|facharztausbildung|approbation|weiterbildung|habilitation',
  workLeads:
    '(?:lehrte?|unterrichtete?|forschte?|studierte?|promovierte?|habilitierte?|arbeitet|dozent(?:in)?|professor(?:in)?) (?:\\p{L}{1,30} )?an(?: de[rm])?|(?:tätig|beschäftigt|angestellt|gearbeitet|arbeitete?|ausbildung|karriere|laufbahn|station|jahren?|praktikum|volontariat) (?:bei|beim|in|an)(?: de[rm])?|(?:wechselte?|ging|kam) (?:zu[rm]?|von)(?: de[rm])?|verließ|(?:jetzt|heute|zuvor|früher|vormals)(?: bei(?: de[rm])?)?',
  memberships: 'mitglied|zertifiziert|akkreditiert',
  roleTexts: {
    before: 'als|in der funktion als|in seiner funktion als|in ihrer funktion als|in der rolle als',
    behind: null,
    determiners: 'der die das den dem des ein eine einen einer unser unsere unserer unseren unseres ihr ihre',
    members:
      'mitglied vorstandsmitglied ausschussmitglied beiratsmitglied gründungsmitglied ehrenmitglied gremiumsmitglied',
    complements: 'für',
    workplaces: 'bei beim',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: 'ministerium bundesministerium',
  houseNouns: null,
  headNouns:
    'weingut galerie theater museum gasthof brauerei hotel restaurant musikverein sportverein turnverein ' +
    'schützenverein pfarrei pfarrgemeinde kirchengemeinde kammerchor stadttheater kunsthaus kunsthalle literaturhaus',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'KBM|KBI|KBR|OBI|HBI|ABI|HBM|OBM|Kommerzialrat|KommR|Ökonomierat|ÖkR|OStR|StR|OStD|StD|Hofrat|' +
    'Medizinalrat|OMR|Azubi|Auszubildende|Auszubildender|Praktikant|Praktikantin|Pfr.in|Pfrin.|Diakon|' +
    'Vikar|Vikarin|Kpl.|Dek.|Pater|RAin|StB|StBin|DGKP|DGKS|DKKS|Mag.a|Mag.ª|Dr.in|Dr.ⁱⁿ|DIin|Bgm.|Vbgm.|' +
    'Altbgm.|Abg.|LAbg.|Kdt.|Hptm.|Oblt.|VDir.|Frl.|Hr.|Hrn.|Altbürgermeister|Ehrenobmann|Ehrenpräsident',
  personLeads:
    '(?:unterricht|meisterkursen?|kursen?|ausbildung|studium|studien|praktikum|klasse|studierte|lernte) bei|' +
    'dankeschon an|' +
    '(?:fotos|bilder|regie|buhne|kostume|licht|choreografie|moderation|festrede|laudatio|vortrag|lesung|predigt|orgel|klavier|gesang) (?:von|mit|durch)|' +
    '(?:gemalt|gebaut|geschrieben|komponiert|gespielt|gesungen|entworfen|gestiftet|gesprochen|betreut|gestaltet) von',
  personNouns:
    'aber|eber|iber|ober|uber|cher|der|fer|ger|her|ker|ler|mer|ner|per|rer|ser|ster|ter|ver|zer|erin|erinnen|stin|tin|lin|' +
    'pin|gin|kin|tinnen|ist|isten|or|oren|ant|anten|ent|enten|eur|euren|loge|logen|star|stars|profi|profis|fan|fans|' +
    'coach|chef|chefs|kollege|kollegen|bischof|mann|frau|guru|abgeordnete|abgeordneten|abgeordneter|verletzte|' +
    'verletzten|verlobte|verlobten|verlobter|vorsitzende|vorsitzenden|beauftragte|beauftragten|angehorige|' +
    'angehorigen|bekannte|bekannten|favorit|favoriten|kandidat|kandidaten|athlet|athleten|pilot|piloten|held|' +
    'helden|gast|talent|paar',
  personNames: null,
  organisationNouns:
    'schlichtungsstelle verein verband stiftung universität hochschule schule gymnasium gemeinde landkreis ministerium institut kanzlei ' +
    'praxis büro autohaus gasthof gasthaus apotheke bäckerei metzgerei verlag werkstatt weingut brauerei zentrum ' +
    'rechtsanwälte steuerberater notariat stadtwerke sparkasse gesellschaft schreinerei tischlerei zahnarztpraxis ' +
    'gemeinschaftspraxis hofladen gärtnerei stadt markt landratsamt architekten tierarztpraxis klinik klinikum ' +
    'konditorei druckerei spedition fahrschule feuerwehr kita malerbetrieb elektro physiotherapie friseursalon ' +
    'friseur sanitär zimmerei dachdeckerei bestattungen tanzschule musikschule volkshochschule kreissparkasse ' +
    'volksbank raiffeisenbank kirchengemeinde pfarrei pfarramt krankenhaus bücherei bibliothek buchhandlung optik ' +
    'hörakustik landgasthof pension ferienhof reiterhof hofgut kellerei kaffeerösterei reinigung baugeschäft ' +
    'bauunternehmen stahlbau metallbau maschinenbau gartenbau landschaftsbau immobilien versicherungen ' +
    'hausverwaltung pflegedienst seniorenheim sanitätshaus fotostudio tierheim ergotherapie logopädie haustechnik ' +
    'malermeister fliesen raumausstattung glaserei schlosserei bauernhof freundeskreis förderkreis kirchenkreis',
  personTexts: PERSON_TEXTS,
  supporterWords: 'förderverein freundeskreis förderkreis freunde förderer ehemaligenverein',
  rankWords: null,
  pageNames: null,
  addressLabels:
    'firmenadresse|geschäftsadresse|lieferadresse|besuchsadresse|adresse|adressen|anschrift|postanschrift|' +
    'hausanschrift|besucheradresse|lieferanschrift|postadresse|sitz|firmensitz|hauptsitz|standort',
  fieldLabels:
    'e-mail-adresse|e-mail adresse|vollständiger name|vor- und nachname|telefonnummer|ihre nachricht|' +
    'öffnungszeiten|sprechzeiten|betreff der nachricht|steuernummer|bankverbindung|postanschrift',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsoren|partner|partnerinnen|förderer|unterstützer|kunden|referenzen|aussteller|investoren|gesellschafter|' +
    'lieferanten|händler|geldgeber|fördermittelgeber|kooperationspartner|kooperationen|medienpartner|' +
    'schwesterunternehmen|schwesterfirmen|tochtergesellschaften|tochterunternehmen|verbundene unternehmen|' +
    'mitgliedsunternehmen|mitgliedsvereine|mitgliedsorganisationen|mitgliedsverbände|trägervereine|auftraggeber|' +
    'sie vertrauen uns|uns vertrauen|unterstützt von|unterstützt durch|gefördert von|gefördert durch|' +
    'in kooperation mit|in zusammenarbeit mit|mitgliedschaften|mandanten|kundenliste|referenzkunden|' +
    'partnerschaften|kooperationspartnerinnen|werbepartner|werbepartnern|werbekunden|inserenten|' +
    'mit unterstützung von|mit unterstützung durch|mit freundlicher unterstützung von|' +
    'mit freundlicher unterstützung durch|gesponsert von|mit dank an|besonderer dank an',
  partnerHeadingWords:
    'unser unsere unserer die der den und an danke dank vielen herzlichen alle ausgewählte aktuelle starke ' +
    'offizielle regionale lokale wichtige gold silber bronze haupt',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'werden für suche gesucht sagen warum ihr ihre',
  rightsReserved: 'alle rechte vorbehalten',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'PLZ|Postleitzahl',
}
