/** The text around a value, with the value highlighted as it is written there. */
export function Snippet({ text, value }: { text: string; value: string }) {
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="px-0.5 text-ink">{text.slice(at, at + value.length)}</mark>
      {text.slice(at + value.length)}
    </>
  )
}
