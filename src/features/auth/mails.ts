import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { countryName } from '../../lib/text/country-name.ts'
import { paths } from '../../rules/site/app-paths.ts'

// No mail greets by name: a stranger chooses the name when registering someone else's address.

/** To the account holder: a link that signs in, after a press on its page. */
export const signInLinkMail = (url: string) =>
  renderMail({
    subject: `Your sign-in link for ${SITE_NAME}`,
    preview: 'It works once and expires in 15 minutes.',
    heading: `Sign in to ${SITE_NAME}`,
    paragraphs: ['Open the link, then press “Sign in”:'],
    button: { label: 'Open the sign-in page', url },
    notes: [
      'The link works once and expires in 15 minutes. A newer request replaces it.',
      'If you didn’t request this, ignore this email, and don’t forward it: the link signs in to your account.',
    ],
  })

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

const securityButton = (appUrl: string) => ({
  label: 'Review my sign-in settings',
  url: `${appUrl}${paths.settings.to({ tab: 'security' })}`,
})

/** To the account holder: a provider signs in to the account from now on. @param email the address there */
export const identityConnectedMail = (appUrl: string, provider: string, email: string) =>
  renderMail({
    subject: `${provider} was connected to your account`,
    preview: `Your ${SITE_NAME} account has a new way to sign in.`,
    heading: `${provider} was connected to your account`,
    paragraphs: [
      `The ${provider} account ${email} signs in to your ${SITE_NAME} account from now on.`,
      'If it was not you, disconnect it and change your password at once:',
    ],
    button: securityButton(appUrl),
  })

/** To the account holder: a provider signs in no longer. */
export const identityDisconnectedMail = (appUrl: string, provider: string) =>
  renderMail({
    subject: `${provider} was disconnected from your account`,
    preview: `The sign-in settings of your ${SITE_NAME} account changed.`,
    heading: `${provider} was disconnected from your account`,
    paragraphs: [
      `${provider} no longer signs in to your ${SITE_NAME} account.`,
      'If it was not you, change your password at once:',
    ],
    button: securityButton(appUrl),
  })

/**
 * To the account holder: a sign-in from a browser or country that is new.
 *
 * @param country ISO 3166-1 alpha-2; null where unknown
 */
export const newDeviceMail = (appUrl: string, { country, at }: { country: string | null; at: Date }) => {
  const place = country ? ` from ${countryName(country)}` : ''
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
