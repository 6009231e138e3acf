import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './ro/address-texts.ts'
import { CONTACT_TEXTS } from './ro/contact-texts.ts'
import { ORGANISATION_KINDS } from './ro/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './ro/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './ro/organisation-texts.ts'
import { PERSON_TEXTS } from './ro/person-texts.ts'

/** Romanian. */
export const RO: Language = {
  code: 'ro',
  otherCodes: null,
  precedence: 16,
  commonWords: 'și şi este pentru din cu sau mai noastre vă',
  conjunctions: 'și şi',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telefoane',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervări programări',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'echipa', anywhere: null },
  aboutPages: { terms: 'despre.|despre noi', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'ca|în calitate de',
    behind: null,
    determiners: 'un o noștri noastre nostru noastră',
    members: 'membru membră',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns:
    'muzeul teatrul biblioteca galeria hotel restaurant spitalul școala universitatea liceul colegiul editura ' +
    'fundația asociația primăria',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'ec.|av.|Av.|ing.|pr.|Pr.|dna|dna.|Dna|Dna.|dl|dl.|Dl|Dl.|d-na|d-l|D-na|D-l|d-nul|D-nul|domnul|' +
    'doamna|Domnul|Doamna|prof.|conf. dr.|lect. dr.|asist.|as. med.|ref.|jr.|cons. jur.|arh.|Arh.|col.|' +
    'lt.|cpt.|plt.|ag.|insp.|dir.|biol.|chim.|farm.|psih.|Psih.|kt.|preot|Preot|preotul|Pr. paroh|' +
    'Părintele|părintele|ierom.|diac.|not.|exp. cont.|sc.|P.S.|Î.P.S.|P.C.',
  personLeads:
    '(?:a|au) (?:scris|spus|declarat|povestit|explicat|compus|tradus|citit|recitat|vorbit|fondat|condus|fost)|' +
    '[a-z]{3,14}(?:at|it|ut|is|us)[ae]? de(?: catre)?|regia|invitat special|moderator',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'gimnazială colegiul grădinița parohia mănăstirea inspectoratul consiliul institutul federația clubul spital ' +
    'cabinetul cooperativa teatrul liga uniunea societatea sindicatul primăria biserica universitatea spitalul ' +
    'școala muzeul fundația asociația editura clinica liceul pensiunea brutăria',
  supporterWords: 'prietenii',
  rankWords: null,
  pageNames:
    'echipa noastră conducere conducerea personal școlii profesori medici adunarea adunare generală biroul ' +
    'birou executiv executivă structura organele comitetul comisia cenzori',
  addressLabels: 'adresă|adresa noastră|sediul social|punct de lucru|sediu social|adresa|sediu|sediul',
  fieldLabels:
    'poștă electronică|poşta electronică|adresă de email|adresa de email|adresă email|adresa email|nume complet|' +
    'nume și prenume|nume prenume|număr de telefon|număr telefon|program de lucru|program de funcționare|' +
    'orar de funcționare|mesajul dvs|mesajul tău|cod poștal|cod fiscal|cont bancar|sediul social|telefon mobil|' +
    'telefon fix|date de contact',
  townMarks: 'sat|satul|com.|comuna|oraș|orașul|mun.|municipiul|loc.',
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'parteneri|sponsori|susținători|clienți|finanțatori|donatori|furnizori|expozanți|investitori|parteneri media|' +
    'organizații membre|referințe|cu sprijinul|parteneriate|au încredere în noi',
  partnerHeadingWords: 'noștri nostri și ai principali',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'toate drepturile (?:sunt )?rezervate',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'cod poștal|cod postal|codul poștal|cod poştal',
}
