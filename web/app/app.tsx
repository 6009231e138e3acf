import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../src/contracts/auth.ts'
import { signOut, useSession } from '../features/auth/session.ts'
import { toast } from '../ui/toast.tsx'
import type { Session, SessionUser } from './guard.tsx'
import { Router } from './router.tsx'

/** Joins the session to the routes. */
export function App() {
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  const session: Session = status === 'member' ? { status, user: toSessionUser(user) } : { status, user: null }

  async function leave() {
    await signOut()
    // What the last account saw must not greet the next one.
    queryClient.clear()
    toast.success('Logged out successfully')
  }
  return <Router session={session} onSignOut={leave} />
}

function toSessionUser(user: User): SessionUser {
  const isSubscribed = user.subscription?.status === 'active'
  return {
    name: user.name,
    email: user.email,
    isAdmin: user.is_admin,
    isRootUser: user.is_root_user,
    permissions: user.permissions,
    hasActiveSubscription: isSubscribed,
    subscription: isSubscribed ? 'active' : user.subscription ? 'inactive' : 'none',
    planName: user.plan?.display_name,
  }
}
