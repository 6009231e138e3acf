/**
 * What the DNS says about mail to a domain (RFC 5321 5.1, RFC 7505): it has a mail server, it wants no mail, or it does
 * not exist.
 */
export const MAIL_ANSWERS = ['accepts', 'refuses', 'absent'] as const
export type MailAnswer = (typeof MAIL_ANSWERS)[number]
