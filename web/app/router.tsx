import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
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
const loadShell = () => import('./shell/shell.tsx')
const HeaderBell = lazy(async () => ({ default: (await import('./header-bell.tsx')).HeaderBell }))
const WorkspaceSwitcher = lazy(async () => ({
  default: (await import('./workspace-switcher.tsx')).WorkspaceSwitcher,
}))
const PlanBanner = lazy(async () => ({ default: (await import('./plan-banner.tsx')).PlanBanner }))
const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))
const AddFactorFirst = lazy(async () => ({ default: (await import('./add-factor-first.tsx')).AddFactorFirst }))
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }))
const PlainLayout = lazy(async () => ({ default: (await import('./shell/plain-layout.tsx')).PlainLayout }))
const isHere = ({ path }: RouteDefinition) => pathMatcher(path).test(window.location.pathname)

/** Loads the shell and the page of the address, while the session is asked for. */
async function loadHere(): Promise<void> {
  if (window.location.pathname.startsWith(paths.dashboard.pattern)) await loadShell()
  await nextTask()
  await routes.find(isHere)?.load()
}
// What fails is loaded again where it is shown, which says so if it fails again.
loadHere().catch(() => {})

const loadNotFound = () => import('./pages/not-found-page.tsx')
const NotFound = lazy(loadNotFound)
const pages = new Map<string, ComponentType>(routes.map((route) => [route.path, lazy(route.load)]))
const preload = (path: string) => void routes.find((route) => route.path === path)?.load()
/** Unknown addresses under /dashboard require a signed-in user, too. */
const nowhere: RouteDefinition = { path: '/dashboard/*?', access: 'member', isPlanOptional: true, load: loadNotFound }
const isDashboard = (route: RouteDefinition) => route.path.startsWith('/dashboard')
const isBare = (route: RouteDefinition) => route.isBare || route.access === 'guest' || route.path.startsWith('/dev')

export interface RouterProps {
  session: Session
  onSignOut: () => void
}

/**
 * The page for the address, behind its guard and inside its layout. The dashboard's shell stays mounted across pages.
 */
export function Router(props: RouterProps) {
  return (
    <AllowedContext value={allowedFor(props.session.user)}>
      <Pages {...props} />
    </AllowedContext>
  )
}

function Pages({ session, onSignOut }: RouterProps) {
  const view = (route: RouteDefinition) => (
    <Route key={route.path} path={route.path}>
      <Guard route={route} session={session}>
        <Page component={pages.get(route.path) ?? NotFound} name={route.path} />
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
  if (!session.user) return children
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

/** A failing page is replaced by an error screen. The shell around it stays. */
function Page({ component: Component, name }: { component: ComponentType; name: string }) {
  return (
    <PageBoundary key={name}>
      <Suspense fallback={<LoadingScreen />}>
        <Component />
      </Suspense>
    </PageBoundary>
  )
}
