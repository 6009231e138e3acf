import type { Language } from '../language.ts'

/** Latvian. */
export const LV: Language = {
  code: 'lv',
  otherCodes: null,
  precedence: 22,
  commonWords: 'un ir ar mūsu par vai kas no',
  conjunctions: 'un',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'tālrunis talrunis tālr tālruņi',
    mobile: 'mobilais',
    fax: 'fakss',
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
    before: 'kā',
    behind: null,
    determiners: 'mūsu',
    members: 'biedrs biedre loceklis locekle',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles: 'prof.|doc.|asoc. prof.|Dr. med.|Mg.|mg.|kgs.|zv. adv.|arh.|mācītājs|prāvests|bīskaps',
  personLeads:
    'vada|vadis|stasta|stastis|saimnieko|[a-z]{3,14} (?:meita|dels|sieva|virs)|dibinaja|nodibinaja|izveidoja|' +
    'sarakstija|uzstajas|piedalas',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'vidusskola pamatskola bērnudārzs novads pašvaldība biedrība draudze bibliotēka baznīca klubs savienība ' +
    'asociācija fonds teātris koledža institūts universitāte slimnīca muzejs aptieka viesnīca restorāns izdevniecība',
  rankWords: null,
  pageNames: 'darbinieki komanda ārsti skolotāji pedagogi valde padome kopsapulce',
  addressLabels: 'adrese|juridiskā adrese|faktiskā adrese|biroja adrese',
  fieldLabels:
    'elektroniskais pasts|e-pasts|e-pasta adrese|vārds uzvārds|vārds un uzvārds|pilns vārds|tālruņa numurs|' +
    'darba laiks|jūsu ziņa|jūsu ziņojums|bankas konts|reģistrācijas numurs|juridiskā adrese|faktiskā adrese|' +
    'pasta indekss',
  townMarks: null,
  boxWords: 'a/k|Pasta kastīte',
  partnerHeadings:
    'sponsori|partneri|sadarbības partneri|atbalstītāji|klienti|ziedotāji|piegādātāji|informatīvie atbalstītāji',
  partnerHeadingWords: 'mūsu un visi',
  invitations: null,
  rightsReserved: 'visas tiesības aizsargātas',
  copyrightWords: null,
  postcodeLabels: 'pasta indekss|pasta kods',
}
