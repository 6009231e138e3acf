import { MailPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '../../../src/contracts/users/users.ts'
import * as contract from '../../../src/contracts/users/users.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ExportUsersButton } from './export-users-button.tsx'
import { ImpersonateUserDialog, type ImpersonationSession } from './impersonate-user-dialog.tsx'
import { InviteUserDialog } from './invite-user-dialog.tsx'
import { ReactivateUserDialog } from './reactivate-user-dialog.tsx'
import { ResetFactorsDialog } from './reset-factors-dialog.tsx'
import { SuspendUserDialog } from './suspend-user-dialog.tsx'
import { type UserAction, UserDetailsDialog } from './user-details-dialog.tsx'
import { UserList } from './user-list.tsx'
import { useUsersAddress } from './users-address.ts'

export interface UsersTabProps {
  viewer: Viewer & { id: string }
  /** Starts an impersonation in this tab. Rejects if that fails. */
  onImpersonate: (session: ImpersonationSession) => Promise<void>
  /** Called when the viewer changed their own account. */
  onOwnChange: () => void
}

/**
 * All accounts and the actions on them. The address names the user whose details are open. Other dialogs hide the
 * details while they are open.
 */
export function UsersTab({ viewer, onImpersonate, onOwnChange }: UsersTabProps) {
  const place = useUsersAddress()
  const [adding, setAdding] = useState<'create' | 'invite' | null>(null)
  const [asked, setAsked] = useState<{ deed: UserAction; user: AdminUser } | null>(null)
  const close = () => setAsked(null)
  const ask = (deed: UserAction) => (user: AdminUser) => {
    if (deed === 'delete' && user.is_root_user) toast.error('Cannot delete root user')
    else setAsked({ deed, user })
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-end gap-2">
        <ExportUsersButton address={place.address} />
        {can(viewer, contract.createUser) ? (
          <>
            <Button icon={MailPlus} onClick={() => setAdding('invite')}>
              Invite User
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setAdding('create')}>
              Add User
            </Button>
          </>
        ) : null}
      </div>
      <UserList place={place} viewer={viewer} onEdit={ask('edit')} onDelete={ask('delete')} />
      {adding === 'create' ? <CreateUserDialog viewer={viewer} onClose={() => setAdding(null)} /> : null}
      {adding === 'invite' ? <InviteUserDialog viewer={viewer} onClose={() => setAdding(null)} /> : null}
      {place.address.user && !asked ? (
        <UserDetailsDialog
          key={place.address.user}
          id={place.address.user}
          viewer={viewer}
          onAsk={(deed, user) => ask(deed)(user)}
          onClose={() => place.open(undefined)}
        />
      ) : null}
      {asked?.deed === 'edit' ? (
        <EditUserDialog
          user={asked.user}
          viewer={viewer}
          onSaved={() => asked.user.id === viewer.id && onOwnChange()}
          onClose={close}
        />
      ) : null}
      {asked?.deed === 'delete' ? <DeleteUserDialog user={asked.user} onClose={close} /> : null}
      {asked?.deed === 'plan' ? <ChangePlanDialog user={asked.user} onClose={close} /> : null}
      {asked?.deed === 'factors' ? <ResetFactorsDialog user={asked.user} onClose={close} /> : null}
      {asked?.deed === 'suspend' ? <SuspendUserDialog user={asked.user} onClose={close} /> : null}
      {asked?.deed === 'reactivate' ? <ReactivateUserDialog user={asked.user} onClose={close} /> : null}
      {asked?.deed === 'impersonate' ? (
        <ImpersonateUserDialog user={asked.user} onBegin={onImpersonate} onClose={close} />
      ) : null}
    </div>
  )
}
