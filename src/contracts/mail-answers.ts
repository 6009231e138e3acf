/** What DNS says about mail to a domain (RFC 5321 5.1, RFC 7505): a mail server, none wanted, no such domain. */
export const MAIL_ANSWERS = ['accepts', 'refuses', 'absent'] as const
export type MailAnswer = (typeof MAIL_ANSWERS)[number]
