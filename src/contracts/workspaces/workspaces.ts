import { z } from 'zod'
import { ASSIGNABLE_ROLES, WORKSPACE_ROLES } from '../../rules/workspaces/workspace-roles.ts'
import { EmailAddress } from '../auth/auth.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

const Role = z.enum(WORKSPACE_ROLES)
const AssignableRole = z.enum(ASSIGNABLE_ROLES)
const base = '/dashboard/workspace'
/** Larger than any form of this feature. An oversized body is rejected before a password is hashed. */
const bodyBytesMax = 16_384

/** A workspace that the person belongs to. */
export const Workspace = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  /** Whether it is the person's own, which their account came with. */
  is_own: z.boolean(),
  members: z.number(),
})
export type Workspace = z.infer<typeof Workspace>

/** The person's own workspace first, then by name. */
export const listWorkspaces = endpoint({
  method: 'get',
  path: '/dashboard/workspaces',
  permission: 'workspaces:view',
  actsFor: 'person',
  isForMissingFactor: true,
  returns: data(z.array(Workspace)),
})

/** Makes it the current workspace of the session. 404 if the person is not a member. */
export const switchWorkspace = endpoint({
  method: 'post',
  path: '/dashboard/workspaces/:id/switch',
  permission: 'workspaces:view',
  actsFor: 'person',
  isForMissingFactor: true,
  params: IdParams,
  returns: nothing,
})

/** 409 for its owner, who has to transfer it first. */
export const leaveWorkspace = endpoint({
  method: 'post',
  path: '/dashboard/workspaces/:id/leave',
  permission: 'workspaces:view',
  actsFor: 'person',
  isForMissingFactor: true,
  params: IdParams,
  returns: nothing,
})

export const RenameWorkspace = z.object({
  name: singleLine('Name is required').min(1, 'Name is required').max(100, 'Name is too long'),
})
export const renameWorkspace = endpoint({
  method: 'put',
  path: base,
  permission: 'workspace:edit',
  body: RenameWorkspace,
  bodyBytesMax,
  returns: nothing,
})

export const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Whether it is the caller. */
  is_self: z.boolean(),
  joined_at: z.string(),
  /** The last recorded action in this workspace; null if there is none. */
  last_active_at: z.string().nullable(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: AssignableRole,
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const Members = z.object({
  workspace: z.object({ id: z.string(), name: z.string() }),
  members: z.array(Member),
  /** Open and expired ones, newest first; empty for those who may not invite. */
  invitations: z.array(Invitation),
  /** Members and open invitations; the limit is null without one. */
  seats: z.object({ used: z.number(), limit: z.number().nullable() }),
})
export type Members = z.infer<typeof Members>

/** The owner first, then in the order they joined. */
export const listMembers = endpoint({
  method: 'get',
  path: `${base}/members`,
  permission: 'members:view',
  returns: data(Members),
})

export const ChangeRole = z.object({ role: AssignableRole })
/** Changes a member's role. 403 for the owner, whose role is only transferred. */
export const changeMemberRole = endpoint({
  method: 'put',
  path: `${base}/members/:id`,
  permission: 'members:manage',
  params: IdParams,
  body: ChangeRole,
  bodyBytesMax,
  returns: nothing,
})

/** Removes a member: their access and their API keys end at once. */
export const removeMember = endpoint({
  method: 'delete',
  path: `${base}/members/:id`,
  permission: 'members:manage',
  params: IdParams,
  returns: nothing,
})

export const InviteMember = z.object({ email: EmailAddress, role: AssignableRole })
export type InviteMember = z.output<typeof InviteMember>
/** Mails an invitation, whether or not the address has an account. 402 once the plan's seats are used up. */
export const inviteMember = endpoint({
  method: 'post',
  path: `${base}/invitations`,
  permission: 'members:manage',
  body: InviteMember,
  bodyBytesMax,
  status: 201,
  returns: nothing,
})

/** Mails a new link for another week; the former link stops working. */
export const resendInvitation = endpoint({
  method: 'post',
  path: `${base}/invitations/:id/resend`,
  permission: 'members:manage',
  params: IdParams,
  returns: nothing,
})

export const revokeInvitation = endpoint({
  method: 'delete',
  path: `${base}/invitations/:id`,
  permission: 'members:manage',
  params: IdParams,
  returns: nothing,
})

export const InvitationToken = z.object({ token: z.string().min(1).max(200) })

/** What the link in the mail leads to. 400 if it is invalid, used, revoked or expired. */
export const readInvitation = endpoint({
  method: 'post',
  path: '/workspaces/invitation',
  permission: 'public',
  actsFor: 'person',
  body: InvitationToken,
  bodyBytesMax,
  returns: data(z.object({ workspace: z.string(), invited_by: z.string(), email: z.string(), role: AssignableRole })),
})

/** Joins the workspace and switches to it. 403 if the invitation is for another address than the person's. */
export const acceptInvitation = endpoint({
  method: 'post',
  path: '/dashboard/workspaces/accept',
  permission: 'workspaces:view',
  actsFor: 'person',
  body: InvitationToken,
  bodyBytesMax,
  returns: data(z.object({ workspace_id: z.string() })),
})

export const TransferWorkspace = z.object({
  member_id: z.uuid(),
  current_password: z.string('Current password is required').min(1, 'Current password is required'),
})
export type TransferWorkspace = z.output<typeof TransferWorkspace>
/** Makes another member the owner, and the former owner an admin. 403 for a wrong password. */
export const transferWorkspace = endpoint({
  method: 'post',
  path: `${base}/transfer`,
  permission: 'workspace:transfer',
  body: TransferWorkspace,
  bodyBytesMax,
  returns: nothing,
})
