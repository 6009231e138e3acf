import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { User } from '../../src/contracts/auth/auth.ts'
import type { Subscription } from '../../src/contracts/billing/plans.ts'
import { isEntitled } from '../../src/rules/billing/entitlement.ts'
import { roleAllows } from '../../src/rules/workspaces/workspace-roles.ts'
import { useSession } from '../features/auth/session.ts'
import { subscriptionQuery } from '../queries/billing.ts'
import type { Session, SessionUser } from './session-user.ts'

/** The session for the guard and the shell: the user with their subscription. */
export function useViewerSession(): Session {
  const session = useViewer()
  const isCacheTheirs = useForgetfulCache(session.user ? `${session.user.id} ${session.user.workspace?.id}` : null)
  return session.user && !isCacheTheirs ? LOADING : session
}

const LOADING: Session = { status: 'loading', user: null }

/**
 * The same for a page, whose buttons depend on the viewer's permissions. While nothing changes, the session is the same
 * object, so that what depends on it does not render again.
 */
export function useViewer(): Session {
  const { status, user, hasLeft } = useSession()
  const seesAnswer = user !== null && seesBilling(user)
  const { data, isError } = useQuery({ ...subscriptionQuery(), enabled: seesAnswer })
  // Members who may not see the billing learn the plan from the session.
  const answer = seesAnswer ? data : user?.plan === null ? null : undefined
  const { subscription, hasActiveSubscription, planName } = user ? standing(user, answer, isError) : UNKNOWN
  return useMemo(
    () =>
      user
        ? { status: 'member', user: { ...whoIs(user), subscription, hasActiveSubscription, planName } }
        : { status: status === 'guest' ? 'guest' : 'loading', user: null, hasLeft },
    [status, user, hasLeft, subscription, hasActiveSubscription, planName],
  )
}

const seesBilling = ({ workspace }: User) => roleAllows(workspace?.role ?? 'owner', 'billing:view')

const whoIs = (user: User) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  isAdmin: user.is_admin,
  isRootUser: user.is_root_user,
  permissions: user.permissions,
  isStandIn: user.impersonated_by !== null,
  workspace: user.workspace,
  role: user.workspace?.role,
  mustAddFactor: user.must_add_factor === true,
})

type Standing = Pick<SessionUser, 'subscription' | 'hasActiveSubscription' | 'planName'>

const UNKNOWN: Standing = { subscription: 'loading', hasActiveSubscription: false, planName: undefined }

/**
 * The viewer's subscription state. A subscription that cannot be loaded counts as an active Free Plan, so that one
 * failed call locks nobody out. The server enforces the plan anyway. Until the response arrives, only an active
 * subscription already stored in the session counts, so that nobody is redirected to the prices by mistake.
 *
 * @param answer undefined before the response arrives
 */
function standing(user: User, answer: Subscription | null | undefined, isFailed: boolean): Standing {
  const isActive =
    answer === undefined ? isFailed || user.plan !== null : answer !== null && isEntitled(answer, new Date())
  if (isActive) {
    const planName = answer?.plan.display_name ?? user.plan?.display_name
    return { subscription: 'active', hasActiveSubscription: true, planName }
  }
  const subscription = answer === undefined ? 'loading' : answer ? 'inactive' : 'none'
  return { subscription, hasActiveSubscription: false, planName: undefined }
}

/**
 * Clears the query cache when another account signs in or another workspace is shown, however the previous session ended.
 *
 * @returns false while the cache still holds the previous account's data, whose subscription must not redirect this
 * account to the prices
 */
function useForgetfulCache(userId: string | null): boolean {
  const queryClient = useQueryClient()
  const [ownerId, setOwnerId] = useState(userId)
  // Runs before the next paint.
  useLayoutEffect(() => {
    if (ownerId === userId) return
    // Not `clear`, which would leave mounted queries waiting for a response that never arrives.
    if (ownerId !== null) void queryClient.resetQueries()
    setOwnerId(userId)
  }, [ownerId, userId, queryClient])
  return ownerId === null || ownerId === userId
}
