import { paths } from '../../contracts/app-paths.ts'
import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'

// No mail greets by name: a stranger chooses the name when registering someone else's address.

/** Asks the holder of a new account to confirm the address. */
export const verificationMail = (url: string) =>
  renderMail({
    subject: 'Verify your email address',
    preview: `One click and your ${SITE_NAME} account is ready.`,
    heading: 'Verify your email address',
    paragraphs: [
      `Thank you for signing up for ${SITE_NAME}. Please confirm that this address is yours; then you can sign in.`,
    ],
    button: { label: 'Verify email address', url },
    notes: [
      'The link works for 24 hours.',
      'If you did not create an account, ignore this message: without the click it stays closed.',
    ],
  })

/** Carries the link that sets a new password. */
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

/** Tells the holder that the password is another one now. */
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
