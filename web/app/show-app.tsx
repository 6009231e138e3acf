import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Providers } from './providers.tsx'
import { firstParts } from './router.tsx'

/**
 * Renders the application, in slices between which the page answers to a press. Waits for the parts of the first screen:
 * a part that arrives later is rendered in one piece with the next change of the session or of a query above it.
 */
export async function showApp(): Promise<void> {
  await firstParts
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
