import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './sv/address-texts.ts'
import { CONTACT_TEXTS } from './sv/contact-texts.ts'
import { ORGANISATION_KINDS } from './sv/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './sv/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './sv/organisation-texts.ts'
import { PERSON_TEXTS } from './sv/person-texts.ts'

/** Swedish. */
export const SV: Language = {
  code: 'sv',
  otherCodes: null,
  precedence: 8,
  commonWords: 'och för att med vi på är det till av som har eller inte från',
  conjunctions: 'och samt',
  days: 'måndag fredag lördag',
  months: null,
  phoneLabels: {
    voice: 'växel växeln telefonväxel vx',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'bokning bokningar jour',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: { terms: 'hitta oss', anywhere: null },
  peoplePages: { terms: 'medarbetare', anywhere: null },
  aboutPages: { terms: 'om oss', anywhere: null },
  formerJobs: 'tidigare|arbetade|dessförinnan|studera|utbildning|examen|disputera',
  workLeads:
    '(?:undervisar|undervisade|studerade|arbetar|arbetade|jobbar|jobbade|anställd|verksam) (?:på|hos|i|för|vid)',
  memberships: 'medlem|ansluten',
  roleTexts: {
    before: 'som|i rollen som|i egenskap av',
    behind: null,
    determiners: 'den det de en ett vår vårt våra',
    members: 'medlem styrelsemedlem',
    complements: 'av',
    workplaces: 'hos i på',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museum teater bibliotek galleri hotell restaurang',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'fil.dr|fil. dr|fil.dr.|fil. dr.|fil. mag.|fil. lic.|tekn.dr|tekn. dr|tekn. lic.|med.dr|med. dr|' +
    'med. lic.|leg. läk.|leg. läkare|leg. psykolog|leg. sjukgymnast|leg. tandläkare|leg. veterinär|' +
    'jur. kand.|jur.kand.|civ.ing.|civ. ing.|civ.ek.|civ. ek.|syster|Syster|Fru|fru|kyrkoherde|diakon|' +
    'kantor|prosten',
  personLeads:
    '(?:skriven|skrivet|byggd|byggt|malad|malat|komponerad|grundad|grundat|startad|ledd|ledd|tecknad|last) av|' +
    '(?:foredrag|konsert|tal|andakt|upplasning|predikan|forelasning) (?:av|med)|under ledning av|' +
    'undervisad av|tillsammans med|framlidne',
  personNouns: null,
  personNames: null,
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'förskola grundskola gymnasium kyrkan golfklubb ridklubb byalag bostadsrättsföreningen hembygdsföreningen ' +
    'universitet förening föreningen stiftelse stiftelsen kommun rederi idrottsförening klubb klubben kyrka ' +
    'församling skola skolan fysioterapi sjukhus hotell restaurang apotek förlag advokatbyrå bageri sparbank ' +
    'tandläkare bibliotek teater måleri åkeri vårdcentral',
  supporterWords: 'vänner vänförening',
  rankWords: null,
  pageNames: 'styrelsen personal medarbetare styrelse valberedning valberedningen årsmöte',
  addressLabels: 'besöksadress|utdelningsadress|adress|postadress',
  fieldLabels:
    'e-postadress|e-post|epost|fullständigt namn|för- och efternamn|telefonnummer|öppettider|ditt meddelande|' +
    'postadress|besöksadress|organisationsnummer|mobilnummer',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsorer|samarbetspartners|samarbetspartner|partners|partner|kunder|referenser|leverantörer|utställare|' +
    'bidragsgivare|finansiärer|medlemsorganisationer|dotterbolag|stödföretag|i samarbete med|stöds av|' +
    'vi samarbetar med|med stöd av|sponsras av|tack till',
  partnerHeadingWords: 'våra vår och alla stolta officiella',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'alla rättigheter (?:förbehållna|reserverade)',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'postnr.|postnummer',
}
