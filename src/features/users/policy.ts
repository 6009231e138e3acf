/** Rate limit for mails of one kind that administrators can send to one user. */
export const MAILS_TO_USER = { attemptsMax: 5, windowSeconds: 60 * 60 }
export const TOO_MANY_MAILS = 'This user was sent too many links. Please try again in an hour.'
