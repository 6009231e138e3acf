import { isRoleMailbox } from '../extraction/emails/mailbox-words.ts'

/** Whether an address is a person's own rather than that of a function (info, sales), as far as its name tells. */
export const isPersonalMailbox = (email: string): boolean =>
  !isRoleMailbox(email.slice(0, email.lastIndexOf('@')).split('+')[0]!.toLowerCase())
