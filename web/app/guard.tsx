import { type ReactNode, useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { paths } from '../../src/rules/site/app-paths.ts'
import { holds } from '../lib/can.ts'
import { nextAfterLogin, pageAfterLogin } from '../lib/next-page.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ForbiddenState } from '../ui/forbidden-state.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { permissionsOf } from './admin-screens.ts'
import { LoadingScreen } from './loading-screen.tsx'
import type { RouteDefinition } from './route-definition.ts'
import type { Session } from './session-user.ts'

const loadingMaxMs = 5000

const LostWorkspace = lazyPart(async () => (await import('./lost-workspace.tsx')).LostWorkspace, <LoadingScreen />)

interface GuardProps {
  route: Omit<RouteDefinition, 'load'>
  session: Session
  children: ReactNode
}

/** Renders a route if the visitor may open it; otherwise redirects. */
export function Guard({ route, session, children }: GuardProps) {
  const [location] = useLocation()
  if (route.access === 'public') return children
  if (session.status === 'loading') return <Loading />
  if (route.access === 'guest') {
    // A user who signed in in another tab continues from this tab's page as well.
    return session.user ? <Redirect to={pageAfterLogin(session.user.id)} replace /> : children
  }
  if (!session.user) return <Redirect to={session.hasLeft ? paths.login.to() : loginFor(location)} replace />

  const { user } = session
  if (user.role === null) return <LostWorkspace />
  // The overview is about what this role does not see.
  if (user.role === 'billing' && route.path === paths.dashboard.pattern)
    return <Redirect to={paths.subscription.to()} replace />
  // Roles grant these permissions, regardless of the account's plan.
  if (route.access === 'admin')
    return permissionsOf(route.path).some((permission) => holds(user, permission)) ? children : <Forbidden />
  const { isAdmin, isRootUser, subscription } = user
  if (route.isPlanOptional || isAdmin || isRootUser || subscription === 'active') return children
  if (subscription === 'loading') return <Loading />
  // An impersonator cannot choose a plan, so the page says why it is unavailable instead of redirecting.
  if (subscription === 'none' && !user.isStandIn) {
    // A sign-in leads to the overview. For a new account it goes on to the first crawl, without a choice of plans.
    const isArrival = route.path === paths.dashboard.pattern
    return <Redirect to={isArrival ? paths.welcome.to() : paths.pricing.to()} replace />
  }
  return <SubscriptionRequired />
}

const loginFor = (location: string) => paths.login.to({ next: nextAfterLogin(location + window.location.search) })

function Loading() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadingMaxMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <LoadingScreen />
  return (
    <ErrorState title="This is taking longer than usual" onRetry={() => window.location.reload()}>
      We couldn't check your session. Your work is safe.
    </ErrorState>
  )
}

function Forbidden() {
  return <ForbiddenState isPage actions={<Button onClick={() => window.history.back()}>Go back</Button>} />
}

function SubscriptionRequired() {
  return (
    <Card className="mx-auto mt-10 max-w-xl">
      <EmptyState
        isPage
        art="lock"
        title="Subscription Required"
        actions={
          <>
            <LinkButton href={paths.pricing.to()} variant="primary">
              View Plans
            </LinkButton>
            <LinkButton href={paths.subscription.to()}>Manage Subscription</LinkButton>
          </>
        }
      >
        You need an active subscription to open this page. Your data is safe and unchanged.
      </EmptyState>
    </Card>
  )
}
