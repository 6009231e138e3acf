import { CONVERSATION_OUTCOMES, type ConversationOutcome } from '../../../src/contracts/replies/conversation-state.ts'

/** What a key does in the inbox. */
export type InboxCommand =
  | { readonly kind: 'next' | 'previous' | 'reply' | 'done' | 'snooze' | 'label' | 'assign' | 'help' | 'close' }
  | { readonly kind: 'outcome'; readonly outcome: ConversationOutcome }

/** The keys, in the order in which the help lists them. */
export const INBOX_KEYS: readonly { readonly key: string; readonly does: string; readonly command: InboxCommand }[] = [
  { key: 'j', does: 'Next conversation', command: { kind: 'next' } },
  { key: 'k', does: 'Previous conversation', command: { kind: 'previous' } },
  { key: 'r', does: 'Reply', command: { kind: 'reply' } },
  { key: 'e', does: 'Done, or back to the inbox', command: { kind: 'done' } },
  { key: 's', does: 'Snooze', command: { kind: 'snooze' } },
  { key: 'l', does: 'Labels', command: { kind: 'label' } },
  { key: 'a', does: 'Assign', command: { kind: 'assign' } },
  ...CONVERSATION_OUTCOMES.map((outcome, at) => ({
    key: String(at + 1),
    does: `Mark as “${outcome.replaceAll('_', ' ')}”`,
    command: { kind: 'outcome', outcome } as const,
  })),
  { key: 'Escape', does: 'Back to the list', command: { kind: 'close' } },
  { key: '?', does: 'Show these keys', command: { kind: 'help' } },
]

export interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** Whether it was pressed in a text field or another control that takes letters. */
  readonly isTyping: boolean
}

/** What a pressed key does; null if nothing. Letters do nothing while somebody types; Escape always leaves. */
export function commandOf({ key, altKey, ctrlKey, metaKey, isTyping }: PressedKey): InboxCommand | null {
  if (altKey || ctrlKey || metaKey) return null
  const command = INBOX_KEYS.find((one) => one.key === (key.length === 1 ? key.toLowerCase() : key))?.command ?? null
  return isTyping ? null : command
}

/** Whether an element takes the letters that are typed. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="combobox"]') !==
    null
