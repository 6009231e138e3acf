import { Download } from 'lucide-react'
import { exportOwnActivity } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { AUDIT_ACTIONS } from '../../../src/rules/audit-trail/audit-actions.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DayFilter } from '../../ui/day-filter.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { actOptions } from './act-words.ts'
import { type ActivityQuery, saveActivity } from './api.ts'

const ALL = 'all'

export interface ActivityFiltersProps {
  filter: ActivityQuery
  members: readonly { id: string; name: string }[]
  onChange: (filter: ActivityQuery) => void
}

/** Filters the activity by member, action and days. */
export function ActivityFilters({ filter, members, onChange }: ActivityFiltersProps) {
  const change = (more: ActivityQuery) => onChange({ ...filter, ...more })
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 sm:flex sm:flex-wrap">
      {members.length > 1 ? (
        <Combobox
          aria-label="Member"
          className="max-sm:col-span-2 sm:w-48"
          value={filter.member_id || ALL}
          options={[{ value: ALL, label: 'Everybody' }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(value) => change({ member_id: value === ALL ? '' : value })}
        />
      ) : null}
      <Combobox
        aria-label="Action"
        className="max-sm:col-span-2 sm:w-64"
        value={filter.action || ALL}
        options={[{ value: ALL, label: 'Every action' }, ...actOptions]}
        onChange={(value) => change({ action: AUDIT_ACTIONS.find((action) => action === value) ?? '' })}
      />
      <DayFilter
        label="From (UTC)"
        value={filter.since}
        max={filter.until}
        onChange={(since) => change({ since: since ?? '' })}
      />
      <DayFilter
        label="Until (UTC)"
        value={filter.until}
        min={filter.since}
        onChange={(until) => change({ until: until ?? '' })}
      />
    </div>
  )
}

/** Downloads what the list shows. */
export function ExportActivityButton({ filter }: { filter: ActivityQuery }) {
  const save = useLastingMutation({ mutationFn: () => saveActivity(filter) })
  return (
    <Allowed to={exportOwnActivity}>
      <Button
        icon={Download}
        isLoading={save.isPending}
        onClick={() => save.mutate(undefined, { onError: (error) => toastFailure(error, 'Failed to export') })}
      >
        Export
      </Button>
    </Allowed>
  )
}
