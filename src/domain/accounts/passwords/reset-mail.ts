import { renderMail, SITE_NAME } from '../../../lib/mail-layout.ts'

/** The mail with the link that sets a new password. */
export const resetMail = (url: string) =>
  renderMail({
    subject: 'Reset your password',
    preview: `Choose a new password for your ${SITE_NAME} account.`,
    heading: 'Reset your password',
    paragraphs: [`We received a request to reset the password of your ${SITE_NAME} account. Choose a new one here:`],
    button: { label: 'Choose a new password', url },
    notes: [
      'The link works once and expires in 30 minutes. A newer request replaces it.',
      'If you didn’t request this, ignore this email. Your password won’t change.',
    ],
  })
