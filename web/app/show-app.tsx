import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'

/** Renders the application, in slices between which the page answers to a press. */
export function showApp(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>,
    ),
  )
}
