/** Shows the current plans. The code that renders them is loaded only if they differ from the prerendered ones. */
export async function start(element: HTMLElement, props: unknown): Promise<void> {
  const { plans: prerendered } = props as { plans: unknown }
  const answer: unknown = await fetch('/api/pricing')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const plans = (answer as { available_plans?: unknown } | null)?.available_plans
  // Without a response the prerendered plans stay.
  if (plans === undefined || canonical(plans) === canonical(prerendered)) return
  const { showPlans } = await import('../pricing/show-plans.tsx')
  showPlans(element, plans)
}

/** JSON that is independent of the order of an object's fields. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
