/** Template syntax: `{{…}}` and `{%…%}`, with no braces in between. Longer ones are text (`merge-fields.ts`). */
const TOKEN = /(\{\{[^{}]{0,1200}\}\}|\{%[^{}]{0,1200}%\})/

/**
 * Splits text into plain text and template syntax, in turns: the pieces at odd places are tokens, exactly as written.
 */
export const splitTokens = (text: string): string[] => text.split(TOKEN)

export const isToken = (text: string): boolean => splitTokens(text).length === 3 && splitTokens(text)[1] === text

/** Applies a function to the text around tokens, which stay as written. */
export const aroundTokens = (text: string, change: (plain: string) => string): string =>
  splitTokens(text)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('')
