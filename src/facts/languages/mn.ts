import type { Language } from '../language.ts'

/** Mongolian. */
export const MN: Language = {
  code: 'mn',
  precedence: 54,
  commonWords: null,
  conjunctions: 'болон ба',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'утас',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: null,
  },
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
  organisationNouns: null,
  pageNames: null,
  addressLabels: 'хаяг',
  fieldLabels:
    'цахим шуудан|и-мэйл хаяг|имэйл хаяг|овог нэр|бүтэн нэр|утасны дугаар|ажлын цаг|цагийн хуваарь|' +
    'шуудангийн хаяг',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'хамтрагчид|хамтрагч байгууллагууд|ивээн тэтгэгчид|үйлчлүүлэгчид',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'бүх эрх(?: хуулиар)? хамгаалагдсан',
  copyrightWords: 'зохиогчийн эрх',
  postcodeLabels: null,
}
