import { type ComponentType, lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { Route, Switch } from 'wouter'
import { isOpenToImpersonators } from '../../src/contracts/endpoint.ts'
import { PERMISSIONS } from '../../src/rules/roles/permissions.ts'
import { paths } from '../../src/rules/site/app-paths.ts'
import { pathMatcher } from '../../src/rules/site/app-preloads.ts'
import { roleAllows } from '../../src/rules/workspaces/workspace-roles.ts'
import type { Asked } from '../lib/can.ts'
import { nextTask } from '../lib/next-task.ts'
import { AllowedContext } from '../ui/allowed.tsx'
import { Guard } from './guard.tsx'
import { lazyLoaded } from './lazy-loaded.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import type { RouteDefinition } from './route-definition.ts'
import { routes } from './routes.ts'
import { SampleNotice } from './sample-notice.tsx'
import type { Session, SessionUser } from './session-user.ts'
import { PageBoundary } from './shell/error-boundary.tsx'
import { useAdminBadges } from './use-admin-badges.ts'
import { useLive } from './use-live.ts'

/** Whether an impersonation and the role in the workspace leave a call open; the plan is not considered. */
const allowedFor = (user: SessionUser | null) => (endpoint: Asked) =>
  (!user?.isStandIn || isOpenToImpersonators(endpoint)) &&
  (PERMISSIONS[endpoint.permission].heldBy === 'role' ||
    roleAllows(user?.role === undefined ? 'owner' : user.role, endpoint.permission))
const HeaderBell = lazy(async () => ({ default: (await import('./header-bell.tsx')).HeaderBell }))
const WorkspaceSwitcher = lazy(async () => ({
  default: (await import('./workspace-switcher.tsx')).WorkspaceSwitcher,
}))
const PlanBanner = lazy(async () => ({ default: (await import('./plan-banner.tsx')).PlanBanner }))
const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))
const AddFactorFirst = lazy(async () => ({ default: (await import('./add-factor-first.tsx')).AddFactorFirst }))
const Shell = lazyLoaded(async () => ({ default: (await import('./shell/shell.tsx')).Shell }))
const PlainLayout = lazy(async () => ({ default: (await import('./shell/plain-layout.tsx')).PlainLayout }))
const pages = new Map(routes.map((route) => [route.path, lazyLoaded(route.load)]))
const preload = (path: string) => void pages.get(path)?.load()
const NotFound = lazyLoaded(() => import('./pages/not-found-page.tsx'))

const isHere = ({ path }: RouteDefinition) => pathMatcher(path).test(window.location.pathname)

/** Loads the shell and the page of the address, while the session is asked for. */
async function loadHere(): Promise<void> {
  const route = routes.find(isHere)
  if (window.location.pathname.startsWith(paths.dashboard.pattern)) await Shell.load()
  await nextTask()
  if (route) await pages.get(route.path)?.load()
}
/** Resolves once the parts of the first screen are loaded. What fails is loaded again where it is shown, which says so. */
export const firstParts = loadHere().catch(() => {})

/** Unknown addresses under /dashboard require a signed-in user, too. */
const nowhere = { path: '/dashboard/*?', access: 'member', isPlanOptional: true } as const
const isDashboard = (route: RouteDefinition) => route.path.startsWith('/dashboard')
const isBare = (route: RouteDefinition) => route.isBare || route.access === 'guest' || route.path.startsWith('/dev')

export interface RouterProps {
  session: Session
  onSignOut: () => void
}

/**
 * The page for the address, behind its guard and inside its layout. The dashboard's shell stays mounted across pages.
 */
export const Router = memo((props: RouterProps) => {
  const { user } = props.session
  return (
    <AllowedContext value={useMemo(() => allowedFor(user), [user])}>
      <Pages {...props} />
    </AllowedContext>
  )
})

/** Whether everything has arrived that the guard decides by. */
const isSettled = ({ status, user }: Session) => status !== 'loading' && user?.subscription !== 'loading'

function Pages({ session, onSignOut }: RouterProps) {
  // Deferred: the session changes synchronously, and a whole page rendered in that task would block a phone for 250 ms.
  const isReady = useDeferredValue(isSettled(session))
  const view = (route: RouteDefinition) => (
    <Route key={route.path} path={route.path}>
      <Guard route={route} session={session}>
        {isReady || route.access === 'public' ? (
          <Page component={pages.get(route.path) ?? NotFound} name={route.path} />
        ) : (
          <LoadingScreen />
        )}
      </Guard>
    </Route>
  )
  return (
    <Switch>
      <Route path="/dashboard/*?">
        <DashboardFrame session={session} onSignOut={onSignOut}>
          <Switch>
            {routes.filter(isDashboard).map(view)}
            <Route>
              <Guard route={nowhere} session={session}>
                <Page component={NotFound} name="not-found" />
              </Guard>
            </Route>
          </Switch>
        </DashboardFrame>
      </Route>
      {routes.filter((route) => !isDashboard(route) && isBare(route)).map(view)}
      <Route>
        <Suspense fallback={<LoadingScreen />}>
          <PlainLayout>
            <Switch>
              {routes.filter((route) => !isDashboard(route) && !isBare(route)).map(view)}
              <Route>
                <Page component={NotFound} name="not-found" />
              </Route>
            </Switch>
          </PlainLayout>
        </Suspense>
      </Route>
    </Switch>
  )
}

/** Within the shell's key, so that it starts anew for another user or workspace. */
function Live() {
  useLive()
  return null
}

function DashboardFrame({
  session,
  onSignOut,
  children,
}: {
  session: Session
  onSignOut: () => void
  children: ReactNode
}) {
  const badges = useAdminBadges(session.user)
  // Deferred for the same reason as the page.
  const isMember = useDeferredValue(session.user !== null)
  if (!session.user || !isMember) return children
  if (session.user.mustAddFactor)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <AddFactorFirst onSignOut={onSignOut} />
      </Suspense>
    )
  return (
    <Suspense fallback={<LoadingScreen />}>
      {/* The key remounts the shell for another user, so that nothing typed or opened by the previous one remains. */}
      <Shell
        key={`${session.user.id} ${session.user.workspace?.id}`}
        user={session.user}
        onSignOut={onSignOut}
        onPreload={preload}
        badges={badges}
        bell={
          <>
            <Live />
            <HeaderBell />
          </>
        }
        switcher={session.user.workspace && session.user.workspace.count > 1 ? <WorkspaceSwitcher /> : null}
        banner={
          <>
            <Suspense fallback={null}>{session.user.isStandIn ? <ImpersonationBanner /> : null}</Suspense>
            <Suspense fallback={null}>
              <PlanBanner />
            </Suspense>
            <SampleNotice />
          </>
        }
      >
        {children}
      </Shell>
    </Suspense>
  )
}

/**
 * A failing page is replaced by an error screen. The shell around it stays. Changes of the session do not render it
 * again: a page that still loads would then be rendered as a whole within the change, which is synchronous.
 */
const Page = memo(({ component: Component, name }: { component: ComponentType; name: string }) => (
  <PageBoundary key={name}>
    <Suspense fallback={<LoadingScreen />}>
      <Component />
    </Suspense>
  </PageBoundary>
))
