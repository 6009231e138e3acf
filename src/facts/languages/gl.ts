import type { Language } from '../language.ts'

/** Galician. */
export const GL: Language = {
  code: 'gl',
  precedence: null,
  commonWords: null,
  conjunctions: 'e',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns: 'concello asociación',
  pageNames: null,
  addressLabels: 'enderezo',
  fieldLabels:
    'correo electrónico|enderezo electrónico|nome completo|nome e apelidos|número de teléfono|' +
    'horario de atención|a túa mensaxe|código postal',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'patrocinadores|colaboradores|clientes|entidades colaboradoras|socios',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'todos os dereitos reservados',
  copyrightWords: null,
  postcodeLabels: null,
}
