import { Clock, type LucideIcon, ThumbsDown, ThumbsUp, UserX } from 'lucide-react'
import type { ConversationOutcome, LabelColor } from '../../../src/contracts/replies/conversation-state.ts'
import type { Tone } from '../../ui/tone.ts'

export const outcomeWords: Readonly<
  Record<ConversationOutcome, { readonly label: string; readonly tone: Tone; readonly icon: LucideIcon }>
> = {
  interested: { label: 'Interested', tone: 'success', icon: ThumbsUp },
  not_now: { label: 'Not now', tone: 'info', icon: Clock },
  not_interested: { label: 'Not interested', tone: 'danger', icon: ThumbsDown },
  wrong_person: { label: 'Wrong person', tone: 'warning', icon: UserX },
}

export const labelTones: Readonly<Record<LabelColor, Tone>> = {
  gray: 'neutral',
  red: 'danger',
  amber: 'warning',
  green: 'success',
  blue: 'info',
  violet: 'brand',
}
export const labelColorWords: Readonly<Record<LabelColor, string>> = {
  gray: 'Grey',
  red: 'Red',
  amber: 'Amber',
  green: 'Green',
  blue: 'Blue',
  violet: 'Violet',
}
