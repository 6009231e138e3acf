import { signOut } from '../features/auth/session.ts'
import { toast } from '../ui/toast.tsx'
import { Router } from './router.tsx'
import { useViewerSession } from './use-viewer-session.ts'

/** Joins the session to the routes. */
export function App() {
  const session = useViewerSession()
  async function leave() {
    await signOut()
    toast.success('Logged out successfully')
  }
  return <Router session={session} onSignOut={leave} />
}
