import type { Language } from '../language.ts'

/** Kazakh. */
export const KK: Language = {
  code: 'kk',
  precedence: 46,
  commonWords: null,
  conjunctions: 'және',
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'ұялы',
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
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'ретінде',
    determiners: null,
    members: 'мүше мүшесі',
  },
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'мектеп мектебі университеті мектеп-гимназия ауруханасы орталығы колледжі лицейі институты қоры бірлестігі кітапханасы мұражайы',
  rankWords: null,
  pageNames: 'байланыс басты бет біз туралы',
  addressLabels: 'мекенжайы|мекенжай|мекен-жайы|заңды мекенжайы',
  fieldLabels:
    'электрондық пошта|эл. пошта|электрондық мекенжай|аты-жөні|толық аты|телефон нөмірі|жұмыс уақыты|' +
    'жұмыс кестесі|сіздің хабарламаңыз|байланыс телефоны',
  townMarks: null,
  boxWords: null,
  partnerHeadings: 'серіктестер|серіктестеріміз|демеушілер|клиенттер|әріптестер|тапсырыс берушілер',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: 'барлық құқықтар қорғалған|барлық құқығы қорғалған',
  copyrightWords: null,
  postcodeLabels: 'пошта индексі|индексі',
}
