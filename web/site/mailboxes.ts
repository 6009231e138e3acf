/** Where people reach us. */
export const SUPPORT_MAIL = 'support@contactory.example'
/** For reports of weaknesses. */
export const SECURITY_MAIL = 'security@contactory.example'
/** For questions about personal data. */
export const PRIVACY_MAIL = 'privacy@contactory.example'
/** For owners of the sites we read. */
export const CRAWLER_MAIL = 'crawler@contactory.example'
