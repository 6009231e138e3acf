import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'

/**
 * Asks the mailbox of a From address whether an account may send in its name. Sent through our own mail, since the
 * account could read mail on its own server.
 */
export const fromCodeMail = (fromEmail: string, accountEmail: string, code: string) =>
  renderMail({
    subject: `${code} confirms that ${fromEmail} may send campaigns`,
    preview: `The ${SITE_NAME} account of ${accountEmail} wants to send from this address.`,
    heading: 'May campaigns be sent from this address?',
    paragraphs: [
      `The ${SITE_NAME} account of ${accountEmail} wants to send campaigns from ${fromEmail}. If you agree, enter this code there:`,
      code,
    ],
    notes: [
      'The code works today and tomorrow (UTC).',
      'If you do not agree, or do not know who that is, ignore this message: nothing is sent without the code.',
    ],
  })
