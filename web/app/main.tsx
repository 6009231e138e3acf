import '../lib/zod-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../features/auth/session.ts'
import { loadPartsEarly } from '../lib/load-parts-early.ts'
import { startTheme } from '../lib/theme.ts'
import '../styles/app.css'
import { overlays } from '../ui/on-demand.tsx'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'

startTheme()
loadPartsEarly(overlays)
void startSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
)
