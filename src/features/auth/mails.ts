import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

// No mail greets by name: a stranger chooses the name when registering someone else's address.

/** To the account holder: the password was changed. */
export const passwordChangedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your password was changed',
    preview: `You’ve been signed out of your ${SITE_NAME} account on every device.`,
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${SITE_NAME} password was changed with a reset link, and you were signed out on every device.`,
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away:',
    ],
    button: { label: 'Reset my password', url: `${appUrl}${paths.forgotPassword.to()}` },
  })
