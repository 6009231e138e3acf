import { Bug, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { LOG_LEVELS, type LogLevelName } from '../../../src/contracts/logs/logs.ts'
import { once } from '../../../src/lib/text/once.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const levels: Readonly<Record<LogLevelName, { label: string; tone: Tone; icon: LucideIcon }>> = {
  debug: { label: 'DEBUG', tone: 'neutral', icon: Bug },
  info: { label: 'INFO', tone: 'info', icon: Info },
  warning: { label: 'WARNING', tone: 'warning', icon: TriangleAlert },
  error: { label: 'ERROR', tone: 'danger', icon: CircleX },
}

/** A log level as label, icon and colour. */
export function LevelBadge({ level, className }: { level: LogLevelName; className?: string }) {
  const { label, tone, icon } = levels[level]
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {label}
    </Badge>
  )
}

export const levelOptions = [
  { value: '', label: 'All levels' },
  ...LOG_LEVELS.toReversed().map((value) => ({ value, label: levels[value].label })),
] as const

/** In the order of the specification. */
const LEGEND = ['info', 'warning', 'error', 'debug'] as const

/** Legend of the icons and colours of log lines. */
export function LogLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-2">
      {LEGEND.map((level) => (
        <li key={level}>
          <LevelBadge level={level} />
        </li>
      ))}
    </ul>
  )
}

const time = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** "Nov 24, 18:20:35" in the reader's time zone. Includes seconds to distinguish lines within a minute. */
export const momentWords = (instant: string): string => time().format(new Date(instant))
