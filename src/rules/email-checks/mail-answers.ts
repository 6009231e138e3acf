/**
 * What the DNS says about mail to a domain (RFC 5321 5.1, RFC 7505): it has a mail server, and which of the two large
 * providers runs it if one does; it wants no mail; or it does not exist.
 */
export const MAIL_ANSWERS = ['accepts', 'google', 'microsoft', 'refuses', 'absent'] as const
export type MailAnswer = (typeof MAIL_ANSWERS)[number]

/** Whether a domain has a mail server. */
export const acceptsMail = (answer: MailAnswer): boolean => answer !== 'refuses' && answer !== 'absent'
