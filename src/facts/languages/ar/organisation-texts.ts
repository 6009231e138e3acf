import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in Arabic write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: null,
  emptyNames: {
    pageWords: 'صفحة',
    firmWords: null,
    wholeNames: null,
    possessives: null,
    siteNouns: null,
    defaults: null,
    employers: null,
    logoPhrases: null,
  },
  beforeNames: null,
  behindNames: null,
  sentences: null,
  labels: null,
  clients: null,
  examples: null,
  notices: {
    followers: null,
    wholeFollowers: 'تصميم|برمجة|تطوير|تنفيذ',
    leads: null,
    subjects: null,
    software: null,
    authorLinks: null,
    rightsHolders: null,
    pictures: null,
    pictureSources: null,
    pictureCredits: null,
    licences: null,
  },
  blocks: null,
  phones: {
    shared: 'بدالة|البدالة|سنترال',
    phoneWords: null,
    links: null,
    representatives: null,
    representativeLines: null,
    formsOfAddress: null,
  },
}
