import { useQuery } from '@tanstack/react-query'
import { Ban, type LucideIcon, Pencil, RotateCcw, UserRoundCheck } from 'lucide-react'
import type { AdminUser } from '../../../src/contracts/users/users.ts'
import * as contract from '../../../src/contracts/users/users.ts'
import { CallError } from '../../lib/call-error.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { userQueries } from './api.ts'
import { UserFacts } from './user-facts.tsx'
import { UserFigures } from './user-figures.tsx'
import { UserHoldings } from './user-holdings.tsx'
import { UserMenu } from './user-menu.tsx'

export type UserAction = 'edit' | 'delete' | 'suspend' | 'reactivate' | 'impersonate' | 'plan' | 'factors'

export interface UserDetailsDialogProps {
  id: string
  viewer: Viewer & { id: string }
  onAsk: (deed: UserAction, user: AdminUser) => void
  onClose: () => void
}

/** All details of a user, with the available actions. */
export function UserDetailsDialog({ id, viewer, onAsk, onClose }: UserDetailsDialogProps) {
  const { data: user, error, refetch, isFetching } = useQuery(userQueries.one(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="User Details"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {user ? <Deeds user={user} viewer={viewer} onAsk={onAsk} /> : null}
        </>
      }
    >
      {user ? (
        <div className="flex flex-col gap-4">
          <UserFacts user={user} />
          <UserFigures user={user} viewer={viewer} />
          <UserHoldings user={user} />
        </div>
      ) : error instanceof CallError && error.status === 404 ? (
        <EmptyState art="search" title="User not found">
          The account may have been deleted.
        </EmptyState>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={9} label="Loading user" />
      )}
    </Dialog>
  )
}

/**
 * Users cannot suspend or impersonate themselves or a root user. The server enforces that; the actions are hidden here.
 */
function Deeds({ user, viewer, onAsk }: Pick<UserDetailsDialogProps, 'viewer' | 'onAsk'> & { user: AdminUser }) {
  const mayEdit = can(viewer, contract.updateUser)
  const isWithinReach = user.id !== viewer.id && !user.is_root_user
  const canImpersonate =
    isWithinReach && user.active && can(viewer, contract.impersonateUser) && viewer.isStandIn !== true
  const isNarrow = useIsNarrow()
  const deeds: { deed: UserAction; label: string; icon: LucideIcon }[] = []
  if (isWithinReach && can(viewer, contract.suspendUser))
    deeds.push(
      user.active
        ? { deed: 'suspend', label: 'Suspend', icon: Ban }
        : { deed: 'reactivate', label: 'Reactivate', icon: RotateCcw },
    )
  if (canImpersonate) deeds.push({ deed: 'impersonate', label: 'Impersonate', icon: UserRoundCheck })
  return (
    <>
      {user.is_root_user && !viewer.isRootUser ? null : (
        <UserMenu
          user={user}
          viewer={viewer}
          onChangePlan={() => onAsk('plan', user)}
          onResetFactors={() => onAsk('factors', user)}
        >
          {isNarrow && deeds.length > 0
            ? deeds.map(({ deed, label, icon }) => (
                <MenuItem key={deed} icon={icon} onSelect={() => onAsk(deed, user)}>
                  {label}
                </MenuItem>
              ))
            : null}
        </UserMenu>
      )}
      {isNarrow
        ? null
        : deeds.map(({ deed, label, icon }) => (
            <Button key={deed} icon={icon} onClick={() => onAsk(deed, user)}>
              {label}
            </Button>
          ))}
      {mayEdit ? (
        <Button icon={Pencil} onClick={() => onAsk('edit', user)}>
          Edit User
        </Button>
      ) : null}
    </>
  )
}
