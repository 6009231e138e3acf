import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

/** Informs the former mailbox that an administrator changed the account's address, with a link to undo the change. */
export const emailSetMail = (newEmail: string, undoUrl: string, support: string) =>
  renderMail({
    subject: 'Your email address was changed',
    preview: `Your ${SITE_NAME} account has a new email address.`,
    heading: 'Your email address was changed',
    paragraphs: [
      `A ${SITE_NAME} administrator changed your account’s email address to ${newEmail}. It must be confirmed from that mailbox. You were signed out on every device.`,
      'If you didn’t ask for this, undo it here:',
    ],
    button: { label: 'Keep my address', url: undoUrl },
    notes: ['The link works for 14 days.', `Questions? Contact ${support}.`],
  })

/** Invites someone to set a password for the account that an administrator created for them. */
export const invitationMail = (url: string) =>
  renderMail({
    subject: `You are invited to ${SITE_NAME}`,
    preview: `Choose a password and your ${SITE_NAME} account is ready.`,
    heading: `You are invited to ${SITE_NAME}`,
    paragraphs: [`A ${SITE_NAME} administrator created an account for you. Choose a password to sign in:`],
    button: { label: 'Choose a password', url },
    notes: ['The link works once, within 7 days.', 'If you don’t want an account, ignore this email.'],
  })

export const suspendedMail = (support: string) =>
  renderMail({
    subject: 'Your account was suspended',
    preview: `Your ${SITE_NAME} account is currently suspended.`,
    heading: 'Your account was suspended',
    paragraphs: [
      `A ${SITE_NAME} administrator suspended your account. You can’t sign in, your API keys don’t work and nothing runs.`,
      'No data has been lost. Everything in your account is kept.',
    ],
    notes: [`Questions? Contact ${support}.`],
  })

export const reactivatedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your account is active again',
    preview: `You can sign in to your ${SITE_NAME} account again.`,
    heading: 'Your account is active again',
    paragraphs: [
      `Your ${SITE_NAME} account is no longer suspended. Crawls, imports, webhooks and schedules resume automatically.`,
      'Campaigns that were running are paused, so you can decide which ones to continue.',
    ],
    button: { label: 'Sign in', url: `${appUrl}${paths.login.to()}` },
  })

export const accountDeletedMail = (support: string) =>
  renderMail({
    subject: 'Your account was deleted',
    preview: `Your ${SITE_NAME} account and all its data are being deleted.`,
    heading: 'Your account was deleted',
    paragraphs: [
      `A ${SITE_NAME} administrator deleted your account. Its crawls, data, downloads and keys are being deleted now.`,
      'This can’t be undone.',
    ],
    notes: [`Questions? Contact ${support}.`],
  })
