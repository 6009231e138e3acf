import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CalendarDay, CalendarEntry } from '../../../../src/contracts/campaigns/calendar.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { ownTimeZone } from '../../../ui/time-zones.ts'
import { dayNames, stepKinds } from '../campaign-words.ts'
import { calendarQuery } from './api.ts'
import { type CalendarSpan, dayAfter, dayText, periodOf, periodText, today, turned } from './calendar-days.ts'

export interface CampaignCalendarProps {
  /** Of one campaign; of all by default. */
  campaignId?: string
}

/** What goes out when: a grid of days, and a list of what each brings. On narrow screens the list alone. */
export function CampaignCalendar({ campaignId }: CampaignCalendarProps) {
  const [span, setSpan] = useState<CalendarSpan>('month')
  const [day, setDay] = useState(today())
  const period = periodOf(span, day)
  const query = useQuery(calendarQuery({ ...period, time_zone: ownTimeZone(), campaign_id: campaignId }))
  const { isPlaceholderData } = query
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={ChevronLeft} label={`Previous ${span}`} onClick={() => setDay(turned(span, day, -1))} />
        <h3 aria-live="polite" className="min-w-40 text-center font-medium text-ink text-sm">
          {periodText(span, day)}
        </h3>
        <IconButton icon={ChevronRight} label={`Next ${span}`} onClick={() => setDay(turned(span, day, 1))} />
        <Button size="sm" onClick={() => setDay(today())}>
          Today
        </Button>
        <SegmentedControl
          aria-label="Period"
          className="ml-auto"
          value={span}
          onChange={setSpan}
          segments={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
        />
      </div>
      <Loaded query={query} placeholder={<TableSkeleton rows={5} label="Loading the calendar" />}>
        {(data) => (
          <div
            aria-busy={isPlaceholderData || undefined}
            className={cn('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}
          >
            <Grid days={data} day={day} onDay={setDay} month={span === 'month' ? day.slice(0, 7) : null} />
            <DayList days={data} day={day} hasCampaign={campaignId !== undefined} />
            <p className="text-faint text-xs">
              Planned figures assume no replies and no bounces, so later figures are upper limits.
            </p>
          </div>
        )}
      </Loaded>
    </div>
  )
}

const totalOf = (entries: readonly CalendarEntry[], isTask: boolean, what: 'done' | 'planned') =>
  entries.reduce((sum, one) => ((one.kind !== 'message') === isTask ? sum + one[what] : sum), 0)

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Days as buttons in weeks. The arrow keys move between them. */
function Grid({
  days,
  day: chosen,
  month,
  onDay,
}: {
  days: readonly CalendarDay[]
  day: string
  /** Days of other months are fainter. */
  month: string | null
  onDay: (day: string) => void
}) {
  const place = useRef<HTMLDivElement | null>(null)
  const now = today()
  const isShown = days.some(({ date }) => date === chosen)
  function onKeyDown(event: React.KeyboardEvent, date: string) {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = dayAfter(date, by)
    onDay(next)
    // Days of another period are drawn a moment later, and are reached with the next key.
    place.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <div
      ref={place}
      className="grid grid-cols-7 gap-px overflow-hidden rounded-lg border border-line bg-line max-sm:hidden"
    >
      {dayNames.map((name) => (
        <div key={name} aria-hidden="true" className="bg-sunken px-2 py-1 text-center text-faint text-xs">
          {name}
        </div>
      ))}
      {days.map(({ date, entries }, index) => (
        <button
          key={date}
          type="button"
          data-day={date}
          tabIndex={date === chosen || (!isShown && index === 0) ? 0 : -1}
          aria-pressed={date === chosen}
          aria-label={`${dayText(date)}: ${summaryOf(entries) || 'nothing'}`}
          className={cn(
            'flex min-h-20 flex-col items-start gap-1 bg-surface p-2 text-left text-xs hover:bg-hover focus-visible:outline-offset-[-2px] aria-pressed:bg-brand-soft',
            month !== null && !date.startsWith(month) && 'bg-sunken text-faint',
          )}
          onClick={() => onDay(date)}
          onKeyDown={(event) => onKeyDown(event, date)}
        >
          <span
            className={cn(
              'tabular-nums',
              date === now ? 'rounded-full bg-brand px-1.5 font-medium text-on-brand' : 'text-muted',
            )}
          >
            {Number(date.slice(-2))}
          </span>
          <Figures entries={entries} />
        </button>
      ))}
    </div>
  )
}

const FIGURES = [
  { isTask: false, what: 'done', text: 'sent' },
  { isTask: false, what: 'planned', text: 'planned' },
  { isTask: true, what: 'done', text: 'tasks done' },
  { isTask: true, what: 'planned', text: 'tasks' },
] as const

const figuresOf = (entries: readonly CalendarEntry[]) =>
  FIGURES.map((one) => ({ ...one, total: totalOf(entries, one.isTask, one.what) })).filter(({ total }) => total > 0)
const summaryOf = (entries: readonly CalendarEntry[]) =>
  figuresOf(entries)
    .map(({ total, text }) => `${formatNumber(total)} ${text}`)
    .join(', ')

function Figures({ entries }: { entries: readonly CalendarEntry[] }) {
  return figuresOf(entries).map(({ text, total, what }) => (
    <span key={text} className={cn('tabular-nums', what === 'done' ? 'text-success-text' : 'text-ink')}>
      {formatNumber(total)} {text}
    </span>
  ))
}

/** What each day brings: of the chosen day on wide screens, of all days that bring anything on narrow ones. */
function DayList({ days, day, hasCampaign }: { days: readonly CalendarDay[]; day: string; hasCampaign: boolean }) {
  const busy = days.filter(({ entries }) => entries.length > 0)
  const chosen = days.find(({ date }) => date === day)
  if (busy.length === 0) return <p className="text-muted text-sm">Nothing is scheduled in this period.</p>
  return (
    <>
      <div className="max-sm:hidden">
        {chosen && chosen.entries.length > 0 ? (
          <Day day={chosen} hasCampaign={hasCampaign} />
        ) : (
          <p className="text-muted text-sm">{dayText(day)}: nothing scheduled.</p>
        )}
      </div>
      <ol className="flex flex-col gap-4 sm:hidden">
        {busy.map((one) => (
          <li key={one.date}>
            <Day day={one} hasCampaign={hasCampaign} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Day({ day: { date, entries }, hasCampaign }: { day: CalendarDay; hasCampaign: boolean }) {
  return (
    <section aria-label={dayText(date)} className="rounded-lg border border-line">
      <h4 className="flex flex-wrap justify-between gap-2 border-line border-b px-3 py-2 text-sm">
        <span className="font-medium text-ink">{dayText(date)}</span>
        <span className="text-muted">{summaryOf(entries)}</span>
      </h4>
      <ul className="divide-y divide-line">
        {entries.map((entry) => {
          const { campaign_name, step, kind, sender_id, sender_name, done, planned } = entry
          const Icon = stepKinds[kind].icon
          return (
            <li key={`${entry.campaign_id} ${step} ${sender_id}`} className="flex items-center gap-2 px-3 py-2 text-sm">
              <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
              <span className="wrap-anywhere min-w-0 flex-1">
                {hasCampaign ? null : <span className="text-ink">{campaign_name} · </span>}
                {step === 1 ? 'First message' : `Follow-up ${step - 1}`}
                <span className="text-muted">
                  {kind === 'message' ? sender_name && ` · ${sender_name}` : ` · ${stepKinds[kind].label}`}
                </span>
              </span>
              <span className="shrink-0 text-right text-muted tabular-nums">
                {done > 0 ? `${formatNumber(done)} ${kind === 'message' ? 'sent' : 'done'}` : null}
                {done > 0 && planned > 0 ? ', ' : null}
                {planned > 0 ? `${formatNumber(planned)} planned` : null}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
