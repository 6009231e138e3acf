import { RotateCcw, Trash2 } from 'lucide-react'
import type { DeadLetter } from '../../../src/contracts/system/operations.ts'
import { deleteDeadLetter, retryDeadLetter } from '../../../src/contracts/system/operations.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRetryLetter } from './api.ts'
import { blockingReasonWords, bodyText, queueWords, reasonWords } from './letter-words.ts'

export interface LetterDialogProps {
  letter: DeadLetter
  onClose: () => void
  onDelete: () => void
}

/** One dead letter: its reason, its content, and its actions. */
export function LetterDialog({ letter, onClose, onDelete }: LetterDialogProps) {
  const retry = useRetryLetter()
  const hindrance = blockingReasonWords(letter)
  async function retryNow() {
    try {
      const { message = 'Message sent again' } = await retry.mutateAsync({ params: { id: letter.id } })
      toast.success(message)
      onClose()
    } catch (error) {
      toastFailure(error, 'Failed to retry message')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={queueWords(letter.queue)}
      description={<span className="break-all font-mono text-xs">{letter.id}</span>}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Allowed to={deleteDeadLetter}>
            <Button variant="danger" icon={Trash2} disabled={retry.isPending} onClick={onDelete}>
              Delete
            </Button>
          </Allowed>
          {letter.can_retry ? (
            <Allowed to={retryDeadLetter}>
              <Button variant="primary" icon={RotateCcw} isLoading={retry.isPending} onClick={() => void retryNow()}>
                Retry
              </Button>
            </Allowed>
          ) : null}
        </>
      }
    >
      <DefinitionList
        className="-mt-2"
        items={[
          { term: 'Reason', detail: <span className="wrap-anywhere">{reasonWords(letter)}</span> },
          { term: 'Attempts', detail: formatNumber(letter.attempts) },
          { term: 'Failed', detail: formatDateTime(letter.created_at) },
          ...(letter.retried_at ? [{ term: 'Sent again', detail: formatDateTime(letter.retried_at) }] : []),
          ...(hindrance ? [{ term: 'Retry', detail: hindrance }] : []),
        ]}
      />
      <h3 className="mt-5 mb-2 font-semibold text-ink text-sm">Message</h3>
      <CodeBlock title="Secrets removed" code={bodyText(letter)} />
    </Dialog>
  )
}
