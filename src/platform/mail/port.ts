import type { MailJob } from '../../contracts/queues.ts'

export type Mail = MailJob

/** Sends one mail. Throws `unavailable` for a temporary failure, any other error for a permanent one. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Sends nothing. @throws when the mail service does not answer */
  check(): Promise<void>
}
