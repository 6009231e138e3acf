import { useState } from 'react'
import { CONVERSATION_OUTCOMES, type ConversationOutcome } from '../../../src/contracts/replies/conversation-state.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useStopFollowUps } from './conversation-api.ts'
import { outcomeWords } from './outcome-words.ts'

export interface OutcomeBarProps {
  conversation: Reply['conversation']
  /** Null for viewers with read-only access. */
  onChoose: ((outcome: ConversationOutcome | null) => void) | null
  onSnooze: () => void
}

/** What came of a conversation: suggested by the kind of the reply, decided by a person. */
export function OutcomeBar({ conversation, onChoose, onSnooze }: OutcomeBarProps) {
  const { outcome, suggested_outcome } = conversation
  if (!onChoose)
    return outcome ? (
      <div className="mt-3">
        <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
      </div>
    ) : null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend */}
      <div role="group" aria-label="Outcome" className="mt-3 flex flex-wrap gap-1.5">
        {CONVERSATION_OUTCOMES.map((one) => {
          const { label, icon } = outcomeWords[one]
          return (
            <Button
              key={one}
              size="sm"
              icon={icon}
              variant={one === outcome ? 'primary' : 'secondary'}
              aria-pressed={one === outcome}
              onClick={() => onChoose(one === outcome ? null : one)}
            >
              {label}
              {outcome === null && one === suggested_outcome ? <span className="text-muted">suggested</span> : null}
            </Button>
          )
        })}
      </div>
      <NextStep key={outcome} conversation={conversation} onSnooze={onSnooze} />
    </>
  )
}

/** What an outcome offers: to stop writing to the person or the company, or to come back later. */
function NextStep({ conversation, onSnooze }: Pick<OutcomeBarProps, 'conversation' | 'onSnooze'>) {
  const { id, outcome, snoozed_until } = conversation
  const [isDone, setIsDone] = useState(false)
  const stop = useStopFollowUps()
  if (isDone || outcome === null || outcome === 'interested') return null
  if (outcome === 'not_now')
    return snoozed_until ? null : (
      <div className="mt-3">
        <Alert
          title="Come back to them later?"
          actions={
            <Button size="sm" onClick={onSnooze}>
              Snooze
            </Button>
          }
        />
      </div>
    )
  function stopFor(scope: 'person' | 'company') {
    stop.mutate(
      { params: { id }, body: { scope } },
      {
        onSuccess: ({ data: { stopped } }) => {
          setIsDone(true)
          toast.success(stopped === 0 ? 'No messages were waiting' : `${pluralize(stopped, 'message')} won't be sent`)
        },
        onError: (error) => toastFailure(error, 'Failed to stop the follow-ups'),
      },
    )
  }
  return (
    <div className="mt-3">
      <Alert
        title="Stop remaining campaign messages?"
        actions={
          <>
            <Button size="sm" isLoading={stop.isPending} onClick={() => stopFor('person')}>
              Stop for this person
            </Button>
            <Button size="sm" variant="ghost" disabled={stop.isPending} onClick={() => stopFor('company')}>
              Stop for the company
            </Button>
          </>
        }
      />
    </div>
  )
}
