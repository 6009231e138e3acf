import { CircleCheck, CirclePause, CirclePlay, Pencil, SendHorizontal, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx'
import { type Sender, stateOf } from './sender-words.ts'

/** Actions of a card's buttons. */
export interface SenderActions<Config extends Sender> {
  onEdit: (config: Config) => void
  onTest: (config: Config) => void
  onSetDefault: (config: Config) => void
  onToggle: (config: Config) => void
  onDelete: (config: Config) => void
}

export interface SenderCardProps<Config extends Sender> {
  config: Config
  /** Shown below the name: the sender and the provider. */
  subtitle: ReactNode
  /** A figure at the right of the name. */
  figure?: ReactNode
  facts: readonly Definition[]
  /** Below the facts. */
  children?: ReactNode
  /** Further buttons, available to all viewers. */
  actions?: ReactNode
  /** Null for viewers with read-only access. */
  deeds: SenderActions<Config> | null
  /** Whether an action on it is pending. */
  isBusy: boolean
}

/** One sender configuration as a card. */
export function SenderCard<Config extends Sender>(props: SenderCardProps<Config>) {
  const { config, subtitle, figure, facts, children, actions, deeds } = props
  const { label, tone } = stateOf(config)
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-xs">
      <div className="flex items-start justify-between gap-4 px-4 pt-3 pb-1">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="wrap-anywhere font-semibold text-base text-ink">{config.name}</h2>
            {config.is_default ? (
              <Badge tone="brand" icon={CircleCheck}>
                Default
              </Badge>
            ) : null}
            <Badge tone={tone} hasDot>
              {label}
            </Badge>
          </div>
          <div className="wrap-anywhere mt-0.5 text-muted text-sm">{subtitle}</div>
        </div>
        {figure}
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        <DefinitionList
          items={config.created_by ? [...facts, { term: 'Added by', detail: config.created_by }] : facts}
        />
        {children}
        {config.problem ? (
          <Alert tone="warning" title="Latest problem">
            {config.problem}
          </Alert>
        ) : null}
      </div>
      {deeds || actions ? (
        <div className="flex flex-wrap items-center gap-2 rounded-b-lg border-line border-t bg-sunken px-4 py-2.5">
          {deeds ? <DeedButtons {...props} deeds={deeds} /> : null}
          {actions}
          {deeds ? (
            <Button
              size="sm"
              variant="danger-ghost"
              icon={Trash2}
              className="ml-auto"
              aria-label={`Delete ${config.name}`}
              onClick={() => deeds.onDelete(config)}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function DeedButtons<Config extends Sender>({
  config,
  deeds,
  isBusy,
}: SenderCardProps<Config> & { deeds: SenderActions<Config> }) {
  const { name, is_default, is_active } = config
  const toggle = is_active ? 'Deactivate' : 'Activate'
  return (
    <>
      <Button size="sm" icon={Pencil} aria-label={`Edit ${name}`} onClick={() => deeds.onEdit(config)}>
        Edit
      </Button>
      <Button size="sm" icon={SendHorizontal} aria-label={`Test ${name}`} onClick={() => deeds.onTest(config)}>
        Test
      </Button>
      {is_default ? null : (
        <Button
          size="sm"
          icon={Star}
          disabled={isBusy}
          aria-label={`Set Default: ${name}`}
          onClick={() => deeds.onSetDefault(config)}
        >
          Set Default
        </Button>
      )}
      <Button
        size="sm"
        icon={is_active ? CirclePause : CirclePlay}
        disabled={isBusy}
        aria-label={`${toggle} ${name}`}
        onClick={() => deeds.onToggle(config)}
      >
        {toggle}
      </Button>
    </>
  )
}
