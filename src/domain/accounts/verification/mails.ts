import { renderMail, SITE_NAME } from '../../../lib/mail-layout.ts'

/** Asks the owner of a new account to confirm the address. */
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

/** Asks the mailbox to confirm an address that an administrator set for an account. */
export const newAddressMail = (url: string) =>
  renderMail({
    subject: 'Confirm your new email address',
    preview: `One click and your ${SITE_NAME} account uses this address.`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `An administrator of ${SITE_NAME} gave your account this address. Please confirm that it is yours; then sign in with your password as before.`,
    ],
    button: { label: 'Verify email address', url },
    notes: ['The link works for 24 hours.', 'If you have no account there, ignore this message.'],
  })
