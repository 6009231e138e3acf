import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { conversationQueries } from './conversation-api.ts'
import { ConversationButtons } from './conversation-buttons.tsx'
import type { ConversationDeeds } from './conversation-deeds.ts'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { DecisionNote } from './decision-note.tsx'
import { KindSelect } from './kind-select.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { ProofNote } from './proof-note.tsx'
import { ReplyBox } from './reply-box.tsx'
import { subjectOf } from './reply-words.ts'
import { SuccessorNote } from './successor-note.tsx'

export interface ReplyDetailProps {
  /** The latest reply of the conversation. */
  reply: Reply
  /** Receives the focus when a conversation opens. */
  headingRef: Ref<HTMLHeadingElement>
  boxRef: Ref<HTMLTextAreaElement>
  /** Absent for viewers with read-only access. */
  deeds: ConversationDeeds | null
  draft: string
  onDraft: (text: string) => void
  isBusy: boolean
  onClose: () => void
}

/** One conversation in full: its person, what is known of it, everything that was written, and the answer. */
export function ReplyDetail({ reply, headingRef, boxRef, deeds, draft, onDraft, isBusy, onClose }: ReplyDetailProps) {
  const { conversation } = reply
  const query = useQuery(conversationQueries.one(conversation.id))
  const onChanged = deeds?.onChanged ?? null
  return (
    <>
      <Button variant="ghost" icon={ArrowLeft} className="-ml-2 mb-2 lg:hidden" onClick={onClose}>
        All messages
      </Button>
      <h2 ref={headingRef} tabIndex={-1} className="wrap-anywhere rounded-sm font-semibold text-ink text-lg">
        {subjectOf(reply)}
      </h2>
      <ConversationHead reply={reply} />
      <ConversationButtons reply={reply} deeds={deeds} isBusy={isBusy} />
      <OutcomeBar conversation={conversation} onChoose={deeds?.onOutcome ?? null} onSnooze={deeds?.onSnooze ?? noop} />
      <ProofNote key={`${reply.id} proof`} reply={reply} onChanged={onChanged} />
      <DecisionNote key={`${reply.id} decision`} reply={reply} onChanged={onChanged} />
      <KindSelect key={reply.id} reply={reply} onChanged={onChanged} />
      <SuccessorNote reply={reply} />
      <Loaded query={query} placeholder={<TableSkeleton rows={2} lines={2} label="Loading conversation" />}>
        {({ entries, answering }) => (
          <>
            <ConversationThread entries={entries} canEdit={deeds !== null} onTakenBack={onDraft} />
            {deeds ? (
              <ReplyBox
                key={conversation.id}
                conversationId={conversation.id}
                answering={answering}
                text={draft}
                onText={onDraft}
                boxRef={boxRef}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </>
  )
}

const noop = () => {}
