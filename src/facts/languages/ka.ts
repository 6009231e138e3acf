import type { Language } from '../language.ts'

/** Georgian. */
export const KA: Language = {
  code: 'ka',
  precedence: 44,
  commonWords: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'ტელ ტელეფონი',
    mobile: 'მობ მობილური',
    fax: 'ფაქსი',
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
  organisationNouns: 'სკოლა უნივერსიტეტი კლინიკა სასტუმრო ბიბლიოთეკა მუზეუმი',
  pageNames: 'კონტაქტი ჩვენ შესახებ გუნდი',
  addressLabels: 'მისამართი|იურიდიული მისამართი',
  townMarks: null,
  boxWords: null,
  postcodeLabels: null,
}
