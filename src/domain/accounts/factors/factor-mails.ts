import { renderMail, SITE_NAME } from '../../../lib/mail-layout.ts'
import { paths } from '../../../rules/site/app-paths.ts'

const securityButton = (appUrl: string) => ({
  label: 'Review my sign-in settings',
  url: `${appUrl}${paths.settings.to({ tab: 'security' })}`,
})

/** To the account holder: a recovery code was used. */
export const recoveryCodeUsedMail = (appUrl: string, left: number) =>
  renderMail({
    subject: 'A recovery code was used',
    preview: `A recovery code replaced the second factor of your ${SITE_NAME} account.`,
    heading: 'A recovery code was used',
    paragraphs: [
      `A recovery code was used in place of the second factor of your ${SITE_NAME} account. Codes left: ${left}.`,
      'If it was not you, change your password and create new recovery codes at once:',
    ],
    button: securityButton(appUrl),
  })

/** To the account holder: a factor was added. */
export const factorAddedMail = (appUrl: string, kind: 'totp' | 'passkey') =>
  renderMail({
    subject: kind === 'totp' ? 'An authenticator app was added' : 'A passkey was added',
    preview: `Your ${SITE_NAME} account has a new way to prove that it is you.`,
    heading: kind === 'totp' ? 'An authenticator app was added' : 'A passkey was added',
    paragraphs: [
      `${kind === 'totp' ? 'An authenticator app' : 'A passkey'} was added to your ${SITE_NAME} account.`,
      'If it was not you, change your password and remove it at once:',
    ],
    button: securityButton(appUrl),
  })

/** To the account holder: a factor was removed. */
export const factorRemovedMail = (appUrl: string, isLast: boolean) =>
  renderMail({
    subject: isLast ? 'Two-factor sign-in was turned off' : 'A second factor was removed',
    preview: `The sign-in settings of your ${SITE_NAME} account changed.`,
    heading: isLast ? 'Two-factor sign-in was turned off' : 'A second factor was removed',
    paragraphs: [
      isLast
        ? `The last second factor of your ${SITE_NAME} account was removed. Your password alone signs in now.`
        : `A second factor of your ${SITE_NAME} account was removed.`,
      'If it was not you, change your password at once:',
    ],
    button: securityButton(appUrl),
  })

/** To the account holder: an operator will remove the factors, unless somebody who gets this mail stops it. */
export const factorResetMail = (stopUrl: string, dueAt: string) =>
  renderMail({
    subject: 'Your second factors will be removed',
    preview: `Stop it if you did not ask for it. It happens in three days.`,
    heading: 'Your second factors will be removed',
    paragraphs: [
      `${SITE_NAME} support was asked to remove the second factors of your account, because they were lost. This happens on ${dateText(dueAt)}, and not earlier.`,
      'If you did not ask for it, stop it here. You do not need to sign in:',
    ],
    button: { label: 'Keep my second factors', url: stopUrl },
    notes: ['Signing in with an authenticator app, a passkey or a recovery code stops it too.'],
  })

/** To the account holder: the factors were removed on an operator's request. */
export const factorsResetMail = (appUrl: string) =>
  renderMail({
    subject: 'Your second factors were removed',
    preview: `Your ${SITE_NAME} password alone signs in now.`,
    heading: 'Your second factors were removed',
    paragraphs: [
      `As announced three days ago, the second factors and recovery codes of your ${SITE_NAME} account were removed, and you were signed out everywhere.`,
      'Your password alone signs in now. Please add a new second factor:',
    ],
    button: securityButton(appUrl),
  })

/** To the account holder: the removal of the factors was stopped. */
export const factorResetStoppedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your second factors stay',
    preview: 'The removal of your second factors was stopped.',
    heading: 'Your second factors stay',
    paragraphs: [
      `The removal of the second factors of your ${SITE_NAME} account was stopped. Nothing was changed.`,
      'If you did not ask for the removal, someone else may have. Change your password if they could know it:',
    ],
    button: securityButton(appUrl),
  })

const dateText = (at: string) =>
  `${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
