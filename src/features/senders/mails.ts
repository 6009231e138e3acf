import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'

/**
 * Asks the mailbox of a From address whether an account may send in its name. Sent through our own mail, since the
 * account could read mail on its own server.
 */
export const fromCodeMail = (fromEmail: string, accountEmail: string, code: string) =>
  renderMail({
    subject: `${code} confirms that ${fromEmail} may send campaigns`,
    preview: `The ${SITE_NAME} account of ${accountEmail} wants to send from this address.`,
    heading: 'Allow campaigns from this address?',
    paragraphs: [
      `The ${SITE_NAME} account of ${accountEmail} wants to send campaigns from ${fromEmail}. If you agree, enter this code there:`,
      code,
    ],
    notes: [
      'The code is valid today and tomorrow (UTC).',
      'If you don’t agree, or don’t know who this is, ignore this email. Nothing is sent without the code.',
    ],
  })
