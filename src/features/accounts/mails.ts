import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

/** To a new address: confirm that it belongs to the account holder. */
export const confirmEmailMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email address',
    preview: `One click and your ${SITE_NAME} account uses this address.`,
    heading: 'Confirm your new email address',
    paragraphs: [`Someone, hopefully you, wants to use this address for a ${SITE_NAME} account. Please confirm it:`],
    button: { label: 'Use this address', url },
    notes: [
      'The link works for 24 hours.',
      'If it was not you, ignore this message: nothing changes without the click.',
    ],
  })

/** To the current address: a change is pending. */
export const emailChangeAskedMail = (newEmail: string, undoUrl: string) =>
  renderMail({
    subject: 'Your email address is about to change',
    preview: `Someone asked to change the address of your ${SITE_NAME} account.`,
    heading: 'Your email address is about to change',
    paragraphs: [
      `Someone, hopefully you, asked to change the address of your ${SITE_NAME} account to ${newEmail}. It changes once that mailbox confirms it.`,
      'If it was not you, stop it here; every device is signed out as well:',
    ],
    button: { label: 'Keep my address', url: undoUrl },
    notes: ['The link works for 14 days, also after the change.', 'If it was you, there is nothing to do.'],
  })

/** To the former address: the account's address was changed. The link to undo it was in the earlier mail. */
export const emailChangedMail = (newEmail: string) =>
  renderMail({
    subject: 'Your email address was changed',
    preview: `Your ${SITE_NAME} account uses another address now.`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Your ${SITE_NAME} account now uses ${newEmail}.`,
      'If that was not you, open the message “Your email address is about to change” that we sent you before, and press “Keep my address”.',
    ],
  })

/** To the account holder: the password was changed. */
export const passwordChangedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your password was changed',
    preview: `Every other device was signed out of your ${SITE_NAME} account.`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${SITE_NAME} account was changed in its settings, and every other device was signed out.`,
      'If that was you, there is nothing left to do. If it was not, choose a new password at once:',
    ],
    button: { label: 'Reset my password', url: `${appUrl}${paths.forgotPassword.to()}` },
  })

export const accountDeletedMail = () =>
  renderMail({
    subject: 'Your account was deleted',
    preview: `Your ${SITE_NAME} account and all that it held are being deleted.`,
    heading: 'Your account was deleted',
    paragraphs: [
      `Your ${SITE_NAME} account was deleted, as its holder asked. All that it held is being deleted now: crawls, data, downloads and keys.`,
      'This cannot be undone. You may create a new account with this address at any time.',
    ],
  })
