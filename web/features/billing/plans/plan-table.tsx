import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AdminPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { deletePlan, togglePlan, updatePlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { allowanceOf, type LimitName } from '../../../../src/rules/billing/plan-limits.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type SortKeys, sortRows } from '../../../ui/sort-rows.ts'
import { Switch } from '../../../ui/switch.tsx'
import { Table, type TableColumn, type TableSort } from '../../../ui/table.tsx'
import { TONE_OF } from '../../../ui/tone.ts'
import { type Cycle, priceText, soldCycle } from '../plan-facts.ts'

export interface PlanTableProps {
  plans: readonly AdminPlan[]
  togglingId: string | undefined
  onOpen: (plan: AdminPlan) => void
  onEdit: (plan: AdminPlan) => void
  onDelete: (plan: AdminPlan) => void
  onToggle: (plan: AdminPlan) => void
}

const limitText = (plan: AdminPlan, name: LimitName) => {
  const allowance = allowanceOf(plan, name)
  return allowance === null ? 'Unlimited' : formatNumber(allowance)
}

/** The price of a plan in a cycle. A cycle in which the plan is not sold has none. */
const cyclePrice = (plan: AdminPlan, cycle: Cycle) => (soldCycle(plan, cycle) === cycle ? priceText(plan, cycle) : '–')

/** Sort keys of the sortable columns. Equal plans keep their order. */
const sortKeys: SortKeys<AdminPlan> = {
  plan: (plan) => plan.display_name.toLowerCase(),
  monthly: (plan) => plan.price_monthly,
  yearly: (plan) => plan.price_yearly,
  subscriptions: (plan) => plan.subscriptions_count,
  status: (plan) => (plan.is_active ? 0 : 1),
}

/** The plans as rows, initially in the order in which they are offered. */
export function PlanTable(props: PlanTableProps) {
  const [sort, setSort] = useState<TableSort | null>(null)
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Plans"
        columns={columnsFor(props)}
        rows={sortRows(props.plans, sort, sortKeys)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        onOpen={props.onOpen}
      />
    </div>
  )
}

const columnsFor = ({ togglingId, onEdit, onDelete, onToggle }: PlanTableProps): readonly TableColumn<AdminPlan>[] => [
  {
    id: 'plan',
    header: 'Plan',
    isPrimary: true,
    isSortable: true,
    cell: (plan) => (
      <>
        <span className="block">{plan.display_name}</span>
        <span className="block font-mono font-normal text-faint text-xs">{plan.name}</span>
      </>
    ),
  },
  {
    id: 'popular',
    header: 'Popular',
    isHeaderHidden: true,
    cell: ({ is_popular }) => (is_popular ? <Badge tone="brand">Popular</Badge> : '–'),
  },
  { id: 'monthly', header: 'Monthly', align: 'end', isSortable: true, cell: (plan) => cyclePrice(plan, 'monthly') },
  { id: 'yearly', header: 'Yearly', align: 'end', isSortable: true, cell: (plan) => cyclePrice(plan, 'yearly') },
  { id: 'crawls', header: 'Crawls', align: 'end', isSpare: true, cell: (plan) => limitText(plan, 'crawls') },
  { id: 'websites', header: 'Websites', align: 'end', isSpare: true, cell: (plan) => limitText(plan, 'websites') },
  {
    id: 'subscriptions',
    header: 'Subscriptions',
    align: 'end',
    isSortable: true,
    cell: ({ subscriptions_count }) => formatNumber(subscriptions_count),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    isSortable: true,
    cell: (plan) => (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps a press on the switch from opening the row
      <span className="flex items-center gap-2" onClick={(event) => event.stopPropagation()}>
        <Allowed to={togglePlan}>
          <Switch
            label={`${plan.display_name} is active`}
            isLabelHidden
            isOn={plan.is_active}
            isDisabled={togglingId === plan.id}
            onChange={() => onToggle(plan)}
          />
        </Allowed>
        <Badge tone={plan.is_active ? TONE_OF.active : TONE_OF.inactive}>
          {plan.is_active ? 'Active' : 'Inactive'}
        </Badge>
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (plan) => (
      <Allowed to={[updatePlan, deletePlan]}>
        <span className="flex justify-end">
          <IconButton
            icon={Pencil}
            size="sm"
            label={`Edit ${plan.display_name}`}
            onClick={(event) => {
              event.stopPropagation()
              onEdit(plan)
            }}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete ${plan.display_name}`}
            onClick={(event) => {
              event.stopPropagation()
              onDelete(plan)
            }}
          />
        </span>
      </Allowed>
    ),
  },
]
