import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as contract from '../../../src/contracts/outreach-links/outreach-links.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TopicChoices } from './topic-choices.tsx'

const FAILURE = 'Something went wrong. Please try again.'

/** One button that unsubscribes from one sender's messages, and an undo in case it was pressed by mistake. */
export function UnsubscribeCard({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['unsubscribing', token],
    queryFn: async () => (await call(contract.readUnsubscribing, { params: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { done, leave, undo, failure, isLeaving, isUndoing } = useUnsubscribing(token)
  if (error)
    return (
      <Alert
        tone="danger"
        title="This link doesn't work"
        actions={
          <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        It may be incomplete. Please open it from the message again.
      </Alert>
    )
  if (!data) return <Spinner label="Loading" className="text-brand-text" />

  const who = data.hint ?? (data.channel === 'email' ? 'This address' : 'This number')
  const from = data.sender_name ?? 'this sender'
  const isOut = done === 'unsubscribed' || (done === null && data.is_unsubscribed)
  return (
    <div className="flex flex-col gap-4">
      {isOut ? (
        <Alert
          tone="success"
          title="You're unsubscribed"
          actions={
            undo ? (
              <Button size="sm" isLoading={isUndoing} onClick={undo}>
                Undo
              </Button>
            ) : undefined
          }
        >
          {who} won't get any more messages from {from}.
        </Alert>
      ) : (
        <Card
          title={done === 'undone' ? "You're subscribed again" : `No more messages from ${from}?`}
          description={
            <span className="wrap-anywhere">
              {who} {done === 'undone' ? 'will get messages again.' : "won't get any more of them, starting now."}
            </span>
          }
        >
          <Button variant="primary" isLoading={isLeaving} onClick={leave}>
            Unsubscribe
          </Button>
        </Card>
      )}
      {data.topics.length > 0 && !isOut ? <TopicChoices token={token} topics={data.topics} /> : null}
      {failure ? <Alert tone="danger" title={messageOf(failure, FAILURE)} /> : null}
    </div>
  )
}

/** Unsubscribes, and takes that back. */
function useUnsubscribing(token: string) {
  /** The result of the press on this page, which the earlier response does not include. */
  const [done, setDone] = useState<'unsubscribed' | 'undone' | null>(null)
  /** Token for the undo. Only the response to this unsubscription contains it. */
  const [undoToken, setUndoToken] = useState<string | null>(null)
  const leave = useCall(contract.unsubscribeOnPage)
  const undo = useCall(contract.undoUnsubscribe)
  const params = { token }
  return {
    done,
    leave: () =>
      leave.mutate(
        { params },
        {
          onSuccess: ({ data }) => {
            setUndoToken(data.undo)
            setDone('unsubscribed')
          },
        },
      ),
    /** Null while there is nothing to undo. */
    undo:
      undoToken !== null && done === 'unsubscribed'
        ? () => undo.mutate({ params, body: { undo: undoToken } }, { onSuccess: () => setDone('undone') })
        : null,
    failure: leave.error ?? undo.error,
    isLeaving: leave.isPending,
    isUndoing: undo.isPending,
  }
}
