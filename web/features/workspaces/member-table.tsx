import { useContext, useState } from 'react'
import type { Member } from '../../../src/contracts/workspaces/workspaces.ts'
import * as contract from '../../../src/contracts/workspaces/workspaces.ts'
import { type AssignableRole, ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { useAllowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Select } from '../../ui/select.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useChangeMemberRole, useLeaveWorkspace, useRemoveMember } from './api.ts'
import { roleOptions } from './role-options.ts'
import { SessionActionsContext } from './session-actions.ts'
import { TransferDialog } from './transfer-dialog.tsx'

interface Where {
  id: string
  name: string
}

/** The members, with what the viewer's role can change about each. */
export function MemberTable({ members, workspace }: { members: readonly Member[]; workspace: Where }) {
  return <Table caption="Members" columns={columnsFor(workspace)} rows={members} rowKey={({ id }) => id} />
}

const columnsFor = (workspace: Where): TableColumn<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    cell: ({ name, email, is_self }) => (
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{name}</span>
          {is_self ? <Badge tone="brand">You</Badge> : null}
        </span>
        <span className="wrap-anywhere block font-normal text-muted text-xs">{email}</span>
      </span>
    ),
  },
  { id: 'role', header: 'Role', cell: (member) => <RoleCell {...member} /> },
  {
    id: 'active',
    header: 'Last activity',
    cell: ({ last_active_at }) => (last_active_at ? <RelativeTime value={last_active_at} /> : '–'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (member) => <Actions member={member} workspace={workspace} />,
  },
]

function RoleCell({ id, name, role }: Member) {
  const change = useChangeMemberRole()
  const isAllowed = useAllowed()
  if (role === 'owner' || !isAllowed(contract.changeMemberRole)) return ROLES[role].label
  async function assign(next: AssignableRole) {
    try {
      await change.mutateAsync({ params: { id }, body: { role: next } })
      toast.success(`${name} is now ${ROLES[next].label}`)
    } catch (error) {
      toastFailure(error, 'Failed to change the role')
    }
  }
  return (
    <Select
      aria-label={`Role of ${name}`}
      size="sm"
      className="w-32"
      value={role}
      options={roleOptions}
      onChange={(next) => next !== role && void assign(next)}
    />
  )
}

function Actions({ member, workspace }: { member: Member; workspace: Where }) {
  const [dialog, setDialog] = useState<'remove' | 'leave' | 'transfer' | null>(null)
  const isAllowed = useAllowed()
  const close = () => setDialog(null)
  const { name, role, is_self } = member
  if (role === 'owner') return null
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {!is_self && isAllowed(contract.transferWorkspace) ? (
        <Button size="sm" variant="ghost" aria-label={`Make ${name} the owner`} onClick={() => setDialog('transfer')}>
          Make owner
        </Button>
      ) : null}
      {is_self && isAllowed(contract.leaveWorkspace) ? (
        <Button size="sm" variant="danger-ghost" onClick={() => setDialog('leave')}>
          Leave
        </Button>
      ) : !is_self && isAllowed(contract.removeMember) ? (
        <Button size="sm" variant="danger-ghost" aria-label={`Remove ${name}`} onClick={() => setDialog('remove')}>
          Remove
        </Button>
      ) : null}
      {dialog === 'remove' ? <RemoveDialog member={member} onClose={close} /> : null}
      {dialog === 'leave' ? <LeaveDialog personId={member.id} workspace={workspace} onClose={close} /> : null}
      {dialog === 'transfer' ? <TransferDialog member={member} onClose={close} /> : null}
    </span>
  )
}

function RemoveDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemoveMember()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id } })
      toast.success(`${name} was removed`)
      onClose()
    } catch (error) {
      toastFailure(error, 'Failed to remove the member')
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      They lose access at once, and their API keys stop working. Their senders and campaigns stay.
    </ConfirmDialog>
  )
}

function LeaveDialog({ personId, workspace, onClose }: { personId: string; workspace: Where; onClose: () => void }) {
  const leave = useLeaveWorkspace()
  const session = useContext(SessionActionsContext)
  async function confirm() {
    try {
      await leave.mutateAsync({ params: { id: workspace.id } })
      toast.success(`You left ${workspace.name}`)
      await session.show(personId)
    } catch (error) {
      toastFailure(error, 'Failed to leave the workspace')
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Leave ${workspace.name}?`}
      confirmLabel="Leave"
      isPending={leave.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      You lose access at once, and your API keys stop working. Somebody has to invite you to come back.
    </ConfirmDialog>
  )
}
