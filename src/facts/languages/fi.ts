import type { Language } from '../language.ts'

/** Finnish. */
export const FI: Language = {
  code: 'fi',
  precedence: 11,
  commonWords: 'ja on ei että tai sekä myös meidän ovat kanssa',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'puh puhelin_ vaihde soita',
    mobile: 'matkapuhelin matkap hp',
    fax: null,
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: { terms: 'yhteystiedot|ota yhteytta', anywhere: null },
  aboutPages: { terms: 'tietoa meista|henkilosto', anywhere: null },
  formerJobs: 'aiemmin|aikaisemmin|entinen',
  studiesAndMemberships: 'opiskel|valmistu|tutkin|jäsen',
  personNouns: null,
}
