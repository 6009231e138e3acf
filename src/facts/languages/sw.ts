import type { Language } from '../language.ts'

/** Swahili. */
export const SW: Language = {
  code: 'sw',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'simu',
    mobile: 'simu+ya+mkononi rununu',
    fax: 'faksi nukushi',
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
    before: 'kama',
    behind: null,
    determiners: null,
    members: 'mwanachama mjumbe',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  qualityEndings: null,
  personTitles:
    'Bw.|Bi.|Bibi|Bwana|Mzee|Ndugu|Ndg.|Mhe.|Mh.|Mch.|Mchg.|Mwl.|Dkt.|Dk.|Eng.|Inj.|Kapt.|Padre|Sista|' +
    'Sr.|Br.|Askofu|Mwalimu|Mchungaji|CPA|QS.|Arch.|Alhaji',
  personLeads: 'mwandishi|mgeni rasmi|marehemu|mratibu',
  personNouns: null,
  personNames: null,
  organisationNouns: 'shule chuo hospitali kanisa wizara shirika taasisi',
  rankWords: null,
  pageNames: 'mawasiliano kuhusu sisi nyumbani uongozi viongozi wadhamini',
  addressLabels: 'anwani|anuani',
  fieldLabels:
    'barua pepe|barua-pepe|anwani ya barua pepe|jina kamili|jina lako|majina kamili|namba ya simu|' +
    'nambari ya simu|piga simu|simu ya mkononi|saa za kazi|masaa ya kazi|muda wa kazi|ujumbe wako|' +
    'sanduku la posta|tuma ujumbe|tuma barua pepe|wasiliana nasi',
  townMarks: null,
  boxWords: 'S.L.P.',
  partnerHeadings: 'washirika|wadau|wafadhili|wateja|wahisani|wabia|wateja wetu|washirika wetu',
  partnerHeadingWords: 'wetu na',
  invitations: null,
  rightsReserved: 'haki zote (?:zimehifadhiwa|zimelindwa)',
  copyrightWords: 'hakimiliki',
  postcodeLabels: 'msimbo wa posta',
}
