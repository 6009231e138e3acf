import type { AdminPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { holdingsOf, priceText } from '../plan-facts.ts'

/** All details of a plan. */
export function PlanDetailsDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={plan.display_name}
      description={plan.description}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DefinitionList
        items={[
          { term: 'Plan name', detail: plan.name },
          { term: 'Monthly', detail: priceText(plan, 'monthly') },
          { term: 'Yearly', detail: priceText(plan, 'yearly') },
          { term: 'Currency', detail: plan.currency },
          {
            term: 'It has',
            detail: (
              <ul>
                {holdingsOf(plan).map((holding) => (
                  <li key={holding}>{holding}</li>
                ))}
              </ul>
            ),
          },
          { term: 'Trial', detail: plan.trial_days === 0 ? 'None' : `${plan.trial_days} days` },
          { term: 'Status', detail: plan.is_active ? 'Active' : 'Inactive' },
          { term: 'Popular', detail: plan.is_popular ? 'Yes' : 'No' },
          { term: 'Sort order', detail: formatNumber(plan.sort_order) },
          { term: 'Subscriptions', detail: formatNumber(plan.subscriptions_count) },
          { term: 'Created', detail: formatDateTime(plan.created_at) },
          { term: 'Updated', detail: formatDateTime(plan.updated_at) },
        ]}
      />
    </Dialog>
  )
}
