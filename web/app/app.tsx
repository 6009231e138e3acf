import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { signOut } from '../features/auth/session.ts'
import { useFactorRequests } from '../features/auth/use-factor-requests.ts'
import { isLinkHost } from '../lib/link-host.ts'
import { siteQuery } from '../queries/system.ts'
import { SiteNameProvider, useSiteName } from '../ui/site-name.ts'
import { toast } from '../ui/toast.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { Router } from './router.tsx'
import { useViewerSession } from './use-viewer-session.ts'

const ConfirmFactor = lazy(async () => ({
  default: (await import('../features/auth/confirm-factor.tsx')).ConfirmFactor,
}))

/** The application: passes the session to the router. */
export function App() {
  const session = useViewerSession()
  const onFactor = useFactorRequests()
  const productName = useSiteName()
  const ownName = useQuery({ ...siteQuery(), enabled: !isLinkHost() }).data?.name ?? productName
  const siteName = isLinkHost() ? window.location.hostname : ownName
  return (
    <SiteNameProvider value={siteName}>
      <Router session={session} onSignOut={leave} />
      {onFactor && session.status === 'member' ? (
        <Suspense fallback={null}>
          <ConfirmFactor onEnd={onFactor} />
        </Suspense>
      ) : null}
      {isLinkHost() ? null : <CookieConsent />}
    </SiteNameProvider>
  )
}

async function leave() {
  await signOut()
  toast.success('Logged out successfully')
}
