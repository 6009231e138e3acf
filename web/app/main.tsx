import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTheme } from '../lib/theme.ts'
import '../styles/app.css'
import type { Session } from './guard.tsx'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
)

function App() {
  const session: Session = { status: 'guest', user: null }
  return <Router session={session} onSignOut={() => undefined} />
}
