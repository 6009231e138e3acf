import { Container } from '../container.tsx'
import { Island } from '../island.tsx'
import { PlanCards } from './plan-cards.tsx'
import { seededPlans } from './seeded-plans.ts'

/** The plans that the database is seeded with. The island fetches the current ones. */
export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="site-pricing border-line border-t py-20 sm:py-28">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h2 id="pricing-title" className="font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
              Pricing
            </h2>
            <p className="mt-3 max-w-xl text-pretty text-lg text-muted">
              In Nigerian Naira, monthly or yearly. The free plan needs no card.
            </p>
          </div>
          <fieldset className="flex rounded-lg border border-line-strong bg-sunken p-1 text-base">
            <legend className="sr-only">Billing cycle</legend>
            {(['monthly', 'yearly'] as const).map((cycle) => (
              <label
                key={cycle}
                className="rounded-md px-4 py-1.5 text-muted has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="cycle"
                  value={cycle}
                  defaultChecked={cycle === 'monthly'}
                  className="sr-only"
                />
                {cycle === 'monthly' ? 'Monthly' : 'Yearly'}
              </label>
            ))}
          </fieldset>
        </div>
        <Island name="pricing-cards" when="visible" props={{ plans: seededPlans }} className="mt-10">
          <PlanCards plans={seededPlans} />
        </Island>
      </Container>
    </section>
  )
}
