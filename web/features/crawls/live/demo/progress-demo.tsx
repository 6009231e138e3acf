import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { PANEL_CLOSE_MS } from '../panel-close.ts'
import { ProgressPanel } from '../progress-panel.tsx'
import { DEMO_LIMIT, DEMO_SOURCES, type DemoRun, demoAt, durationOf } from './demo-run.ts'

const TICK_MS = 100
/** In the slow demo the server responds this long after the last step. */
const LATE_MS = 4000

interface StartedRun extends DemoRun {
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/** The panel of a simulated crawl that runs through all steps. */
export function ProgressDemo() {
  const [mode, setMode] = useState<'url' | 'keyword'>('url')
  const [answer, setAnswer] = useState<'prompt' | 'late'>('prompt')
  const [run, setRun] = useState<StartedRun | null>(null)
  const [outcome, setOutcome] = useState<'none' | 'ended' | 'stopped'>('none')

  function start() {
    setOutcome('none')
    setRun({ isKeyword: mode === 'keyword', lateMs: answer === 'late' ? LATE_MS : 0, startedAt: Date.now() })
  }
  function leave(how: 'ended' | 'stopped') {
    setRun(null)
    setOutcome(how)
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <Card title="Run">
        <div className="flex flex-col gap-5">
          <SegmentedControl<'url' | 'keyword'>
            aria-label="Mode"
            value={mode}
            onChange={setMode}
            className="flex"
            segments={[
              { value: 'url', label: 'URL, 6 steps' },
              { value: 'keyword', label: 'Keyword, 8 steps' },
            ]}
          />
          <RadioGroup<'prompt' | 'late'>
            label="The server answers"
            value={answer}
            onChange={setAnswer}
            options={[
              { value: 'prompt', label: 'With the last step' },
              { value: 'late', label: '4 seconds later', hint: 'The bar waits at 90%.' },
            ]}
          />
          <Button variant="primary" icon={Play} isBlock disabled={run !== null} onClick={start}>
            {outcome === 'none' ? 'Start' : 'Start again'}
          </Button>
        </div>
      </Card>
      {run ? (
        <RunningPanel key={run.startedAt} run={run} onLeave={leave} />
      ) : (
        <Card>
          <EmptyState art={outcome === 'none' ? 'cards' : 'search'} title={titles[outcome]}>
            Nothing is crawled here. The pages and results are made up; the panel is real.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}

const titles = {
  none: 'The progress panel appears here',
  ended: 'The panel closed itself 1.5 seconds after the end',
  stopped: 'The run was cancelled',
}

function RunningPanel({ run, onLeave }: { run: StartedRun; onLeave: (how: 'ended' | 'stopped') => void }) {
  const elapsedMs = useElapsed(run.startedAt)
  const isClosing = elapsedMs >= durationOf(run) + PANEL_CLOSE_MS
  useEffect(() => {
    if (isClosing) onLeave('ended')
  }, [isClosing, onLeave])
  const view = demoAt(run, elapsedMs, new Date(run.startedAt).toISOString())
  return (
    <ProgressPanel
      source={run.isKeyword ? DEMO_SOURCES.keyword : DEMO_SOURCES.url}
      {...view}
      limit={DEMO_LIMIT}
      elapsedMs={Math.min(elapsedMs, durationOf(run))}
      leftMs={null}
      onCancel={() => onLeave('stopped')}
    />
  )
}

/** Milliseconds since an instant, updated often enough for a smooth progress bar. */
function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now - startedAt
}
