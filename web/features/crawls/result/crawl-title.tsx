import { Check, Pencil, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CRAWL_NAME_MAX, type Crawl, update } from '../../../../src/contracts/crawls/crawls.ts'
import { CallError } from '../../../lib/call-error.ts'
import { crawlTitle } from '../../../lib/crawl-name.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useRenameCrawl } from '../api.ts'

/**
 * A crawl's name, which can be changed in place. An empty one means the website or keyword again.
 *
 * @param children the name as text or link; by default the text
 */
export function CrawlTitle({ crawl, children }: { crawl: Crawl; children?: ReactNode }) {
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  if (isEditing)
    return (
      <NameForm
        crawl={crawl}
        onClose={() => {
          setIsEditing(false)
          // The button returns with the next frame, and keyboard users continue from it.
          requestAnimationFrame(() => pencil.current?.focus())
        }}
      />
    )
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="wrap-anywhere min-w-0">{children ?? crawlTitle(crawl)}</span>
      <Allowed to={update}>
        <IconButton ref={pencil} icon={Pencil} size="sm" label="Rename crawl" onClick={() => setIsEditing(true)} />
      </Allowed>
    </span>
  )
}

function NameForm({ crawl, onClose }: { crawl: Crawl; onClose: () => void }) {
  const [name, setName] = useState(crawl.name ?? '')
  const rename = useRenameCrawl()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  async function save() {
    const next = name.trim() || null
    if (next === crawl.name) return onClose()
    try {
      await rename.mutateAsync({ params: { id: crawl.id }, body: { name: next } })
      onClose()
    } catch (error) {
      const [message] = error instanceof CallError ? (error.fields.name ?? []) : []
      toastFailure(error, message ?? "We couldn't rename the crawl.")
    }
  }
  return (
    <form
      aria-label="Rename crawl"
      className="flex w-full min-w-0 max-w-md items-center gap-1 font-normal tracking-normal"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Input
        ref={input}
        aria-label="Crawl name"
        value={name}
        placeholder={crawl.source}
        maxLength={CRAWL_NAME_MAX}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <IconButton icon={Check} label="Save name" type="submit" isLoading={rename.isPending} />
      <IconButton icon={X} label="Cancel" onClick={onClose} />
    </form>
  )
}
