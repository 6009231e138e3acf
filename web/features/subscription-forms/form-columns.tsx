import { Code, Pencil, Trash2, Users } from 'lucide-react'
import * as contract from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { TableColumn } from '../../ui/table.tsx'

type Form = contract.SubscriptionForm
/** What is asked of a form; editing none creates one. */
export type AskedOfForm = { deed: 'edit'; form: Form | null } | { deed: 'share' | 'people' | 'delete'; form: Form }

/** Columns of the forms: what came of each, and what can be done with it. */
export const formColumns = (setAsked: (asked: AskedOfForm) => void): readonly TableColumn<Form>[] => [
  {
    id: 'name',
    header: 'Form',
    isPrimary: true,
    width: 'w-full',
    cell: ({ name, title, is_active }) => (
      <>
        <span className="wrap-anywhere flex flex-wrap items-center gap-2">
          {name}
          {is_active ? null : <Badge>Off</Badge>}
        </span>
        <span className="wrap-anywhere block font-normal text-faint text-xs">{title}</span>
      </>
    ),
  },
  ...(['shown', 'submitted', 'confirmed'] as const).map((id) => ({
    id,
    header: { shown: 'Shown', submitted: 'Sent', confirmed: 'Confirmed' }[id],
    align: 'end' as const,
    cell: (form: Form) => <span className="tabular-nums">{formatNumber(form[id])}</span>,
  })),
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (form) => (
      <span className="inline-flex gap-1">
        <IconButton
          icon={Code}
          size="sm"
          label={`Share ${form.name}`}
          onClick={() => setAsked({ deed: 'share', form })}
        />
        <IconButton
          icon={Users}
          size="sm"
          label={`Subscribers of ${form.name}`}
          onClick={() => setAsked({ deed: 'people', form })}
        />
        <Allowed to={contract.updateForm}>
          <IconButton
            icon={Pencil}
            size="sm"
            label={`Edit ${form.name}`}
            onClick={() => setAsked({ deed: 'edit', form })}
          />
        </Allowed>
        <Allowed to={contract.deleteForm}>
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete ${form.name}`}
            onClick={() => setAsked({ deed: 'delete', form })}
          />
        </Allowed>
      </span>
    ),
  },
]
