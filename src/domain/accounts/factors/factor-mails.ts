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
