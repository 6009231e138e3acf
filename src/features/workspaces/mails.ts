import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { paths } from '../../rules/site/app-paths.ts'

interface Invited {
  readonly workspace: string
  readonly inviter: string
  /** The label of the role. */
  readonly role: string
  readonly url: string
}

/** To an invited address, which may or may not have an account. */
export const invitationMail = ({ workspace, inviter, role, url }: Invited) =>
  renderMail({
    subject: `Join ${workspace} on ${SITE_NAME}`,
    preview: `${inviter} invited you to work together.`,
    heading: `Join ${workspace} on ${SITE_NAME}`,
    paragraphs: [
      `${inviter} invited you to the workspace ${workspace}, with the role ${role}.`,
      'Sign in with this address to accept. If you have no account yet, create one first.',
    ],
    button: { label: 'See the invitation', url },
    notes: ['The link works for 7 days.', 'If you do not know the sender, ignore this message.'],
  })

/** To the new owner of a workspace. */
export const newOwnerMail = (workspace: string, formerOwner: string) =>
  renderMail({
    subject: `You now own ${workspace}`,
    preview: `${formerOwner} transferred the workspace to you.`,
    heading: `You now own ${workspace}`,
    paragraphs: [
      `${formerOwner} transferred the workspace ${workspace} to you. You now decide on its plan and members.`,
    ],
  })

/** To the former owner, who may not have done it. */
export const formerOwnerMail = (workspace: string, newOwner: string) =>
  renderMail({
    subject: `${workspace} has a new owner`,
    preview: `You transferred the workspace to ${newOwner}.`,
    heading: `${workspace} has a new owner`,
    paragraphs: [
      `You transferred the workspace ${workspace} to ${newOwner}. You stay a member with the role Admin.`,
      'If it was not you, change your password and contact support.',
    ],
  })

/** To somebody who was removed from a workspace. */
export const removedMail = (workspace: string, appUrl: string) =>
  renderMail({
    subject: `You were removed from ${workspace}`,
    preview: 'You no longer have access to this workspace.',
    heading: `You were removed from ${workspace}`,
    paragraphs: [
      `You no longer have access to the workspace ${workspace} on ${SITE_NAME}, and your API keys for it stopped working. What you made there stays with the workspace.`,
      'Your account and your other workspaces are unaffected. If this is a mistake, ask the owner to invite you again.',
    ],
    button: { label: 'Open my workspaces', url: `${appUrl}${paths.dashboard.to()}` },
  })
