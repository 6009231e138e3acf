import { renderMail, SITE_NAME } from '../../../lib/mail-layout.ts'

/** Asks the owner of a new account to confirm the address. */
export const verificationMail = (url: string) =>
  renderMail({
    subject: 'Verify your email address',
    preview: `One click and your ${SITE_NAME} account is ready.`,
    heading: 'Verify your email address',
    paragraphs: [`Thank you for signing up for ${SITE_NAME}. Please confirm your email address to sign in.`],
    button: { label: 'Verify email address', url },
    notes: ['The link works for 24 hours.', 'If you didn’t sign up, ignore this email.'],
  })

/** Asks the mailbox to confirm an address that an administrator set for an account. */
export const newAddressMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email address',
    preview: `One click and your ${SITE_NAME} account uses this address.`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `A ${SITE_NAME} administrator set this as your account’s email address. Please confirm it, then sign in with your usual password.`,
    ],
    button: { label: 'Verify email address', url },
    notes: ['The link works for 24 hours.', 'If you don’t have an account, ignore this email.'],
  })
