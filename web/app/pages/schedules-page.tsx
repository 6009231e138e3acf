import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { deleteSchedule, type Schedule, updateSchedule } from '../../../src/contracts/crawls/crawl-schedules.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { runTimeText } from '../../features/crawls/history/run-time-labels.ts'
import { schedulesQuery, useDeleteSchedule, useUpdateSchedule } from '../../features/crawls/schedules-api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'

const EditScheduleDialog = lazy(() => import('../../features/crawls/history/edit-schedule-dialog.tsx'))

/** The scheduled crawls. */
export default function SchedulesPage() {
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<Schedule | null>(null)
  const [editing, setEditing] = useState<Schedule | null>(null)
  const query = useQuery(schedulesQuery(page))
  const { data } = query
  return (
    <>
      <PageHeader
        title="Schedules"
        breadcrumbs={[{ label: 'New Crawl', href: paths.crawl.to() }, { label: 'Schedules' }]}
        description="Crawls that run automatically and report what's new."
        actions={
          <LinkButton href={paths.crawl.to()} icon={Plus}>
            New Crawl
          </LinkButton>
        }
      />
      <Card
        isFlush
        footer={
          data && data.pagination.last_page > 1 ? (
            <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
          ) : undefined
        }
      >
        <Loaded query={query} placeholder={<TableSkeleton rows={3} label="Loading the schedules" />}>
          {(data) =>
            data.data.length === 0 ? (
              <EmptyState
                art="web"
                title="Nothing is scheduled"
                actions={
                  <LinkButton href={paths.crawl.to()} variant="primary" icon={CalendarClock}>
                    Go to your crawls
                  </LinkButton>
                }
              >
                Open a finished crawl and choose “Schedule” to run it every day, week or month.
              </EmptyState>
            ) : (
              <ul aria-label="Schedules">
                {data.data.map((schedule) => (
                  <ScheduleRow
                    key={schedule.id}
                    schedule={schedule}
                    onEdit={() => setEditing(schedule)}
                    onDelete={() => setDeleting(schedule)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {editing ? (
        <Suspense fallback={null}>
          <EditScheduleDialog schedule={editing} onClose={() => setEditing(null)} />
        </Suspense>
      ) : null}
      <DeleteScheduleDialog schedule={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

interface ScheduleRowProps {
  schedule: Schedule
  onEdit: () => void
  onDelete: () => void
}

function ScheduleRow({ schedule, onEdit, onDelete }: ScheduleRowProps) {
  const update = useUpdateSchedule()
  const { id, name, request, is_active, next_run_at, last_run_at, last_crawl_id, last_error } = schedule
  const change = (body: { is_active: boolean }) =>
    update.mutate(
      { params: { id }, body },
      { onError: (error) => toastFailure(error, "We couldn't change the schedule.") },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium text-ink">{name}</p>
        <p className="wrap-anywhere text-muted text-xs">
          {request.keyword === null
            ? request.urls.length === 1
              ? request.urls[0]
              : pluralize(request.urls.length, 'address', 'addresses')
            : 'Keyword'}
          {' · '}
          {pluralize(request.limit, 'page')}
        </p>
        <p className="text-muted text-xs">{runTimeText(schedule)}</p>
        <p className="text-muted text-xs">
          {next_run_at ? `Next ${formatDateTime(next_run_at)}` : 'Paused'}
          {last_run_at ? (
            <>
              {' · last '}
              {last_crawl_id && !last_error ? (
                <TextLink href={paths.crawlDetail.to(last_crawl_id)}>
                  <RelativeTime value={last_run_at} />
                </TextLink>
              ) : (
                <RelativeTime value={last_run_at} />
              )}
            </>
          ) : null}
        </p>
        {last_error ? <p className="mt-0.5 text-danger-text text-xs">{last_error}</p> : null}
      </div>
      <Allowed to={[updateSchedule, deleteSchedule]}>
        <Switch
          label={`${name} is active`}
          isLabelHidden
          isOn={is_active}
          onChange={(next) => change({ is_active: next })}
          isDisabled={update.isPending}
        />
        <IconButton icon={Pencil} size="sm" label={`Change when ${name} is crawled`} onClick={onEdit} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={onDelete} />
      </Allowed>
    </li>
  )
}

function DeleteScheduleDialog({ schedule, onClose }: { schedule: Schedule | null; onClose: () => void }) {
  const remove = useDeleteSchedule()
  return (
    <ConfirmDialog
      isOpen={schedule !== null}
      title={`Delete the schedule “${schedule?.name ?? ''}”?`}
      confirmLabel="Delete"
      isDanger
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        schedule &&
        remove.mutate(
          { params: { id: schedule.id } },
          {
            onSuccess: () => {
              toast.success('Schedule deleted')
              onClose()
            },
            onError: (error) => toastFailure(error, "We couldn't delete the schedule."),
          },
        )
      }
    >
      It won't run again. Crawls it already started are kept.
    </ConfirmDialog>
  )
}
