import { Download, X } from 'lucide-react'
import {
  ACTIVITY_FORMATS,
  AUDIT_EXPORT_MAX,
  exportOwnActivity,
} from '../../../src/contracts/audit-trail/audit-trail.ts'
import { AUDIT_ACTIONS } from '../../../src/rules/audit-trail/audit-actions.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { SpanFilter } from '../../ui/span-filter.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { actOptions } from './act-words.ts'
import { type ActivityQuery, saveActivity } from './api.ts'

const ALL = 'all'
type Format = (typeof ACTIVITY_FORMATS)[number]

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
        options={[{ value: ALL, label: 'All actions' }, ...actOptions]}
        onChange={(value) => change({ action: AUDIT_ACTIONS.find((action) => action === value) ?? '' })}
      />
      <SpanFilter
        labels={['From (UTC)', 'Until (UTC)']}
        span={filter}
        onChange={({ since = '', until = '' }) => change({ since, until })}
      />
      {filter.object_id ? (
        <Button size="sm" icon={X} className="max-sm:col-span-2" onClick={() => change({ object_id: '' })}>
          One object only
        </Button>
      ) : null}
    </div>
  )
}

/** Downloads what the list shows. */
export function ExportActivityButton({ filter }: { filter: ActivityQuery }) {
  const save = useLastingMutation({ mutationFn: (format: Format) => saveActivity(filter, format) })
  return (
    <Allowed to={exportOwnActivity}>
      <span className="flex gap-2">
        {ACTIVITY_FORMATS.map((format) => (
          <Button
            key={format}
            icon={Download}
            isLoading={save.isPending && save.variables === format}
            title={`The newest ${formatNumber(AUDIT_EXPORT_MAX)} matching actions`}
            onClick={() => save.mutate(format, { onError: (error) => toastFailure(error, 'Failed to export') })}
          >
            {`Export ${format.toUpperCase()}`}
          </Button>
        ))}
      </span>
    </Allowed>
  )
}
