import { SITE_PLACEHOLDERS } from '../../src/rules/site/site-placeholders.ts'

/** Our contact addresses. */
export const SUPPORT_MAIL = SITE_PLACEHOLDERS.support
/** For vulnerability reports. */
export const SECURITY_MAIL = SITE_PLACEHOLDERS.security
/** For questions about personal data. */
export const PRIVACY_MAIL = SITE_PLACEHOLDERS.privacy
/** For owners of the sites we read. */
export const CRAWLER_MAIL = SITE_PLACEHOLDERS.crawler
