import { type Factor, removeFactor } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { TableColumn } from '../../ui/table.tsx'

/** Columns of a person's second factors. */
export const factorColumns = (onRemove: (factor: Factor) => void): TableColumn<Factor>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    cell: ({ name, kind }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        <Badge>{kind === 'totp' ? 'App' : 'Passkey'}</Badge>
      </span>
    ),
  },
  { id: 'added', header: 'Added', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime value={last_used_at} /> : '–'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (factor) => (
      <Allowed to={removeFactor}>
        <Button size="sm" variant="danger-ghost" aria-label={`Remove ${factor.name}`} onClick={() => onRemove(factor)}>
          Remove
        </Button>
      </Allowed>
    ),
  },
]
