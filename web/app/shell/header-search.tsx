import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Input } from '../../ui/input.tsx'
import { Kbd } from '../../ui/kbd.tsx'

/** Searches the data page from anywhere. The "/" key focuses it. */
export function HeaderSearch() {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      // A screen with a search box of its own has used the key already.
      if (
        event.defaultPrevented ||
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', focusOnSlash)
    return () => window.removeEventListener('keydown', focusOnSlash)
  }, [])

  function search(event: FormEvent) {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (!text) return
    navigate(paths.data.to({ search: text }))
    if (input.current) input.current.value = ''
    input.current?.blur()
  }
  return (
    <search className="w-full max-w-sm">
      <form onSubmit={search}>
        <Input
          ref={input}
          type="search"
          name="search"
          aria-label="Search your data"
          placeholder="Search data"
          icon={Search}
          autoComplete="off"
          maxLength={200}
          className="border-line bg-canvas shadow-none [&::-webkit-search-cancel-button]:hidden"
          trailing={
            <span aria-hidden="true" className="pointer-events-none pr-1 max-lg:hidden">
              <Kbd>/</Kbd>
            </span>
          }
        />
      </form>
    </search>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
