/** A sentence in which text in backticks is rendered as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
      <code key={at} className="font-mono text-xs">
        {part}
      </code>
    ),
  )
}
