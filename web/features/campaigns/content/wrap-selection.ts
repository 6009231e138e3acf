/** A text and its selection. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The text that an editor button puts around the selection. */
export interface Wrapping {
  readonly before: string
  readonly after: string
  /** Inserted between them if nothing is selected. */
  readonly placeholder: string
  /** Part of `before` to select afterwards, such as a URL to be typed. */
  readonly ask?: string
  /** Around each line separately, within `before` and `after`. */
  readonly line?: readonly [before: string, after: string]
}

/** The replacement for the selection, and the selection afterwards. */
export interface Replacement extends Selected {
  /** The text inserted in place of the selection. */
  readonly inserted: string
}

export const WRAPPINGS = {
  bold: { before: '<strong>', after: '</strong>', placeholder: 'bold text' },
  italic: { before: '<em>', after: '</em>', placeholder: 'italic text' },
  heading: { before: '<h2>', after: '</h2>', placeholder: 'Heading' },
  paragraph: { before: '<p>', after: '</p>', placeholder: 'Text' },
  list: { before: '<ul>\n', after: '</ul>', placeholder: 'First\nSecond', line: ['  <li>', '</li>\n'] },
  link: { before: '<a href="https://">', after: '</a>', placeholder: 'link text', ask: 'https://' },
  button: {
    before:
      '<a href="https://" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#10635f;color:#ffffff;text-decoration:none;font-weight:bold">',
    after: '</a>',
    placeholder: 'Call to action',
    ask: 'https://',
  },
} as const satisfies Record<string, Wrapping>

/** Wraps the selection. Afterwards the same text, or its placeholder, is selected. */
export function wrapSelection({ text, start, end }: Selected, wrapping: Wrapping): Replacement {
  const { before, after, placeholder, ask, line } = wrapping
  const selected = text.slice(start, end) || placeholder
  const middle = line
    ? selected
        .split('\n')
        .filter((one) => one.trim() !== '')
        .map((one) => line[0] + one.trim() + line[1])
        .join('')
    : selected
  const inserted = before + middle + after
  const next = text.slice(0, start) + inserted + text.slice(end)
  if (ask) {
    const from = start + before.indexOf(ask)
    return { text: next, inserted, start: from, end: from + ask.length }
  }
  const from = start + before.length
  return { text: next, inserted, start: from, end: from + middle.length }
}

/** Replaces the selection with a text and puts the cursor behind it. */
export function insertText({ text, start, end }: Selected, inserted: string): Replacement {
  const at = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), inserted, start: at, end: at }
}
