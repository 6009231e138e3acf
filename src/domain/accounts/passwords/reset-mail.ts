import { renderMail, SITE_NAME } from '../../../lib/mail-layout.ts'

/** The mail with the link that sets a new password. */
export const resetMail = (url: string) =>
  renderMail({
    subject: 'Reset your password',
    preview: `Choose a new password for your ${SITE_NAME} account.`,
    heading: 'Reset your password',
    paragraphs: [`Someone, hopefully you, asked for a new password for your ${SITE_NAME} account. Choose it here:`],
    button: { label: 'Choose a new password', url },
    notes: [
      'The link works once, within 30 minutes. A newer request makes it void.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
  })
