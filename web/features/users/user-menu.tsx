import { CreditCard, KeyRound, LogOut, MailCheck, MoreHorizontal, ShieldCheck, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminUser } from '../../../src/contracts/users/users.ts'
import * as contract from '../../../src/contracts/users/users.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useCancelFactorReset, useEndUserSessions, useSendResetLink, useSendVerification } from './api.ts'

export interface UserMenuProps {
  user: AdminUser
  viewer: Viewer & { id: string }
  onChangePlan: () => void
  onResetFactors: () => void
  /** Items at the top, for actions that have no room beside the menu. */
  children?: ReactNode
}

/** Menu of one-click support actions on a user. */
export function UserMenu({ user, viewer, onChangePlan, onResetFactors, children }: UserMenuProps) {
  const [reset, verification, sessions] = [useSendResetLink(), useSendVerification(), useEndUserSessions()]
  const cancelReset = useCancelFactorReset()
  const mayEdit = can(viewer, contract.sendResetLink) && user.id !== viewer.id
  const mayChangePlan = can(viewer, contract.changeUserPlan)
  if (!mayEdit && !mayChangePlan && !children) return null
  async function act(
    call: { mutateAsync: typeof reset.mutateAsync | typeof sessions.mutateAsync | typeof cancelReset.mutateAsync },
    failure: string,
  ) {
    try {
      const { message } = await call.mutateAsync({ params: { id: user.id } })
      toast.success(message ?? 'Done')
    } catch (error) {
      toastFailure(error, failure)
    }
  }
  return (
    <Menu
      trigger={
        <Button
          icon={MoreHorizontal}
          isLoading={reset.isPending || cancelReset.isPending || verification.isPending || sessions.isPending}
        >
          More
        </Button>
      }
    >
      {children}
      {mayChangePlan ? (
        <MenuItem icon={CreditCard} onSelect={onChangePlan}>
          Change plan
        </MenuItem>
      ) : null}
      {mayEdit ? (
        <>
          <MenuItem icon={KeyRound} onSelect={() => void act(reset, 'Failed to send the reset link')}>
            Send reset link
          </MenuItem>
          {user.email_verified ? null : (
            <MenuItem icon={MailCheck} onSelect={() => void act(verification, 'Failed to send the verification email')}>
              Send verification email
            </MenuItem>
          )}
          {user.factor_reset_due_at !== null && can(viewer, contract.cancelFactorReset) ? (
            <MenuItem icon={ShieldCheck} onSelect={() => void act(cancelReset, 'Failed to cancel the reset')}>
              Cancel the factor reset
            </MenuItem>
          ) : user.has_factors && can(viewer, contract.requestFactorReset) ? (
            <MenuItem icon={ShieldOff} onSelect={onResetFactors}>
              Reset second factors
            </MenuItem>
          ) : null}
          <MenuItem icon={LogOut} onSelect={() => void act(sessions, 'Failed to end the sessions')}>
            Sign out everywhere
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
