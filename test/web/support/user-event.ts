import { userEvent as library, type Options, type UserEvent } from '@testing-library/user-event'

/** Shorter texts, and those with key names in braces or brackets, are typed unchanged. */
const WORTH_PASTING = /^[^{[]{4,}$/

interface Hands extends Pick<UserEvent, 'click' | 'paste' | 'type'> {
  keyboard(text: string): Promise<unknown>
}

/**
 * Pastes a long text up to its last character, and types that one. Each keystroke renders the whole form again, and the
 * tenth tests nothing new.
 */
const typeQuickly = ({ click, keyboard, paste, type }: Hands): UserEvent['type'] =>
  async function typed(element, text, options) {
    if (options || !WORTH_PASTING.test(text)) return type(element, text, options)
    await click(element)
    await paste(text.slice(0, -1))
    await keyboard(text.slice(-1))
  }

/** The library's user, who types quickly. */
export const userEvent = {
  ...library,
  type: typeQuickly(library),
  setup(options?: Options): UserEvent {
    const user = library.setup(options)
    return { ...user, type: typeQuickly(user) }
  },
}
