import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

/** Informs the former mailbox that an administrator changed the account's address, with a link to undo the change. */
export const emailSetMail = (newEmail: string, undoUrl: string, support: string) =>
  renderMail({
    subject: 'Your email address was changed',
    preview: `Your ${SITE_NAME} account uses another address now.`,
    heading: 'Your email address was changed',
    paragraphs: [
      `An administrator of ${SITE_NAME} gave your account another address: it now uses ${newEmail}, once that mailbox confirms it. Every device was signed out.`,
      'If you did not ask for this, take it back here:',
    ],
    button: { label: 'Keep my address', url: undoUrl },
    notes: ['The link works for 14 days.', `Questions? Write to ${support}.`],
  })

/** Invites someone to set a password for the account that an administrator created for them. */
export const invitationMail = (url: string) =>
  renderMail({
    subject: `You are invited to ${SITE_NAME}`,
    preview: `Choose a password and your ${SITE_NAME} account is ready.`,
    heading: `You are invited to ${SITE_NAME}`,
    paragraphs: [`An administrator of ${SITE_NAME} made an account for you. Choose a password to sign in:`],
    button: { label: 'Choose a password', url },
    notes: ['The link works once, within 7 days.', 'If you do not want an account, ignore this message.'],
  })

export const suspendedMail = (support: string) =>
  renderMail({
    subject: 'Your account was suspended',
    preview: `Nothing of your ${SITE_NAME} account runs for the time being.`,
    heading: 'Your account was suspended',
    paragraphs: [
      `An administrator of ${SITE_NAME} suspended your account. You cannot sign in to it, its API keys do not work, and nothing of it runs.`,
      'Nothing of it is lost: what it holds is kept as it is.',
    ],
    notes: [`Questions? Write to ${support}.`],
  })

export const reactivatedMail = (appUrl: string) =>
  renderMail({
    subject: 'Your account is active again',
    preview: `You can sign in to your ${SITE_NAME} account again.`,
    heading: 'Your account is active again',
    paragraphs: [
      `Your ${SITE_NAME} account is no longer suspended. Crawls, imports, webhooks and schedules go on by themselves.`,
      'Campaigns that were under way are paused, so that you decide which of them still go out.',
    ],
    button: { label: 'Sign in', url: `${appUrl}${paths.login.to()}` },
  })

export const accountDeletedMail = (support: string) =>
  renderMail({
    subject: 'Your account was deleted',
    preview: `Your ${SITE_NAME} account and all that it held are being deleted.`,
    heading: 'Your account was deleted',
    paragraphs: [
      `An administrator of ${SITE_NAME} deleted your account. All that it held is being deleted now: crawls, data, downloads and keys.`,
      'This cannot be undone.',
    ],
    notes: [`Questions? Write to ${support}.`],
  })
