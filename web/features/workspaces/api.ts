import { queryOptions } from '@tanstack/react-query'
import * as sso from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import * as contract from '../../../src/contracts/workspaces/workspaces.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const workspaceQueries = {
  list: () =>
    queryOptions({
      queryKey: ['workspaces', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listWorkspaces, { signal })).data,
      staleTime: 60_000,
    }),
  members: () =>
    queryOptions({
      queryKey: ['workspaces', 'members'],
      queryFn: async ({ signal }) => (await call(contract.listMembers, { signal })).data,
      staleTime: 0,
    }),
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['workspaces', 'invitation', token],
      queryFn: async ({ signal }) => (await call(contract.readInvitation, { body: { token }, signal })).data,
      retry: false,
    }),
  singleSignOn: () =>
    queryOptions({
      queryKey: ['workspaces', 'single-sign-on'],
      queryFn: async ({ signal }) => (await call(sso.getSso, { signal })).data,
      staleTime: 0,
    }),
}

const ofMembers = {
  invalidates: [
    ['workspaces', 'members'],
    ['workspaces', 'list'],
  ],
} as const
export const useSwitchWorkspace = () => useCall(contract.switchWorkspace)
export const useLeaveWorkspace = () => useCall(contract.leaveWorkspace)
export const useRenameWorkspace = () => useCall(contract.renameWorkspace, ofMembers)
export const useInviteMember = () => useCall(contract.inviteMember, ofMembers)
export const useResendInvitation = () => useCall(contract.resendInvitation, ofMembers)
export const useRevokeInvitation = () => useCall(contract.revokeInvitation, ofMembers)
export const useChangeMemberRole = () => useCall(contract.changeMemberRole, ofMembers)
export const useRemoveMember = () => useCall(contract.removeMember, ofMembers)
export const useTransferWorkspace = () => useCall(contract.transferWorkspace, ofMembers)
export const useAcceptInvitation = () => useCall(contract.acceptInvitation)

const ofSso = { invalidates: [['workspaces', 'single-sign-on']] } as const
export const useSaveSso = () => useCall(sso.saveSso, ofSso)
export const useDeleteSso = () => useCall(sso.deleteSso, ofSso)
export const useAddSsoDomain = () => useCall(sso.addSsoDomain, ofSso)
export const useCheckSsoDomain = () => useCall(sso.checkSsoDomain, ofSso)
export const useDeleteSsoDomain = () => useCall(sso.deleteSsoDomain, ofSso)
