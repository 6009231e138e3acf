import '../lib/zod-without-eval.ts'
import { loadPartsEarly } from '../lib/load-parts-early.ts'
import { nextTask } from '../lib/next-task.ts'
import { startTheme } from '../lib/theme.ts'
import '../styles/app.css'
import { overlays } from '../ui/on-demand.tsx'

startTheme()
loadPartsEarly(overlays)
void start()

/** In several tasks, so that the page answers to a press in between: together they take a phone half a second. */
async function start(): Promise<void> {
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  const { startSession } = await import('../features/auth/session.ts')
  void startSession()
  await nextTask()
  const { showApp } = await import('./show-app.tsx')
  await showApp()
}
