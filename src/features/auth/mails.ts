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

/**
 * To the account holder: a sign-in from a browser or country that is new.
 *
 * @param country ISO 3166-1 alpha-2; null where unknown
 */
export const newDeviceMail = (appUrl: string, { country, at }: { country: string | null; at: Date }) => {
  const place = country ? ` from ${COUNTRIES.of(country) ?? country}` : ''
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return renderMail({
    subject: 'New sign-in to your account',
    preview: `Somebody signed in to your ${SITE_NAME} account on a new device.`,
    heading: 'New sign-in to your account',
    paragraphs: [
      `Somebody signed in to your ${SITE_NAME} account on a new device${place}, at ${time}.`,
      'If that was you, there is nothing to do. If it was not, choose a new password at once, which signs out every device:',
    ],
    button: { label: 'Reset my password', url: `${appUrl}${paths.forgotPassword.to()}` },
  })
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })
