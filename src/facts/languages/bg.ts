import type { Language } from '../language.ts'

/** Bulgarian. */
export const BG: Language = {
  code: 'bg',
  precedence: 27,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'мобилен мобилни мобителен',
    fax: null,
    whatsapp: null,
    weak: 'резервации записване',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 'за нас', anywhere: null },
  formerJobs: null,
  memberships: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  organisationNouns: 'читалище детска градина кооперация сдружение общински',
  pageNames: 'екип персонал ръководство лекари учители преподаватели',
  addressLabels: 'адрес за кореспонденция|седалище|адрес на управление|офис',
  townMarks: 'гр.|с.|град|село',
  boxWords: 'П.К.',
  postcodeLabels: 'п.к.',
}
