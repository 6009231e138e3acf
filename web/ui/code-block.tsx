import { cn } from './cn.ts'
import { CopyButton } from './copy-button.tsx'

/** Code or raw text in a monospace font, with horizontal scrolling and a copy button. */
export function CodeBlock({ code, title, className }: { code: string; title?: string; className?: string }) {
  return (
    <figure className={cn('overflow-hidden rounded-lg border border-line bg-sunken', className)}>
      <figcaption className="flex h-9 items-center justify-between border-line border-b pr-1 pl-3 font-mono text-2xs text-muted">
        {title ?? 'Code'}
        <CopyButton value={code} label="Copy code" />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-3 font-mono text-ink text-xs leading-5 focus-visible:outline-offset-[-2px]"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
