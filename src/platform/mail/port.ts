import type { MailJob } from '../../contracts/queues.ts'

export type Mail = MailJob

/** Sends one mail. Throws `unavailable` for what may pass, any other error for what will not. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Sends nothing. @throws when whatever carries the mail does not answer */
  check(): Promise<void>
}
