import { type Invitation, resendInvitation, revokeInvitation } from '../../../src/contracts/workspaces/workspaces.ts'
import { ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { TONE_OF } from '../../ui/tone.ts'
import { useResendInvitation, useRevokeInvitation } from './api.ts'

/** Invitations that are not accepted, each with what can be done about it. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return <Table caption="Pending invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />
}

const columns: TableColumn<Invitation>[] = [
  {
    id: 'email',
    header: 'Email',
    isPrimary: true,
    cell: ({ email, is_expired }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{email}</span>
        {is_expired ? <Badge tone={TONE_OF.expired}>Expired</Badge> : null}
      </span>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLES[role].label },
  { id: 'by', header: 'Invited by', cell: ({ invited_by }) => invited_by || 'A former member' },
  { id: 'sent', header: 'Sent', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', cell: (one) => <Actions {...one} /> },
]

function Actions({ id, email }: Invitation) {
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  async function act(run: () => Promise<unknown>, done: string, failed: string) {
    try {
      await run()
      toast.success(done)
    } catch (error) {
      toastFailure(error, failed)
    }
  }
  const input = { params: { id } }
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <Allowed to={[resendInvitation, revokeInvitation]}>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Send the invitation to ${email} again`}
          isLoading={resend.isPending}
          onClick={() => act(() => resend.mutateAsync(input), 'Invitation sent again', 'Failed to send the invitation')}
        >
          Resend
        </Button>
        <Button
          size="sm"
          variant="danger-ghost"
          aria-label={`Revoke the invitation to ${email}`}
          isLoading={revoke.isPending}
          onClick={() => act(() => revoke.mutateAsync(input), 'Invitation revoked', 'Failed to revoke the invitation')}
        >
          Revoke
        </Button>
      </Allowed>
    </span>
  )
}
