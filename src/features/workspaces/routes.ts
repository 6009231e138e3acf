import { Hono } from 'hono'
import * as contract from '../../contracts/workspaces/workspaces.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeMemberRole, leaveWorkspace, removeMember, renameWorkspace, transferWorkspace } from './change-members.ts'
import { inviteMember, resendInvitation, revokeInvitation } from './invite-member.ts'
import { listMembers } from './list-members.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { switchWorkspace } from './switch-workspace.ts'

export const workspaceRoutes = new Hono<HttpEnv>()

mount(workspaceRoutes, contract.listWorkspaces, async ({ ctx }) => ({ data: await listWorkspaces(ctx) }))
mount(workspaceRoutes, contract.switchWorkspace, async ({ ctx, params }) => {
  await switchWorkspace(ctx, params.id)
  return { message: 'Workspace switched' }
})
mount(workspaceRoutes, contract.leaveWorkspace, async ({ ctx, params }) => {
  await leaveWorkspace(ctx, params.id)
  return { message: 'You left the workspace' }
})
mount(workspaceRoutes, contract.renameWorkspace, async ({ ctx, body }) => {
  await renameWorkspace(ctx, body.name)
  return { message: 'Workspace renamed' }
})
mount(workspaceRoutes, contract.listMembers, async ({ ctx }) => ({ data: await listMembers(ctx) }))
mount(workspaceRoutes, contract.changeMemberRole, async ({ ctx, params, body }) => {
  await changeMemberRole(ctx, params.id, body.role)
  return { message: 'Role changed' }
})
mount(workspaceRoutes, contract.removeMember, async ({ ctx, params }) => {
  await removeMember(ctx, params.id)
  return { message: 'Member removed' }
})
mount(workspaceRoutes, contract.inviteMember, async ({ ctx, body }) => {
  await inviteMember(ctx, body)
  return { message: 'Invitation sent' }
})
mount(workspaceRoutes, contract.resendInvitation, async ({ ctx, params }) => {
  await resendInvitation(ctx, params.id)
  return { message: 'Invitation sent again' }
})
mount(workspaceRoutes, contract.revokeInvitation, async ({ ctx, params }) => {
  await revokeInvitation(ctx, params.id)
  return { message: 'Invitation revoked' }
})
mount(workspaceRoutes, contract.readInvitation, async ({ ctx, body }) => ({
  data: await readInvitation(ctx, body.token),
}))
mount(workspaceRoutes, contract.acceptInvitation, async ({ ctx, body }) => ({
  message: 'You joined the workspace',
  data: { workspace_id: await acceptInvitation(ctx, body.token) },
}))
mount(workspaceRoutes, contract.transferWorkspace, async ({ ctx, body }) => {
  await transferWorkspace(ctx, body)
  return { message: 'Workspace transferred' }
})
