import { useState } from 'react'
import { FREQUENCIES, type Frequency } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCreateSchedule } from '../api.ts'
import { frequencyLabels } from '../history/frequency-labels.ts'

const firstRuns: Readonly<Record<Frequency, string>> = {
  daily: 'At this time of day, starting tomorrow.',
  weekly: 'At this time of day, starting in a week.',
  monthly: 'At this time of day, starting in a month.',
}

/** Schedules a crawl to repeat. */
export function ScheduleDialog({ crawl, onClose }: { crawl: Crawl | null; onClose: () => void }) {
  const [frequency, setFrequency] = useState<Frequency>('weekly')
  const create = useCreateSchedule()

  function save() {
    if (!crawl) return
    const { types, engine, check_robot, limit, options, urls, query } = crawl
    const request = { types, engine, check_robot, limit, options, ...(query === null ? { urls } : { keyword: query }) }
    create.mutate(
      { body: { frequency, request } },
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
      title={`Schedule ${crawl?.source ?? ''}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={create.isPending} onClick={save}>
            Save schedule
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="How often" hint={`${firstRuns[frequency]} We'll tell you what's new each time.`}>
          <SegmentedControl
            aria-label="How often"
            value={frequency}
            onChange={setFrequency}
            className="flex w-full"
            segments={FREQUENCIES.map((value) => ({ value, label: frequencyLabels[value] }))}
          />
        </Field>
        {create.error ? <FailureAlert error={create.error} fallback="We couldn't save the schedule." /> : null}
        <p className="text-muted text-xs">
          Each run that reads a page counts as one crawl in your plan.{' '}
          <TextLink href={paths.schedules.to()}>All schedules</TextLink>
        </p>
      </div>
    </Dialog>
  )
}
