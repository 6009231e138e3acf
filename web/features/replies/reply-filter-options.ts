import {
  CONVERSATION_OUTCOMES,
  type ConversationOutcome,
  type InboxCounts,
  NO_OUTCOME,
  UNASSIGNED,
} from '../../../src/contracts/replies/conversation-state.ts'
import { MAIL_REPLY_KINDS } from '../../../src/contracts/replies/replies.ts'
import type { SelectOption } from '../../ui/select-face.tsx'
import { outcomeWords } from './outcome-words.ts'
import { replyKinds } from './reply-words.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** A name with how many conversations it has, if that is known. */
const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)
/** How many conversations there are of one value; those without any are not counted one by one. */
const countOf = (counts: Readonly<Record<string, number>> | undefined, value: string): number | undefined =>
  counts && (counts[value] ?? 0)

export const kindOptions = MAIL_REPLY_KINDS.map((value) => ({ value, label: replyKinds[value].label }))

export const outcomeOptions = (counts: InboxCounts | null): SelectOption<ConversationOutcome | typeof NO_OUTCOME>[] => [
  ...CONVERSATION_OUTCOMES.map((value) => ({
    value,
    label: counted(outcomeWords[value].label, countOf(counts?.outcomes, value)),
  })),
  { value: NO_OUTCOME, label: counted('No outcome yet', countOf(counts?.outcomes, NO_OUTCOME)) },
]

export const labelOptions = (labels: readonly Named[], counts: InboxCounts | null) =>
  labels.map(({ id, name }) => ({ value: id, label: counted(name, countOf(counts?.labels, id)) }))

/** @param chosen the address may name a campaign that is older than those offered */
export const campaignOptions = (campaigns: readonly Named[], chosen: string | undefined) => [
  ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
  ...(!chosen || campaigns.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: 'One campaign' }]),
]

/** @param chosen the address may name someone who has no conversation now */
export function assigneeOptions(counts: InboxCounts | null, chosen: string | undefined) {
  const names = Object.keys(counts?.assignees ?? {}).filter((name) => name !== UNASSIGNED)
  const isKnown = !chosen || chosen === UNASSIGNED || names.includes(chosen)
  return [
    { value: UNASSIGNED, label: counted('Not assigned', countOf(counts?.assignees, UNASSIGNED)) },
    ...names.toSorted().map((name) => ({ value: name, label: counted(name, counts?.assignees[name]) })),
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ]
}
