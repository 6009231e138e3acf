// Must come first: the CSP does not allow zod to compile code.
import '../../lib/zod-without-eval.ts'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { Plan } from '../../../src/contracts/billing/plans.ts'
import { CurrentPlans } from './current-plans.tsx'

/** Renders plans in place of the prerendered ones. Invalid data is ignored. */
export function showPlans(element: HTMLElement, plans: unknown): void {
  const parsed = z.array(Plan).safeParse(plans)
  if (!parsed.success) return
  element.replaceChildren()
  createRoot(element).render(<CurrentPlans plans={parsed.data} languages={navigator.languages} />)
}
