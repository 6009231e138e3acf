import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { getSso } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import * as contract from '../../../src/contracts/workspaces/workspaces.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { workspaceQueries } from './api.ts'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { SsoCard } from './sso-card.tsx'
import { WorkspaceNameForm } from './workspace-name-form.tsx'

/** The members of the workspace, open invitations and the name. */
export function MembersPanel() {
  const { data, error, refetch, isFetching } = useQuery(workspaceQueries.members())
  const [isInviting, setIsInviting] = useState(false)
  if (!data) {
    return (
      <Card isFlush title="Members">
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={3} label="Loading members" />
        )}
      </Card>
    )
  }
  const { seats, members, invitations, workspace } = data
  const seatText =
    seats.limit === null
      ? `${pluralize(seats.used, 'seat')} used.`
      : `${seats.used} of ${pluralize(seats.limit, 'seat')} used.`
  return (
    <div className="flex flex-col gap-5">
      <Card
        isFlush
        title="Members"
        description={`People who work in ${workspace.name}. ${seatText}`}
        actions={
          <Allowed to={contract.inviteMember}>
            <Button icon={UserPlus} variant="primary" onClick={() => setIsInviting(true)}>
              Invite
            </Button>
          </Allowed>
        }
      >
        <MemberTable members={members} workspace={workspace} />
      </Card>
      {invitations.length > 0 ? (
        <Card
          isFlush
          title="Pending invitations"
          description="Each takes a seat until it is accepted, revoked or expires."
        >
          <InvitationTable invitations={invitations} />
        </Card>
      ) : null}
      <Allowed to={contract.renameWorkspace}>
        <WorkspaceNameForm key={workspace.name} name={workspace.name} />
      </Allowed>
      <Allowed to={getSso}>
        <SsoCard />
      </Allowed>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </div>
  )
}
