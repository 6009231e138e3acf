import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

// No mail greets by name: a stranger chooses the name when registering someone else's address.

/** To the account holder: the password was changed. */
export const passwordChangedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your password was changed',
    preview: `Every device was signed out of your ${SITE_NAME} account.`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${SITE_NAME} account was changed through a reset link, and every device was signed out.`,
      'If that was you, there is nothing left to do. If it was not, choose a new password at once:',
    ],
    button: { label: 'Reset my password', url: `${appUrl}${paths.forgotPassword.to()}` },
  })
