import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './it/address-texts.ts'
import { CONTACT_TEXTS } from './it/contact-texts.ts'
import { ORGANISATION_KINDS } from './it/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './it/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './it/organisation-texts.ts'
import { PERSON_TEXTS } from './it/person-texts.ts'

/** Italian. */
export const IT: Language = {
  code: 'it',
  otherCodes: null,
  precedence: 6,
  commonWords: 'della per con una sono gli che nostro del di il nei più dei alla',
  conjunctions: 'e ed',
  days: 'lun mar mer gio ven sab dom lunedì martedì mercoledì giovedì venerdì sabato domenica',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  phoneLabels: {
    voice: 'telefoni centralino chiama chiamaci chiamate chiamare numero+verde telefonico telefonici',
    mobile: 'cellulare cellulari',
    fax: null,
    whatsapp: null,
    weak: 'contatti contatto prenotazioni prenotazione emergenza segreteria ufficio',
  },
  phoneSigns: null,
  contactPages: { terms: 'contatt', anywhere: null },
  imprintPages: { terms: 'note legali', anywhere: null },
  officePages: { terms: 'dove siamo|sedi.', anywhere: null },
  peoplePages: { terms: 'lo staff|la squadra|il team', anywhere: null },
  aboutPages: { terms: 'chi siamo|azienda.', anywhere: null },
  formerJobs:
    'precedentemente|in precedenza|ha lavorato|prima di |già |' +
    'laurea|diplomat|ha studiato|studi |dottorat|specializza|master |formazione',
  workLeads:
    '(?:ex-?|ex )\\p{L}{1,30} (?:di|della?|presso)|(?:lavor|insegn|studi)\\p{L}{1,30} (?:in|per|con|presso)|presso',
  memberships: 'membro|iscritt|accreditat',
  roleTexts: {
    before: 'come|in qualità di|in veste di',
    behind: null,
    determiners: "il lo la i gli le l' un uno una nostro nostra nostri nostre",
    members: 'membro socio socia componente',
    complements: 'per di del della',
    workplaces: 'presso',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: 'scuola',
  headNouns:
    'museo teatro biblioteca galleria libreria hotel ristorante cantina cooperativa ospedale edizioni clinica liceo',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles: null,
  personLeads:
    '[a-z]{3,14}(?:at|it|ut|ss|ers)[oaie] da|tavola rotonda con|' +
    "(?:letture|letture per bambini [\\d-]+ anni|concerto|incontro|laboratorio|dialogo|conversazione|dialoga(?:no)?|visita(?: guidata)?) con(?: l'autore| l'autrice)?|" +
    'modera(?:no)?|dialoga(?:no)?|introduce|interven(?:gono|iene)|testi di|musiche di|regia di|' +
    'coreografie di|poesie di|(?:il|la) compiant[oa]|accompagna(?: la guida)?|coautore con|coautrice con',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'università istituto fondazione associazione comune studio ristorante albergo agriturismo cantina panificio ' +
    'farmacia azienda gruppo trattoria osteria pizzeria avvocati architetti parrocchia museo teatro biblioteca ' +
    'ospedale liceo officina editrice banca pasticceria tipografia gelateria macelleria parrucchiere ottica ' +
    'autofficina carrozzeria falegnameria vivaio assicurazioni consorzio scuola asilo residenza locanda enoteca ' +
    'tenuta fattoria caseificio frantoio cinema edilizia impianti arredamenti trasporti',
  personTexts: PERSON_TEXTS,
  supporterWords: 'amici',
  rankWords: null,
  pageNames:
    'organi docenti docente consiglio direttivo uffici segreteria medici personale sociali assemblea collegio ' +
    'giunta revisori',
  addressLabels: 'sede operativa|sede amministrativa|indirizzo postale|recapito postale|indirizzo|sede|sede legale',
  fieldLabels:
    'posta elettronica|posta elettronica certificata|indirizzo email|indirizzo e-mail|indirizzo mail|' +
    'nome completo|nome e cognome|nome cognome|numero di telefono|numero telefonico|orari di apertura|' +
    'orario di apertura|il tuo messaggio|codice postale|ragione sociale|codice fiscale|partita iva|sede legale|' +
    'sede operativa|codice univoco|telefono fisso|telefono cellulare',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsor|partner|sostenitori|finanziatori|clienti|espositori|fornitori|referenze|investitori|donatori|' +
    'aziende partner|enti partner|società del gruppo|soci sostenitori|collaborazioni|patrocini|enti sostenitori|' +
    'associazioni aderenti|convenzioni|con il patrocinio di|con il sostegno di|con il contributo di|' +
    'in collaborazione con|lavorano con noi|hanno scelto noi|ci sostengono|affiliazioni|sostenuto da|' +
    'con il supporto di|si ringraziano|si ringraziano|si ringrazia',
  partnerHeadingWords: 'i nostri nostre gli le di del della e ed principali ufficiali istituzionali tecnici nostro',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'diventa diventare per',
  rightsReserved: 'tutti i diritti (?:sono )?riservati',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'C.A.P.|codice postale',
}
