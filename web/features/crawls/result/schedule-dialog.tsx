import { useState } from 'react'
import type { Frequency, RunTime } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { crawlTitle } from '../../../lib/crawl-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ownTimeZone } from '../../../ui/time-zones.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCreateSchedule } from '../schedules-api.ts'
import { RunTimeFields } from './run-time-fields.tsx'

/** Schedules a crawl to repeat. */
export default function ScheduleDialog({ crawl, onClose }: { crawl: Crawl | null; onClose: () => void }) {
  const [frequency, setFrequency] = useState<Frequency>('weekly')
  const [runTime, setRunTime] = useState(fullHourNow)
  const create = useCreateSchedule()

  function save() {
    if (!crawl) return
    const { types, engine, check_robot, limit, options, urls, query } = crawl
    const request = { types, engine, check_robot, limit, options, ...(query === null ? { urls } : { keyword: query }) }
    create.mutate(
      { body: { ...(crawl.name !== null && { name: crawl.name }), frequency, run_time: runTime, request } },
      {
        onSuccess: () => {
          toast.success('Schedule saved')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen={crawl !== null}
      onClose={() => !create.isPending && onClose()}
      title={`Schedule ${crawl ? crawlTitle(crawl) : ''}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={create.isPending} disabled={runTime.time === ''} onClick={save}>
            Save schedule
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RunTimeFields frequency={frequency} runTime={runTime} onFrequency={setFrequency} onRunTime={setRunTime} />
        {create.error ? <FailureAlert error={create.error} fallback="We couldn't save the schedule." /> : null}
        <p className="text-muted text-xs">
          We'll tell you what's new each time. Each run that reads a page counts as one crawl in your plan.{' '}
          <TextLink href={paths.schedules.to()}>All schedules</TextLink>
        </p>
      </div>
    </Dialog>
  )
}

/** Today's weekday and day of the month, at the full hour, in the viewer's time zone. */
function fullHourNow(): RunTime {
  const now = new Date()
  const time = `${String(now.getHours()).padStart(2, '0')}:00`
  return { time, time_zone: ownTimeZone(), weekday: now.getDay() || 7, day: now.getDate() }
}
