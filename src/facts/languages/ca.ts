import type { Language } from '../language.ts'

/** Catalan. */
export const CA: Language = {
  code: 'ca',
  otherCodes: null,
  precedence: 24,
  commonWords: 'els amb per una dels nostra més',
  conjunctions: 'i',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telèfon telèfons truqueu',
    mobile: 'mòbil mòbils',
    fax: null,
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: { terms: 'contacte', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'com a|en qualitat de',
    behind: null,
    determiners: "el la els les l' un una uns unes nostre nostra nostres",
    members: 'membre sòcia soci',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museu teatre biblioteca llibreria fundació associació universitat ajuntament escola institut cooperativa',
  qualityEndings: null,
  personTitles: 'Mn.|Mossèn|mossèn|Fra|Il·lm.|Excm.|Hble.|Dra.|Na',
  personLeads:
    "[a-z]{3,14}(?:at|ada|it|ida|ats|ades)? per|a carrec (?:de|d')|amb la participacio de|" + 'sota la direccio de',
  personNouns: null,
  personNames: null,
  organisationNouns: 'ajuntament escola institut associació fundació',
  rankWords: null,
  pageNames: 'equip directiu consistori',
  addressLabels: 'adreça|seu social',
  fieldLabels:
    'correu electrònic|correu|adreça electrònica|nom i cognoms|nom i llinatges|nom complet|horari d’atenció|' +
    'horari|número de telèfon|missatge|assumpte|política de privacitat|codi postal',
  townMarks: null,
  boxWords: 'Apartat de correus|Apartat',
  partnerHeadings:
    'patrocinadors|col·laboradors|col laboradors|clients|socis institucionals|entitats col·laboradores|' +
    'entitats col laboradores|empreses col·laboradores|empreses col laboradores|proveïdors|mecenes',
  partnerHeadingWords: 'els les nostres nostre de del i',
  invitations: null,
  rightsReserved: 'tots els drets reservats',
  copyrightWords: null,
  postcodeLabels: 'codi postal',
}
