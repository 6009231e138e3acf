import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

/** To a new address: confirm that it belongs to the account holder. */
export const confirmEmailMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email address',
    preview: `One click and your ${SITE_NAME} account uses this address.`,
    heading: 'Confirm your new email address',
    paragraphs: [`Please confirm that you want to use this address for your ${SITE_NAME} account:`],
    button: { label: 'Use this address', url },
    notes: ['The link works for 24 hours.', 'If you didn’t request this, ignore this email and nothing will change.'],
  })

/** To the current address: a change is pending. */
export const emailChangeAskedMail = (newEmail: string, undoUrl: string) =>
  renderMail({
    subject: 'Your email address is about to change',
    preview: `Someone asked to change the address of your ${SITE_NAME} account.`,
    heading: 'Your email address is about to change',
    paragraphs: [
      `We received a request to change the email address of your ${SITE_NAME} account to ${newEmail}. The change takes effect once it is confirmed from that mailbox.`,
      'If this wasn’t you, stop the change here. You’ll also be signed out on every device:',
    ],
    button: { label: 'Keep my address', url: undoUrl },
    notes: ['The link works for 14 days, even after the change.', 'If this was you, you don’t need to do anything.'],
  })

/** To the former address: the account's address was changed. The link to undo it was in the earlier mail. */
export const emailChangedMail = (newEmail: string) =>
  renderMail({
    subject: 'Your email address was changed',
    preview: `Your ${SITE_NAME} account has a new email address.`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Your ${SITE_NAME} account now uses ${newEmail}.`,
      'If this wasn’t you, open our earlier email “Your email address is about to change” and select “Keep my address”.',
    ],
  })

/** To the account holder: the password was changed. */
export const passwordChangedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your password was changed',
    preview: `You’ve been signed out of your ${SITE_NAME} account on all other devices.`,
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${SITE_NAME} password was changed in Settings, and you were signed out on all other devices.`,
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password right away:',
    ],
    button: { label: 'Reset my password', url: `${appUrl}${paths.forgotPassword.to()}` },
  })

export const accountDeletedMail = () =>
  renderMail({
    subject: 'Your account was deleted',
    preview: `Your ${SITE_NAME} account and all its data are being deleted.`,
    heading: 'Your account was deleted',
    paragraphs: [
      `Your ${SITE_NAME} account was deleted at your request. Its crawls, data, downloads and keys are being deleted now.`,
      'This can’t be undone. You can create a new account with this address at any time.',
    ],
  })
