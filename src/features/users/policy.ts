/** Mails of one kind that an administrator can make us send to one user. */
export const MAILS_TO_USER = { attemptsMax: 5, windowSeconds: 60 * 60 }
export const TOO_MANY_MAILS = 'This user was sent too many links. Please try again in an hour.'
