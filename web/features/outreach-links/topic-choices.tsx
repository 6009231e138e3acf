import { useState } from 'react'
import * as contract from '../../../src/contracts/outreach-links/outreach-links.ts'
import { messageOf } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type Topic = contract.Unsubscribing['topics'][number]

/** Leaves single topics of a sender, and takes that back if it was a mistake. */
export function TopicChoices({ token, topics }: { token: string; topics: readonly Topic[] }) {
  return (
    <Card title="Or choose topics" description="Leave a topic and keep getting everything else.">
      <ul className="divide-y divide-line">
        {topics.map((topic) => (
          <TopicChoice key={topic.id} token={token} topic={topic} />
        ))}
      </ul>
    </Card>
  )
}

function TopicChoice({ token, topic }: { token: string; topic: Topic }) {
  const { id, name, description, is_of_message, has_left } = topic
  const [hasLeft, setHasLeft] = useState(has_left)
  /** Only the response to this press contains it. */
  const [undoToken, setUndoToken] = useState<string | null>(null)
  const leave = useCall(contract.leaveTopic)
  const undo = useCall(contract.undoLeaveTopic)
  const failure = leave.error ?? undo.error
  const params = { token, topic_id: id }
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium text-ink text-sm">
            {name}
            {is_of_message ? <Badge>This message</Badge> : null}
          </p>
          {description ? <p className="wrap-anywhere text-muted text-xs">{description}</p> : null}
        </div>
        {hasLeft ? (
          <div className="flex items-center gap-2">
            <p role="status" className="text-muted text-sm">
              You left it
            </p>
            {undoToken === null ? null : (
              <Button
                size="sm"
                aria-label={`Rejoin ${name}`}
                isLoading={undo.isPending}
                onClick={() =>
                  undo.mutate(
                    { params, body: { undo: undoToken } },
                    {
                      onSuccess: () => {
                        setHasLeft(false)
                        setUndoToken(null)
                      },
                    },
                  )
                }
              >
                Undo
              </Button>
            )}
          </div>
        ) : (
          <Button
            size="sm"
            aria-label={`Leave ${name}`}
            isLoading={leave.isPending}
            onClick={() =>
              leave.mutate(
                { params },
                {
                  onSuccess: ({ data }) => {
                    setUndoToken(data.undo)
                    setHasLeft(true)
                  },
                },
              )
            }
          >
            Leave
          </Button>
        )}
      </div>
      {failure ? <Alert tone="danger" title={messageOf(failure, 'Something went wrong. Please try again.')} /> : null}
    </li>
  )
}
