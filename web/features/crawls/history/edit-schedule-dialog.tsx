import { useState } from 'react'
import type { RunTime, Schedule } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { toast } from '../../../ui/toast.tsx'
import { RunTimeFields } from '../result/run-time-fields.tsx'
import { useUpdateSchedule } from '../schedules-api.ts'

/** Changes when a schedule runs. Mount it when it opens, so that it starts with the schedule's own values. */
export default function EditScheduleDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const [frequency, setFrequency] = useState(schedule.frequency)
  const [runTime, setRunTime] = useState(() => schedule.run_time ?? timeOfCreation(schedule.created_at))
  const update = useUpdateSchedule()
  const save = () =>
    update.mutate(
      { params: { id: schedule.id }, body: { frequency, run_time: runTime } },
      {
        onSuccess: () => {
          toast.success('Schedule saved')
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={() => !update.isPending && onClose()}
      title={`When ${schedule.name} is crawled`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={update.isPending} disabled={runTime.time === ''} onClick={save}>
            Save schedule
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RunTimeFields frequency={frequency} runTime={runTime} onFrequency={setFrequency} onRunTime={setRunTime} />
        {update.error ? <FailureAlert error={update.error} fallback="We couldn't save the schedule." /> : null}
      </div>
    </Dialog>
  )
}

/** When a schedule without a local time runs: at the time of its creation, in UTC. */
function timeOfCreation(createdAt: string): RunTime {
  const at = new Date(createdAt)
  return {
    time: at.toISOString().slice(11, 16),
    time_zone: 'UTC',
    weekday: at.getUTCDay() || 7,
    day: at.getUTCDate(),
  }
}
